#include "CPageAssets.h"

static const unsigned char style[] = {
#embed "Style/page.css"
  ,
#embed "Style/gallery.css"
  ,
#embed "Style/screen.css"
  ,
#embed "Style/pictures.css"
  ,
#embed "Style/film.css"
  ,
#embed "Style/findings.css"
  ,
#embed "Style/media.css"
  , 0};

// In the order in which they run.
static const unsigned char script[] = {
#embed "Script/page.js"
  , '\n',
#embed "Script/tree.js"
  , '\n',
#embed "Script/keys.js"
  , '\n',
#embed "Script/time.js"
  , '\n',
#embed "Script/stage.js"
  , '\n',
#embed "Script/whatif.js"
  , '\n',
#embed "Script/steps.js"
  , '\n',
#embed "Script/film.js"
  , '\n',
#embed "Script/screens.js"
  , 0};

const unsigned char *page_style(void) { return style; }
const unsigned char *page_script(void) { return script; }
