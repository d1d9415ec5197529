package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Layout;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.hex.HexVariant;
import org.plyspace.tck.proof.TextView;

/** The hexagons fulfil all contracts, and are drawn with their rows offset by half a square. */
class HexContractTest extends VariantContract {

    private static final Rules RULES = new HexVariant().rules(OptionValues.of(List.of(), Map.of()));

    @Override
    protected Variant variant() {
        return new HexVariant();
    }

    @Override
    protected Effort effort() {
        return new Effort(1, 60, 600, 1_000_000);
    }

    /** An archer that shoots, optional and forced promotions, full hands, a check in which a pawn could promote, a goal. */
    @Override
    protected List<String> positions(Rules rules) {
        return List.of(
                "X:2k/2p1/2p2/1A2/K2 w - - 0 1",
                "X:2k/1P2/P2R1/4/K2 w - - 3 9",
                "X:1k1/4/5/4/1K1 b - - 0 7 hand=A,P2,R,a,p3,r",
                "X:2k/P3/5/3r/2K w - - 0 5",
                "X:3/2K1/k4/4/3 w - - 2 40 hand=p");
    }

    @Test
    void rowsAreDrawnOffsetByHalfASquare() {
        assertEquals(
                List.of(
                        "X                   ",
                        "    a   k   r       ",
                        "  p   p   +p  p     ",
                        ":   .   :   .   :   ",
                        "  .   :   .   :     ",
                        "    R   K   A       "),
                TextView.draw(RULES.readPosition("X:akr/pp+pp/5/4/RKA w - - 0 1")));
    }

    @Test
    void squaresLieAtHalvesAndCornersAreMissing() {
        Layout.Board board = RULES.layout(RULES.start()).boards().get(0);
        assertEquals(19, board.squares().size());
        assertEquals(
                List.of(1.0, 2.0, 3.0, 0.5, 1.5, 2.5, 3.5),
                board.squares().stream().limit(7).map(Layout.Square::x).toList());
        assertEquals(List.of(), board.square(0, 0).stream().toList());
        assertEquals("a2", board.square(0, 1).orElseThrow().name());
    }
}
