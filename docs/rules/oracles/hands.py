"""A second program for men in hand over boards that move: slow and plain, without any table.

    python3 hands.py
    python3 hands.py limited closed 4 "M:k3/4/4/3K|X@a:2/2|Y@d:2/2 w - - 0 1 hand=N,P2"

counts lines of play of the toy of Plyspace's own tests, up to a depth. Over a main board M of 4x4 hang X, White's at the start, and Y,
Black's, of 2x2 each; columns are 4 files and 5 ranks. Men move as seen from above, and any man in a column is in the way; where columns
are closed, only a capture enters one that holds a man. A board moves with at most one man, of its owner's, to any free anchor. A side
owns a board once it has captured the last of the other side's men on it. What waits in hand depends on the mode:

    captured  captured R, N and P, and Q as P, are dropped on any empty square
    limited   the same, but R not on the first rank of the main board, P one on a file of its own board and never to mate, N never to check
    placed    captured R and P; K and N wait in hand from the start and are lost when captured; K is dropped before anything else

A pawn is never dropped on the last rank, and on its starting rank it has its double step. A move makes a new position, and is discarded
if it leaves the king in check.
"""

import sys

FILES, RANKS = 4, 5
MAIN = 16
CELLS = range(MAIN + 8)
ANCHORS = {"a": (0, 0), "b": (2, 0), "c": (0, 3), "d": (2, 3), "e": (1, 1)}
HELD = {
    "captured": {"R": "R", "N": "N", "P": "P", "Q": "P"},
    "limited": {"R": "R", "N": "N", "P": "P", "Q": "P"},
    "placed": {"R": "R", "P": "P"},
}


def board_of(cell):
    """0 for X, 1 for Y, and -1 for the main board."""
    return (cell - MAIN) // 4 if cell >= MAIN else -1


class Position:
    """Men are letters by cell, in upper case for White; cells are numbered along the ranks of M, X and Y."""

    def __init__(self, mode, closed):
        self.mode, self.closed = mode, closed
        self.men, self.hand, self.fresh = {}, {}, set()
        self.hung, self.owner = [None, None], [True, False]  # whether White owns it
        self.white = True
        self.passed = None  # the column that a pawn has just crossed, and its cell

    def copy(self):
        """A copy in which no pawn can be captured in passing."""
        copy = Position(self.mode, self.closed)
        copy.men, copy.hand, copy.fresh = dict(self.men), dict(self.hand), set(self.fresh)
        copy.hung, copy.owner, copy.white = list(self.hung), list(self.owner), self.white
        return copy

    def column(self, cell):
        """The file and the rank of a cell."""
        if cell < MAIN:
            return cell % FILES, cell // FILES
        file, rank = ANCHORS[self.hung[board_of(cell)]]
        return file + cell % 2, rank + cell % 4 // 2

    def taken(self):
        return {self.column(cell) for cell in self.men}

    def on(self, board):
        return [cell for cell in self.men if board_of(cell) == board]

    def is_home(self, cell, white):
        return self.column(cell)[1] == (1 if white else RANKS - 2)

    def is_last(self, cell, white):
        return self.column(cell)[1] == (RANKS - 1 if white else 0)

    def in_hand(self, man):
        return self.hand.get(man, 0)


def parse(text, mode, closed):
    p = Position(mode, closed)
    parts = text.split()
    for board in parts[0].split("|"):
        head, rows = board.split(":")
        base, size = 0, FILES
        if head != "M":
            index = "XY".index(head[0])
            p.hung[index] = head[2]
            base, size = MAIN + 4 * index, 2
        for rank, row in enumerate(reversed(rows.split("/"))):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                else:
                    p.men[base + rank * size + file] = letter
                    file += 1
    p.white = parts[1] == "w"
    for part in parts[4:]:
        if part.startswith("hand="):
            for held in part[5:].split(","):
                p.hand[held[0]] = int(held[1:] or 1)
    p.fresh = {cell for cell, man in p.men.items() if man in "Pp" and p.is_home(cell, man == "P")}
    return p


def between(one, other):
    dx, dy = other[0] - one[0], other[1] - one[1]
    steps = max(abs(dx), abs(dy))
    return [(one[0] + dx * i // steps, one[1] + dy * i // steps) for i in range(1, steps)]


def attacks(p, start, to, taken):
    man = p.men[start]
    one, other = p.column(start), p.column(to)
    dx, dy = other[0] - one[0], other[1] - one[1]
    ax, ay = abs(dx), abs(dy)
    kind = man.upper()
    if ax == ay == 0:
        return False
    if kind == "K":
        return max(ax, ay) == 1
    if kind == "N":
        return {ax, ay} == {1, 2}
    if kind == "P":
        return ax == 1 and dy == (1 if man == "P" else -1)
    straight = dx == 0 or dy == 0
    if not straight and (kind == "R" or ax != ay):
        return False
    return not any(column in taken for column in between(one, other))


def checked(p, white):
    kings = [cell for cell, man in p.men.items() if man == ("K" if white else "k")]
    taken = p.taken()
    return any(attacks(p, cell, kings[0], taken) for cell, man in p.men.items() if kings and man.isupper() != white)


def capture(q, victim):
    man = q.men.pop(victim)
    q.fresh.discard(victim)
    held = HELD[q.mode].get(man.upper())
    if held:
        held = held if q.white else held.lower()
        q.hand[held] = q.in_hand(held) + 1
    board = board_of(victim)
    if board >= 0 and not any(q.men[cell].isupper() != q.white for cell in q.on(board)):
        q.owner[board] = q.white


def step(p, start, to):
    """The position after a step or a capture, still with the same side to move."""
    q = p.copy()
    if to in q.men:
        capture(q, to)
    q.men[to] = q.men.pop(start)
    q.fresh -= {start, to}
    return q


def promoted(q, cell):
    """The positions after a pawn has come to a cell: as many as it has choices."""
    if not q.is_last(cell, q.white):
        return [q]
    choices = []
    for kind in "QN":
        r = q.copy()
        r.men[cell] = kind if q.white else kind.lower()
        r.fresh.discard(cell)
        choices.append(r)
    return choices


def pawn_moves(p, start, to, taken, may_land):
    one, other = p.column(start), p.column(to)
    dx, dy = other[0] - one[0], (other[1] - one[1]) * (1 if p.white else -1)
    if to in p.men:
        return promoted(step(p, start, to), to) if attacks(p, start, to, taken) else []
    if not may_land:
        return []
    if dx == 0 and dy == 1:
        return promoted(step(p, start, to), to)
    if dx == 0 and dy == 2:
        crossed = one[0], (one[1] + other[1]) // 2
        if start not in p.fresh or crossed in taken:
            return []
        made = promoted(step(p, start, to), to)
        for q in made:
            if q.men[to] in "Pp":
                q.passed = crossed, to
        return made
    if abs(dx) == 1 and dy == 1 and p.passed and p.passed[0] == other:
        q = step(p, start, to)
        capture(q, p.passed[1])
        return promoted(q, to)
    return []


def steps(p):
    taken = p.taken()
    for start, man in p.men.items():
        if man.isupper() != p.white:
            continue
        for to in CELLS:
            victim = p.men.get(to)
            if victim and victim.isupper() == p.white:
                continue
            may_land = bool(victim) or not p.closed or p.column(to) not in taken
            if man in "Pp":
                yield from pawn_moves(p, start, to, taken, may_land)
            elif may_land and attacks(p, start, to, taken):
                yield step(p, start, to)


def shifts(p):
    for board in 0, 1:
        aboard = p.on(board)
        if p.owner[board] != p.white or len(aboard) > 1 or any(p.men[cell].isupper() != p.white for cell in aboard):
            continue
        for anchor in ANCHORS:
            if anchor in p.hung:
                continue
            q = p.copy()
            q.hung[board] = anchor
            q.fresh -= set(aboard)
            if aboard and q.men[aboard[0]] in "Pp":
                yield from promoted(q, aboard[0])
            else:
                yield q


def may_drop(p, man, cell):
    if cell in p.men or (p.closed and p.column(cell) in p.taken()):
        return False
    if man in "Pp" and p.is_last(cell, p.white):
        return False
    if p.mode != "limited":
        return True
    if man in "Rr":
        return cell not in (range(FILES) if p.white else range(MAIN - FILES, MAIN))
    return man not in "Pp" or not any(other == man and at % 4 == cell % 4 for at, other in p.men.items())


def drops(p, must):
    """Drops that leave the mover's king safe and give no more than they may."""
    for man, count in p.hand.items():
        if count == 0 or man.isupper() != p.white or (must and man not in "Kk"):
            continue
        for cell in CELLS:
            if not may_drop(p, man, cell):
                continue
            q = p.copy()
            q.men[cell] = man
            q.hand[man] -= 1
            if man in "Pp" and q.is_home(cell, p.white):
                q.fresh.add(cell)
            if checked(q, p.white):
                continue
            q.white = not p.white
            limited = p.mode == "limited" and checked(q, q.white)
            if limited and (man in "Nn" or (man in "Pp" and not legal(q))):
                continue
            yield q


def legal(p):
    """The positions after each legal move."""
    must = p.mode == "placed" and p.in_hand("K" if p.white else "k") > 0
    made = [] if must else [q for moves in (steps(p), shifts(p)) for q in moves if not checked(q, p.white)]
    for q in made:
        q.white = not p.white
    return made + list(drops(p, must))


def perft(p, depth):
    made = legal(p)
    return len(made) if depth == 1 else sum(perft(q, depth - 1) for q in made)


START = "M:kr2/pp2/2PP/2RK|X@a:2/N1|Y@d:2/1n w - - 0 1"
PLACED = "M:1r2/pp2/2PP/2R1|X@a:2/N1|Y@d:2/1n w - - 0 1 hand=K,N,k,n"
HANDFULS = "M:k1q1/1p2/2P1/2QK|X@b:2/2|Y@e:1p/2 w - - 0 1 hand=N,P2,R,n,p,r"
ALL = (
    ("captured", "shared", 4, START),
    ("limited", "shared", 4, START),
    ("placed", "shared", 4, PLACED),
    ("captured", "closed", 4, START),
    ("placed", "closed", 4, PLACED),
    ("captured", "shared", 3, HANDFULS),
    ("limited", "shared", 3, HANDFULS),
    ("limited", "closed", 3, HANDFULS),
)

if __name__ == "__main__":
    asked = [(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4])] if len(sys.argv) > 1 else ALL
    for mode, columns, depth, text in asked:
        counts = [perft(parse(text, mode, columns == "closed"), d) for d in range(1, depth + 1)]
        print(mode, columns, text, *counts, flush=True)
