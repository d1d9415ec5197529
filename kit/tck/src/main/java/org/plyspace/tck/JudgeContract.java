package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;

/** Checks that the list of legal moves and verdicts agree. */
interface JudgeContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> everyLegalMoveIsJudgedLegal() {
        return specimens()
                .inAllPositions(position -> legalTexts(position)
                        .forEach((text, move) -> assertEquals(
                                new Verdict.Legal(move),
                                withoutRemark(position.words().judge(text, Notation.MACHINE)),
                                () -> "verdict on '" + text + "'")));
    }

    /** The same verdict without the remark on a legal move. */
    static Verdict withoutRemark(Verdict verdict) {
        return verdict instanceof Verdict.Legal legal ? new Verdict.Legal(legal.move()) : verdict;
    }

    @TestFactory
    default Stream<DynamicTest> everyOtherWellFormedMoveIsJudgedIllegalWithReasonAndCitation() {
        return specimens().inSomePositions(8, position -> {
            Set<String> legal = legalTexts(position).keySet();
            spread(position, specimens().effort().texts())
                    .filter(text -> !legal.contains(text))
                    .forEach(text -> assertIllegal(position, text));
        });
    }

    @TestFactory
    default Stream<DynamicTest> wellFormedMovesAreAllLegalOnesAndMoreEachOnce() {
        return specimens().inSomePositions(20, position -> {
            Set<String> missing = new HashSet<>(legalTexts(position).keySet());
            Set<String> seen = new HashSet<>();
            try (Stream<String> texts = position.words().wellFormedMoves()) {
                texts.forEach(text -> {
                    assertTrue(seen.add(text), () -> "twice among the well-formed moves: '" + text + "'");
                    missing.remove(text);
                });
            }
            assertEquals(Set.of(), missing, "legal moves that are not among the well-formed ones");
        });
    }

    @TestFactory
    default Stream<DynamicTest> judgingLeavesThePositionAlone() {
        return specimens().inSomePositions(8, position -> {
            Answers before = Answers.full(position);
            spread(position, 100).forEach(text -> position.words().judge(text, Notation.MACHINE));
            before.assertSame(Answers.full(position), "after judging");
        });
    }

    /** About {@code count} of the well-formed moves, different ones in different positions. */
    static Stream<String> spread(Position position, int count) {
        long all = position.words().wellFormedMoves().count();
        long stride = Math.max(1, all / count);
        long[] index = {Math.floorMod(position.key(), stride)};
        return position.words().wellFormedMoves().filter(text -> index[0]++ % stride == 0);
    }

    private static Map<String, Long> legalTexts(Position position) {
        Map<String, Long> texts = new HashMap<>();
        for (long move : Moves.legal(position)) {
            texts.put(Moves.text(position, move), move);
        }
        return texts;
    }

    private static void assertIllegal(Position position, String text) {
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        if (!(verdict instanceof Verdict.Illegal illegal)) {
            fail("'" + text + "' is not listed as legal, but judged " + verdict);
            return;
        }
        assertFalse(illegal.reason().isBlank(), () -> "no reason why '" + text + "' is illegal");
        assertFalse(illegal.citation().isBlank(), () -> "no citation why '" + text + "' is illegal");
        int cells = position.rules().cells();
        boolean onBoard = illegal.marks().stream().allMatch(mark -> mark.cell() >= 0 && mark.cell() < cells);
        assertTrue(onBoard, () -> "'" + text + "': marks " + illegal.marks());
    }
}
