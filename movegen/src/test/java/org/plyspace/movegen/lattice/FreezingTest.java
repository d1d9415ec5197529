package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("A man under which an enemy basilisk stands")
final class FreezingTest {

    private static final TextRules GAME = Toy.rules(Toy.onlyKings(Lattice.box(5, 5, 2))
            .piece("R", "rook", Aspect.ROOK, Toy.ROOK, List.of())
            .piece("B", "basilisk", Aspect.OTHER_PIECES, List.of(), Toy.ROOK)
            .freezing("B", new Step(0, 0, 1)));

    @Test
    void neitherMovesNorAttacks() {
        TextPosition position = GAME.men("K2e1 k2a5 R2c3 b1c3");
        assertEquals(List.of(), position.moves("2c3"));
        assertEquals("the piece on 2c3 is frozen by the black basilisk on 1c3 (toy.md)", position.refusal("2c3-2c4"));
        assertEquals(0, position.position().attacks(cell(position, "2c3"), new int[50]));
        assertFalse(GAME.men("K2e1 k2c5 R2c3 b1c3").inCheck());
        assertFalse(GAME.men("K2e1 k2c5 R2c3 b1c3 b").inCheck());
        assertTrue(GAME.men("K2e1 k2c5 R2c3 B1c3 b").inCheck());
        assertTrue(GAME.men("K2e1 k2c5 R2c3 b1c4 b").inCheck());
    }

    @Test
    void givesCheckOnceTheBasiliskIsCaptured() {
        TextPosition position = GAME.men("K2a1 k2c5 R2c3 b1c3 R1a3").play("1a3-1c3");
        assertTrue(position.inCheck());
    }

    @Test
    void gaveCheckUntilTheBasiliskCame() {
        TextPosition checked = GAME.men("K2a1 k2c5 R2c3 b1c2 b");
        assertTrue(checked.inCheck());
        assertFalse(checked.play("1c2-1c3").inCheck());
    }

    @Test
    void isNotReleasedIfThatExposesTheKing() {
        TextPosition position = GAME.men("K2a1 k2c5 R2c3 b1c3 b");
        assertFalse(position.allows("1c3-1b3"));
        assertTrue(position.allows("1c3-1c3") || position.allows("2c5-2b5"));
    }

    @Test
    void isStuckAlsoIfItIsTheKing() {
        TextPosition position = GAME.men("K2c3 k2a5 b1c3 R1a1");
        assertEquals(List.of(), position.moves("2c3"));
        assertFalse(position.moves("1a1").isEmpty());
        assertEquals("draw by stalemate", GAME.men("K2c3 k2a5 b1c3").outcome());
        assertEquals("black wins by checkmate", GAME.men("K2c3 k2a5 b1c3 r2c1").outcome());
    }

    /** The men stand on the upper board of {@link Toys#statues}. */
    @ParameterizedTest(name = "basilisk on the lower first rank {0}: {1}")
    @CsvSource({"2b3, O-O O-O-O", "5b, O-O-O", "b5, O-O", "3b2, ''"})
    void doesNotCastle(String rank, String castlings) {
        TextPosition position = Toy.position(Toys.statues(), "2:3k2/6/6/6/6/R2K1R|1:6/6/6/6/6/" + rank + " w KQ - 0 1");
        assertEquals(castlings, String.join(" ", position.moves("O-O")));
    }

    private static int cell(TextPosition position, String name) {
        int cell = 0;
        while (!position.position().words().name(cell).equals(name)) {
            cell++;
        }
        return cell;
    }
}
