"""What scripts of studies share: the program that they ask, which is that of the checkout or the one that PLYSPACE names, and tables."""

import os
import pathlib
import subprocess
import sys
import tempfile
import types

PROGRAM = os.environ.get("PLYSPACE") or str(pathlib.Path(__file__).resolve().parents[2] / "plyspace")


def connect():
    """The module plyspace, as the program writes it, connected to it."""
    source = subprocess.run([PROGRAM, "python"], check=True, capture_output=True, text=True).stdout
    module = types.ModuleType("plyspace")
    sys.modules["plyspace"] = module  # dataclasses look their module up
    exec(compile(source, "plyspace.py", "exec"), module.__dict__)
    module.connect(program=PROGRAM)
    return module


def report(rows, metrics):
    """What `study report` writes of rows: the hypotheses, and the numbers of each setting, both as dictionaries by heading."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "report.md"
        command = [PROGRAM, "study", "report", rows, "--metrics", metrics, "--markdown", str(file)]
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
            sys.exit(f"{' '.join(command)} failed")
        lines = [[cell.strip(" `") for cell in line.strip("|").split("|")]
                 for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    hypotheses, settings, headings = [], [], []
    for cells in lines:
        if cells[0] == "setting":
            headings = cells
        elif not set(cells[0]) <= set("-:"):
            (hypotheses if headings[1] == "number" else settings).append(dict(zip(headings, cells)))
    return hypotheses, settings


def number(row, heading):
    """The number of a row under the heading that begins so."""
    return next(cell for name, cell in row.items() if name.startswith(heading))


def table(headings, rows):
    """Prints a table, the first column to the left."""
    for cells in [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]:
        print("| " + " | ".join(cells) + " |")
