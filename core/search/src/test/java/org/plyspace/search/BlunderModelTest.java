package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

class BlunderModelTest {

    private static final String KNIGHTS = """
            {
              "format": "plyspace-lattice/2", "id": "knights", "title": "Knights", "summary": "No pawns.",
              "source": "a test", "citation": "a test",
              "board": {"files": 8, "ranks": 8, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "Q": {"name": "queen", "rides": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}}
              },
              "start": "rn2k3/8/8/8/8/8/8/RN2K3 w - - 0 1"
            }
            """;

    private static final int WHITE = 0;
    private static final int QUIET = 200;
    private static final int ROOK = Piece.code(Side.WHITE, 3);
    private static final int VICTIM = Piece.code(Side.BLACK, 2);
    /** A move to a cell that no capture of these tests uses. */
    private static final long ELSEWHERE = Move.of(900, 901, VICTIM, Piece.NONE);

    /** A list of captures, each on its own cell, followed by quiet moves. */
    private static MoveList moves(int captures) {
        MoveList moves = new MoveList();
        for (int i = 0; i < captures; i++) {
            moves.add(Move.of(1, 500 + i, ROOK, VICTIM));
        }
        for (int i = 0; i < QUIET; i++) {
            moves.add(Move.of(2, 10 + i, ROOK, Piece.NONE));
        }
        return moves;
    }

    private static long[] seen(int percent, long seed, int captures, long last, int ply) {
        BlunderModel oversight = new BlunderModel(percent);
        oversight.seed(seed);
        MoveList moves = moves(captures);
        oversight.leaveOut(moves, WHITE, 4711, last, ply);
        return moves.toArray();
    }

    private static long captures(long[] moves) {
        return LongStream.of(moves).filter(Move::isCapture).count();
    }

    private static long quiet(long[] moves) {
        return moves.length - captures(moves);
    }

    @Test
    void theSameSeedOverlooksTheSameAndAnotherOneSomethingElse() {
        assertEquals(
                LongStream.of(seen(50, 7, 5, ELSEWHERE, 1)).boxed().toList(),
                LongStream.of(seen(50, 7, 5, ELSEWHERE, 1)).boxed().toList());
        assertNotEquals(
                LongStream.of(seen(50, 7, 5, ELSEWHERE, 1)).boxed().toList(),
                LongStream.of(seen(50, 8, 5, ELSEWHERE, 1)).boxed().toList());
    }

    /** Answers in a tense position, own moves, and answers in a calm one. */
    @ParameterizedTest(name = "{0} % at ply {1} with {2} captures")
    @CsvSource({"50,1,4,50", "80,1,4,80", "50,0,4,25", "80,2,4,64", "60,1,1,20", "60,1,0,0"})
    void asManyQuietMovesAreOverlookedAsIsSaid(int percent, int ply, int captures, int overlooked) {
        double left = IntStream.range(0, 40)
                .mapToLong(seed -> quiet(seen(percent, seed, captures, ELSEWHERE, ply)))
                .average()
                .orElseThrow();

        assertEquals(100.0 - overlooked, 100 * left / QUIET, 4);
    }

    @ParameterizedTest(name = "{0} %, {1} captures at ply {2}")
    @CsvSource({"50,2,1", "30,2,1", "25,3,1", "50,9,0"})
    void aFewCapturesAndAllOnesOwnAreSeen(int percent, int captures, int ply) {
        for (int seed = 0; seed < 100; seed++) {
            assertEquals(captures, captures(seen(percent, seed, captures, ELSEWHERE, ply)));
        }
    }

    /** Captures by the opponent, by the player later, and by the player at the root; two are seen for sure. */
    @ParameterizedTest(name = "{0} % at ply {1} with {2} captures")
    @CsvSource({"50,1,8,37", "50,2,8,18", "50,3,8,37", "50,0,8,0", "30,1,8,22", "30,2,8,11"})
    void asManyCapturesAreOverlookedAsIsSaid(int percent, int ply, int captures, int overlooked) {
        double left = IntStream.range(0, 400)
                .mapToLong(seed -> captures(seen(percent, seed, captures, ELSEWHERE, ply)))
                .average()
                .orElseThrow();

        assertEquals(100.0 - overlooked, 100 * left / captures, 4);
    }

    @Test
    void amongManyCapturesSomeAreOverlookedButNotWhereTheLastMoveWent() {
        long there = Move.of(1, 500, ROOK, VICTIM);
        long last = Move.of(3, 500, VICTIM, Piece.NONE);
        long total = 0;
        for (int seed = 0; seed < 100; seed++) {
            long[] seen = seen(50, seed, 8, last, 1);
            total += captures(seen);
            assertTrue(LongStream.of(seen).anyMatch(move -> move == there), "seed " + seed);
        }
        assertTrue(total > 400 && total < 760, total + " of 800");
    }

    /** Nothing to take; a rook that attacks only a protected knight; a knight en prise, of the other side and of the side to move; a check. */
    @ParameterizedTest(name = "{0} % in {1}")
    @CsvSource({
        "50,4k3/8/8/8/8/8/8/RN2K3 w - - 0 1,0,0",
        "50,r3k3/8/8/n7/8/8/8/R3K3 w - - 0 1,0,0",
        "50,4k3/8/8/n7/8/8/8/R3K3 w - - 0 1,25,50",
        "50,4k3/8/8/n7/8/8/8/R3K3 b - - 0 1,25,50",
        "50,4k3/8/8/8/8/8/8/4K2r w - - 0 1,25,50",
        "90,4k3/8/8/8/8/8/8/RN2K3 w - - 0 1,16,40",
    })
    void onACalmBoardOnlyTheWeakestOverlookAnything(int percent, String text, int own, int others) {
        Position position = RuleSets.declared(KNIGHTS).readPosition(text);
        Recaptures recaptures = new Recaptures(new PieceValues(position.rules()));
        long key = position.key();
        double ownSeen = 0;
        double othersSeen = 0;
        for (int seed = 0; seed < 40; seed++) {
            BlunderModel oversight = new BlunderModel(percent);
            oversight.seed(seed);
            oversight.start(position, recaptures);
            MoveList moves = moves(4);
            oversight.leaveOut(moves, WHITE, 4711, ELSEWHERE, 2);
            ownSeen += quiet(moves.toArray()) / 40.0;
            moves = moves(4);
            oversight.leaveOut(moves, WHITE, 4711, ELSEWHERE, 1);
            othersSeen += quiet(moves.toArray()) / 40.0;
        }

        assertEquals(key, position.key());
        assertEquals(100.0 - own, 100 * ownSeen / QUIET, 4);
        assertEquals(100.0 - others, 100 * othersSeen / QUIET, 4);
    }

    @Test
    void whoSeesNothingSeesAllTheSame() {
        BlunderModel oversight = new BlunderModel(BlunderModel.MOST);
        long only = Move.of(2, 10, ROOK, Piece.NONE);
        for (int seed = 0; seed < 50; seed++) {
            MoveList moves = new MoveList();
            moves.add(only);
            oversight.seed(seed);
            oversight.leaveOut(moves, WHITE, 4711, ELSEWHERE, 0);
            assertEquals(List.of(only), LongStream.of(moves.toArray()).boxed().toList());
        }
    }

    /** The queen can take a knight protected by a rook, and Black has seven other captures to consider. */
    @ParameterizedTest(name = "depth {0}")
    @ValueSource(ints = {1, 2})
    void aRecaptureIsSeenHoweverMuchElseThereIsToTake(int depth) {
        Position position = RuleSets.declared(KNIGHTS).readPosition("3r3k/Nr5N/8/1N1n4/8/5N1r/8/K2Q3N w - - 0 1");
        Engine engine = Engines.of("alphabeta:depth=" + depth + ",oversight=50,hash=1", position.rules(), 0);
        for (int seed = 1; seed <= 40; seed++) {
            engine.newGame(seed);
            long move = engine.choose(position, new long[0], Optional.empty()).move();
            assertNotEquals("d1-d5", position.words().text(move, Notation.MACHINE), "seed " + seed);
        }
    }
}
