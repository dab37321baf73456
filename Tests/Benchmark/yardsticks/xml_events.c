/* The bare Expat loop: what reading XML costs before anything is made of it. */
#include <expat.h>
#include <stdio.h>
#include <stdlib.h>

/* The whole file in memory, as skelinspect has it, so that both give Expat one string. */
static char *read_file(const char *path, size_t *size)
{
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(*size + 1);
  if (text && fread(text, 1, *size, file) != *size) {
    free(text);
    text = NULL;
  }
  fclose(file);
  return text;
}

static void count_start(void *events, const XML_Char *name, const XML_Char **attributes)
{
  (void)name;
  (void)attributes;
  ++*(long *)events;
}

static void count_end(void *events, const XML_Char *name)
{
  (void)name;
  ++*(long *)events;
}

int main(int argc, char **argv)
{
  size_t size = 0;
  long events = 0;
  char *text = argc == 2 ? read_file(argv[1], &size) : NULL;
  XML_Parser parser = XML_ParserCreate("UTF-8");
  if (!text || !parser) {
    fprintf(stderr, "usage: xml_events FILE\n");
    return 2;
  }
  XML_SetUserData(parser, &events);
  XML_SetElementHandler(parser, count_start, count_end);
  if (XML_Parse(parser, text, (int)size, 1) != XML_STATUS_OK) {
    fprintf(stderr, "xml_events: line %lu: %s\n", (unsigned long)XML_GetCurrentLineNumber(parser),
            XML_ErrorString(XML_GetErrorCode(parser)));
    return 2;
  }
  printf("%ld\n", events);
  XML_ParserFree(parser);
  free(text);
  return 0;
}
