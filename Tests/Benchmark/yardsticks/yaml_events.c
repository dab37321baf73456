/* The bare libyaml event loop: what reading YAML costs before anything is made of it. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

/* The whole file in memory, as skelinspect has it, so that both give libyaml one string. */
static unsigned char *read_file(const char *path, size_t *size)
{
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char *text = malloc(*size + 1);
  if (text && fread(text, 1, *size, file) != *size) {
    free(text);
    text = NULL;
  }
  fclose(file);
  return text;
}

int main(int argc, char **argv)
{
  size_t size = 0;
  unsigned char *text = argc == 2 ? read_file(argv[1], &size) : NULL;
  yaml_parser_t parser;
  if (!text || !yaml_parser_initialize(&parser)) {
    fprintf(stderr, "usage: yaml_events FILE\n");
    return 2;
  }
  yaml_parser_set_input_string(&parser, text, size);

  long events = 0;
  yaml_event_type_t type;
  do {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "yaml_events: line %zu: %s\n", parser.problem_mark.line + 1, parser.problem);
      return 2;
    }
    type = event.type;
    events++;
    yaml_event_delete(&event);
  } while (type != YAML_STREAM_END_EVENT);

  printf("%ld\n", events);
  yaml_parser_delete(&parser);
  free(text);
  return 0;
}
