"""Python's own JSON reader over a file."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    json.load(file)
