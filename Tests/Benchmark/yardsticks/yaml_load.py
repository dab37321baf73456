"""PyYAML over a file, with the loader that is written in C."""

import sys

import yaml

with open(sys.argv[1], "rb") as file:
    yaml.load(file, Loader=yaml.CSafeLoader)
