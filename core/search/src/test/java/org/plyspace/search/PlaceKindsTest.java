package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

class PlaceKindsTest {

    private static int code(Rules rules, Side side, String symbol) {
        PieceType type = rules.pieceTypes().stream()
                .filter(each -> each.symbol().equals(symbol))
                .findFirst()
                .orElseThrow();
        return Piece.code(side, type.index());
    }

    private static int place(Rules rules, String square) {
        Position start = rules.startPosition();
        for (int cell = 0; cell < rules.cells(); cell++) {
            if (start.words().name(cell).equals(square)) {
                return start.placeOf(cell);
            }
        }
        throw new IllegalArgumentException(square);
    }

    /** A black piece stands like a white one on the other side of the board. */
    @ParameterizedTest
    @CsvSource({"koernke,P,1a2,1a7", "koernke,K,2b1,2b8", "koernke,P,1a6,1a3", "meder,P,b2W,b7B"})
    void sidesAreAlikeAcrossTheBoard(String id, String symbol, String white, String black) {
        Rules rules = RuleSets.of(id);
        PlaceKinds kinds = new PlaceKinds(rules);
        int ours = kinds.of(code(rules, Side.WHITE, symbol), place(rules, white));
        int theirs = kinds.of(code(rules, Side.BLACK, symbol), place(rules, black));

        assertNotEquals(PlaceKinds.NONE, ours);
        assertEquals(ours, theirs);
        assertNotEquals(ours, kinds.of(code(rules, Side.WHITE, symbol), place(rules, black)), "it knows a forward");
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard", "cube", "meder"})
    void eachKindIsKnownByAPlaceOfItsOwn(String id) {
        Rules rules = RuleSets.of(id);
        PlaceKinds kinds = new PlaceKinds(rules);
        Set<Integer> seen = new HashSet<>();
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                for (int place = 0; place < rules.places(); place++) {
                    int kind = kinds.of(Piece.code(side, type.index()), place);
                    if (kind != PlaceKinds.NONE) {
                        assertEquals(kind, kinds.of(Piece.code(Side.WHITE, type.index()), kind));
                        seen.add(kind);
                    }
                }
            }
        }
        assertTrue(seen.size() > 1, "the rule set has symmetries that exchange the sides");
    }

    @Test
    void whereNobodyKnowsAForwardASquareBoardHasFewKinds() {
        Rules rules = RuleSets.of("cube");
        PlaceKinds kinds = new PlaceKinds(rules);
        Set<Integer> knights = new HashSet<>();
        for (int place = 0; place < rules.places(); place++) {
            knights.add(kinds.of(code(rules, Side.WHITE, "N"), place));
        }
        // The cells of a 5 x 5 x 5 box by their distances from the middle along three axes in any order.
        assertEquals(10, knights.size());
    }
}
