#include "CAssets.h"

// Older standards have it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

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
#embed "Style/contrast.css"
  ,
#embed "Style/media.css"
  , 0};

// In the order in which they run.
static const unsigned char script[] = {
#embed "Script/page.js"
  , '\n',
#embed "Script/filters.js"
  , '\n',
#embed "Script/tree.js"
  , '\n',
#embed "Script/keys.js"
  , '\n',
#embed "Script/time.js"
  , '\n',
#embed "Script/panel.js"
  , '\n',
#embed "Script/zoom.js"
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

static const unsigned char bash[] = {
#embed "Completions/skelinspect.bash"
  , 0};

static const unsigned char zsh[] = {
#embed "Completions/skelinspect.zsh"
  , 0};

static const unsigned char fish[] = {
#embed "Completions/skelinspect.fish"
  , 0};

const unsigned char *page_style(void) { return style; }
const unsigned char *page_script(void) { return script; }
const unsigned char *bash_completions(void) { return bash; }
const unsigned char *zsh_completions(void) { return zsh; }
const unsigned char *fish_completions(void) { return fish; }
