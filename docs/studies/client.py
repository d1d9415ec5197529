"""The program that scripts of studies ask: that of the checkout, or the one that PLYSPACE names."""

import os
import pathlib
import subprocess
import sys
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
