"""The examples on the pages about the package, with the outputs that stand there."""

import doctest
import json
import pathlib
import unittest

from notebooks import run_cell

FOLDER = pathlib.Path(__file__).parent.parent


class Pages(unittest.TestCase):
    def test_notebooks(self):
        paths = sorted(FOLDER.glob("notebooks/*.ipynb"))
        self.assertEqual(len(paths), 3)
        for path in paths:
            cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
            names = {}
            code = [cell for cell in cells if cell["cell_type"] == "code"]
            for count, cell in enumerate(code, 1):
                outputs = run_cell("".join(cell["source"]), names, count)
                self.assertEqual(outputs, cell["outputs"], f"{path.name}, cell {count}")

    def test_readme(self):
        path = str(FOLDER / "README.md")
        results = doctest.testfile(path, module_relative=False, encoding="utf-8")
        self.assertEqual(results.failed, 0)
        self.assertGreater(results.attempted, 5)


if __name__ == "__main__":
    unittest.main()
