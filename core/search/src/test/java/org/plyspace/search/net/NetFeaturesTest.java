package org.plyspace.search.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

@DisplayName("What a net sees")
class NetFeaturesTest {

    private static final int PLIES = 80;

    /** The position with the sides exchanged, by a symmetry of the rules. */
    private static Position exchanged(Position position, Symmetry symmetry) {
        Rules rules = position.rules();
        Placement placement = new Placement(rules);
        for (int cell = 0; cell < rules.cells(); cell++) {
            if (position.pieceAt(cell) != Piece.NONE) {
                placement.put(symmetry.image(cell), symmetry.pieceImage(position.pieceAt(cell)));
            }
        }
        for (int board = 0; board < rules.empty().boards(); board++) {
            placement.hang(symmetry.boardImage(board), symmetry.anchorImage(position.anchorOf(board)));
            placement.own(symmetry.boardImage(board), position.ownerOf(board).opposite());
        }
        for (int type : rules.heldTypes()) {
            for (Side side : Side.values()) {
                placement.hold(Piece.code(side.opposite(), type), position.hand(Piece.code(side, type)));
            }
        }
        Position image = rules.position(rules.empty(), Purpose.STUDY);
        image.place(placement);
        return image;
    }

    private static int[] sorted(int[] rows) {
        return IntStream.of(rows).sorted().toArray();
    }

    private static Symmetry exchange(Rules rules) {
        return rules.symmetries().stream()
                .filter(symmetry -> symmetry.exchangesSides()
                        && (symmetry.keepsForward()
                                || rules.pieceTypes().stream().noneMatch(PieceType::directional)))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"koernke,1", "meder,1", "meder,2", "twoboard,1", "cube,1", "hands,1"})
    void isTheSameForWhiteAndForBlackWithTheSidesExchanged(String id, long seed) {
        Rules rules = SampleNets.rules(id);
        NetFeatures features = new NetFeatures(rules);
        SplittableRandom random = new SplittableRandom(seed);
        Symmetry symmetry = exchange(rules);
        Position position = rules.startPosition();
        for (int ply = 0; ply < PLIES && position.outcome().isEmpty(); ply++) {
            position.make(position.randomMove(random, new MoveList()));
            Position image = exchanged(position, symmetry);
            for (Side side : Side.values()) {
                assertArrayEquals(
                        sorted(features.of(position, side)),
                        sorted(features.of(image, side.opposite())),
                        () -> position.words().text());
            }
        }
    }

    /** A number for each fact: no row stands for two. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "cube", "hands", "uneven"})
    void isNumberedWithoutGapsOrRepeats(String id) {
        Rules rules = SampleNets.rules(id);
        NetFeatures features = new NetFeatures(rules);
        int[] images = IntStream.range(0, features.rows()).map(features::mirror).toArray();

        assertArrayEquals(IntStream.range(0, features.rows()).toArray(), sorted(images), "a permutation");
        assertTrue(IntStream.range(0, features.rows()).noneMatch(row -> images[row] == row), "no fact is both sides'");
        assertTrue(IntStream.range(0, features.rows()).allMatch(row -> images[images[row]] == row));
    }

    @Test
    void isWithoutSymmetryOfTwoKinds() {
        Rules rules = SampleNets.rules("uneven");
        NetFeatures features = new NetFeatures(rules);
        int pieces = rules.pieceTypes().size() * 2;

        assertEquals(2 * (pieces * rules.places() + pieces), features.rows());
        int[] white = features.of(rules.startPosition(), Side.WHITE);
        int[] black = features.of(rules.startPosition(), Side.BLACK);
        assertEquals(
                0,
                Arrays.stream(white)
                        .filter(row -> IntStream.of(black).anyMatch(other -> other == row))
                        .count());
    }

    @Test
    void countsEveryPieceInHand() {
        Rules rules = SampleNets.rules("hands");
        NetFeatures features = new NetFeatures(rules);
        Placement placement = new Placement(rules);
        int knight = rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals("N"))
                .findFirst()
                .orElseThrow()
                .index();
        placement.hold(Piece.code(Side.BLACK, knight), 3);
        Position position = rules.position(rules.empty(), Purpose.STUDY);
        position.place(placement);

        Map<Integer, Integer> counts = new HashMap<>();
        IntStream.of(features.of(position, Side.WHITE)).forEach(row -> counts.merge(row, 1, Integer::sum));
        assertEquals(Map.of(features.hand(Piece.code(Side.BLACK, knight)), 3), counts);
        assertEquals(
                features.hand(Piece.code(Side.WHITE, knight)), features.of(position, Side.BLACK)[0], "Black's own");
    }
}
