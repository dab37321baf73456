// simdjson's DOM parse of a whole file, the fastest JSON reader there is to compare with.
#include <iostream>
#include <simdjson.h>

int main(int argc, char **argv)
{
  if (argc != 2) {
    std::cerr << "usage: simdjson_dom FILE\n";
    return 2;
  }
  simdjson::padded_string text;
  auto error = simdjson::padded_string::load(argv[1]).get(text);
  simdjson::dom::parser parser;
  simdjson::dom::element root;
  if (!error) error = parser.parse(text).get(root);
  if (error) {
    std::cerr << "simdjson_dom: " << error << '\n';
    return 2;
  }
  // Nothing of the tree may be optimised away.
  std::cout << int(root.type()) << '\n';
  return 0;
}
