package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;

@DisplayName("Free ways to promotion")
final class PromotionWaysTest {

    private static final Rules ORTHODOX = Orthodox.standard();
    private static final PromotionWays WAYS = new PromotionWays(ORTHODOX);

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "WHITE e5 d6 true",
                "WHITE e5 d5 true",
                "WHITE e5 d7 false",
                "WHITE e5 f8 false",
                "WHITE e5 e6 false",
                "WHITE e5 e4 true",
                "WHITE e2 d4 false",
                "WHITE e2 f3 true",
                "BLACK d5 e3 false",
                "BLACK d5 e4 true",
                "BLACK d5 c2 false",
                "BLACK d5 d6 true",
                "BLACK d2 c1 true"
            })
    void aPawnAheadOrBesideTheWayHinders(Side side, String pawn, String enemy, boolean free) {
        long[] enemies = new long[WAYS.words()];
        WAYS.add(cell(enemy), enemies);
        int code = Piece.code(side, pawnType());
        assertEquals(free, WAYS.isFree(code, cell(pawn), enemies));
        long[] all = new long[WAYS.words()];
        WAYS.findFree(code, enemies, all);
        assertEquals(free, WAYS.has(cell(pawn), all));
    }

    private static int pawnType() {
        return ORTHODOX.pieceTypes().stream()
                .filter(PieceType::resetsClock)
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
    }

    private static int cell(String name) {
        return Lattice.box(8, 8, 1).cell(name.charAt(0) - 'a', name.charAt(1) - '1', 0);
    }

    @Test
    void onlyPawnsHaveWays() {
        long[] nobody = new long[WAYS.words()];
        for (PieceType type : ORTHODOX.pieceTypes()) {
            boolean free = WAYS.isFree(Piece.code(Side.WHITE, type.index()), cell("e4"), nobody);
            assertEquals(type.index() == pawnType(), free, type.name());
        }
    }

    @Test
    void setsHaveNoLongsWhereThereAreNoPawns() {
        Rules rules = Toy.rules(Toys.twoKings()).rules();
        PromotionWays ways = new PromotionWays(rules);
        assertEquals(0, ways.words());
        long[] none = new long[0];
        ways.add(3, none);
        assertFalse(ways.isFree(Piece.code(Side.WHITE, 0), 3, none));
    }

    @Test
    void setsHaveNoLongsOnLargeBoards() {
        Lattice large = Lattice.box(20, 9, 6);
        Rules rules = Toy.rules(Toy.onlyKings(large)
                        .piece("R", "rook", Mode.slide(Toy.ROOK))
                        .pawn("P", "pawn", PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(large, 9, 9), "R")))
                .rules();
        assertTrue(rules.cells() > 1024);
        assertEquals(0, new PromotionWays(rules).words());
    }
}
