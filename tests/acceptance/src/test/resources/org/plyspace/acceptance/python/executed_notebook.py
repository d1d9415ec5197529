"""Executes a notebook and says where its outputs differ from those in it: pictures must be there, texts be the same.

With --write the outputs are put into the notebook instead. Run by PythonTest, with Debian's python3-pandas and
jupyter-notebook.
"""

import copy
import sys

import nbclient
import nbformat

FEWEST_PICTURES = 4
SECONDS_OF_A_CELL = 300


def told(cell):
    """What a cell shows, without counts and the details of pictures."""
    for output in cell.get("outputs", []):
        if output["output_type"] == "stream":
            yield output["name"], output["text"]
        elif output["output_type"] == "error":
            yield "error", "\n".join(output["traceback"])
        else:
            for kind, data in sorted(output["data"].items()):
                yield kind, "" if kind == "image/svg+xml" else data


file = sys.argv[1]
shown = nbformat.read(file, as_version=4)
executed = copy.deepcopy(shown)
nbclient.NotebookClient(executed, timeout=SECONDS_OF_A_CELL, kernel_name="python3", record_timing=False).execute()
executed.metadata = shown.metadata
if "--write" in sys.argv:
    nbformat.write(executed, file)
differences = 0
pictures = 0
for number, (expected, found) in enumerate(zip(shown.cells, executed.cells)):
    outputs = list(told(expected)), list(told(found))
    pictures += sum(kind == "image/svg+xml" for kind, _ in outputs[1])
    if outputs[0] != outputs[1]:
        differences += 1
        print(f"cell {number} shows", *outputs[0], "but it is", *outputs[1], sep="\n")
print(f"{len(executed.cells)} cells, {pictures} pictures, {differences} differences")
sys.exit(1 if differences or pictures < FEWEST_PICTURES else 0)
