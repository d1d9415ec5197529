package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Checks and keys with more kings, checks or pawns that crossed a square than play usually has. */
@DisplayName("More than one")
final class ManyChecksTest {

    private static final TextRules TWO_KINGS = Toy.rules(Toys.twoKings());
    private static final TextRules FOLDED = Toy.rules(Toys.folded(PawnBlock.NONE));

    /** The rook on d4 checks the king on a4 and, as the third check, the one on g4; the knight gives the check between them. */
    @ParameterizedTest(name = "checked by {0}: {1}")
    @CsvSource({"rd4, true", "rd4 nb6, false", "rd4 ng6, true", "rd4 ne3, false", "rd4 nb6 ne3, false"})
    void aMoveMeetsEveryCheckOrIsIllegal(String checking, boolean legal) {
        TextPosition position = TWO_KINGS.men("Ka4 Kg4 Rd1 " + checking + " ka7 kd7 w");
        assertTrue(position.inCheck());
        assertEquals(legal, position.allows("d1-d4"), position.moves()::toString);
    }

    /**
     * The rook on d4 shields the king on a4 along the rank, and the one on d1 along the file: it leaves one of the lines with every move.
     */
    @Test
    void aManThatShieldsTwoKingsGoesNowhere() {
        TextPosition position = TWO_KINGS.men("Ka4 Kd1 Rd4 rd6 rg4 ka7 kg7 w");
        assertEquals(List.of(), position.moves("d4-"));
        TextPosition one = TWO_KINGS.men("Ka4 Kd1 Rd4 rd6 ka7 kg7 w");
        assertEquals(List.of("d4-d2", "d4-d3", "d4-d5", "d4-d6"), one.moves("d4-"));
    }

    /** Both pawns crossed the same square, and one of them can be captured there. */
    @Test
    void keysTellWhichPawnHasCrossedASquare() {
        TextPosition one = FOLDED.men("K1a1 k1f6 P1a4 P1c4 b - 2b3:1a4");
        TextPosition other = FOLDED.men("K1a1 k1f6 P1a4 P1c4 b - 2b3:1c4");
        assertTrue(one.position().key() != other.position().key(), "equal keys");
    }
}
