"""A second program for thompson.md: slow and plain, without any table.

    python3 thompson.py > vectors.jsonl
    python3 thompson.py perft 3

prints positions as oracle.py does. Its method: a square is its file, its rank less its level, and its level. Along the stairs, one rank
and one level at once, only the last of these three numbers changes, so that men move as in an upright box: the rook changes one number,
the bishop two by the same amount, the knight one by two and another by one. A move is tried by what it changes. It knows nothing of
Plyspace but the texts of squares, moves and positions.
"""

import json
import random
import sys

WHITE, BLACK = "w", "b"
LEVELS = "ABCDEFG"
MAINS = {"B": 2, "D": 4, "F": 6}
ATTACK = ("WQL", "WKL", "BQL", "BKL")
START = {"WQL": "b2A", "WKL": "e2A", "BQL": "b9G", "BKL": "e9G"}


def other(side):
    return BLACK if side == WHITE else WHITE


def corner_ranks(main):
    """The first and the last rank of a main board."""
    return 2 + 2 * "BDF".index(main), 5 + 2 * "BDF".index(main)


class Pin:
    """Where an attack board hangs: a corner of a main board, above or below it."""

    def __init__(self, main, file, end, side):
        self.main, self.file, self.end, self.side = main, file, end, side
        self.level = MAINS[main] + side
        self.name = file + str(corner_ranks(main)[end]) + LEVELS[self.level - 1]

    def first(self):
        """File, rank and level of the lowest square of a board here."""
        return (1 if self.file == "b" else 5), corner_ranks(self.main)[self.end] - (1 if self.end == 0 else 0), self.level

    def next_to(self, other):
        changes = (self.main != other.main, self.file != other.file, self.end != other.end, self.side != other.side)
        return sum(changes) == 1 and abs(MAINS[self.main] - MAINS[other.main]) <= 2


PINS = {pin.name: pin
        for pin in (Pin(main, file, end, side) for main in MAINS for file in "be" for end in (0, 1) for side in (1, -1))}


class Position:
    def __init__(self):
        self.men = {}  # (board, file, rank on it) -> (side, letter)
        self.hung = dict(START)
        self.fresh = set()  # the pawns that have not moved
        self.side, self.passed, self.half, self.full = WHITE, None, 0, 1

    def copy(self):
        twin = Position()
        twin.men, twin.hung, twin.fresh = dict(self.men), dict(self.hung), set(self.fresh)
        twin.side, twin.passed, twin.half, twin.full = self.side, self.passed, self.half, self.full
        return twin

    # --- squares ----------------------------------------------------------------------------------------------------------------

    def boards(self):
        return [(main, 4) for main in MAINS] + [(board, 2) for board in ATTACK]

    def cells(self):
        return [(board, file, rank) for board, size in self.boards() for rank in range(size) for file in range(size)]

    def at(self, cell, hung=None):
        """File from 1, rank less level, level."""
        board, file, rank = cell
        hung = hung or self.hung
        x, y, z = (2, corner_ranks(board)[0], MAINS[board]) if board in MAINS else PINS[hung[board]].first()
        return x + file, y + rank - z, z

    def name(self, cell):
        x, u, z = self.at(cell)
        return " abcdef"[x] + str(u + z) + LEVELS[z - 1]

    def rank(self, cell):
        x, u, z = self.at(cell)
        return u + z

    def is_home(self, side, cell):
        """Whether a pawn of a side starts here: White's on the second row of its boards, Black's on the last but one of its own."""
        board, file, rank = cell
        own = ("B", "WQL", "WKL") if side == WHITE else ("F", "BQL", "BKL")
        row = 1 if side == WHITE else 2 if board == "F" else 0
        return board in own and rank == row and self.at(cell) == self.at(cell, START)

    # --- men --------------------------------------------------------------------------------------------------------------------

    def change(self, a, b):
        return tuple(q - p for p, q in zip(self.at(a), self.at(b)))

    def is_clear(self, a, b):
        """Whether no man stands on the line between two squares; places without a square do not matter."""
        change = self.change(a, b)
        length = max(map(abs, change))
        taken = {self.at(cell) for cell in self.men}
        start = self.at(a)
        return not any(tuple(p + d * i // length for p, d in zip(start, change)) in taken for i in range(1, length))

    def attacks(self, a, b):
        side, letter = self.men[a]
        change = self.change(a, b)
        sizes = sorted(map(abs, change))
        if letter == "P":
            x, u, w = change if side == WHITE else (-d for d in change)
            return (abs(x), u, w) in ((1, 1, 0), (0, 1, 1))
        if letter == "N":
            return sizes == [0, 1, 2]
        straight = sizes[:2] == [0, 0] and sizes[2] > 0
        diagonal = sizes[0] == 0 and sizes[1] == sizes[2] > 0
        if letter == "K":
            return (straight or diagonal) and sizes[2] == 1
        return {"R": straight, "B": diagonal, "Q": straight or diagonal}[letter] and self.is_clear(a, b)

    def in_check(self, side):
        return any(self.attacks(a, king) for king, man in self.men.items() if man == (side, "K")
                   for a, by in self.men.items() if by[0] != side)

    # --- moves ------------------------------------------------------------------------------------------------------------------

    def is_last(self, side, cell):
        return self.rank(cell) in ((9, 10) if side == WHITE else (1, 2))

    def with_choices(self, text, after, cell):
        """The promotions of a pawn on its last ranks, or the move as it is."""
        side, letter = after.men[cell]
        if letter != "P" or not after.is_last(side, cell):
            yield text, after
            return
        for choice in "QRBN":
            promoted = after.copy()
            promoted.men[cell] = (side, choice)
            promoted.fresh.discard(cell)
            promoted.half = 0
            yield text + "=" + choice, promoted

    def following(self):
        after = self.copy()
        after.side, after.passed = other(self.side), None
        after.half += 1
        after.full += self.side == BLACK
        return after

    def step(self, a, b, captured=None, passed=None):
        after = self.following()
        pawn = self.men[a][1] == "P"
        if captured:
            del after.men[captured]
            after.fresh.discard(captured)
        after.men[b] = after.men.pop(a)
        after.fresh.discard(a)
        after.passed = passed
        after.half = 0 if pawn or captured else after.half
        text = self.name(a) + "-" + self.name(b)
        for choice, result in self.with_choices(text, after, b):
            if len(choice) > len(text):
                result.passed = None
            yield choice, result

    def pawn_steps(self, a):
        side = self.men[a][0]
        for b in self.cells():
            if b in self.men:
                continue
            x, u, w = self.change(a, b) if side == WHITE else (-d for d in self.change(a, b))
            if x == 0 and (u, w) in ((1, 0), (0, 1)):
                yield from self.step(a, b)
            if x == 0 and (u, w) in ((2, 0), (0, 2)) and a in self.fresh and self.is_clear(a, b):
                halfway = [cell for cell in self.cells()
                           if all(2 * h == p + q for h, p, q in zip(self.at(cell), self.at(a), self.at(b)))]
                yield from self.step(a, b, passed=(halfway[0], b) if halfway else None)

    def candidates(self):
        for a, (side, letter) in list(self.men.items()):
            if side != self.side:
                continue
            if letter == "P":
                yield from self.pawn_steps(a)
            for b in self.cells():
                if a != b and self.men.get(b, (None,))[0] != side and self.attacks(a, b):
                    if letter != "P" or b in self.men:
                        yield from self.step(a, b, captured=b if b in self.men else None)
                    elif self.passed and self.passed[0] == b:
                        yield from self.step(a, b, captured=self.passed[1])
        for board in ATTACK:
            yield from self.board_moves(board)

    def board_moves(self, board):
        aboard = [cell for cell in self.men if cell[0] == board]
        mover = self.men[aboard[0]][0] if aboard else board[0].lower()
        if len(aboard) > 1 or mover != self.side:
            return
        for name, pin in PINS.items():
            if name not in self.hung.values() and pin.next_to(PINS[self.hung[board]]):
                after = self.following()
                after.hung[board] = name
                after.fresh -= set(aboard)
                text = board + "-" + name
                if aboard:
                    yield from self.with_choices(text, after, aboard[0])
                else:
                    yield text, after

    def moves(self):
        return {text: after for text, after in self.candidates() if not after.in_check(self.side)}

    def perft(self, depth):
        moves = self.moves()
        return len(moves) if depth == 1 else sum(after.perft(depth - 1) for after in moves.values())

    # --- texts ------------------------------------------------------------------------------------------------------------------

    def row(self, board, rank, size):
        row = ""
        for file in range(size):
            man = self.men.get((board, file, rank))
            row += "." if man is None else man[1] if man[0] == WHITE else man[1].lower()
        for run in (4, 3, 2, 1):
            row = row.replace("." * run, str(run))
        return row

    def text(self):
        parts = []
        for board, size in self.boards():
            rows = "/".join(self.row(board, rank, size) for rank in reversed(range(size)))
            parts.append(board + ("@" + self.hung[board] if board in ATTACK else "") + ":" + rows)
        passed = ":".join(map(self.name, self.passed)) if self.passed else "-"
        spent = [self.name(cell) for cell in self.cells() if self.men.get(cell, (None, None))[1] == "P"
                 and self.is_home(self.men[cell][0], cell) and cell not in self.fresh]
        return " ".join(["|".join(parts), self.side, "-", passed, str(self.half), str(self.full)]
                        + (["spent=" + ",".join(spent)] if spent else []))

    def line(self, leaves):
        moves = self.moves()
        check = self.in_check(self.side)
        perft = {"1": len(moves)}
        if 0 < len(moves) <= leaves:
            perft["2"] = self.perft(2)
        outcome = None if moves else "checkmate" if check else "stalemate"
        return json.dumps({"variant": "thompson", "position": self.text(), "check": check, "outcome": outcome,
                           "moves": sorted(moves), "perft": perft}, separators=(",", ":"))


def read(text):
    """A position of men given as Kc2B kd9F, with boards as WQL@b5C, and the side to move."""
    position = Position()
    words = text.split()
    for word in words:
        if "@" in word:
            board, pin = word.split("@")
            position.hung[board] = pin
    names = {position.name(cell): cell for cell in position.cells()}
    for word in words:
        if word in (WHITE, BLACK):
            position.side = word
        elif "@" not in word:
            position.men[names[word[1:]]] = (WHITE if word[0].isupper() else BLACK, word[0].upper())
    position.fresh = {cell for cell, (side, letter) in position.men.items() if letter == "P" and position.is_home(side, cell)}
    return position


def start():
    men = []
    rows = (1, "A", "abef", "RQKR"), (2, "A", "abef", "PPPP"), (2, "B", "bcde", "NBBN"), (3, "B", "bcde", "PPPP")
    for rank, level, files, letters in rows:
        for file, letter in zip(files, letters):
            men.append(f"{letter}{file}{rank}{level}")
            men.append(f"{letter.lower()}{file}{11 - rank}{'G' if level == 'A' else 'F'}")
    return read(" ".join(men) + " w")


SPECIALS = (
    # lines over places without a square, up the stairs and straight up
    ("Kb2A Rb3B kd9F w",), ("Kb2A Bc3B kd9F w",), ("Kb2A Bc3B pc5D kd9F w",), ("Kf1A Qd5D kb9G w",), ("Kb2A Rd3B Pd5D kd9F w",),
    ("Kb2A Rd3B pd5D kd9F b",), ("Kc3B Nd5D WQL@e5C kd9F w",),
    # pawns: both steps, twice over a place without a square or over a board, in passing, captures up
    ("Kc2B Pb3B Pe3B kd9F w",), ("Kc2B Pb3B nb4C WQL@b4C kd9F w",), ("Kc2B Pb3B WQL@b4C kd9F w",),
    ("Kc2B Pb3B pa5C WQL@b4C BQL@b5C kd9F w", "b3B-b5D"), ("Kc2B Pb3B pc5B kd9F w", "b3B-b5B"),
    ("Kc2B Pb3B pc5D WQL@b4C kd9F w", "b3B-b5D"),
    ("Kc2B Pb3B pb6D WQL@b4C kd9F w", "b3B-b5D"), ("Kc2B Pb3B nb5C WQL@b5C kd9F w",), ("Kc2B Pc8F rc9F nd9F kb6D w",),
    ("Kc2B Pb8F Pe7D kd6D w",), ("Kc2B Pb8F rb9F nb10G kd6D w",), ("kd9F pa9G nb7F Kc2B WQL@b7E b",),
    ("Kc2B kd9F pb8F Nb6E WQL@b6E b", "b8F-b6D"),
    ("Kc2B kd9F pb8F Pb5D WQL@b7E b", "b8F-b6D"),
    # boards: with a man, with two, empty, over, to the next main board, with a pawn to its last ranks, out of and into check
    ("Kc2B Pa2A kd9F w", "WQL-b2C", "d9F-d8F", "WQL-b2A", "d8F-d9F"), ("Ka1A kd9F w",), ("Ka1A Rb2A kd9F w",), ("Ka1A nf2A kd9F b",),
    ("Pa8E WQL@b7E Kc2B kd9F w",), ("Pa8E WQL@b7E Kc2B kd9F re9F w",),
    ("Kb4C WQL@b4C Rb3B rb6D kd9F w",), ("Kc4D WQL@b4C rb5E BQL@b6E kd9F w",), ("Kb2A rb9F kd9F w",), ("kb9G Qb7D Kc2B b",),
    # ends
    ("ka10G Qa8E WQL@b7E Rb9F Kc7D b",), ("kd9F Kc7D Qd8F Re9F b",), ("kf10G Kc3B Qe8F Rd9F b",), ("Ka1A qb3B kc4B w",),
)


def thin(chance):
    """A few men anywhere and boards anywhere, the side that has moved not in check."""
    while True:
        position = Position()
        pins = chance.sample(sorted(PINS), 4)
        position.hung = dict(zip(ATTACK, pins))
        for side in (WHITE, BLACK):
            for letter in ["K"] + [chance.choice("PPQRBN") for _ in range(chance.randint(1, 5))]:
                cell = chance.choice(position.cells())
                if cell not in position.men and not (letter == "P" and position.is_last(side, cell)):
                    position.men[cell] = (side, letter)
        position.fresh = {cell for cell, (side, letter) in position.men.items() if letter == "P" and position.is_home(side, cell)}
        position.side = chance.choice((WHITE, BLACK))
        kings = [man for man in position.men.values() if man[1] == "K"]
        if len(kings) == 2 and len(position.men) > 2 and not position.in_check(other(position.side)):
            return position


def played(chance, plies):
    """A position so many plies into a random game, in which captures and moves of boards are as likely as the rest."""
    position = start()
    for _ in range(plies):
        moves = position.moves()
        if not moves:
            break
        captures = [text for text in moves if len(moves[text].men) < len(position.men)]
        shifts = [text for text in moves if text[:3] in ATTACK]
        some = chance.choice([group for group in (captures, shifts, sorted(moves)) if group])
        position = moves[chance.choice(sorted(some))]
    return position


def lines():
    chance = random.Random(11)
    yield start().line(1000)
    for men, *moves in SPECIALS:
        position = read(men)
        for move in moves:
            position = position.moves()[move]
        assert not position.in_check(other(position.side)), men
        yield position.line(60)
    for _ in range(40):
        position = played(chance, chance.choice((3, 8, 15, 30, 50, 80, 120)))
        if len(position.men) > 2:
            yield position.line(12)
    for _ in range(40):
        yield thin(chance).line(25)


if __name__ == "__main__":
    if sys.argv[1:2] == ["perft"]:
        print([start().perft(depth) for depth in range(1, int(sys.argv[2]) + 1)])
    else:
        for line in dict.fromkeys(lines()):
            print(line)
