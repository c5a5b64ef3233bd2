"""Cells of notebooks, run as Jupyter runs them."""

import ast
import contextlib
import io


def run_cell(source, names, count):
    """Runs a cell and returns its outputs, in the form of a notebook's file."""
    code = ast.parse(source)
    last = None
    if isinstance(code.body[-1], ast.Expr):
        last = compile(ast.Expression(code.body.pop().value), "cell", "eval")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "cell", "exec"), names)
        value = None if last is None else eval(last, names)
    outputs = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(True)}
        if hasattr(value, "_repr_svg_"):
            data = {"image/svg+xml": value._repr_svg_().splitlines(True), **data}
        result = {"data": data, "execution_count": count, "metadata": {}}
        outputs.append({**result, "output_type": "execute_result"})
    return outputs
