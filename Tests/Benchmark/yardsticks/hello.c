/* The least that a program can take to start. */
#include <stdio.h>

int main(void)
{
  puts("hello");
  return 0;
}
