package org.plyspace.variant.meder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** What the source says of the game, where the rules alone can tell. */
final class MederSourceTest {

    private static final TextRules STANDARD = new TextRules(new MederVariant(), "");

    private static final String KINGS = "W:4/4/4/1K2|N:4/4/4/4|B:3k/4/4/4";

    /**
     * FS 7, which is not so: "A single Knight can simultaneously attack key squares on three different levels, creating complex forks that
     * are impossible for other pieces to execute in congested positions". All men stand in columns of their own, so that it does not matter
     * which squares of a column one may enter.
     */
    @ParameterizedTest
    @CsvSource({"N, 3", "Q, 8", "R, 4", "B, 4"})
    void notOnlyAKnightForksMenOnThreeLevelsWithMenInAllColumnsAroundIt(String piece, int men) {
        Position position = STANDARD.read("W:4/1rr1/1p2/3K|N:4/p2p/1p" + piece + "p/3p|B:3k/4/3p/1nn1"
                        + "|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1")
                .position();
        MoveList captures = new MoveList();
        position.legalCaptures(captures);
        int[] forked = LongStream.of(captures.toArray())
                .filter(move -> position.words().name(Move.from(move)).equals("c4N"))
                .mapToInt(Move::to)
                .toArray();
        assertEquals(men, forked.length);
        assertEquals(men, IntStream.of(forked).map(position::placeOf).distinct().count());
        assertEquals(3, IntStream.of(forked).map(position::z).distinct().count());
    }

    /** FS 8: "A board on the Neutral level has more adjacent pins than one on the White or Black levels". */
    @ParameterizedTest(name = "from pin {0} to {1}")
    @CsvSource({"1, 3", "2, 4", "3, 5", "4, 5", "5, 4", "6, 3"})
    void anEmptyBoardHasMorePlacesToGoToFromThePinsOfTheNeutralLevel3And4(int pin, int places) {
        String others = pin < 4
                ? "|WKL@KL4:2/2|BQL@KL5:2/2|BKL@KL6:2/2 w - - 0 1"
                : "|WKL@KL1:2/2|BQL@KL2:2/2|BKL@KL3:2/2 w - - 0 1";
        TextPosition position = STANDARD.read(KINGS + "|WQL@QL" + pin + ":2/2" + others);
        assertEquals(places, position.targets("WQL").size());
    }

    /** FS 9: "capture the mobility of the opponent's terrain", of the hijack. */
    @Test
    void aSideWhoseManStandsAloneOnAnEnemysBoardMovesItAndTheEnemyNoLongerDoes() {
        String before = KINGS + "|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/";
        String after = "|BKL@KL5:2/2 ";
        assertTrue(STANDARD.read(before + "N1" + after + "w - - 0 1").allows("BQL-KL6"));
        assertFalse(STANDARD.read(before + "N1" + after + "b - - 0 1").allows("BQL-KL6"));
        assertFalse(STANDARD.read(before + "2" + after + "w - - 0 1").allows("BQL-KL6"), "while it is empty");
    }

    /**
     * FS 10: "This transforms a niche rule into a powerful tool for development", of a capture en passant that may land on any level of the
     * column crossed.
     */
    @Test
    void aCaptureEnPassantMayHaveThreeSquaresToLandOn() {
        TextPosition position = STANDARD.read(
                "W:4/P3/4/1K2|N:4/1p2/4/4|B:3k/4/4/4" + "|WQL@QL2:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1");
        assertEquals(
                List.of("a4N", "a4W", "a4WQL", "b4N", "b4W"),
                position.play("a3W-a5N").targets("b5N"));
    }

    /**
     * FS 11: "a player might be able to escape check not by moving their king, but by moving an attack board to block the line of attack".
     */
    @Test
    void aMoveOfABoardMayEndACheckByTheKnightThatItCarriesIntoTheLine() {
        TextPosition position = STANDARD.read(
                "W:4/4/4/K3|N:4/4/4/4|B:r2k/4/4/4" + "|WQL@QL1:2/1N|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1");
        assertTrue(position.inCheck());
        assertTrue(position.allows("WQL-QL2"));
    }
}
