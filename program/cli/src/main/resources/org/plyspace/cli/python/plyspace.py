"""Three-dimensional chess by Plyspace: rules, games, engines and measurements.

    >>> import plyspace
    >>> board = plyspace.Board("mychess")
    >>> board.push(board.legal_moves[0])
    >>> print(board.why("a1-b3"))
    >>> with plyspace.Engine("level5") as engine:
    ...     board.push(engine.play(board).move)

``plyspace.variants()`` lists the rule sets that there are.

One file, nothing but the standard library, Python 3.9 or later. It starts the program ``plyspace`` and talks to it
(``docs/protocol.md``). The program is found by, in this order: an argument (``connect(program=...)``), the environment
variable ``PLYSPACE``, the folder of this file, ``PATH``.

Names are those of python-chess where it has them: ``Board``, ``push``, ``pop``, ``turn`` (``WHITE`` is ``True``),
``outcome``, ``Engine.play``. What is different: there are many rule sets, so a board is made with the name of one and
its options (``"mychess:castling=off"``); a move is a text; ``position`` is what ``fen`` is there; and a refused move is
explained, by ``why``.

Moves are accepted in machine form (``e2-e4``), in the notation of the rule set's source, in that of UCI and in SAN, and
always given in machine form. Scores are hundredths of a pawn, times are seconds, lengths are plies.
"""

from __future__ import annotations

import atexit
import csv
import importlib
import itertools
import json
import os
import pathlib
import queue
import re
import shutil
import subprocess
import tempfile
import threading
import time
import typing
import weakref
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

__all__ = [
    "BLACK",
    "WHITE",
    "Analysis",
    "Board",
    "Client",
    "Comparison",
    "Engine",
    "IllegalMoveError",
    "Info",
    "Line",
    "MalformedError",
    "MoveFacts",
    "Outcome",
    "Piece",
    "Played",
    "PlyspaceError",
    "ProgramError",
    "RefusedError",
    "Rows",
    "RuleSet",
    "RuleSetFailedError",
    "Rules",
    "Statement",
    "TablebaseAnswer",
    "Verdict",
    "compare",
    "connect",
    "legal_moves_many",
    "perft_many",
    "read_rows",
    "rules",
    "tablebase",
    "variants",
]

WHITE = True
BLACK = False

PROTOCOL = 1
"""The version of the line protocol that this file speaks."""

_POSITIONS_IN_A_LINE = 500
_CHARACTERS_IN_A_LINE = 500_000
_LINES_AHEAD = 4

Program = Union[str, "os.PathLike[str]", Sequence[str]]


# Errors


class PlyspaceError(Exception):
    """A question was not answered.

    ``str`` of it says what was refused, where, why, and what is expected. ``fields`` has all members of the program's
    answer.
    """

    def __init__(self, message: str, fields: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__(message)
        self.fields: Dict[str, Any] = dict(fields or {})

    @property
    def type(self) -> str:
        """``malformed``, ``refused``, ``illegal``, ``failed``, or ``program`` if the program itself is not there."""
        return str(self.fields.get("type", "program"))


class MalformedError(PlyspaceError, ValueError):
    """An argument is not what is expected."""

    @property
    def member(self) -> Optional[str]:
        """The name of the argument in the protocol; ``None`` if it is not known."""
        return self.fields.get("member")


class RefusedError(PlyspaceError, ValueError):
    """There is no such rule set, option, position, engine or file, or the game is over."""

    @property
    def offset(self) -> Optional[int]:
        """Where the text of a position is refused, in characters from 0."""
        return self.fields.get("offset")

    @property
    def faults(self) -> List[Dict[str, Any]]:
        """Why a position cannot be played: ``field``, ``reason``, ``citation`` and numbers of ``cells`` each."""
        return list(self.fields.get("faults", []))


class IllegalMoveError(PlyspaceError, ValueError):
    """A move is not legal, or no move."""

    @property
    def move(self) -> str:
        """The move as it was given."""
        return str(self.fields.get("move", ""))

    @property
    def kind(self) -> Optional[str]:
        """The kind of rule that forbids it (``blocked``); ``None`` if the text is no move."""
        return self.fields.get("kind")

    @property
    def reason(self) -> str:
        """Why, in words."""
        return str(self.fields.get("reason", self))

    @property
    def citation(self) -> Optional[str]:
        """Page and section of the rules."""
        return self.fields.get("citation")

    @property
    def cells(self) -> Dict[str, List[str]]:
        """The squares concerned by their roles: ``mover``, ``target``, ``blocker``, ``attacker``, ``royal``, ``path``."""
        return dict(self.fields.get("cells", {}))


class RuleSetFailedError(PlyspaceError, RuntimeError):
    """A rule set, an engine or the program broke while it answered."""


class ProgramError(PlyspaceError, RuntimeError):
    """The program cannot be found or started, ends without an answer, or speaks another protocol."""


_ERRORS: Dict[str, typing.Type[PlyspaceError]] = {
    "malformed": MalformedError,
    "refused": RefusedError,
    "illegal": IllegalMoveError,
    "failed": RuleSetFailedError,
}


def _error(answer: Mapping[str, Any]) -> PlyspaceError:
    made = _ERRORS.get(str(answer.get("type")), PlyspaceError)
    message = str(answer["error"])
    if made is IllegalMoveError:
        # Which of the board's moves it is, is known.
        message = message.split(": ", 1)[-1]
    return made(message, answer)


# The process


def _find(program: Optional[Program]) -> List[str]:
    """The command line that starts the program, without arguments."""
    if program is None:
        program = os.environ.get("PLYSPACE") or None
    if program is None:
        beside = pathlib.Path(__file__).resolve().with_name("plyspace")
        if beside.is_file() and os.access(beside, os.X_OK):
            program = beside
    if program is None:
        program = shutil.which("plyspace")
    if program is None:
        raise ProgramError(
            "there is no program 'plyspace' on the PATH; set the environment variable PLYSPACE to it, or call"
            " plyspace.connect(program='.../plyspace')"
        )
    if not isinstance(program, (str, os.PathLike)):
        return [str(word) for word in program]
    path = os.fspath(program)
    return [os.path.join(path, "plyspace") if os.path.isdir(path) else path]


def _read_lines(pipe: "typing.IO[bytes]", lines: "queue.Queue[bytes]") -> None:
    """Puts all lines into a queue, and at the end an empty one."""
    try:
        with pipe:
            for line in iter(pipe.readline, b""):
                lines.put(line)
    finally:
        lines.put(b"")


def _is_stopped(pid: int) -> bool:
    """Whether a process is stopped, where that can be known."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as stat:
            return stat.read().rpartition(b")")[2].split()[0] == b"T"
    except (OSError, IndexError):
        return False


_SECONDS_BETWEEN_LOOKS = 0.5
_SECONDS_STOPPED = 5.0

_of_parents: List["subprocess.Popen[bytes]"] = []
_open_clients: "weakref.WeakSet[Client]" = weakref.WeakSet()


class Client:
    """A process of the program, and the questions it is asked.

    It is started by the first question, started anew if it died or after a fork, and ended by ``close``, by leaving a
    ``with`` block, or with Python, however that ends. Threads may share a client; they wait for each other.

    Most need none of this: boards use the client that ``connect`` made, or one made when it is first needed.
    """

    def __init__(
        self,
        program: Optional[Program] = None,
        *,
        plugins: Optional[Union[str, "os.PathLike[str]"]] = None,
        java_options: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """
        :param program: the program, the folder it lies in, or a command line as a list
        :param plugins: a folder of more rule sets, jars or JSON files
        :param java_options: more options for Java, such as ``"-Xmx4g"``
        :param timeout: the seconds to wait for an answer, or for what an analysis tells; ``None`` for any time, as long as
            the process is not stopped
        """
        self._program = program
        self._plugins = plugins
        self._java_options = java_options
        self._timeout = timeout
        self._lines: "queue.Queue[bytes]" = queue.Queue()
        self._lock = threading.RLock()
        self._ids = itertools.count(1)
        self._process: Optional["subprocess.Popen[bytes]"] = None
        self._owner = 0
        self._complaints: Optional[typing.IO[bytes]] = None
        self._streaming: Optional["Analysis"] = None
        self.version = ""
        """The program's version; empty before the first question."""

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<plyspace.Client {'running' if self.pid else 'not running'}>"

    @property
    def pid(self) -> Optional[int]:
        """The id of the process, or ``None`` if none runs."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def like(self) -> "Client":
        """Another client, with a process of its own, that starts the same program in the same way."""
        return Client(
            self._program, plugins=self._plugins, java_options=self._java_options, timeout=self._timeout
        )

    def ask(self, ask: Optional[str], **members: Any) -> Dict[str, Any]:
        """Ask any question of the protocol, and return its answer.

        :param ask: the word of the protocol, or ``None`` to have a move judged
        :param members: the other members of the question; those that are ``None`` are left out
        :raises PlyspaceError: of the kind that the answer tells
        """
        answer = self._ask_all([_question(ask, members)])[0]
        if "error" in answer:
            raise _error(answer)
        return answer

    def close(self) -> None:
        """End the process, if there is one. A later question starts a new one."""
        with self._lock:
            process, self._process = self._process, None
            complaints, self._complaints = self._complaints, None
            self._streaming = None
        if complaints is not None:
            complaints.close()
        if process is None:
            return
        if self._owner != os.getpid():
            _of_parents.append(process)  # what Python was forked from will end it
            return
        _open_clients.discard(self)
        try:
            if process.stdin is not None:
                process.stdin.close()
        except OSError:
            pass
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        try:
            self.close()
        except Exception:  # Python may be half gone
            pass

    def _start(self) -> "subprocess.Popen[bytes]":
        command = _find(self._program) + ["serve", "--stdio"]
        if self._plugins is not None:
            command += ["--plugins", os.fspath(self._plugins)]
        environment = dict(os.environ)
        if self._java_options is not None:
            environment["PLYSPACE_JAVA_OPTS"] = self._java_options
        self._complaints = tempfile.TemporaryFile()
        try:
            # A session of its own, so that Ctrl-C interrupts Python alone.
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                env=environment,
                start_new_session=True,
            )
        except OSError as failed:
            raise ProgramError(f"cannot start {command[0]!r}: {failed.strerror or failed}") from failed
        self._process, self._owner = process, os.getpid()
        self._lines = queue.Queue()
        threading.Thread(target=_read_lines, args=(process.stdout, self._lines), daemon=True).start()
        _open_clients.add(self)
        hello = self._read(self._send([_question("hello", {})])[0])
        if hello.get("protocol") != PROTOCOL:
            self.close()
            raise ProgramError(
                f"{command[0]!r} speaks version {hello.get('protocol')} of the protocol, and this file version"
                f" {PROTOCOL}; make this file anew with 'plyspace python > plyspace.py'"
            )
        self.version = str(hello.get("version", ""))
        return process

    def _running(self) -> "subprocess.Popen[bytes]":
        process = self._process
        if process is not None and self._owner != os.getpid():
            self.close()
            process = None
        if process is None or process.poll() is not None:
            self.close()
            process = self._start()
        return process

    def _send(self, questions: Iterable[Dict[str, Any]]) -> List[int]:
        process = self._process
        assert process is not None and process.stdin is not None
        ids = []
        for question in questions:
            question = {"id": next(self._ids), **question}
            ids.append(question["id"])
            process.stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        process.stdin.flush()
        return ids

    def _read(self, wanted: int) -> Dict[str, Any]:
        """The next answer, which must be to that question."""
        process = self._process
        assert process is not None
        line = self._line(process)
        while line == b"\n":
            line = self._line(process)
        if not line:
            raise EOFError(self._last_words(process))
        answer: Dict[str, Any] = json.loads(line)
        if answer.pop("id", wanted) != wanted:
            raise EOFError("it answered another question than was asked")
        return answer

    def _line(self, process: "subprocess.Popen[bytes]") -> bytes:
        """The next line, empty at the end.

        :raises ProgramError: if none comes in time, or from a process that is stopped
        """
        begun = time.monotonic()
        while True:
            try:
                return self._lines.get(timeout=_SECONDS_BETWEEN_LOOKS)
            except queue.Empty:
                stopped = _is_stopped(process.pid)
                waited = time.monotonic() - begun
                if stopped and waited >= _SECONDS_STOPPED:
                    reason = "the program is stopped (SIGSTOP)"
                elif self._timeout is not None and waited >= self._timeout:
                    reason = f"the program has not answered within {self._timeout:g} s"
                else:
                    continue
                process.kill()
                raise ProgramError(f"{reason}; it was ended, and the next question starts it anew") from None

    def _read_last(self, wanted: int) -> Dict[str, Any]:
        """The answer to a question, without what was told before it."""
        answer = self._read(wanted)
        while "info" in answer:
            answer = self._read(wanted)
        return answer

    def _cause(self, died: Exception) -> str:
        """Why there is no answer: a pipe that breaks says less than the process that broke it."""
        process = self._process
        return self._last_words(process) if isinstance(died, OSError) and process is not None else str(died)

    def _last_words(self, process: "subprocess.Popen[bytes]") -> str:
        try:
            code: Optional[int] = process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            code = None
        said = ""
        if self._complaints is not None:
            self._complaints.seek(0)
            said = self._complaints.read()[-2000:].decode(errors="replace").strip()
        return f"the program ended (exit code {code}) without an answer" + (f": {said}" if said else "")

    def _ask_all(self, questions: Sequence[Dict[str, Any]]) -> List[Dict[str, Any]]:
        """The answers to questions, of which the next are sent while one is being answered."""
        with self._lock:
            if self._streaming is not None:
                raise ProgramError("an analysis is going on; end it with close(), or ask another client")
            answers: List[Dict[str, Any]] = []
            for last_try in (False, True):
                try:
                    self._running()
                    ids: List[int] = []
                    ahead = iter(questions[len(answers) :])
                    ids += self._send(itertools.islice(ahead, _LINES_AHEAD))
                    while ids:
                        answers.append(self._read_last(ids.pop(0)))
                        ids += self._send(itertools.islice(ahead, 1))
                    return answers
                except (OSError, EOFError, ValueError) as died:
                    reason = self._cause(died)
                    self.close()
                    if last_try:
                        raise ProgramError(reason) from died
                except BaseException:
                    self.close()  # what comes next is the answer to a question that nobody waits for
                    raise
            raise AssertionError("unreachable")

    def _stream(self, analysis: "Analysis", question: Dict[str, Any]) -> int:
        with self._lock:
            if self._streaming is not None:
                raise ProgramError("an analysis is going on; end it with close(), or ask another engine")
            self._running()
            self._streaming = analysis
            return self._send([question])[0]

    def _next(self, analysis: "Analysis", wanted: int) -> Dict[str, Any]:
        with self._lock:
            if self._streaming is not analysis:
                raise ProgramError("the analysis has ended, since its client was closed")
            try:
                answer = self._read(wanted)
            except (OSError, EOFError, ValueError) as died:
                reason = self._cause(died)
                self.close()
                raise ProgramError(reason) from died
            except BaseException:
                self.close()
                raise
            if "info" not in answer:
                self._streaming = None
            return answer

    def _stop(self, analysis: "Analysis") -> int:
        if self._streaming is not analysis:
            raise ProgramError("the analysis has ended, since its client was closed")
        try:
            return self._send([_question("stop", {})])[0]
        except OSError as broken:
            self.close()
            raise ProgramError("the program has ended during the analysis; the next question starts it anew") from broken

    def _drained(self, analysis: "Analysis", stop: int) -> None:
        """Reads the answer to a stop after the analysis has ended."""
        with self._lock:
            try:
                self._read(stop)
            except (OSError, EOFError, ValueError):
                self.close()


def _question(ask: Optional[str], members: Mapping[str, Any]) -> Dict[str, Any]:
    question = {name: value for name, value in members.items() if value is not None}
    if ask is not None:
        question["ask"] = ask
    return question


_default: Optional[Client] = None
_default_lock = threading.Lock()


def connect(
    program: Optional[Program] = None,
    *,
    plugins: Optional[Union[str, "os.PathLike[str]"]] = None,
    java_options: Optional[str] = None,
    timeout: Optional[float] = None,
) -> Client:
    """Say which program boards ask from now on, and return the client that they share.

    :param program: the program, the folder it lies in, or a command line as a list; found as the module says if left out
    :param plugins: a folder of more rule sets, jars or JSON files
    :param java_options: more options for Java, such as ``"-Xmx4g"``
    :param timeout: the seconds to wait for an answer; ``None`` for any time, as long as the process is not stopped
    """
    global _default
    client = Client(program, plugins=plugins, java_options=java_options, timeout=timeout)
    with _default_lock:
        _default, old = client, _default
    if old is not None:
        old.close()
    return client


def _client(given: Optional[Client]) -> Client:
    global _default
    if given is not None:
        return given
    with _default_lock:
        if _default is None:
            _default = Client()
        return _default


@atexit.register
def _close_all() -> None:
    for client in list(_open_clients):
        client.close()


# Rule sets


@dataclass(frozen=True)
class RuleSet:
    """A rule set that can be played, as ``variants`` lists it.

    * ``source``: Where the rules come from.
    * ``options``: ``name``, ``meaning``, ``defaultValue``, and ``values`` or ``min`` and ``max``.
    """

    id: str
    title: str
    summary: str
    source: str
    options: Tuple[Dict[str, Any], ...]


@dataclass(frozen=True)
class Piece:
    """A type of piece of a rule set.

    * ``symbol``: Upper case as for White.
    * ``royal``: Whether it must not be left attacked.
    """

    symbol: str
    name: str
    royal: bool


@dataclass(frozen=True)
class Statement:
    """A statement of a rulebook."""

    aspect: str
    text: str
    citation: str


@dataclass(frozen=True)
class Rules:
    """What does not change in a game of a rule set.

    * ``variant``: The id with the options that are not defaults.
    * ``options``: All options with their values.
    * ``start``: The text of the start position; ``None`` if there is none.
    * ``boards``: The names of the boards.
    * ``levels``: The heights at which boards hang at the start, from below.
    * ``squares``: The names of the squares by cell, as boards hang at the start.
    * ``raw``: The program's whole answer.
    """

    variant: str
    title: str
    options: Dict[str, str]
    start: Optional[str]
    boards: Tuple[str, ...]
    levels: Tuple[float, ...]
    squares: Tuple[str, ...]
    pieces: Tuple[Piece, ...]
    rulebook: Tuple[Statement, ...]
    raw: Dict[str, Any] = field(repr=False)


def variants(*, client: Optional[Client] = None) -> List[RuleSet]:
    """All rule sets that the program has."""
    listed = _client(client).ask("variants")["variants"]
    return [
        RuleSet(one["id"], one["title"], one["summary"], one["source"], tuple(one["options"])) for one in listed
    ]


def rules(variant: str, *, client: Optional[Client] = None) -> Rules:
    """The rules of a variant, with options if any: ``"mychess"``, ``"mychess:castling=off"``."""
    raw = _client(client).ask("rules", variant=variant)
    return Rules(
        raw["variant"],
        raw["title"],
        raw["options"],
        raw.get("start"),
        tuple(board["name"] for board in raw["boards"]),
        tuple(sorted({board["z"] for board in raw["boards"]})),
        _squares(raw["boards"], raw["cells"]),
        tuple(Piece(one["symbol"], one["name"], one["royal"]) for one in raw["pieceTypes"]),
        tuple(Statement(one["aspect"], one["text"], one["citation"]) for one in raw["rulebook"]),
        raw,
    )


def _squares(boards: Sequence[Mapping[str, Any]], cells: int) -> Tuple[str, ...]:
    names = [""] * cells
    for board in boards:
        for square in board["squares"]:
            names[square[0]] = square[1]
    return tuple(names)


# Games


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    * ``winner``: ``WHITE``, ``BLACK``, or ``None`` for a draw.
    * ``reason``: ``checkmate``, ``stalemate``, ``threefold repetition``, or another of the rule set's endings.
    * ``text``: Both in words.
    """

    winner: Optional[bool]
    reason: str
    text: str

    def result(self) -> str:
        """``1-0``, ``0-1`` or ``1/2-1/2``."""
        return "1/2-1/2" if self.winner is None else "1-0" if self.winner else "0-1"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Verdict:
    """What the rules say of a move. It is true if the move is legal; ``print`` tells it in a sentence.

    * ``move``: The move in machine form; as given if it is not legal.
    * ``reason``: Why it is illegal; for a legal move what it does.
    * ``kind``: The kind of rule that forbids it, such as ``blocked``; ``None`` for a legal move and a text that
      is no move.
    * ``citation``: Page and section of the rules that forbid it.
    * ``cells``: The squares concerned by their roles: ``mover``, ``target``, ``blocker``, ``attacker``,
      ``royal``, ``path``.
    * ``remark``: What made a legal move possible, where that is not plain.
    """

    legal: bool
    move: str
    reason: str
    kind: Optional[str]
    citation: Optional[str]
    cells: Dict[str, List[str]]
    remark: Optional[str]
    _draw: Callable[[], str] = field(repr=False, compare=False)

    @property
    def svg(self) -> str:
        """The picture with these squares marked, an SVG document."""
        return self._draw()

    def __bool__(self) -> bool:
        return self.legal

    def __str__(self) -> str:
        if self.legal:
            return f"legal: {self.reason}" + (f"; {self.remark}" if self.remark else "")
        return f"illegal: {self.reason}" + (f"; {self.citation}" if self.citation else "")

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True)
class MoveFacts:
    """A legal move in its parts; what does not apply is ``None``. Squares and boards have their names before the move.

    * ``kind``: ``normal``, ``pass``, ``double step``, ``en passant``, ``castling``, ``board``, ``drop``, ``capture
      from afar`` or ``capture elsewhere``.
    * ``source``: The move in the notation of the rule set's source.
    * ``board``: The board that moves.
    * ``piece``: Its symbol, upper case for White.
    """

    move: str
    san: str
    kind: str
    source: Optional[str]
    from_square: Optional[str]
    to_square: Optional[str]
    board: Optional[str]
    from_anchor: Optional[str]
    to_anchor: Optional[str]
    piece: Optional[str]
    captured: Optional[str]
    captured_at: Optional[str]
    promotion: Optional[str]
    check: bool
    mate: bool
    tags: Tuple[str, ...]


def _move_facts(raw: Mapping[str, Any]) -> MoveFacts:
    return MoveFacts(
        raw["move"],
        raw["san"],
        raw["kind"],
        raw.get("source"),
        raw.get("from"),
        raw.get("to"),
        raw.get("board"),
        raw.get("fromAnchor"),
        raw.get("toAnchor"),
        raw.get("piece"),
        raw.get("captured"),
        raw.get("capturedAt"),
        raw.get("promotion"),
        raw["check"],
        raw["mate"],
        tuple(raw["tags"]),
    )


class Board:
    """A game of a rule set: the position it began with and the moves made since.

    >>> board = Board("mychess")
    >>> board.push("a2-a3")
    'a2-a3'
    >>> board.turn == BLACK
    True
    """

    def __init__(
        self, variant: str, position: Optional[str] = None, *, client: Optional[Client] = None
    ) -> None:
        """
        :param variant: a rule set with options if any: ``"mychess"``, ``"mychess:castling=off"``
        :param position: the text of the position to begin with; the start if left out
        :raises RefusedError: if there is no such rule set, or the position cannot be read or played
        """
        self._client_given = client
        self._variant = variant
        self._start = position
        self._states: List[Dict[str, Any]] = [self._state([])]
        self.move_stack: List[str] = []
        """The moves made, in machine form."""
        self._rules: Optional[Rules] = None

    def _ask(self, ask: str, **members: Any) -> Dict[str, Any]:
        return _client(self._client_given).ask(ask, **members)

    def _game(self) -> Dict[str, Any]:
        """The members of a question that name this game."""
        return {"variant": self._variant, "position": self._start, "moves": self.move_stack or None}

    def _state(self, moves: List[str]) -> Dict[str, Any]:
        return self._ask("game", variant=self._variant, position=self._start, moves=moves or None)

    @property
    def variant(self) -> str:
        """The rule set with the options that are not defaults."""
        return str(self._states[-1]["variant"])

    @property
    def position(self) -> str:
        """The text of the position, which has all that decides what is legal (``docs/rules/notation.md``)."""
        return str(self._states[-1]["position"])

    @property
    def turn(self) -> bool:
        """Who is to move: ``WHITE`` or ``BLACK``."""
        return bool(self._states[-1]["side"] == "white")

    @property
    def legal_moves(self) -> Tuple[str, ...]:
        """The legal moves in machine form, sorted; those too that play on after an end by the rules, such as repetition."""
        return tuple(self._states[-1]["moves"])

    def push(self, move: str) -> str:
        """Make a legal move, and return its machine form.

        :raises IllegalMoveError: if it is not legal, with the reason; the board is as before
        """
        state = self._state(self.move_stack + [str(move)])
        self._states.append(state)
        self.move_stack.append(state["played"][-1])
        return self.move_stack[-1]

    def pop(self) -> str:
        """Take the last move back, and return it.

        :raises IndexError: if there is none
        """
        if not self.move_stack:
            raise IndexError("there is no move to take back")
        self._states.pop()
        return self.move_stack.pop()

    def copy(self) -> "Board":
        """A board that stands the same, with the same moves to take back."""
        other = object.__new__(Board)
        other.__dict__.update(self.__dict__)
        other._states = list(self._states)
        other.move_stack = list(self.move_stack)
        return other

    def is_legal(self, move: str) -> bool:
        """Whether a move is legal."""
        return bool(move in self._states[-1]["moves"] or self._verdict(move)["verdict"] == "legal")

    def is_check(self) -> bool:
        """Whether the side to move is in check."""
        return bool(self._states[-1]["check"])

    def is_checkmate(self) -> bool:
        """Whether the side to move is mated."""
        return self._ends_by("checkmate")

    def is_stalemate(self) -> bool:
        """Whether the side to move has no move and is not in check, and the rules call that stalemate."""
        return self._ends_by("stalemate")

    def _ends_by(self, reason: str) -> bool:
        outcome = self.outcome()
        return outcome is not None and outcome.reason == reason

    def is_game_over(self) -> bool:
        """Whether the game has ended."""
        return "outcome" in self._states[-1]

    def outcome(self) -> Optional[Outcome]:
        """How the game ended, repetition included; ``None`` while it goes on."""
        raw = self._states[-1].get("outcome")
        if raw is None:
            return None
        winner = {"1-0": WHITE, "0-1": BLACK}.get(raw["result"])
        return Outcome(winner, raw["reason"], raw["text"])

    def result(self) -> str:
        """``1-0``, ``0-1``, ``1/2-1/2``, or ``*`` while the game goes on."""
        outcome = self.outcome()
        return outcome.result() if outcome is not None else "*"

    def _verdict(self, move: str) -> Dict[str, Any]:
        return self._ask("why", **self._game(), move=str(move))

    def why(self, move: str) -> Verdict:
        """What the rules say of a move: that it is legal, or the reason, the rule and the squares that forbid it."""
        raw = self._verdict(move)
        legal = raw["verdict"] == "legal"
        here = self.copy()
        return Verdict(
            legal,
            raw["move"],
            raw["description"] if legal else raw["reason"],
            raw.get("kind"),
            raw.get("citation"),
            raw.get("cells", {}),
            raw.get("remark"),
            lambda: here.svg(move=move),
        )

    def facts(self) -> List[MoveFacts]:
        """The legal moves in their parts, sorted by their machine form."""
        return [_move_facts(raw) for raw in self._ask("facts", **self._game())["moves"]]

    def san(self, move: str) -> str:
        """A legal move in standard algebraic notation.

        :raises IllegalMoveError: if it is not legal
        """
        after = self.copy()
        played = after.push(move)
        return next(one.san for one in self.facts() if one.move == played)

    def perft(self, depth: int) -> int:
        """How many sequences of legal moves there are.

        :param depth: their length in plies, 0 to 20
        """
        return int(self._ask("perft", variant=self._variant, position=self.position, depth=depth)["nodes"])

    def pieces(self) -> Dict[str, str]:
        """The symbol of the piece on each occupied square, upper case for White."""
        if self._rules is None:
            self._rules = rules(self.variant, client=self._client_given)
        known = self._rules
        raw = self._ask("position", **self._game())
        boards = list(known.raw["boards"])
        for board in raw["boards"]:
            boards[board["index"]] = board
        names = _squares(boards, known.raw["cells"])
        men: Dict[str, str] = {}
        for cell, code in enumerate(raw["pieces"]):
            if code:
                symbol = known.pieces[code // 2 - 1].symbol
                men[names[cell]] = symbol.lower() if code % 2 else symbol
        return men

    def piece_at(self, square: str) -> Optional[str]:
        """The symbol of the piece on a square, upper case for White; ``None`` if it is empty or there is no such square."""
        return self.pieces().get(square)

    def svg(self, *, move: Optional[str] = None, flipped: bool = False) -> str:
        """The boards as an SVG document; the last move and a check are marked.

        :param move: mark instead what decides whether this move is legal
        :param flipped: as Black sees them
        """
        drawn = self._ask("picture", **self._game(), move=move, black=True if flipped else None)
        return str(drawn["svg"])

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"Board({self.variant!r}, {self.position!r})"

    def __str__(self) -> str:
        return self.position

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.variant == other.variant and self.position == other.position

    __hash__ = None  # type: ignore[assignment]


# Many positions


def _many(
    ask: str, variant: str, positions: "Iterable[Union[str, Board]]", client: Optional[Client], **members: Any
) -> Iterator[Dict[str, Any]]:
    if isinstance(positions, (str, Board)):
        raise TypeError("expected a list or another iterable of positions, found one position")
    questions: List[Dict[str, Any]] = []
    some: List[str] = []
    characters = 0
    for number, each in enumerate(positions):
        position = each.position if isinstance(each, Board) else each
        if not isinstance(position, str):
            raise TypeError(f"positions[{number}]: expected a text or a Board, found {type(each).__name__}")
        some.append(position)
        characters += len(position)
        if len(some) == _POSITIONS_IN_A_LINE or characters > _CHARACTERS_IN_A_LINE:
            questions.append({"ask": ask, "variant": variant, "positions": some, **members})
            some, characters = [], 0
    if some:
        questions.append({"ask": ask, "variant": variant, "positions": some, **members})
    index = 0
    for answer in _client(client)._ask_all(questions):
        if "error" in answer:
            raise _error(answer)
        for one in answer["answers"]:
            if "error" in one:
                refused = _error({**one, "index": index})
                refused.args = (f"positions[{index}]: {refused}",)
                raise refused
            yield one
            index += 1


def legal_moves_many(
    variant: str, positions: Iterable[Union[str, Board]], *, client: Optional[Client] = None
) -> List[List[str]]:
    """The legal moves of each position, in machine form, sorted.

    :param positions: texts of positions, or boards, whose positions are taken
    :raises RefusedError: if one cannot be read or played; ``fields["index"]`` says which, from 0
    """
    return [one["moves"] for one in _many("moves", variant, positions, client)]


def perft_many(
    variant: str, positions: Iterable[Union[str, Board]], depth: int, *, client: Optional[Client] = None
) -> List[int]:
    """How many sequences of legal moves each position has.

    :param positions: texts of positions, or boards, whose positions are taken
    :param depth: the length of the sequences in plies, 0 to 20
    :raises RefusedError: if one cannot be read or played; ``fields["index"]`` says which, from 0
    """
    return [one["nodes"] for one in _many("perft", variant, positions, client, depth=depth)]


# Engines


@dataclass(frozen=True)
class Played:
    """A move that an engine chose.

    * ``score``: Hundredths of a pawn for the side that moves; ``None`` if the engine tells none or the game is
      decided.
    * ``win_in``: Plies in which it wins against every defence, if the engine sees that.
    * ``loss_in``: Plies in which it loses.
    * ``depth``: Plies of the last iteration; 0 if the engine does not search.
    * ``nodes``: Moves made during the search.
    """

    move: str
    score: Optional[int]
    win_in: Optional[int]
    loss_in: Optional[int]
    depth: int
    nodes: int


@dataclass(frozen=True)
class Line:
    """A move with best play after it.

    * ``score``: Hundredths of a pawn for the side to move; ``None`` where the game is decided.
    * ``win_in``: Plies in which the side to move wins.
    * ``loss_in``: Plies in which it loses.
    * ``expectancy``: The share of points expected from it, 0 to 1.
    * ``depth``: Plies of the iteration that found it.
    * ``moves``: Best play, ``move`` the first.
    """

    move: str
    score: Optional[int]
    win_in: Optional[int]
    loss_in: Optional[int]
    expectancy: float
    depth: int
    moves: Tuple[str, ...]


@dataclass(frozen=True)
class Info:
    """What an analysis knows.

    * ``depth``: Plies of the last finished iteration.
    * ``nodes``: Moves made.
    * ``seconds``: Wall clock time.
    * ``lines``: The best moves, the best first.
    """

    depth: int
    nodes: int
    seconds: float
    lines: Tuple[Line, ...]

    @property
    def best(self) -> Line:
        """The best move's line."""
        return self.lines[0]


def _line(raw: Mapping[str, Any]) -> Line:
    return Line(
        raw["move"],
        raw.get("score"),
        raw.get("winIn"),
        raw.get("lossIn"),
        raw["expectancy"],
        raw["depth"],
        tuple(raw["line"]),
    )


def _info(raw: Mapping[str, Any]) -> Info:
    return Info(raw["depth"], raw["nodes"], raw["seconds"], tuple(_line(line) for line in raw["lines"]))


class Analysis(Iterator[Info]):
    """A search that goes on: iterate to hear what it has found, the last time when it has ended.

    Leaving a ``with`` block or ``close`` ends it.
    """

    def __init__(self, client: Client, question: Dict[str, Any]) -> None:
        self._client = client
        self._over = False
        self._stop: Optional[int] = None
        self.last: Optional[Info] = None
        """What it knew last."""
        self._id = client._stream(self, question)

    def __iter__(self) -> "Analysis":
        return self

    def __next__(self) -> Info:
        if self._over:
            raise StopIteration
        try:
            answer = self._client._next(self, self._id)
        except BaseException:
            self._over = True
            raise
        if "info" not in answer:
            self._over = True
            if self._stop is not None:
                self._client._drained(self, self._stop)
            if "error" in answer:
                raise _error(answer)
        self.last = _info(answer.get("info", answer))
        return self.last

    def stop(self) -> None:
        """Have it end soon; what it has found then still comes."""
        if not self._over and self._stop is None:
            self._stop = self._client._stop(self)

    def close(self) -> None:
        """End it, and wait until it has ended."""
        if not self._over:
            self.stop()
            for _ in self:
                pass

    def wait(self) -> Info:
        """Wait until its limits end it, and return what it knows then."""
        for _ in self:
            pass
        assert self.last is not None
        return self.last

    def __enter__(self) -> "Analysis":
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.close()
        except ProgramError:
            pass  # it has ended, which is all that was wanted


class Engine:
    """An engine, with a process of its own, which ends with ``close`` or a ``with`` block.

    >>> with Engine("level5") as engine:
    ...     board.push(engine.play(board).move)
    """

    def __init__(self, spec: str = "level10", *, seed: int = 0, client: Optional[Client] = None) -> None:
        """
        :param spec: ``"level1"`` to ``"level10"``, ``"random"``, ``"greedy"``, ``"alphabeta:nodes=5000"`` or any other of
            ``docs/engines.md``
        :param seed: of what it draws at random; the same seed chooses the same moves in the same games
        :param client: a client to use instead of a process of its own
        """
        self.spec = spec
        self.seed = seed
        self._own = client is None
        self._client = client if client is not None else _client(None).like()
        self._closed = False

    def play(self, board: Board) -> Played:
        """Choose a move, which is not made on the board.

        :raises RefusedError: if there is no such engine, or the game is over
        :raises ProgramError: if it has been closed
        """
        self._refuse_closed()
        # Drawn anew for each move, or it would be the first of the list again and again.
        seed = (self.seed << 16) + len(board.move_stack)
        raw = self._client.ask("play", **board._game(), engine=self.spec, seed=seed)
        return Played(
            raw["move"], raw.get("score"), raw.get("winIn"), raw.get("lossIn"), raw["depth"], raw["nodes"]
        )

    def analyse(
        self,
        board: Board,
        *,
        lines: int = 1,
        depth: Optional[int] = None,
        nodes: Optional[int] = None,
        seconds: Optional[float] = None,
        tables: Optional[Union[str, "os.PathLike[str]"]] = None,
    ) -> Analysis:
        """Search for the best moves with all of the program's strength, whatever the engine's level.

        :param lines: how many moves to find lines for, 1 to 500
        :param depth: plies of the deepest iteration, 1 to 64
        :param nodes: the most moves to make
        :param seconds: the most time
        :param tables: a folder of tablebases to ask
        :return: an iterator; without ``depth``, ``nodes`` and ``seconds`` it goes on until it is stopped
        :raises ProgramError: if it has been closed
        """
        self._refuse_closed()
        members = {
            **board._game(),
            "lines": lines,
            "depth": depth,
            "nodes": nodes,
            "seconds": seconds,
            "tables": None if tables is None else os.fspath(tables),
        }
        return Analysis(self._client, _question("analyse", members))

    def _refuse_closed(self) -> None:
        # Its client would start another process, which nobody would end.
        if self._closed:
            raise ProgramError(f"{self!r} is closed; make another to go on")

    def close(self) -> None:
        """End the engine's process. It answers no question after that."""
        self._closed = True
        if self._own:
            self._client.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Engine({self.spec!r})"


@dataclass(frozen=True)
class TablebaseAnswer:
    """What tablebases say of a position, repetition and clock apart.

    * ``result``: ``win``, ``draw`` or ``loss`` of the side to move.
    * ``plies``: To the end by best play; ``None`` for a draw.
    * ``moves``: Each legal move, the best first, with its result for the side that makes it and its plies.
    """

    result: str
    plies: Optional[int]
    moves: Tuple[Tuple[str, str, Optional[int]], ...]


def tablebase(
    board: Board, tables: Optional[Union[str, "os.PathLike[str]"]] = None
) -> Optional[TablebaseAnswer]:
    """What tablebases say of a position; ``None`` if there is no table of it.

    :param tables: their folder; that of ``plyspace tablebase build`` if left out
    """
    raw = board._ask("tablebase", **board._game(), tables=None if tables is None else os.fspath(tables))
    if not raw["known"]:
        return None
    moves = tuple((one["move"], one["result"], one.get("plies")) for one in raw["moves"])
    return TablebaseAnswer(raw["result"], raw.get("plies"), moves)


# Measurements


class Rows(List[Dict[str, Any]]):
    """Rows of a table, each by the names of its columns; what is not known is ``None``."""

    def frame(self) -> Any:
        """The same as a ``pandas.DataFrame``.

        :raises ImportError: if pandas is not installed
        """
        pandas: Any = importlib.import_module("pandas")
        return pandas.DataFrame(list(self))

    def column(self, name: str) -> List[Any]:
        """The values of one column."""
        return [row.get(name) for row in self]

    def where(self, **values: Any) -> "Rows":
        """The rows that have these values."""
        return Rows(row for row in self if all(row.get(name) == value for name, value in values.items()))

    def _repr_html_(self) -> Optional[str]:
        try:
            return str(self.frame()._repr_html_())
        except ImportError:
            return None


@dataclass(frozen=True)
class Comparison:
    """Rule sets laid side by side by the games that engines play in them (``docs/compare.md``).

    * ``baseline``: What the others are compared with.
    * ``numbers``: A row for each rule set, engine and measure: ``variant``, ``player``, ``measure``, ``unit``,
      ``value``, ``low``, ``high``, ``difference``, ``finding`` and more.
    * ``dropped``: Rule sets that failed: ``variant`` and ``reason``.
    * ``raw``: The program's whole answer.
    """

    variants: Tuple[str, ...]
    baseline: Optional[str]
    numbers: Rows
    dropped: Tuple[Dict[str, str], ...]
    raw: Dict[str, Any] = field(repr=False)

    def findings(self) -> Rows:
        """The rows in which a rule set differs from the baseline by more than chance."""
        return self.numbers.where(finding="different")

    def frame(self) -> Any:
        """``numbers`` as a ``pandas.DataFrame``."""
        return self.numbers.frame()


def compare(
    *variants: str,
    games: Optional[int] = None,
    engines: Optional[Sequence[str]] = None,
    seed: Optional[int] = None,
    baseline: Optional[str] = None,
    opening_plies: Optional[int] = None,
    max_plies: Optional[int] = None,
    positions: Optional[Sequence[str]] = None,
    judge: bool = False,
    metrics: Optional[Sequence[str]] = None,
    seconds: Optional[int] = None,
    threads: Optional[int] = None,
    client: Optional[Client] = None,
) -> Comparison:
    """Let engines play rule sets, and compare them.

    :param variants: rule sets with options; ``"mychess:stalemate=*"`` tries all values of an option
    :param games: of each engine in each rule set; 80 if left out
    :param engines: each plays against itself; a random one and a quick search if left out
    :param seed: of all that is drawn; the same seed gives the same numbers; 1 if left out
    :param baseline: what the others are compared with; the first one if all are of one id
    :param opening_plies: plies drawn at random, good moves more often, before other engines choose
    :param max_plies: plies after which a game is cut off
    :param positions: texts of positions in which games begin in turn
    :param judge: search every position again, for the metrics that need it
    :param metrics: only these, or single numbers of them, such as ``"length:median"``; all if left out
    :param seconds: the most for one game
    :param threads: games at a time; one per processor if left out
    """
    raw = _client(client).ask(
        "compare",
        variants=list(variants),
        games=games,
        engines=None if engines is None else list(engines),
        seed=seed,
        baseline=baseline,
        openingPlies=opening_plies,
        maxPlies=max_plies,
        positions=None if positions is None else list(positions),
        judge=judge or None,
        metrics=None if metrics is None else list(metrics),
        seconds=seconds,
        threads=threads,
    )
    columns = list(dict.fromkeys(name for row in raw["numbers"] for name in row))
    return Comparison(
        tuple(one["variant"] for one in raw["variants"]),
        raw.get("baseline"),
        Rows({name: row.get(name) for name in columns} for row in raw["numbers"]),
        tuple(raw.get("dropped", [])),
        raw,
    )


_WHOLE_NUMBER = re.compile(r"-?\d+")
_NUMBER = re.compile(r"-?\d+(\.\d+)?([eE][+-]?\d+)?")


def _value(text: str) -> Any:
    """A cell of CSV as the number or the text that it is."""
    if text == "":
        return None
    if text in ("true", "false"):
        return text == "true"
    if _WHOLE_NUMBER.fullmatch(text):
        return int(text)
    return float(text) if _NUMBER.fullmatch(text) else text


def read_rows(file: Union[str, "os.PathLike[str]"]) -> Rows:
    """Read rows that the program wrote: CSV with a header, or JSON objects, one a line (``docs/experiments.md``).

    Numbers become ``int`` or ``float``, empty cells ``None``; ``read_rows(file).frame()`` is a ``pandas.DataFrame``.
    """
    with open(file, encoding="utf-8", newline="") as text:
        first = text.read(1)
        text.seek(0)
        if first in ("{", "["):
            return _json_rows(text.read(), os.fspath(file))
        return Rows(
            {name: _value(value) if isinstance(value, str) else value for name, value in row.items()}
            for row in csv.DictReader(text)
        )


def _json_rows(text: str, name: str) -> Rows:
    try:
        if text.startswith("["):
            return Rows(json.loads(text))
        return Rows(json.loads(line) for line in text.splitlines() if line.strip())
    except ValueError as broken:
        raise ValueError(f"{name}: not rows as JSON, one object a line: {broken}") from broken
