package org.plyspace.tck.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.tck.toy.ToyVariant;

/** Checks that the programs over the SPI give the answers that a player would give. */
final class ToyProofTest {

    private static final String MATE_IN_ONE = "M:k3/4/K3/3R|H@R:2/2 w - - 0 20";
    private static final Rules RULES = new ToyVariant().rules(OptionValues.of(new ToyVariant().options(), Map.of()));

    @Test
    void alphaBetaFindsTheMateInOne() {
        Position position = RULES.readPosition(MATE_IN_ONE);
        AlphaBeta search = new AlphaBeta(RULES, 3);
        assertEquals(AlphaBeta.MATE - 1, search.search(position, 3));
        assertEquals("f1-f4", position.words().text(search.bestMove(), Notation.MACHINE));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void alphaBetaAgreesWithMinimaxAtEveryDepth(int depth) {
        Position position = RULES.startPosition();
        AlphaBeta search = new AlphaBeta(RULES, depth);
        assertEquals(search.minimax(position, depth), search.search(position, depth));
    }

    @Test
    void rookAndKingMateALoneKingAndTheTableKnowsHowSoon() {
        ForwardTablebase table = new ForwardTablebase(RULES, 0, 1);
        int mated = table.solve(0);
        int inOne = table.solve(1);
        assertTrue(mated > 0 && inOne > mated, () -> mated + " mated, " + inOne + " mate in one");
        for (Position mate : table.mates(1, 20)) {
            assertEquals(1, table.plies(mate));
            assertEquals(AlphaBeta.MATE - 1, new AlphaBeta(RULES, 1).search(mate, 1));
        }
    }

    @Test
    void textViewDrawsBothBoardsWithPlaceAndOwner() {
        assertEquals(
                List.of("M      H@R/w   ", "k:.:   .:      ", ":.:.   :.      ", "K:.:           ", ":.:R           "),
                TextView.draw(RULES.readPosition(MATE_IN_ONE)));
    }

    @Test
    void listerSaysWhyNot() {
        List<String> lines = MoveLister.list(RULES.readPosition(MATE_IN_ONE))
                .map(MoveLister.Entry::toString)
                .toList();
        assertTrue(lines.contains("f1-f4: legal"), lines::toString);
        assertTrue(lines.contains("c2-c3: illegal, leaves the king attacked (toy 3)"), lines::toString);
    }
}
