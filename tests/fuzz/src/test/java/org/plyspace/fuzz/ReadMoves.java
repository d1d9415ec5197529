package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;

/** A line with the rule set, then the text of a move, judged in several positions and in every notation. */
final class ReadMoves implements Reading {

    private static final int LONGEST_REASON = 2_000;

    @Override
    public boolean read(byte[] input) {
        Chosen chosen = Chosen.of(input);
        boolean accepted = false;
        for (Position position : RuleSets.positions(chosen.spec())) {
            long key = position.key();
            String before = position.words().text();
            for (Notation notation : position.rules().notations()) {
                accepted |= notation.readable() && isLegal(position, chosen.text(), notation);
            }
            assertEquals(key, position.key(), "the position after a move was judged");
            assertEquals(before, position.words().text(), "the position after a move was judged");
        }
        return accepted;
    }

    private static boolean isLegal(Position position, String text, Notation notation) {
        Verdict verdict = position.words().judge(text, notation);
        if (verdict instanceof Verdict.Legal legal) {
            assertTrue(position.isLegal(legal.move()), "a move judged legal is");
            String machine = position.words().text(legal.move(), Notation.MACHINE);
            Verdict again = position.words().judge(machine, Notation.MACHINE);
            assertTrue(again instanceof Verdict.Legal same && same.move() == legal.move(), machine);
            return true;
        }
        if (verdict instanceof Verdict.Illegal illegal) {
            holdReason(illegal.reason());
        } else {
            Verdict.Malformed malformed = (Verdict.Malformed) verdict;
            holdReason(malformed.reason());
            assertTrue(malformed.offset() >= 0 && malformed.offset() <= text.length(), "a place in the text");
        }
        return false;
    }

    private static void holdReason(String reason) {
        assertFalse(reason.isBlank(), "no reason");
        assertEquals(Texts.printable(reason), reason, "a reason is printable");
        assertTrue(reason.length() < LONGEST_REASON, () -> "a reason of " + reason.length() + " characters");
    }
}
