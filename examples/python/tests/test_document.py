"""The cells of the notebook that defines `QueenPuzzle`, as they are written there."""

import ast
import pathlib
import re
import subprocess
import sys
import unittest

DOCUMENT = pathlib.Path(__file__).with_name("document.txt")
MAGIC = re.compile(r'%%run_and_test python3 -c "?\$statements"?')


def cells():
    """The heading, the code of the first cell and the text of the second, for each test."""
    sections = re.split(r"^## ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    for section in sections:
        heading, code, test = section.split("In [None]:\n")
        yield heading.strip(), code.strip(), test.strip()


def run(heading, code, test):
    """Runs both cells. The second has a command and, below it, what the command prints."""
    names = {}
    exec(compile(code, heading, "exec"), names)
    command, expected = test.split("\n\n", 1)
    if not MAGIC.fullmatch(command):
        raise ValueError(f"the cell has another command: {command}")
    # In the literal of a board, `\n` ends a line; the line feeds beside it are for readers.
    expected = ast.literal_eval("".join(expected.splitlines()))
    program = [sys.executable, "-X", "utf8", "-c", names["statements"]]
    result = subprocess.run(program, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return result.stdout, expected


class Document(unittest.TestCase):
    """A test for each pair of cells."""

    def test_all_cells_are_there(self):
        self.assertEqual(len(list(cells())), 15)


def add(heading, code, test):
    def check(self):
        printed, expected = run(heading, code, test)
        self.assertEqual(printed, expected)

    setattr(Document, "test_" + re.sub(r"\W+", "_", heading.lower()), check)


for cell in cells():
    add(*cell)


if __name__ == "__main__":
    unittest.main()
