package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.testing.RandomEndings;
import org.plyspace.testing.RuleSets;

/** The endings that are drawn for tests and measurements are what they say. */
class RandomEndingsTest {

    private static final int POSITIONS = 200;

    @ParameterizedTest
    @CsvSource({"cube, Q, KQ, K", "twoboard, R+R, KRR, K", "koernke, Q, KKQ, KK", "meder, R+R, KRR, K"})
    void aSideHasThePiecesNamedAndTheOtherNothingButRoyalOnes(String id, String pieces, String white, String black) {
        Rules rules = RuleSets.of(id);
        for (Setup setup : drawn(rules, pieces, 1)) {
            Position position = rules.position(setup, Purpose.GAME);
            assertAll(
                    () -> assertEquals(white, men(position, Side.WHITE)),
                    () -> assertEquals(black, men(position, Side.BLACK)),
                    () -> assertEquals(Side.WHITE, position.sideToMove()),
                    () -> assertTrue(position.outcome().isEmpty(), rules.write(setup)));
        }
    }

    @ParameterizedTest
    @CsvSource({"cube, Q", "twoboard, R+R", "koernke, R+R"})
    void theBareSideCannotCaptureAtOnce(String id, String pieces) {
        Rules rules = RuleSets.of(id);
        MoveList captures = new MoveList();
        for (Setup setup : drawn(rules, pieces, 1)) {
            rules.position(setup.toBuilder().side(Side.BLACK).build(), Purpose.GAME)
                    .legalCaptures(captures);
            assertEquals(0, captures.size(), rules.write(setup));
        }
    }

    @Test
    void equalSeedsDrawEqualPositionsAndOthersOthers() {
        Rules rules = RuleSets.of("twoboard");
        List<Setup> drawn = drawn(rules, "Q", 1);
        assertEquals(drawn, drawn(rules, "Q", 1));
        assertTrue(new HashSet<>(drawn).size() > POSITIONS / 2);
        assertTrue(drawn(rules, "Q", 2).stream().filter(drawn::contains).count() < POSITIONS / 2);
    }

    @ParameterizedTest
    @CsvSource({"Y, 'cube has no piece Y besides royal ones'", "K, 'cube has no piece K besides royal ones'"})
    void anUnknownOrRoyalPieceIsRefused(String symbol, String message) {
        Rules rules = RuleSets.of("cube");
        UsageException refused = assertThrows(UsageException.class, () -> new RandomEndings(rules, List.of(symbol), 1));
        assertEquals(message, refused.getMessage());
    }

    private static List<Setup> drawn(Rules rules, String pieces, long seed) {
        RandomEndings endings = new RandomEndings(rules, List.of(pieces.split("\\+")), seed);
        List<Setup> drawn = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) {
            drawn.add(endings.next());
        }
        return drawn;
    }

    /** The symbols of a side's men in alphabetical order. */
    private static String men(Position position, Side side) {
        int[] cells = new int[position.rules().cells()];
        int count = position.men(side, cells);
        return IntStream.range(0, count)
                .mapToObj(i -> position.rules()
                        .pieceTypes()
                        .get(Piece.type(position.pieceAt(cells[i])))
                        .symbol())
                .sorted()
                .reduce("", String::concat);
    }
}
