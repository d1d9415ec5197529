"""A second program for games whose rules are files: slow and plain, written from their pages, without any table.

    python3 oracle.py chess-cubed > chess-cubed.jsonl

prints positions of random games, thin random ones, and those that a game names because a rare rule is possible there, one JSON object a
line: the variant, the position, whether the side to move is in check, how the game ended, all legal moves, and perft counts. A class below
is one page; it knows nothing of Plyspace but the texts of squares, moves and positions.
"""

import json
import random
import sys
from itertools import permutations, product

WHITE, BLACK = "w", "b"


def other(side):
    return BLACK if side == WHITE else WHITE


def plus(cell, step):
    return tuple(a + b for a, b in zip(cell, step))


def signed(*numbers):
    """All steps with these numbers in any order and with any signs."""
    turned = {tuple(s * n for s, n in zip(signs, order))
              for order in permutations(numbers) for signs in product((1, -1), repeat=len(numbers))}
    return sorted(turned)


class Position:
    spent = frozenset()  # cells of men that have moved and stand where they would stand at the start

    def __init__(self, men, side, rights="", passed=None, half=0, full=1):
        self.men = men  # cell -> (side, letter)
        self.side = side
        self.rights = rights
        self.passed = passed  # after a double step: the cell crossed and the pawn's
        self.half = half
        self.full = full

    def has(self, cell, side=None):
        man = self.men.get(cell)
        return man is not None and (side is None or man[0] == side)


class Game:
    """What the games share: sliding, leaping, check, castling, pawns, the texts. Cells are tuples; forward is White's."""

    king = "K"  # None: nothing must be saved
    must_capture = False
    extinct = ""
    promotions = "QRBN"
    en_passant = False
    blocked_by_any = False
    castlings = ()  # (side, text, right, king's cells, rook's cells, cells to be empty, cells not to be attacked)
    specials = ()
    options = ""

    # --- what a page says -------------------------------------------------------------------------------------------------------

    def cells(self):
        raise NotImplementedError

    def name(self, cell):
        raise NotImplementedError

    def boards(self):
        """Names of boards with their rows of cells, as a position's text has them."""
        raise NotImplementedError

    def piece(self, position, cell, letter, side):
        """The cells that a piece other than a pawn could move to or capture on, whoever stands there."""
        raise NotImplementedError

    def afar(self, position, cell):
        """The cells on which a man captures without moving."""
        return ()

    def may_stand(self, letter, cell):
        return True

    def steps(self, side):
        raise NotImplementedError

    def takes(self, side):
        raise NotImplementedError

    def steps_twice(self, side, cell):
        return False

    def is_last(self, side, cell):
        raise NotImplementedError

    # --- men --------------------------------------------------------------------------------------------------------------------

    def slide(self, position, cell, steps):
        inside = self.inside
        for step in steps:
            to = plus(cell, step)
            while to in inside:
                yield to
                if position.has(to):
                    break
                to = plus(to, step)

    def leap(self, cell, steps):
        return [to for to in (plus(cell, step) for step in steps) if to in self.inside]

    def attacks(self, position, cell, target):
        side, letter = position.men[cell]
        if target in self.afar(position, cell):
            return True
        if letter == "P":
            return target in self.leap(cell, self.takes(side))
        return target in self.piece(position, cell, letter, side)

    def is_attacked(self, position, target, by):
        return any(man[0] == by and self.attacks(position, cell, target) for cell, man in position.men.items())

    def in_check(self, position, side=None):
        side = side or position.side
        if self.king is None:
            return False
        return any(man == (side, self.king) and self.is_attacked(position, cell, other(side))
                   for cell, man in list(position.men.items()))

    # --- moves ------------------------------------------------------------------------------------------------------------------

    def after(self, position, changes, pawn_or_capture, passed=None, lost=""):
        men = dict(position.men)
        for cell, man in changes:
            if man is None:
                men.pop(cell, None)
            else:
                men[cell] = man
        half = 0 if pawn_or_capture else position.half + 1
        full = position.full + (position.side == BLACK)
        rights = "".join(right for right in position.rights if right not in lost)
        return Position(men, other(position.side), rights, passed, half, full)

    def lost_rights(self, cells):
        return "".join(right for _, _, right, king, rook, _, _ in self.castlings if king[0] in cells or rook[0] in cells)

    def pawn_moves(self, position, cell):
        side = position.side
        steps = self.leap(cell, self.steps(side))
        if not (self.blocked_by_any and any(position.has(to) for to in steps)):
            for step in self.steps(side):
                to = plus(cell, step)
                if to in self.inside and not position.has(to):
                    yield to, None, None
                    twice = plus(to, step)
                    if self.steps_twice(side, cell) and twice in self.inside and not position.has(twice):
                        yield twice, None, (to, twice)
        for to in self.leap(cell, self.takes(side)):
            if position.has(to, other(side)):
                yield to, to, None
            elif self.en_passant and position.passed and position.passed[0] == to:
                yield to, position.passed[1], None

    def candidates(self, position):
        """Moves as if nothing had to be saved: text, the position after it, whether it captures."""
        side = position.side
        for cell, (whose, letter) in sorted(position.men.items()):
            if whose != side:
                continue
            if letter == "P":
                moves = self.pawn_moves(position, cell)
            else:
                moves = ((to, to if position.has(to) else None, None)
                         for to in set(self.piece(position, cell, letter, side)) if not position.has(to, side))
            for to, captured, passed in moves:
                if not self.may_stand(letter, to):
                    continue
                text = self.name(cell) + "-" + self.name(to)
                lost = self.lost_rights({cell, to})
                becomes = self.promotions if letter == "P" and self.is_last(side, to) else letter
                for symbol in becomes:
                    changes = [(cell, None), (captured, None), (to, (side, symbol))]
                    position_after = self.after(position, changes, letter == "P" or captured is not None, passed, lost)
                    yield text + ("=" + symbol if symbol != letter else ""), position_after, captured is not None
            for target in self.afar(position, cell):
                if position.has(target, other(side)):
                    lost = self.lost_rights({target})
                    yield self.name(cell) + "*" + self.name(target), self.after(position, [(target, None)], True, None, lost), True
        for whose, text, right, king, rook, empty, safe in self.castlings:
            if whose == side and right in position.rights and not any(position.has(cell) for cell in empty):
                if not any(self.is_attacked(position, cell, other(side)) for cell in safe):
                    changes = [(king[0], None), (rook[0], None), (king[1], (side, "K")), (rook[1], (side, "R"))]
                    yield text, self.after(position, changes, False, None, self.lost_rights({king[0]})), False

    def moves(self, position):
        """All legal moves by text, with the positions after them."""
        legal = {text: (follows, captures) for text, follows, captures in self.candidates(position)
                 if not self.in_check(follows, position.side)}
        if self.must_capture and any(captures for _, captures in legal.values()):
            legal = {text: move for text, move in legal.items() if move[1]}
        return {text: follows for text, (follows, _) in legal.items()}

    def perft(self, position, depth):
        moves = self.moves(position)
        return len(moves) if depth == 1 else sum(self.perft(follows, depth - 1) for follows in moves.values())

    def outcome(self, position, moves):
        check = self.in_check(position)
        if check and not moves:
            return "checkmate"
        for letter in self.extinct:
            if any((side, letter) not in position.men.values() for side in (WHITE, BLACK)):
                return "extinction"
        return None if moves else "stalemate"

    # --- texts ------------------------------------------------------------------------------------------------------------------

    def row_text(self, position, row):
        text, run = "", 0
        for cell in row + [None]:
            man = position.men.get(cell) if cell is not None else None
            if man or cell is None:
                text += str(run) if run else ""
                run = 0
                text += (man[1] if man[0] == WHITE else man[1].lower()) if man else ""
            else:
                run += 1
        return text

    def text(self, position):
        placement = "|".join(name + ":" + "/".join(self.row_text(position, row) for row in rows) for name, rows in self.boards())
        passed = ":".join(self.name(cell) for cell in position.passed) if position.passed else "-"
        return f"{placement} {position.side} {position.rights or '-'} {passed} {position.half} {position.full}"

    def men(self, text):
        """A position of men given as KAa1 kAf6 w, with rights if there are any."""
        words = text.split()
        turn = max(i for i, word in enumerate(words) if word in (WHITE, BLACK))
        men = {self.cell[word[1:]]: (WHITE if word[0].isupper() else BLACK, word[0].upper()) for word in words[:turn]}
        return Position(men, words[turn], "".join(words[turn + 1:]))

    def start(self):
        raise NotImplementedError

    # --- positions --------------------------------------------------------------------------------------------------------------

    def __init__(self):
        self.inside = set(self.cells())
        self.cell = {self.name(cell): cell for cell in self.cells()}

    def line(self, position, leaves):
        moves = self.moves(position)
        perft = {"1": len(moves)}
        if 0 < len(moves) <= leaves:
            perft["2"] = self.perft(position, 2)
        return json.dumps({"variant": self.id + self.options, "position": self.text(position), "check": self.in_check(position),
                           "outcome": self.outcome(position, moves), "moves": sorted(moves), "perft": perft}, separators=(",", ":"))

    def thin(self, chance):
        """A few men anywhere, the side that has moved not in check."""
        cells = sorted(self.inside)
        while True:
            letters = [(side, letter) for side in (WHITE, BLACK)
                       for letter in ["K"] + [chance.choice(self.thin_men) for _ in range(chance.randint(1, 5))]]
            men = {}
            for side, letter in letters:
                cell = chance.choice(cells)
                if cell not in men and self.may_stand(letter, cell) and not (letter == "P" and self.is_last(side, cell)):
                    men[cell] = (side, letter)
            position = Position(men, chance.choice((WHITE, BLACK)))
            kings = sum(man[1] == "K" for man in men.values())
            if kings == 2 and not self.in_check(position, other(position.side)):
                return position

    def played(self, chance, plies):
        """A position so many plies into a random game, in which captures are as likely as all the rest, so that boards get empty."""
        position = self.start()
        for _ in range(plies):
            moves = self.moves(position)
            if self.outcome(position, moves):
                break
            captures = [text for text in moves if len(moves[text].men) < len(position.men)]
            position = moves[chance.choice(sorted(captures if captures and chance.random() < 0.5 else moves))]
        return position

    def positions(self, chance):
        yield self.start(), 0
        for men, *moves in self.specials:
            position = self.men(men)
            for move in moves:
                position = self.moves(position)[move]
            yield position, 30
        for i in range(self.games):
            yield self.played(chance, chance.choice((3, 8, 15, 30, 50, 80))), 8
        for i in range(self.thins):
            yield self.thin(chance), 25

    games, thins = 25, 35
    seed = 1

    @property
    def thin_men(self):
        return "PP" + self.promotions

    def lines(self):
        chance = random.Random(self.seed)
        seen = set()
        for position, leaves in self.positions(chance):
            line = self.line(position, leaves)
            if line not in seen:
                seen.add(line)
                yield line


class Box(Game):
    """Boards of files and ranks above each other; a square is level, file and rank."""

    def cells(self):
        return list(product(range(self.files), range(self.ranks), range(len(self.levels))))

    def name(self, cell):
        return self.levels[cell[2]] + "abcdefgh"[cell[0]] + str(cell[1] + 1)

    def boards(self):
        for level in reversed(range(len(self.levels))):
            yield self.levels[level], [[(file, rank, level) for file in range(self.files)]
                                       for rank in reversed(range(self.ranks))]

    def array(self, rows, rights=""):
        """The start, by the first square and the letters along the files."""
        men = {}
        for first, letters in rows.items():
            file, rank, level = self.cell[first]
            for i, letter in enumerate(letters):
                men[(file + i, rank, level)] = (WHITE if letter.isupper() else BLACK, letter.upper())
        return Position(men, WHITE, rights)


STRAIGHT, DIAGONAL, TRIAGONAL = signed(1, 0, 0), signed(1, 1, 0), signed(1, 1, 1)
AROUND = STRAIGHT + DIAGONAL + TRIAGONAL


class Cube(Box):
    """Boxes on which classic men move along one, two or three axes."""

    def piece(self, position, cell, letter, side):
        if letter == "K":
            return self.leap(cell, AROUND)
        if letter == "N":
            return self.leap(cell, signed(2, 1, 0))
        return self.slide(position, cell, {"Q": AROUND, "R": STRAIGHT, "B": DIAGONAL, "U": TRIAGONAL}[letter])


class PartonCubic(Cube):
    """parton-cubic.md"""

    id = "parton-cubic"
    files, ranks, levels = 6, 6, "ABCDEF"
    promotions = "QRBUN"

    def start(self):
        return self.array({"Aa1": "KQBUNR", "Aa2": "PPPPPP", "Ba1": "PPPPPP", "Aa6": "rnubqk", "Aa5": "pppppp", "Ba6": "pppppp"})

    def steps(self, side):
        forward = 1 if side == WHITE else -1
        return [(file, forward, level) for file in (-1, 0, 1) for level in (-1, 0, 1)]

    takes = steps

    def is_last(self, side, cell):
        return cell[1] == (5 if side == WHITE else 0)

    specials = (
        ("KAa1 PCc5 kFf6 w",), ("KAa1 PCc5 rDc6 qCd6 kFf6 w",), ("KAa1 kFf6 pDd2 NEe1 b",), ("KAa1 PCc3 pCc4 kFf6 w",),
        ("KAa1 NCc3 kFf6 w",), ("KAa1 UCc3 PDd4 kFf6 w",), ("kFf6 QDe5 KAa1 b",), ("KAa1 RAa2 rAa6 kFf6 w",),
        ("kAa1 KAd2 QBd2 RAb4 NBb1 QBa2 pBb4 b",),
        ("kAa1 KBd2 QDe1 UAb1 BFa2 QCa1 QAa3 b",),
        ("kAa1 KBc1 RBc2 QEb1 UAd1 QBa2 pBc3 b",),
        ("kAa1 KCd1 BCb1 QBb3 QBc1 RDa2 QCd6 RBb1 b",),
        ("kAa1 KBc1 QCc6 QAd5 BCa4 QCb1 NBc4 b",),
    )


class Compulsion(PartonCubic):
    """parton-cubic.md, 6"""

    options = ":compulsion=on"
    king, must_capture, extinct = None, True, "K"
    specials = (
        ("KAa1 QCc3 pCc4 kFf6 w",), ("KAa1 RAa3 rAa6 kFf6 w",), ("KAa1 kAa2 w",), ("KAa1 kBb2 QFa6 b",), ("KAa1 QCc3 kCc6 w", "Cc3-Cc6"),
        ("KAa1 PCc5 kFf6 nDd6 w",), ("KAa1 PCc5 kFf6 w",), ("KAa1 RFa1 qFf1 kAf1 b",), ("KCc3 rCc6 kFf6 w",), ("KAa1 kFf6 w",),
    )
    games, thins, seed = 15, 15, 2


class ChessCubed(Box):
    """chess-cubed.md"""

    id = "chess-cubed"
    files, ranks, levels = 4, 4, "ABCD"

    def __init__(self):
        super().__init__()
        self.castlings = [
            (side, text, right, [self.cell[k] for k in king], [self.cell[r] for r in rook],
             [self.cell[c] for c in empty], [self.cell[c] for c in safe])
            for side, text, right, king, rook, empty, safe in (
                (WHITE, "O-O", "K", ("Dc1", "Dd1"), ("Dd1", "Cd1"), ("Cd1",), ("Dc1",)),
                (WHITE, "O-O-O", "Q", ("Dc1", "Da1"), ("Da1", "Ca1"), ("Db1", "Ca1"), ("Dc1", "Db1")),
                (BLACK, "O-O", "k", ("Ac4", "Ad4"), ("Ad4", "Bd4"), ("Bd4",), ("Ac4",)),
                (BLACK, "O-O-O", "q", ("Ac4", "Aa4"), ("Aa4", "Ba4"), ("Ab4", "Ba4"), ("Ac4", "Ab4")))]

    def start(self):
        return self.array({"Da1": "RQKR", "Da2": "PPPP", "Da3": "PPPP", "Da4": "BNNB",
                           "Aa4": "rqkr", "Aa3": "pppp", "Aa2": "pppp", "Aa1": "bnnb"}, "KQkq")

    def piece(self, position, cell, letter, side):
        return self.leap(cell, {"K": STRAIGHT + DIAGONAL, "Q": AROUND, "R": STRAIGHT, "B": DIAGONAL, "N": TRIAGONAL}[letter])

    def steps(self, side):
        return [(0, 0, -1 if side == WHITE else 1)]

    def takes(self, side):
        level = -1 if side == WHITE else 1
        return [(1, 0, level), (-1, 0, level), (0, 1, level), (0, -1, level)]

    def is_last(self, side, cell):
        return cell[2] == (0 if side == WHITE else 3)

    specials = (
        ("KDc1 RDd1 RDa1 kAc4 w KQ",), ("KDc1 RDd1 RDa1 kAc4 nCb2 w KQ",), ("KDc1 RDd1 RDa1 kAc4 rCa1 w KQ",),
        ("KDc1 RDd1 RDa1 kAc4 rCc1 w KQ",), ("KDc1 RDd1 RDa1 kAc4 rCb1 w KQ",), ("KDc1 RDd1 RDa1 kAc4 bCd2 w KQ",),
        ("KDc1 RDd1 RDa1 QDb1 kAc4 w KQ",), ("KDc1 RDd1 RDa1 kAc4 rCd1 w KQ",), ("KDc1 RDd1 RDa1 kAc4 nCb1 w KQ", "Dd1-Dd2"),
        ("kAc4 rAd4 rAa4 KDc1 b kq",), ("kAc4 rAd4 rAa4 KDc1 RBb4 b kq",), ("kAc4 rAd4 rAa4 KDc1 b kq", "O-O"),
        ("kAc4 rAd4 rAa4 KDc1 NBc3 w kq", "Bc3-Ad4"), ("KDc1 PBb2 nAb2 rAa2 kAd4 w",), ("KDc1 PBb2 nAc3 rAb3 kAd4 w",),
        ("kAd4 pBb2 nBa1 NCb2 RCb1 RCc3 KDd1 b",),
        ("kAa1 KCc3 NCb4 QCb3 RCa3 QBb2 RDa1 pBa4 b",),
        ("kAa1 KAc4 QAb2 NDd1 QBa3 RBb1 RCa1 pBa4 b",),
        ("kAa1 KBc1 QBa3 QDc2 BCb1 NAb4 QCb2 QBa1 b",),
        ("kAa1 KCd1 BCb1 QBb3 QAc2 RDa2 RBb1 b",),
        ("kAa1 KAc2 NBb3 QCa2 RAa3 RDd2 RCa3 b",),
    )
    games, thins = 30, 30


class Flying(Box):
    """flying.md"""

    id = "flying"
    files, ranks, levels = 8, 8, "GU"
    en_passant = True

    def __init__(self):
        super().__init__()
        self.castlings = [
            (side, text, right, [self.cell["G" + k] for k in king], [self.cell["G" + r] for r in rook],
             [self.cell["G" + c] for c in empty], [self.cell["G" + c] for c in safe])
            for side, text, right, king, rook, empty, safe in (
                (WHITE, "O-O", "K", ("e1", "g1"), ("h1", "f1"), ("f1", "g1"), ("e1", "f1", "g1")),
                (WHITE, "O-O-O", "Q", ("e1", "c1"), ("a1", "d1"), ("b1", "c1", "d1"), ("e1", "d1", "c1")),
                (BLACK, "O-O", "k", ("e8", "g8"), ("h8", "f8"), ("f8", "g8"), ("e8", "f8", "g8")),
                (BLACK, "O-O-O", "q", ("e8", "c8"), ("a8", "d8"), ("b8", "c8", "d8"), ("e8", "d8", "c8")))]

    def start(self):
        return self.array({"Ga1": "RNBQKBNR", "Ga2": "PPPPPPPP", "Ga7": "pppppppp", "Ga8": "rnbqkbnr"}, "KQkq")

    def may_stand(self, letter, cell):
        return letter in "RBN" or cell[2] == 0

    def afar(self, position, cell):
        return [plus(cell, (0, 0, 1))] if cell[2] == 0 else []

    def slanting(self, position, cell, steps, change):
        """Along a level, the last step of all going to the other one."""
        for step in steps:
            here = cell
            while True:
                aside = plus(here, step)
                aslant = plus(aside, (0, 0, change))
                if aslant in self.inside:
                    yield aslant
                if aside not in self.inside or position.has(aside):
                    break
                here = aside

    def piece(self, position, cell, letter, side):
        flat = {"R": [s for s in STRAIGHT if not s[2]], "B": [s for s in DIAGONAL if not s[2]]}
        ground = cell[2] == 0
        if letter in "KQ":
            steps = flat["R"] + flat["B"]
            return self.leap(cell, steps) if letter == "K" else self.slide(position, cell, steps)
        if letter == "N":
            leaps = [s for s in signed(2, 1, 0) if not s[2]]
            fall = [] if ground else [(file, rank, -1) for file, rank, _ in leaps]
            return self.leap(cell, leaps + fall + ([(0, 0, 1)] if ground else []))
        reached = list(self.slide(position, cell, flat[letter])) + self.leap(cell, [(0, 0, 1), (0, 0, -1)])
        if letter == "R" and ground:
            reached += self.slanting(position, cell, flat["R"], 1)
        if letter == "B" and not ground:
            reached += self.slanting(position, cell, flat["B"], -1)
        return reached

    def steps(self, side):
        return [(0, 1 if side == WHITE else -1, 0)]

    def takes(self, side):
        forward = 1 if side == WHITE else -1
        return [(-1, forward, 0), (1, forward, 0)]

    def steps_twice(self, side, cell):
        return cell[1] == (1 if side == WHITE else 6)

    def is_last(self, side, cell):
        return cell[1] == (7 if side == WHITE else 0)

    specials = (
        ("KGe1 RGa1 RGh1 kGe8 w KQ",), ("KGe1 RGa1 RGh1 kGe8 rUf4 w KQ",), ("KGe1 RGa1 RGh1 kGe8 rUf1 w KQ",),
        ("KGe1 RGa1 RGh1 kGe8 bUc4 w KQ",), ("KGe1 RGa1 RGh1 kGe8 nUc2 w KQ",), ("KGe1 RGa1 RGh1 kGe8 rUe1 w KQ",),
        ("KGe1 RGa1 RGh1 kGe8 BUf1 BUd1 nUb4 w KQ",), ("KGe1 kGe8 rUe4 w",), ("KGe1 PGe4 rUe4 nGd5 bUd5 kGe8 w",),
        ("KGh1 RGa1 PGa3 NGb1 kGh8 w",), ("KGh1 RGa1 rUa1 kGh8 w",), ("KGh1 RUa1 kGh8 pGa2 pGb3 w",), ("KGh1 BGc1 kGh8 w",),
        ("KGh1 BUc1 PGd2 nUe3 kGh8 w",), ("KGh1 NGd4 kGh8 w",), ("KGh1 NUd4 pGd4 pGe6 RGc6 kGh8 w",),
        ("KGh1 QGd4 rUd4 kGg8 w",), ("KGe4 rUe4 bUd5 kGh8 w",), ("KGh1 PGe2 pGd4 kGh8 w", "Ge2-Ge4"),
        ("KGh1 PGe2 rUe4 pGd4 kGh8 w", "Ge2-Ge4"), ("KGh1 PGe2 RUe3 pGd4 kGh8 w", "Ge2-Ge4"), ("KGh1 PGe7 nGd8 rUe7 rUe8 kGh6 w",),
        ("KGh1 RGh4 bUh6 kGh8 b",), ("kGa8 nUa5 RGa1 KGh1 b",),
        ("KGh1 bUf3 pGg2 RGg5 kGh8 w",), ("kGa8 KGc7 RUa1 b",),
        ("kGa1 KGe5 QGa6 QGa4 NGc3 RGb4 b",),
        ("kGa1 KGa3 NGb2 NUc4 NGc5 NUe1 QGe1 b",),
        ("kGa1 KGc1 BGb5 QGa6 NUb5 b",),
        ("kGa1 KGc2 RUc2 QGc4 b",),
        ("kGa1 KGa6 QGf5 RGe2 RUa3 b",),
    )
    games, thins = 30, 30


class Unfolded(Box):
    """unfolded.md"""

    id = "unfolded"
    files, ranks, levels = 8, 8, "12345678"
    en_passant = True
    blocked_by_any = True

    def __init__(self):
        super().__init__()
        self.castlings = [
            (side, text, right, [self.cell["5" + k] for k in king], [self.cell["5" + r] for r in rook],
             [self.cell["5" + c] for c in empty], [self.cell["5" + c] for c in safe])
            for side, text, right, king, rook, empty, safe in (
                (WHITE, "O-O", "K", ("e1", "g1"), ("h1", "f1"), ("f1", "g1"), ("e1", "f1", "g1")),
                (WHITE, "O-O-O", "Q", ("e1", "c1"), ("a1", "d1"), ("b1", "c1", "d1"), ("e1", "d1", "c1")),
                (BLACK, "O-O", "k", ("e8", "g8"), ("h8", "f8"), ("f8", "g8"), ("e8", "f8", "g8")),
                (BLACK, "O-O-O", "q", ("e8", "c8"), ("a8", "d8"), ("b8", "c8", "d8"), ("e8", "d8", "c8")))]

    def start(self):
        return self.array({"5a1": "RNBQKBNR", "5a2": "PPPPPPPP", "5a7": "pppppppp", "5a8": "rnbqkbnr"}, "KQkq")

    def piece(self, position, cell, letter, side):
        if letter == "K":
            return self.leap(cell, AROUND)
        if letter == "N":
            return self.leap(cell, signed(2, 1, 0))
        return self.slide(position, cell, {"Q": AROUND, "R": STRAIGHT + TRIAGONAL, "B": DIAGONAL}[letter])

    def steps(self, side):
        forward = 1 if side == WHITE else -1
        return [(0, forward, 0)] + [(file, forward, level) for file in (-1, 1) for level in (-1, 1)]

    def takes(self, side):
        forward = 1 if side == WHITE else -1
        return [(-1, forward, 0), (1, forward, 0), (0, forward, -1), (0, forward, 1)]

    def steps_twice(self, side, cell):
        return cell[2] == 4 and cell[1] == (1 if side == WHITE else 6)

    def is_last(self, side, cell):
        return cell[1] == (7 if side == WHITE else 0)

    specials = (
        ("K5e1 R5a1 R5h1 k5e8 w KQ",), ("K5e1 R5a1 R5h1 k5e8 r8f1 w KQ",), ("K5e1 R5a1 R5h1 k5e8 b4e2 w KQ",),
        ("K5e1 R5a1 R5h1 k5e8 N6f1 n5b3 w KQ",), ("K5e1 R5a1 R5h1 k5e8 r8b4 w KQ",), ("k5e8 r5a8 r5h8 K5e1 R3d6 b kq",),
        ("K5a1 P5e2 k5a8 w",), ("K5a1 P5e2 n6d3 k5a8 w",), ("K5a1 P5e2 P4f3 k5a8 w",), ("K5a1 P5e2 p6e4 k5a8 w", "5e2-7g4"),
        ("K5a1 P5e2 p6e4 p6g4 p7f4 p5f4 k5a8 w", "5e2-7g4"), ("K5a1 P5e2 p5d4 p6e4 p4e4 k5a8 w", "5e2-5e4"),
        ("K5a4 P5e2 p5d4 R5c4 k5h4 w", "5e2-5e4"), ("K5a1 P5e2 p7e4 k5a8 w",), ("K5a1 P8h7 n8g8 n7h8 k1a8 w",), ("K5a1 P1a7 k8h8 w",),
        ("K5a1 P4e2 k5a8 w",), ("K5a1 R4d4 k8h1 w",), ("K5a1 R4d4 P5e5 p2d4 k8h1 w",),
        ("k1a1 K1d2 Q2d2 R1b4 N2b1 Q2a2 p2b4 b",),
        ("k1a1 K3c1 Q4a3 Q2a1 Q4c1 b",),
        ("k1a1 K5e2 Q2a3 Q1e8 B3b1 N1b4 Q3b2 Q2a1 b",),
        ("k1a1 K3a1 N1b2 N1d1 N3a4 N1d2 Q4b1 Q4a2 b",),
        ("k1a1 K1b4 R4h6 Q1c2 R2c1 B1a2 R3b3 R3c4 b",),
    )
    games, thins = 25, 30


class HexRaumschach(Game):
    """hex-raumschach.md"""

    id = "hex-raumschach"
    promotions = "QRBUN"
    levels = "ABCDE"

    def cells(self):
        return [(file, rank, level) for level in range(5) for file in range(7) for rank in range(1, 14)
                if (file + rank) % 2 == 0 and 1 + abs(file - 3) <= rank <= 13 - abs(file - 3)]

    def name(self, cell):
        return self.levels[cell[2]] + "abcdefg"[cell[0]] + str(cell[1])

    def boards(self):
        for level in reversed(range(5)):
            yield self.levels[level], [[(file, rank, level) for file in range(7) if (file, rank, level) in self.inside]
                                       for rank in range(13, 0, -1)]

    def start(self):
        men = {}
        for level, pieces in (("A", "RUBN"), ("B", "QBUK"), ("C", "NRBU")):
            for place, letter in zip(("c2", "d1", "d3", "e2", "b3", "c4", "d5", "e4", "f3"), pieces + "PPPPP"):
                file, rank, height = self.cell[level + place]
                men[(file, rank, height)] = (WHITE, letter)
                men[(file, 14 - rank, 4 - height)] = (BLACK, letter)
        return Position(men, WHITE)

    edge = [(0, 2, 0), (0, -2, 0), (1, 1, 0), (1, -1, 0), (-1, 1, 0), (-1, -1, 0)]
    corner = [(2, 0, 0), (-2, 0, 0), (1, 3, 0), (1, -3, 0), (-1, 3, 0), (-1, -3, 0)]

    def tilted(self, steps):
        return [(file, rank, level) for file, rank, _ in steps for level in (1, -1)]

    def piece(self, position, cell, letter, side):
        rook = self.edge + [(0, 0, 1), (0, 0, -1)]
        bishop = self.corner + self.tilted(self.edge)
        unicorn = self.tilted(self.corner)
        if letter == "K":
            return self.leap(cell, rook + bishop + unicorn)
        if letter == "N":
            # two steps of a rook in one direction, then one in another that is nearest to a right angle with it
            leaps = []
            for first in rook:
                for second in rook:
                    flat = first[2] == 0 and second[2] == 0
                    if (first[2] == 0) != (second[2] == 0) or flat and self.turns_by_sixty(first, second):
                        leaps.append(tuple(2 * a + b for a, b in zip(first, second)))
            return self.leap(cell, leaps)
        return self.slide(position, cell, {"R": rook, "B": bishop, "U": unicorn, "Q": rook + bishop + unicorn}[letter])

    def turns_by_sixty(self, first, second):
        """Whether the sum of two steps along a level is a step through a corner."""
        return tuple(a + b for a, b in zip(first, second)) in self.corner

    def steps(self, side):
        return [(0, 2, 0), (0, 0, 1)] if side == WHITE else [(0, -2, 0), (0, 0, -1)]

    def takes(self, side):
        white = [(-1, 1, 0), (1, 1, 0), (0, 2, 1), (-1, 1, 1), (1, 1, 1)]
        return white if side == WHITE else [tuple(-n for n in step) for step in white]

    def is_last(self, side, cell):
        file, rank, level = cell
        far = abs(file - 3)
        return level == 4 and rank == 13 - far if side == WHITE else level == 0 and rank == 1 + far

    specials = (
        ("KAd1 PCd7 kEd13 w",), ("KAd1 PCd7 nCc8 nCe8 rDd9 bDc8 uDe8 nCd9 kEd13 w",), ("KAd1 PEa8 kEd13 w",), ("KAd1 PDa10 kEd13 w",),
        ("KAd1 PEc10 nEb11 kEd9 w",), ("KAd1 PDb11 nEb11 kEd9 w",), ("kEd13 pAb5 NAa4 KAd9 b",), ("kEd13 pCd7 NCc6 RBd5 BBe6 QDd7 KAd1 b",),
        ("KAd1 NCd7 kEd13 w",), ("KAd1 UCd7 kEd13 w",), ("KAd1 BCd7 PCe8 kEd13 w",), ("KCd7 kEd13 w",), ("KCd7 rCd13 kEa4 w",),
        ("KAd1 RCb3 RCb11 nCd7 kEd13 w",),
        ("kAa4 KDb5 BAc6 QEf7 QAa6 UDc4 b",),
        ("kAa4 KCc2 QDd3 QBa10 QDc2 RAf9 QAd1 UCb7 b",),
        ("kAa4 KDe8 NDb3 QBb3 RBe6 QAc8 RCc4 pDa6 b",),
        ("kAa4 KEe6 RAe2 QEc4 QCb3 RBe4 b",),
        ("kAa4 KAc6 NCc2 RBa8 QCb7 b",),
    )
    games, thins = 25, 30


class Strato(Box):
    """strato.md"""

    id = "strato"
    files, ranks, levels = 8, 8, "123"

    def start(self):
        return self.array({"1a1": "RNBQKBNR", "1a2": "PPPPPPPP", "3a8": "rnbqkbnr", "3a7": "pppppppp"})

    def is_home(self, man, cell):
        side, letter = man
        file, rank, level = cell
        first, second, own = (0, 1, 0) if side == WHITE else (7, 6, 2)
        return level == own and rank == (second if letter == "P" else first)

    def is_fresh(self, position, cell):
        return self.is_home(position.men[cell], cell) and cell not in position.spent

    def after(self, position, changes, pawn_or_capture, passed=None, lost=""):
        follows = super().after(position, changes, pawn_or_capture, passed, lost)
        arrived = {cell for cell, man in changes if man and self.is_home(man, cell)}
        follows.spent = frozenset(position.spent - {cell for cell, _ in changes} | arrived)
        return follows

    def text(self, position):
        spent = ",".join(sorted(self.name(cell) for cell in position.spent))
        return super().text(position) + (" spent=" + spent if spent else "")

    def piece(self, position, cell, letter, side):
        """Captures are made on the level alone, and not by a man's first move, which must leave it."""
        fresh = self.is_fresh(position, cell)
        flat = {"R": [s for s in STRAIGHT if not s[2]], "B": [s for s in DIAGONAL if not s[2]]}
        steep = [s for s in TRIAGONAL if s[2]]
        leaps = [s for s in signed(2, 1, 0) if not s[2]]
        vertical = [(0, 0, 1), (0, 0, -1)]
        near = {"K": flat["R"] + flat["B"], "N": leaps}.get(letter)
        far = {"K": vertical, "N": [(f, r, level) for f, r, _ in leaps for level in (-2, -1, 1, 2)]}.get(letter)
        if letter == "K" and fresh:
            far = far + [(f, r, level) for f, r, _ in near for level in (-1, 1)]
        rides = {"Q": flat["R"] + flat["B"], "R": flat["R"], "B": flat["B"]}.get(letter)
        climbs = {"Q": vertical + steep, "R": vertical, "B": steep}.get(letter)
        level = [] if fresh else self.leap(cell, near) if near else list(self.slide(position, cell, rides))
        other_level = self.leap(cell, far) if far else self.slide(position, cell, climbs)
        return level + [to for to in other_level if not position.has(to)]

    def pawn_moves(self, position, cell):
        side = position.side
        forward = 1 if side == WHITE else -1
        fresh = self.is_fresh(position, cell)
        ends = [(0, forward, level) for level in ((-1, 1) if fresh else (-1, 0, 1))]
        if fresh and not position.has(plus(cell, (0, forward, 0))):  # what stands on the second square is no hindrance
            ends += [(0, 2 * forward, level) for level in (-2, -1, 1, 2)]
        for to in self.leap(cell, ends):
            if not position.has(to):
                yield to, None, None
        if not fresh:
            for to in self.leap(cell, self.takes(side)):
                if position.has(to, other(side)):
                    yield to, to, None

    def attacks(self, position, cell, target):
        if position.men[cell][1] == "P" and self.is_fresh(position, cell):
            return False
        return super().attacks(position, cell, target)

    def takes(self, side):
        forward = 1 if side == WHITE else -1
        return [(-1, forward, 0), (1, forward, 0)]

    def is_last(self, side, cell):
        return cell[1] == (7 if side == WHITE else 0)

    specials = (
        ("K1e1 k3e8 w",), ("K1e1 N1e2 n2e1 n2f2 k3e8 w",), ("K1e1 R1d1 k3e8 w", "1e1-2f1", "3e8-2d8", "2f1-1f1", "2d8-3d8", "1f1-1e1", "3d8-3e8"),
        ("K1h1 P1d2 k3h8 w",), ("K1h1 P1d2 n1d3 k3h8 w",), ("K1h1 P1d2 n1d4 n2d3 k3h8 w",), ("K1h1 P1d2 n2d4 n3d4 n1c3 k3h8 w",),
        ("K1h1 P2d2 n2c3 n1d3 k3h8 w",), ("K1h1 P2d7 n2d8 n2c8 n3d8 k3h8 w",), ("k3a8 p3d7 n3d6 N2d5 K1h1 b",), ("k3a8 p2d2 N1d1 N2e1 K1h2 b",),
        ("K1h1 R1a1 R2b4 n3b4 n2b7 k3h8 w",), ("K1h1 B1c1 B2d4 n3e5 n2f6 k3h8 w",), ("K1h1 Q2d4 n3d4 n3e5 k3h8 w",),
        ("K1h1 N1b1 N2e5 n3g6 n2c6 k3h8 w",), ("k3d4 K3d1 R3d8 b",), ("K1h1 P1e2 R1e5 k3h8 w", "1e2-2e3", "3h8-2h8", "1e5-1e1"),
        ("K1h2 N2c3 R2d1 k3h7 w", "2c3-1b1", "3h7-3h6", "2d1-1d1", "3h6-3h7"), ("k1h8 r1h1 K1e1 b", "1h1-1g1"), ("K1e1 r1a2 r1h1 k3h8 w",),
    )
    games, thins = 30, 35


class Hyperchess(Game):
    """hyperchess.md: a cell is the column and row of its big square, then file and rank in it"""

    id = "hyperchess"

    def cells(self):
        return list(product(range(4), repeat=4))

    def name(self, cell):
        column, row, file, rank = cell
        return "abcdghijmnopstuv"[4 * column + file] + str(rank + 1) + "(" + str(row + 1) + ")"

    def boards(self):
        for row in (3, 2, 1, 0):
            yield str(row + 1), [[(column, row, file, rank) for column in range(4) for file in range(4)] for rank in (3, 2, 1, 0)]

    def start(self):
        men = {}
        for column, pieces in enumerate(("RN", "BQ", "KB", "NR")):
            for file, letter in zip((1, 2), pieces):
                men[(column, 0, file, 0)] = (WHITE, letter)
                men[(column, 3, file, 3)] = (BLACK, letter)
                men[(column, 1, file, 0)] = (WHITE, "P")
                men[(column, 2, file, 3)] = (BLACK, "P")
        return Position(men, WHITE)

    def both(self, steps):
        """The steps within a big square, and the same from one to another."""
        return [(0, 0, file, rank) for file, rank in steps] + [(file, rank, 0, 0) for file, rank in steps]

    def piece(self, position, cell, letter, side):
        straight = self.both(((1, 0), (-1, 0), (0, 1), (0, -1)))
        diagonal = self.both(((1, 1), (1, -1), (-1, 1), (-1, -1)))
        if letter == "K":
            return self.leap(cell, straight + diagonal)
        if letter == "N":
            return self.leap(cell, signed(2, 1, 0, 0))
        return self.slide(position, cell, {"R": straight, "B": diagonal, "Q": straight + diagonal}[letter])

    def steps(self, side):
        return self.both(((0, 1 if side == WHITE else -1),))

    def takes(self, side):
        forward = 1 if side == WHITE else -1
        return self.both(((1, forward), (-1, forward)))

    def is_last(self, side, cell):
        return cell[1] == cell[3] == (3 if side == WHITE else 0)

    specials = (
        ("Kh1(1) Rd1(1) kh4(4) w",), ("Kh1(1) Rd2(2) Pj2(2) nd4(2) kh4(4) w",), ("Kh1(1) Bd1(1) kh4(4) w",), ("Kh1(1) Bc2(1) pi2(2) kh4(4) w",),
        ("Kh1(1) Nd4(2) kh4(4) w",), ("Kh1(1) Ng1(1) kh4(4) w",), ("Kh1(1) Nn3(3) kh4(4) w",), ("Kh1(1) Pi4(2) kb4(4) w",),
        ("Kh1(1) Pi2(4) kb4(4) w",), ("Kh1(1) Pi3(4) nj4(4) rh4(4) kb4(4) w",), ("Kh1(1) Pi4(3) nc4(4) ro4(4) bh4(4) kb4(1) w",),
        ("Kh1(1) Ph2(2) ni3(2) ng3(2) nb2(3) nn2(3) nh3(2) kb4(4) w",), ("kh4(4) pi1(2) Nc1(1) Ro1(1) Kb1(4) b",), ("Ka1(1) kv4(4) w",),
        ("Kj3(2) rj3(4) bp3(3) kv4(4) w",),
        ("ka1(1) Kn3(1) Qh2(1) Qp1(2) Bg2(2) Nb3(2) Qa1(3) Qa2(1) b",),
        ("ka1(1) Kc1(1) Rh2(3) Qg2(2) Qn4(3) Rc1(2) Rm1(1) Qb1(1) b",),
        ("ka1(1) Km1(1) Qb1(1) Rb1(2) b",),
        ("ka1(1) Ko1(2) Qg1(3) Qb2(4) Qc1(2) Rb1(2) Qa2(3) b",),
        ("ka1(1) Ka1(3) Rn2(2) Qh2(2) Qg1(3) Qh1(3) Qb3(1) Qb3(4) b",),
    )
    games, thins = 25, 30


class FreeForm(Cube):
    """free-form.md"""

    id = "free-form"
    files, ranks, levels = 4, 4, "ABCD"
    thin_men = "QRBNU"
    keeps = False  # whether captured men become the captor's

    def start(self):
        return self.with_hand(Position({}, WHITE), {(side, letter): number for side in (WHITE, BLACK)
                                                    for letter, number in zip("KQRBNU", (1, 1, 2, 2, 2, 8))})

    def with_hand(self, position, hand):
        position.hand = {man: number for man, number in hand.items() if number}
        return position

    def after(self, position, changes, *rest):
        hand = dict(position.hand)
        for cell, _ in changes:
            taken = position.men.get(cell)
            if self.keeps and taken and taken[0] != position.side:
                mine = position.side, taken[1]
                hand[mine] = hand.get(mine, 0) + 1
                break
        return self.with_hand(super().after(position, changes, *rest), hand)

    def candidates(self, position):
        side = position.side
        first = (side, "K") in position.hand
        if not first:
            yield from super().candidates(position)
        for man, number in list(position.hand.items()):
            if man[0] != side or (first and man[1] != "K"):
                continue
            for cell in self.cells():
                if not position.has(cell):
                    follows = self.with_hand(super().after(position, [(cell, man)], True), {**position.hand, man: number - 1})
                    if man[1] == "K" or not self.in_check(follows, other(side)):
                        yield man[1] + "*" + self.name(cell), follows, False

    def text(self, position):
        hand = sorted((letter if side == WHITE else letter.lower()) + (str(number) if number > 1 else "")
                      for (side, letter), number in position.hand.items())
        return super().text(position) + (" hand=" + ",".join(hand) if hand else "")

    def men(self, text):
        """As for other games; after the side comes what is in hand, a letter for each man."""
        placed, side, hand = text.rpartition(" w" if " w" in text else " b")
        position = super().men(placed + side)
        counts = {}
        for letter in hand.strip():
            man = WHITE if letter.isupper() else BLACK, letter.upper()
            counts[man] = counts.get(man, 0) + 1
        return self.with_hand(position, counts)

    def thin(self, chance):
        position = self.with_hand(super().thin(chance), {})
        for side in (WHITE, BLACK):
            for letter, most in zip("QRBNU", (1, 2, 2, 2, 8)):
                left = max(0, most - sum(man == (side, letter) for man in position.men.values()))
                number = chance.randint(0, min(left, 2))
                if number:
                    position.hand[side, letter] = number
        return position

    def is_last(self, side, cell):
        return False

    specials = (
        ("kBb2 w KQ",), ("kAa1 w KN",), ("KAa1 kDd4 w QRBNU",), ("KAa1 kDd4 b qrbnu",), ("KAa1 kCc3 w NU",), ("KAa1 kDd4 rAa4 w QN",),
        ("KAa1 kDd4 rAa4 bCc1 w QN",), ("KAa1 kDd4 NCc1 w Q",),
        ("KAa1 kDd4 nBb1 w",), ("KAa1 kDd4 QCc4 RDb1 b q",), ("kAa1 KAa3 QBb2 b",), ("kAa1 KBc2 QCc3 RBa4 b u",), ("KAa1 kAc1 qAb2 w U",),
        ("KBb2 UCc3 bDd4 kAa4 w",), ("KAa1 RBa1 rDa1 kDd3 w Q",),
    )
    games, thins, seed = 25, 40, 5


class FreeFormHeld(FreeForm):
    """free-form.md, 5"""

    options = ":captured=held"
    keeps = True
    specials = (("KAa1 nBb1 kDd4 w", "Aa1-Bb1"), ("KAa1 QBb2 uCc3 kDd4 w U", "Bb2-Cc3"), ("KAa1 QBb2 qCc3 kDd1 w Q", "Bb2-Cc3"))
    games, thins, seed = 20, 15, 6


if __name__ == "__main__":
    games = [game for game in list(globals().values()) if isinstance(game, type) and getattr(game, "id", None) == sys.argv[1]]
    for game in games:
        for line in game().lines():
            print(line)
