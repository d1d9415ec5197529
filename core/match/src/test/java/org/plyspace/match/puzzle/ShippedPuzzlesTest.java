package org.plyspace.match.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

/** The puzzles that the bundled rule sets bring. */
class ShippedPuzzlesTest {

    private static List<Puzzle> of(Rules rules) {
        return PuzzleFile.broughtBy(rules).orElseThrow().puzzles();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "meder", "roth", "twoboard"})
    void thirtyAreProvedAgain(String id) {
        Rules rules = RuleSets.of(id);
        PuzzleProver prover = new PuzzleProver(rules, () -> {});
        List<Puzzle> all = of(rules);

        assertEquals(30, all.size());
        assertTrue(
                all.stream().filter(puzzle -> puzzle.goal().equals("wins in 1")).count() <= 10);
        for (Puzzle puzzle : TestForm.sample(all, 1)) {
            PuzzleProver.Source source =
                    new PuzzleProver.Source(puzzle.id(), puzzle.position(), puzzle.ply(), OptionalInt.empty());
            Puzzle again = (puzzle.kind() == Puzzle.Kind.WIN ? prover.win(source) : prover.material(source))
                    .orElseThrow(() -> new AssertionError("no puzzle: " + puzzle));
            // Scores and what follows are those of the engines that found it.
            assertEquals(puzzle.line().get(0), again.line().get(0), puzzle.id());
            assertTrue(puzzle.kind() != Puzzle.Kind.WIN || puzzle.moves() == again.moves(), puzzle.id());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "meder", "roth", "twoboard"})
    void eachIsSolvedByItsHints(String id) {
        Rules rules = RuleSets.of(id);
        for (Puzzle puzzle : TestForm.sample(of(rules), 2)) {
            OpenPuzzle open = new OpenPuzzle(rules, puzzle);
            for (int left = puzzle.moves(); left > 0; left--) {
                assertEquals(left, open.movesLeft());
                OpenPuzzle.Answer answer = open.answer(open.hint().orElseThrow());
                assertTrue(answer.right(), puzzle.id());
                assertEquals(left == 1, answer.solved(), puzzle.id());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "meder"})
    void everyOtherFirstMoveIsWrongAndIsNotMade(String id) {
        Rules rules = RuleSets.of(id);
        for (Puzzle puzzle : TestForm.sample(of(rules), 0)) {
            OpenPuzzle open = new OpenPuzzle(rules, puzzle);
            MoveList moves = new MoveList();
            open.position().legalMoves(moves);
            for (int i = 0; i < moves.size(); i += 7) {
                if (!open.position()
                        .words()
                        .text(moves.get(i), Notation.MACHINE)
                        .equals(puzzle.line().get(0))) {
                    assertFalse(open.answer(moves.get(i)).right(), puzzle.id());
                }
            }
            Verdict first = open.position().words().judge(puzzle.line().get(0), Notation.MACHINE);
            assertTrue(open.answer(((Verdict.Legal) first).move()).right(), puzzle.id());
        }
    }

    @Test
    void thoseOfOtherOptionsAreNotBrought() {
        assertEquals(Optional.empty(), PuzzleFile.broughtBy(RuleSets.of("cube", Map.of("stalemate", "win"))));
    }
}
