#include <string.h>
#include <yaml.h>

// Fields of an event's union: read in C they are one load each, in Swift each is a copy of the whole union.

static inline const yaml_char_t *skelinspect_scalar_value(const yaml_event_t *event) {
  return event->data.scalar.value;
}

static inline size_t skelinspect_scalar_length(const yaml_event_t *event) { return event->data.scalar.length; }

static inline yaml_scalar_style_t skelinspect_scalar_style(const yaml_event_t *event) {
  return event->data.scalar.style;
}

static inline const yaml_char_t *skelinspect_scalar_tag(const yaml_event_t *event) {
  return event->data.scalar.tag;
}

static inline const yaml_char_t *skelinspect_scalar_anchor(const yaml_event_t *event) {
  return event->data.scalar.anchor;
}

static inline const yaml_char_t *skelinspect_alias_anchor(const yaml_event_t *event) {
  return event->data.alias.anchor;
}

/* Of the start of a mapping or sequence. */
static inline const yaml_char_t *skelinspect_container_anchor(const yaml_event_t *event) {
  return event->type == YAML_MAPPING_START_EVENT ? event->data.mapping_start.anchor
                                                 : event->data.sequence_start.anchor;
}

static inline const yaml_char_t *skelinspect_container_tag(const yaml_event_t *event) {
  return event->type == YAML_MAPPING_START_EVENT ? event->data.mapping_start.tag
                                                 : event->data.sequence_start.tag;
}

static inline int skelinspect_container_is_flow(const yaml_event_t *event) {
  return event->type == YAML_MAPPING_START_EVENT
             ? event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
             : event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
}

/* Whether a scalar's text is so many bytes of the source. */
static inline int skelinspect_scalar_is(const yaml_event_t *event, const unsigned char *source, size_t length) {
  return event->data.scalar.length == length && memcmp(event->data.scalar.value, source, length) == 0;
}
