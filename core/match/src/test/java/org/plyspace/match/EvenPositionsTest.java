package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.match.Match.EvenPositions;
import org.plyspace.search.PieceValues;
import org.plyspace.testing.RuleSets;

/** Openings of matches leave both sides a chance. */
class EvenPositionsTest {

    private final Rules rules = RuleSets.of("koernke");

    @Test
    void theStartIsEven() {
        assertTrue(new EvenPositions(rules, new PieceValues(rules)).contain(new Game(rules, rules.start())));
    }

    /** It is White's turn in both positions. */
    @ParameterizedTest
    @EnumSource(Side.class)
    void aQueenLessIsNotEven(Side poorer) {
        int queen = rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals("Q"))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
        Setup start = rules.start();
        Setup.Builder without = start.toBuilder();
        for (int cell = 0; cell < start.cells(); cell++) {
            if (start.pieceAt(cell) == Piece.code(poorer, queen)) {
                without.piece(cell, Piece.NONE);
            }
        }

        assertFalse(new EvenPositions(rules, new PieceValues(rules)).contain(new Game(rules, without.build())));
    }
}
