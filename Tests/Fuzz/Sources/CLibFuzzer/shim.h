#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own change of a text, in place; how long the text is then.
size_t LLVMFuzzerMutate(uint8_t *text, size_t count, size_t room);
