package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.testing.RuleSets;

@DisplayName("Compulsory capture")
final class CompulsoryCaptureTest {

    private static final String BOARD = """
            {
              "format": "plyspace-lattice/2", "id": "forced", "title": "Forced", "summary": "Few cells.",
              "source": "a test", "citation": "forced.md 1",
              "board": {"files": 4, "ranks": 4, "levels": 2, "squares": "{level}{file}{rank}"}, "mirror": "ranks",
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"turns": [1, 0, 0]}, {"turns": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"turns": [1, 0, 0]}},
                "P": {"name": "pawn", "pawn": {
                  "advances": [[0, 1, 0]], "captures": [[-1, 1, 0], [1, 1, 0]], "promotion": {"ranks": -1}, "promotesTo": "R"
                }}
              },
              "mustCapture": %b,
              "start": "2:r1k1/4/pppp/PPPP|1:pppp/PPPP/4/R1K1 w - - 0 1"
            }
            """;

    /** Every legal move of the free rules, if none captures, or else those that do. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void leavesCapturesWhereThereAreAny(long seed) {
        Rules rules = RuleSets.declared(BOARD.formatted(true));
        Rules free = RuleSets.declared(BOARD.formatted(false));
        Position position = rules.startPosition();
        Random random = new Random(seed);
        int forced = 0;
        for (int ply = 0; ply < 80 && position.outcome().isEmpty(); ply++) {
            Position other = free.readPosition(position.words().text());
            long[] all = moves(other);
            long[] captures = Arrays.stream(all)
                    .filter(move -> other.capturedCell(move) >= 0)
                    .toArray();
            long[] expected = captures.length > 0 ? captures : all;
            long[] legal = moves(position);

            assertArrayEquals(expected, legal, position.words().text());
            for (long move : all) {
                Verdict verdict = position.words().judge(other.words().text(move, Notation.MACHINE), Notation.MACHINE);
                boolean isLegal = Arrays.stream(legal).anyMatch(each -> each == move);
                assertEquals(isLegal, verdict instanceof Verdict.Legal);
                assertEquals(isLegal, position.isLegal(move));
                forced += isLegal ? 0 : 1;
            }
            position.make(legal[random.nextInt(legal.length)]);
        }
        assertTrue(forced > 0, "nothing was forbidden");
    }

    @Test
    void isToldWithACaptureThatThereIs() {
        Position position = RuleSets.declared(BOARD.formatted(true)).startPosition();

        Verdict.Illegal verdict = (Verdict.Illegal) position.words().judge("1c1-1d1", Notation.MACHINE);

        assertEquals(Refusal.NOT_NOW, verdict.kind());
        assertEquals("a side that can capture must, and 2a1-2b2 captures", verdict.reason());
        assertEquals("forced.md 1", verdict.citation());
    }

    @Test
    void aPieceToPromoteToIsNotAskedForWhereThePromotionIsForbidden() {
        Position position = RuleSets.declared(BOARD.formatted(true)).readPosition("2:1r2/P3/4/K2k|1:4/4/4/4 w - - 0 1");

        Verdict.Illegal forbidden = (Verdict.Illegal) position.words().judge("2a3-2a4", Notation.MACHINE);
        Verdict.Illegal unfinished = (Verdict.Illegal) position.words().judge("2a3-2b4", Notation.MACHINE);

        assertEquals("a side that can capture must, and 2a3-2b4=R captures", forbidden.reason());
        assertEquals(Refusal.MUST_PROMOTE, unfinished.kind());
    }

    private static long[] moves(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return Arrays.stream(moves.toArray()).sorted().toArray();
    }
}
