"""Runs the sessions on a page of docs as one, and says what differs. Run by PythonTest."""

import doctest
import pathlib
import re
import sys

page = pathlib.Path(sys.argv[1])
blocks = re.findall(r"^```pycon\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
runner = doctest.DocTestRunner()
failed, tried = runner.run(session)
print(f"{tried} examples, {failed} failed")
sys.exit(1 if failed or tried < int(sys.argv[2]) else 0)
