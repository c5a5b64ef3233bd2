"""Types of the package: the solutions of the n-queens puzzle, from tables made at compile time."""

from collections.abc import Iterable, Iterator
from typing import final, overload

__all__ = ["Board", "QueenPuzzle"]

@final
class Board:
    """A board with one queen in each row."""

    def __new__(cls, columns: Iterable[int]) -> Board: ...
    @property
    def columns(self) -> tuple[int, ...]:
        """The columns of the queens from the top row down, from 0."""
    @property
    def is_solution(self) -> bool:
        """Whether no queen attacks another."""
    def _repr_svg_(self) -> str: ...
    def __hash__(self) -> int: ...

@final
class QueenPuzzle:
    """All solutions of the puzzle for a board of `board_size` × `board_size`, from 2 to 16."""

    def __new__(cls, board_size: int) -> QueenPuzzle: ...
    @property
    def board_size(self) -> int:
        """The size of the board."""
    @property
    def nb_of_tested_permutations(self) -> int:
        """The number of permutations that the search does not skip."""
    @property
    def nb_of_solutions(self) -> int:
        """The number of solutions."""
    def solution(self, k: int) -> None:
        """Displays the k-th solution; k is from 1 to the number of solutions."""
    def board(self, k: int) -> Board:
        """The k-th solution as a board, which a notebook shows as a picture."""
    def solutions(self) -> list[tuple[int, ...]]:
        """All solutions in a list."""
    def number_of(self, columns: Iterable[object]) -> int | None:
        """The number k of a solution, or `None` if the columns are no solution of this size."""
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[tuple[int, ...]]: ...
    @overload
    def __getitem__(self, index: int, /) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[tuple[int, ...]]: ...
    def __contains__(self, columns: object, /) -> bool: ...
