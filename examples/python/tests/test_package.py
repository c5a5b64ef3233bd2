"""The package as a program in Python uses it."""

import ast
import contextlib
import inspect
import io
import pathlib
import random
import time
import unittest
from xml.etree import ElementTree

import queen_puzzle
from queen_puzzle import Board, QueenPuzzle

STUBS = pathlib.Path(__file__).parent.parent / "queen_puzzle.pyi"
# On-Line Encyclopedia of Integer Sequences, A000170, from size 0.
SMALL = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724]
SOLUTIONS = [*SMALL, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512]


def is_solution(columns):
    """Whether no two queens share a column or a diagonal."""
    rows = range(len(columns))
    lines = columns, [columns[row] + row for row in rows], [columns[row] - row for row in rows]
    return all(len(set(line)) == len(columns) for line in lines)


class Puzzle(unittest.TestCase):
    def test_counts(self):
        for size in range(2, 17):
            puzzle = QueenPuzzle(size)
            self.assertEqual(puzzle.board_size, size)
            self.assertEqual(puzzle.nb_of_solutions, SOLUTIONS[size])
            self.assertEqual(len(puzzle), SOLUTIONS[size])
        self.assertEqual(QueenPuzzle(16).nb_of_tested_permutations, 3_204_457_470)

    def test_solutions_are_a_list_of_tuples(self):
        for size in range(2, 11):
            puzzle = QueenPuzzle(size)
            solutions = puzzle.solutions()
            self.assertIs(type(solutions), list)
            self.assertTrue(all(type(solution) is tuple for solution in solutions))
            self.assertTrue(all(map(is_solution, solutions)))
            self.assertEqual(len(set(solutions)), SOLUTIONS[size])
            self.assertEqual(list(puzzle), solutions)
            self.assertEqual([puzzle[k] for k in range(len(puzzle))], solutions)
        self.assertEqual(QueenPuzzle(4).solutions(), [(1, 3, 0, 2), (2, 0, 3, 1)])

    def test_looks_up_any_solution(self):
        generator = random.Random(1)
        for size in range(11, 17):
            puzzle = QueenPuzzle(size)
            last = puzzle.nb_of_solutions
            for k in [1, last, *(generator.randint(1, last) for _ in range(50))]:
                columns = puzzle[k - 1]
                self.assertTrue(is_solution(columns))
                self.assertEqual(puzzle.number_of(columns), k)

    def test_is_indexed_as_a_list(self):
        puzzle = QueenPuzzle(8)
        solutions = puzzle.solutions()
        for index in (0, 12, 91, -1, -92):
            self.assertEqual(puzzle[index], solutions[index])
        ends = (slice(3), slice(80, None), slice(-3, None))
        for part in (*ends, slice(None, None, -7), slice(9, 2)):
            self.assertEqual(puzzle[part], solutions[part])
        for index in (92, -93, 10**30, -(10**30)):
            with self.assertRaisesRegex(IndexError, "^the puzzle has 92 solutions$"):
                puzzle[index]
        self.assertRaises(TypeError, lambda: puzzle["1"])
        self.assertEqual(iter(puzzle).__length_hint__(), 92)

    def test_finds_the_number_of_a_solution(self):
        puzzle = QueenPuzzle(8)
        self.assertEqual(puzzle.number_of((3, 6, 4, 2, 0, 5, 7, 1)), 13)
        self.assertEqual(puzzle.number_of([3, 6, 4, 2, 0, 5, 7, 1]), 13)
        self.assertIn((3, 6, 4, 2, 0, 5, 7, 1), puzzle)
        for other in ((), (1, 3, 0, 2), (0,) * 8, "36420571", (300,) * 8, (-1,) * 8):
            self.assertIsNone(puzzle.number_of(other))
            self.assertNotIn(other, puzzle)
        self.assertNotIn(13, puzzle)
        self.assertRaises(TypeError, puzzle.number_of, 13)

    def test_displays_a_solution(self):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            self.assertIsNone(QueenPuzzle(4).solution(2))
        self.assertEqual(out.getvalue(), "⬜⬛🔴⬛\n🔵⬜⬛⬜\n⬜⬛⬜🔵\n⬛🔴⬛⬜\n")

    def test_takes_little_time(self):
        # Processor time, which other programs do not take.
        start = time.process_time()
        puzzle = QueenPuzzle(14)
        self.assertEqual((puzzle.nb_of_solutions, is_solution(puzzle[365_595])), (365_596, True))
        self.assertLess(time.process_time() - start, 0.2)
        sixteen = QueenPuzzle(16)
        for index in range(0, SOLUTIONS[16], 500_000):
            times = []
            for _ in range(3):
                start = time.process_time()
                sixteen[index]
                times.append(time.process_time() - start)
            self.assertLess(min(times), 0.005, index)


class Errors(unittest.TestCase):
    def test_size(self):
        for size in (1, 17, 0, -8, 10**30, True):
            message = f"^the size of the board must be from 2 to 16, not {size}$"
            self.assertRaisesRegex(ValueError, message, QueenPuzzle, size)
        for size in ("8", 8.0, None, [8]):
            message = "^the size of the board must be an integer from 2 to 16, not "
            with self.assertRaisesRegex(TypeError, message) as context:
                QueenPuzzle(size)
            self.assertTrue(str(context.exception).endswith(repr(size)))
        self.assertRaises(TypeError, QueenPuzzle)

    def test_number(self):
        puzzle = QueenPuzzle(8)
        for method in (puzzle.solution, puzzle.board):
            for k in (0, 93, -1, 10**30):
                message = f"^the number of the solution must be from 1 to 92, not {k}$"
                self.assertRaisesRegex(ValueError, message, method, k)
            self.assertRaisesRegex(TypeError, "integer from 1 to 92, not '1'$", method, "1")
        message = "^there is no solution for size 3$"
        self.assertRaisesRegex(ValueError, message, QueenPuzzle(3).solution, 1)

    def test_columns(self):
        for columns in ([], [0] * 17):
            message = f"^a board has from 1 to 16 rows, not {len(columns)}$"
            self.assertRaisesRegex(ValueError, message, Board, columns)
        message = "^a column must be from 0 to 1, not 2$"
        self.assertRaisesRegex(ValueError, message, Board, [0, 2])
        self.assertRaisesRegex(TypeError, "^a column must be an integer from 0 to 1", Board, "01")
        self.assertRaises(TypeError, Board, 8)


class Boards(unittest.TestCase):
    def test_is_drawn(self):
        board = QueenPuzzle(4).board(1)
        self.assertEqual(board.columns, (1, 3, 0, 2))
        self.assertEqual(str(board), "⬜🔵⬜⬛\n⬛⬜⬛🔴\n🔴⬛⬜⬛\n⬛⬜🔵⬜")
        self.assertEqual(repr(board), "Board((1, 3, 0, 2))")
        self.assertEqual(eval(repr(board)), board)
        self.assertEqual(len({board, Board([1, 3, 0, 2]), Board([2, 0, 3, 1])}), 2)

    def test_is_a_picture(self):
        picture = ElementTree.fromstring(QueenPuzzle(4).board(1)._repr_svg_())
        self.assertEqual(picture.tag, "{http://www.w3.org/2000/svg}svg")
        description = picture.find("{http://www.w3.org/2000/svg}desc")
        self.assertEqual(description.text, "Queens on b4 d3 a2 c1.")

    def test_queens_may_attack_each_other(self):
        self.assertTrue(Board([1, 3, 0, 2]).is_solution)
        self.assertTrue(Board([0]).is_solution)
        for columns in ([0, 1], [0, 0], [1, 3, 2, 0]):
            self.assertFalse(Board(columns).is_solution)
        self.assertIn("a2 attacks b1.", Board([0, 1])._repr_svg_())


class Stubs(unittest.TestCase):
    def test_name_what_is_there(self):
        module = ast.parse(STUBS.read_text(encoding="utf-8"))
        classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
        self.assertEqual(sorted(classes), sorted(queen_puzzle.__all__))
        for name, node in classes.items():
            found = getattr(queen_puzzle, name)
            stubs = [item for item in node.body if isinstance(item, ast.FunctionDef)]
            public = {item for item in vars(found) if not item.startswith("_")}
            self.assertEqual({s.name for s in stubs if not s.name.startswith("_")}, public)
            for stub in stubs:
                self.assertIn(stub.name, vars(found), name)
                if stub.name.startswith("__") or stub.decorator_list:
                    continue
                arguments = [argument.arg for argument in stub.args.args]
                signature = inspect.signature(getattr(found, stub.name))
                self.assertEqual(list(signature.parameters), arguments, stub.name)


if __name__ == "__main__":
    unittest.main()
