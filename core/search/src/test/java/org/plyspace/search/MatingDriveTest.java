package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Changes;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RandomEndings;
import org.plyspace.testing.RuleSets;

/** What brings a bare royal piece nearer to mate is worth more. */
class MatingDriveTest {

    private static final int POSITIONS = 100;
    private static final int PLIES = 40;
    /** Only material counts, and driving. */
    private static final String MATERIAL_ALONE =
            "plyspace-weights/1\nplace 0 0\nroyal 0 0\npromotion 0 0\npiece Q 900 900\npiece N 300 300\npiece P 100 100";

    @ParameterizedTest(name = "{0}: {3}")
    @CsvFileSource(resources = "drives.tsv", delimiter = '\t', numLinesToSkip = 1)
    void whatIsNearerToMateIsWorthMore(String id, String more, String less, String why) {
        Rules rules = id.equals("chase") ? RuleSets.declared(EvaluationTest.CHASE) : RuleSets.of(id);
        MatingDrive drive = new MatingDrive(new PieceValues(rules), rules);
        int better = drive.value(rules.readPosition(more), Side.BLACK);
        int worse = drive.value(rules.readPosition(less), Side.BLACK);
        assertTrue(better > worse, why + ": " + better + " and " + worse);
    }

    @ParameterizedTest
    @CsvSource({"cube, Q", "twoboard, R+R", "koernke, Q", "meder, R+R"})
    void drivingIsWorthSomethingAndNoFortune(String id, String pieces) {
        Rules rules = RuleSets.of(id);
        MatingDrive drive = new MatingDrive(new PieceValues(rules), rules);
        RandomEndings endings = new RandomEndings(rules, List.of(pieces.split("\\+")), 1);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = rules.position(endings.next(), Purpose.GAME);
            int value = drive.value(position, Side.BLACK);
            assertTrue(
                    value > 0 && value < 2_000, value + " " + position.words().text());
        }
    }

    /** The last answer is remembered for its position and side alone. */
    @ParameterizedTest
    @CsvSource({"cube, Q", "koernke, R", "meder, R+R"})
    void whatWasAskedBeforeMakesNoDifference(String id, String pieces) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        MatingDrive asked = new MatingDrive(values, rules);
        RandomEndings endings = new RandomEndings(rules, List.of(pieces.split("\\+")), 1);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = rules.position(endings.next(), Purpose.GAME);
            for (Side bare : List.of(Side.BLACK, Side.WHITE, Side.BLACK, Side.BLACK)) {
                assertEquals(
                        new MatingDrive(values, rules).value(position, bare),
                        asked.value(position, bare),
                        () -> position.words().text());
            }
        }
    }

    /** A knight attacks fewer cells than a king, and a pawn's side must promote, not drive. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"Q, 900, 1", "N, 300, 4", "P, 100, 0"})
    void drivingCountsByWhatThereIsToMateWith(String piece, int material, int divisor) {
        Rules rules = RuleSets.of("twoboard");
        PieceValues values = new PieceValues(rules, Weights.parse(MATERIAL_ALONE, "a test"));
        MatingDrive drive = new MatingDrive(values, rules);
        Evaluation evaluation = new Evaluation(values, rules);
        RandomEndings endings = new RandomEndings(rules, List.of(piece), 1);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = rules.position(endings.next(), Purpose.GAME);
            int driven = divisor == 0 ? 0 : drive.value(position, Side.BLACK) / divisor;
            evaluation.start(position);
            assertEquals(material + driven, evaluation.score(Side.WHITE));
            assertEquals(-material - driven, evaluation.score(Side.BLACK));
        }
    }

    /** The value of a ply is remembered until another move is made there. */
    @ParameterizedTest
    @CsvSource({"cube, Q", "twoboard, R+R", "koernke, R+R", "meder, Q"})
    void whatIsKeptUpToDateIsWhatIsCountedAnew(String id, String pieces) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        Evaluation kept = new Evaluation(values, rules);
        Evaluation anew = new Evaluation(values, rules);
        Changes changes = new Changes();
        SplittableRandom random = new SplittableRandom(1);
        Position position =
                rules.position(new RandomEndings(rules, List.of(pieces.split("\\+")), 1).next(), Purpose.GAME);
        kept.start(position);
        for (int ply = 0; ply < PLIES && position.outcome().isEmpty(); ply++) {
            long[] moves = RandomPositions.moves(position);
            for (long move : moves) {
                position.changes(move, changes);
                kept.push(changes);
                position.make(move);
                anew.start(position);
                assertEquals(
                        anew.score(Side.WHITE),
                        kept.score(Side.WHITE),
                        () -> position.words().text());
                position.unmake();
                kept.pop();
            }
            position.make(moves[random.nextInt(moves.length)]);
            kept.start(position);
        }
    }

    @Test
    void drivingAllocatesNothing() {
        Rules rules = RuleSets.of("twoboard");
        MatingDrive drive = new MatingDrive(new PieceValues(rules), rules);
        RandomEndings endings = new RandomEndings(rules, List.of("R", "R"), 1);
        Position position = rules.position(endings.next(), Purpose.GAME);
        Position other = rules.position(endings.next(), Purpose.GAME);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long sum = drive.value(position, Side.BLACK);
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 10_000; i++) {
            sum += drive.value(position, Side.BLACK) - drive.value(other, Side.BLACK);
        }
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(bytes < 10_000, bytes + " bytes for a sum of " + sum);
    }
}
