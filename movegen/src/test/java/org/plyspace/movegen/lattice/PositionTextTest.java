package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.TextException;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.tck.text.TextRules;

/** Positions as text, in a game on two boards with symbols of two characters and hands of three pieces at most. */
final class PositionTextTest {

    /** The placement for which {@code @} stands in the data. */
    private static final String PLACEMENT = "2:4k/5/5/5/5/5|1:5/5/5/5/5/K4";

    private final TextRules game = Toy.rules(Toy.onlyKings(Toys.TWO_BOARDS)
            .piece("G", "gold", Mode.leap(Toy.KING))
            .piece("+G", "more than gold", Mode.slide(2, Toy.KING))
            .pawn(
                    "P",
                    "pawn",
                    PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(Toys.TWO_BOARDS, 6, 6), "G")
                            .doubleStepping(Toy.ranks(Toys.TWO_BOARDS, 2, 2)))
            .hands(Hands.of("GP", 3).heldAs("+G", "G").dropping("P", Drop.except(Toy.ranks(Toys.TWO_BOARDS, 6, 6)))));

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(
            resources = "refused-positions.tsv",
            delimiter = '\t',
            numLinesToSkip = 1,
            ignoreLeadingAndTrailingWhitespace = false)
    void malformedTextIsRefusedWithItsPlace(String position, int offset, String reason) {
        String text = position == null ? "" : position.replaceFirst("^@", PLACEMENT);
        TextException refused = assertThrows(TextException.class, () -> game.read(text));
        assertEquals(reason, refused.reason());
        assertEquals(offset, refused.offset(), refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@ w - - 0 1",
                "@ b - - 12 345",
                "@ w - - 100000 100000",
                "@ w - - 0 1 hand=G",
                "@ w - - 0 1 hand=G2,P3,g,p2",
                "2:4k/+G+g3/1+G3/5/5/5|1:P4/5/5/5/5/K2+G1 w - - 0 1",
                "2:4k/5/5/5/5/5|1:5/5/p4/5/5/K4 w - 1a4:1a3 0 1",
            })
    void whatIsReadIsWritten(String position) {
        String text = position.replaceFirst("^@", PLACEMENT);
        assertEquals(List.of(text), List.of(game.rules().write(game.rules().read(text))));
    }
}
