"""Tests of plyspace.py against the real program, which PLYSPACE names. Run by PythonTest."""

import inspect
import os
import pathlib
import pydoc
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import plyspace
from plyspace import BLACK, WHITE, Board

MATE_IN_ONE = "1:2b5/3s4/8/7s/5k2/5n1p/8/3s1K2|2:6p1/8/8/8/8/4q3/2b3s1/4s3 b - - 1 1"
"""Of mapped chess: Black mates."""
BOARDS_TO_MOVE = "W:4/4/4/1K2|N:4/4/4/4|B:2k1/4/4/4|WQL@QL2:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/1r w - - 0 1"
PATIENCE = 60
"""Seconds within which a process that nobody needs must be gone."""


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


class BoardTest(unittest.TestCase):
    def test_a_new_board_is_the_start(self):
        board = Board("meder")
        self.assertEqual(board.turn, WHITE)
        self.assertEqual(len(board.legal_moves), 38)
        self.assertEqual(list(board.legal_moves), sorted(board.legal_moves))
        self.assertEqual(board.position, plyspace.rules("meder").start)
        self.assertEqual(str(board), board.position)
        self.assertFalse(board.is_check() or board.is_game_over())
        self.assertIsNone(board.outcome())
        self.assertEqual(board.result(), "*")

    def test_moves_are_made_in_any_notation_and_taken_back(self):
        board = Board("twoboard")
        start = board.position
        self.assertEqual(board.push("e2-e4"), "e2-e4")
        self.assertEqual(board.push("e7e5"), "e7-e5")
        self.assertEqual(board.push("Nf3"), "g1-f3")
        self.assertEqual(board.move_stack, ["e2-e4", "e7-e5", "g1-f3"])
        self.assertEqual(board.turn, BLACK)
        self.assertEqual([board.pop() for _ in range(3)], ["g1-f3", "e7-e5", "e2-e4"])
        self.assertEqual(board.position, start)
        with self.assertRaises(IndexError):
            board.pop()

    def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(self):
        board = Board("koernke")
        with self.assertRaises(plyspace.IllegalMoveError) as caught:
            board.push("1a2-1a5")
        self.assertEqual(caught.exception.type, "illegal")
        self.assertEqual(caught.exception.move, "1a2-1a5")
        self.assertEqual(caught.exception.kind, "does not move so")
        self.assertEqual(caught.exception.citation, "koernke.md 2")
        self.assertEqual(caught.exception.cells, {"mover": ["1a2"], "target": ["1a5"]})
        self.assertEqual(str(caught.exception), "illegal: a pawn does not move from 1a2 to 1a5; koernke.md 2")
        self.assertEqual(board, Board("koernke"))

    def test_a_copy_goes_its_own_way(self):
        board = Board("koernke")
        other = board.copy()
        other.push("1a2-1a3")
        self.assertEqual(board.move_stack, [])
        self.assertNotEqual(board, other)
        other.pop()
        self.assertEqual(board, other)

    def test_why_tells_reason_rule_and_squares(self):
        board = Board("koernke")
        refused = board.why("2b1-3b1")
        self.assertFalse(refused)
        self.assertEqual(refused.kind, "own piece on target")
        self.assertEqual(refused.citation, "koernke.md 2")
        self.assertEqual(refused.cells, {"mover": ["2b1"], "target": ["3b1"]})
        self.assertTrue(str(refused).startswith("illegal: "), str(refused))
        self.assertTrue(refused.svg.startswith("<svg"))
        allowed = board.why("1a2-1a4")
        self.assertTrue(allowed)
        self.assertEqual(str(allowed), "legal: 1a2-1a4 (pawn)")
        self.assertIsNone(board.why("up").kind)
        self.assertTrue(board.is_legal("1a2-1a4") and not board.is_legal("1a2-1a5"))

    def test_a_mate_ends_the_game(self):
        board = Board("twoboard", MATE_IN_ONE)
        mates = [one.move for one in board.facts() if one.mate]
        self.assertTrue(mates, board.legal_moves)
        board.push(mates[0])
        self.assertTrue(board.is_checkmate() and board.is_check() and board.is_game_over())
        self.assertFalse(board.is_stalemate())
        self.assertEqual(board.outcome().winner, BLACK)
        self.assertEqual(str(board.outcome()), "black wins by checkmate")
        self.assertEqual(board.result(), "0-1")
        self.assertEqual(board.legal_moves, ())

    def test_a_position_repeated_three_times_is_a_draw(self):
        board = Board("twoboard")
        for move in ["g1-f3", "g8-f6", "f3-g1", "f6-g8"] * 2:
            board.push(move)
        self.assertIsNone(board.outcome().winner)
        self.assertEqual(board.outcome().reason, "threefold repetition")
        self.assertEqual(board.result(), "1/2-1/2")

    def test_perft_counts(self):
        self.assertEqual(Board("koernke").perft(2), 1936)
        self.assertEqual(Board("meder").perft(3), 53454)
        self.assertEqual(Board("meder:edition=tournament").perft(2), 400)

    def test_pieces_stand_where_boards_hang(self):
        board = Board("meder")
        self.assertEqual(board.piece_at("b1W"), "K")
        self.assertEqual(board.piece_at("c8B"), "k")
        self.assertIsNone(board.piece_at("a1W"))
        self.assertEqual(len(board.pieces()), 32)
        board = Board("meder", BOARDS_TO_MOVE)
        rook = next(square for square, symbol in board.pieces().items() if symbol == "r")
        board.push("WQL-QL3i")
        board.push(next(one.move for one in board.facts() if one.board == "BKL"))
        self.assertNotIn(rook, board.pieces())
        self.assertEqual(sorted(board.pieces().values()), ["K", "k", "r"])

    def test_a_move_is_taken_apart(self):
        board = Board("twoboard")
        fact = next(one for one in board.facts() if one.move == "e2-e4")
        self.assertEqual((fact.kind, fact.piece, fact.from_square, fact.to_square), ("double step", "P", "e2", "e4"))
        self.assertEqual(fact.san, "ee4")
        self.assertEqual(board.san("g1-f3"), "Nf3")
        self.assertIsNone(fact.captured)

    def test_pictures_are_drawn_for_a_notebook(self):
        board = Board("meder")
        self.assertTrue(board._repr_svg_().startswith("<svg"))
        self.assertNotEqual(board.svg(), board.svg(flipped=True))
        self.assertNotEqual(board.svg(), board.svg(move="b1W-b1N"))

    def test_what_is_refused_says_what_there_is(self):
        with self.assertRaises(plyspace.RefusedError) as caught:
            Board("medr")
        self.assertIn("did you mean 'meder'?", str(caught.exception))
        with self.assertRaises(plyspace.RefusedError) as caught:
            Board("meder", "W:")
        self.assertEqual(caught.exception.offset, 0)
        with self.assertRaises(plyspace.RefusedError) as caught:
            Board("cube", "III:2k/3/3|II:3/3/3|I:2R/3/3 b - - 0 1")
        self.assertEqual(caught.exception.faults[0]["field"], "placement")
        with self.assertRaises(plyspace.MalformedError):
            Board("meder").perft(99)


class RulesTest(unittest.TestCase):
    def test_variants_have_options(self):
        known = {one.id: one for one in plyspace.variants()}
        self.assertLessEqual({"cube", "koernke", "meder", "roth", "twoboard"}, set(known))
        self.assertIn("movement", [option["name"] for option in known["koernke"].options])

    def test_rules_have_squares_pieces_and_statements(self):
        rules = plyspace.rules("koernke:movement=total")
        self.assertEqual(rules.variant, "koernke:movement=total")
        self.assertEqual(len(rules.squares), 128)
        self.assertIn("2c4", rules.squares)
        self.assertEqual(len(rules.levels), 4)
        self.assertEqual([piece.symbol for piece in rules.pieces if piece.royal], ["K"])
        self.assertTrue(all(one.citation for one in rules.rulebook))
        self.assertEqual(rules.options["movement"], "total")


class ManyPositionsTest(unittest.TestCase):
    def test_many_positions_have_the_answers_of_each(self):
        board = Board("meder")
        positions = []
        for move in board.legal_moves[:20]:
            board.push(move)
            positions.append(board.position)
            board.pop()
        moves = plyspace.legal_moves_many("meder", positions * 60)
        self.assertEqual(len(moves), 1200)
        self.assertEqual(moves[:20], [list(Board("meder", position).legal_moves) for position in positions])
        self.assertEqual(moves[-20:], moves[:20])
        self.assertEqual(plyspace.perft_many("meder", positions, 2)[3], Board("meder", positions[3]).perft(2))
        self.assertEqual(plyspace.legal_moves_many("meder", []), [])

    def test_boards_are_positions_and_other_things_are_not(self):
        board = Board("cube")
        board.push(board.legal_moves[0])
        self.assertEqual(plyspace.legal_moves_many("cube", [board]), [list(board.legal_moves)])
        with self.assertRaisesRegex(TypeError, "found one position"):
            plyspace.legal_moves_many("cube", board.position)
        with self.assertRaisesRegex(TypeError, r"positions\[1\]: expected a text or a Board, found int"):
            plyspace.perft_many("cube", [board, 7], 1)

    def test_the_position_that_is_refused_is_named(self):
        good = Board("koernke").position
        with self.assertRaises(plyspace.RefusedError) as caught:
            plyspace.perft_many("koernke", [good] * 700 + ["bad"], 1)
        self.assertEqual(caught.exception.fields["index"], 700)
        self.assertTrue(str(caught.exception).startswith("positions[700]: "))


class EngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.client = plyspace.Client()
        cls.addClassCleanup(cls.client.close)

    def engine(self, spec, seed=0):
        """An engine without a process of its own, which would take longer to start than it thinks."""
        return plyspace.Engine(spec, seed=seed, client=self.client)

    def test_an_engine_plays_a_game_to_its_end(self):
        white, black = self.engine("greedy"), self.engine("random", seed=3)
        board = Board("cube:n=4")
        while not board.is_game_over() and len(board.move_stack) < 60:
            engine = white if board.turn == WHITE else black
            board.push(engine.play(board).move)
        self.assertTrue(board.is_game_over() or len(board.move_stack) == 60)

    def test_an_engine_mates(self):
        played = self.engine("alphabeta:depth=3").play(Board("twoboard", MATE_IN_ONE))
        self.assertEqual(played.win_in, 1)
        self.assertIsNone(played.score)

    def test_the_same_seed_chooses_the_same(self):
        board = Board("koernke")
        self.assertEqual(self.engine("random", seed=5).play(board), self.engine("random", seed=5).play(board))

    def test_an_analysis_tells_what_it_finds(self):
        with plyspace.Engine() as engine:
            infos = list(engine.analyse(Board("twoboard"), nodes=3000, lines=2))
            self.assertGreater(len(infos), 2)
            self.assertEqual([one.depth for one in infos], sorted(one.depth for one in infos))
            self.assertEqual(len(infos[-1].lines), 2)
            self.assertEqual(infos[-1].best.moves[0], infos[-1].best.move)
            self.assertTrue(0 <= infos[-1].best.expectancy <= 1)
            self.assertEqual(engine.analyse(Board("twoboard"), depth=2).wait().depth, 2)

    def test_an_endless_analysis_is_ended_and_the_engine_goes_on(self):
        board = Board("koernke")
        with plyspace.Engine("level1") as engine:
            with engine.analyse(board) as analysis:
                for info in analysis:
                    self.assertTrue(board.is_legal(info.best.move))
                    if info.depth >= 2:
                        break
                with self.assertRaises(plyspace.ProgramError):
                    engine.play(board)
            self.assertTrue(board.is_legal(engine.play(board).move))

    def test_a_closed_engine_says_so_and_starts_nothing(self):
        with plyspace.Engine("level1") as engine:
            pass
        for ask in (engine.play, engine.analyse):
            with self.assertRaisesRegex(plyspace.ProgramError, r"Engine\('level1'\) is closed"):
                ask(Board("koernke"))
        self.assertIsNone(engine._client.pid)

    def test_what_is_no_engine_is_refused(self):
        with self.assertRaises(plyspace.RefusedError):
            self.engine("level99").play(Board("koernke"))

    def test_tablebases_know_what_was_made(self):
        board = Board("cube", "III:2k/3/3|II:3/3/3|I:K1R/3/3 b - - 0 1")
        with tempfile.TemporaryDirectory() as folder:
            self.assertIsNone(plyspace.tablebase(board, folder))
            made = [os.environ["PLYSPACE"], "tablebase", "build", "cube:n=3", "KRvK", "--out", folder]
            subprocess.run(made, check=True, stdout=subprocess.DEVNULL)
            known = plyspace.tablebase(board, folder)
        self.assertEqual(known.result, "draw" if known.plies is None else "loss")
        self.assertEqual({one[0] for one in known.moves}, set(board.legal_moves))
        self.assertEqual(known.moves[0][1], known.result)


class MeasurementTest(unittest.TestCase):
    def test_a_comparison_has_a_row_for_each_number(self):
        compared = plyspace.compare(
            "koernke", "koernke:movement=total", games=6, engines=["random"], max_plies=40, seed=2
        )
        self.assertEqual(compared.variants, ("koernke", "koernke:movement=total"))
        self.assertEqual(compared.baseline, "koernke")
        rows = compared.numbers.where(measure="branching", player="random")
        self.assertEqual(rows.column("variant"), list(compared.variants))
        self.assertTrue(all(value > 1 for value in rows.column("value")))
        self.assertEqual(compared.findings(), compared.numbers.where(finding="different"))
        self.assertEqual(compared.dropped, ())

    def test_rows_of_an_export_are_read_with_their_types(self):
        with tempfile.TemporaryDirectory() as folder:
            table = pathlib.Path(folder, "rows.csv")
            table.write_text(
                'game,setting,score,reason,depthWhite\n0,"cube:n=4,clock=75",0.5,"dead position",\n1,roth,1,1e3,-2.5\n'
            )
            rows = plyspace.read_rows(table)
            self.assertEqual(
                rows[0],
                {"game": 0, "setting": "cube:n=4,clock=75", "score": 0.5, "reason": "dead position", "depthWhite": None},
            )
            self.assertEqual(rows.where(setting="roth").column("depthWhite"), [-2.5])
            lines = pathlib.Path(folder, "rows.jsonl")
            lines.write_text('{"game":0,"won":true}\n\n{"game":1,"won":false}\n')
            self.assertEqual(plyspace.read_rows(lines).column("won"), [True, False])
            lines.write_text("{")
            with self.assertRaises(ValueError) as caught:
                plyspace.read_rows(lines)
            self.assertIn("rows.jsonl: not rows as JSON", str(caught.exception))


class ProcessTest(unittest.TestCase):
    def test_a_process_that_died_is_started_anew(self):
        with plyspace.Client() as client:
            board = Board("koernke", client=client)
            first = client.pid
            os.kill(first, signal.SIGKILL)
            board.push("1a2-1a3")
            self.assertEqual(board.move_stack, ["1a2-1a3"])
            self.assertNotEqual(client.pid, first)

    def test_a_stopped_process_is_given_up_and_the_next_question_starts_another(self):
        with plyspace.Client() as client:
            board = Board("koernke", client=client)
            os.kill(client.pid, signal.SIGSTOP)
            # On a busy machine its threads go on for a while.
            os.waitid(os.P_PID, client.pid, os.WSTOPPED | os.WNOWAIT)
            with self.assertRaises(plyspace.ProgramError) as caught:
                board.push("1a2-1a3")
            self.assertIn("the program is stopped", str(caught.exception))
            board.push("1a2-1a3")
            self.assertEqual(board.move_stack, ["1a2-1a3"])

    def test_an_answer_is_waited_for_no_longer_than_asked(self):
        with plyspace.Client() as client:
            board = Board("koernke", client=client)
            client._timeout = 0.1
            with self.assertRaises(plyspace.ProgramError) as caught:
                plyspace.Engine("alphabeta:time=600", client=client).play(board)
            self.assertIn("has not answered within 0.1 s", str(caught.exception))

    def test_an_analysis_whose_process_died_can_be_left_and_another_begun(self):
        with plyspace.Client() as client:
            board = Board("koernke", client=client)
            engine = plyspace.Engine("alphabeta:nodes=200", client=client)
            with engine.analyse(board) as analysis:
                next(analysis)
                os.kill(client.pid, signal.SIGKILL)
            board.push(engine.play(board).move)
            self.assertEqual(len(board.move_stack), 1)

    def test_close_ends_the_process(self):
        client = plyspace.Client()
        client.ask("hello")
        pid = client.pid
        client.close()
        self.assertIsNone(client.pid)
        self.assertFalse(is_running(pid))
        self.assertEqual(client.ask("hello")["protocol"], plyspace.PROTOCOL)
        client.close()

    def assert_ends_with_its_parent(self, script):
        parent = subprocess.Popen(
            [sys.executable, "-c", "import plyspace\nclient = plyspace.connect()\n" + script],
            stdout=subprocess.PIPE,
            text=True,
        )
        with parent.stdout as told:
            pid = int(told.readline())
        parent.kill()
        parent.wait()
        deadline = time.monotonic() + PATIENCE
        while is_running(pid) and time.monotonic() < deadline:
            time.sleep(0.05)
        self.assertFalse(is_running(pid))

    def test_nothing_is_left_of_a_parent_that_was_killed(self):
        self.assert_ends_with_its_parent("client.ask('hello')\nprint(client.pid, flush=True)\nimport time\ntime.sleep(60)")

    def test_nothing_is_left_of_a_long_count_whose_parent_was_killed(self):
        self.assert_ends_with_its_parent(
            "client.ask('hello')\nprint(client.pid, flush=True)\nplyspace.Board('koernke').perft(9)"
        )

    def test_nothing_is_left_of_python_that_ends_by_itself(self):
        script = "import plyspace\nboard = plyspace.Board('koernke')\nprint(plyspace._default.pid)"
        ended = subprocess.run([sys.executable, "-c", script], check=True, stdout=subprocess.PIPE, text=True)
        self.assertFalse(is_running(int(ended.stdout)))

    @unittest.skipUnless(hasattr(os, "fork"), "there is no fork here")
    def test_a_fork_has_a_process_of_its_own(self):
        board = Board("koernke")
        pid = plyspace._default.pid
        child = os.fork()
        if child == 0:
            try:
                board.push("1a2-1a3")
                os._exit(0 if plyspace._default.pid != pid else 1)
            except BaseException:
                os._exit(2)
            finally:
                os._exit(3)
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        board.push("1a2-1a4")
        self.assertEqual(plyspace._default.pid, pid)

    def test_a_program_that_is_not_there_is_named(self):
        with self.assertRaises(plyspace.ProgramError) as caught:
            plyspace.Client("/nowhere/plyspace").ask("hello")
        self.assertEqual(str(caught.exception), "cannot start '/nowhere/plyspace': No such file or directory")
        self.assertEqual(caught.exception.type, "program")

    def test_what_another_program_says_is_passed_on(self):
        with self.assertRaises(plyspace.ProgramError) as caught:
            plyspace.Client(["sh", "-c", "echo no Java here >&2; exit 1"]).ask("hello")
        self.assertIn("(exit code 1) without an answer: no Java here", str(caught.exception))
        with self.assertRaises(plyspace.ProgramError) as caught:
            plyspace.Client(["sh", "-c", 'read line; echo \'{"protocol":2}\'; read line']).ask("hello")
        self.assertIn("speaks version 2 of the protocol", str(caught.exception))


class HelpTest(unittest.TestCase):
    def test_everything_public_is_explained(self):
        for name in plyspace.__all__:
            thing = getattr(plyspace, name)
            if not callable(thing):
                continue
            self.assertTrue(inspect.getdoc(thing), name)
            for member, value in vars(thing).items() if inspect.isclass(thing) else ():
                if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                    self.assertTrue(inspect.getdoc(value), f"{name}.{member}")

    def test_help_reads_from_top_to_bottom(self):
        text = pydoc.render_doc(plyspace, renderer=pydoc.plaintext)
        for part in ("Three-dimensional chess by Plyspace", "class Board", "legal_moves_many(", "Hundredths of a pawn"):
            self.assertIn(part, text)


if __name__ == "__main__":
    unittest.main()
