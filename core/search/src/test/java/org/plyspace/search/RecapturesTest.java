package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.testing.RuleSets;

@DisplayName("A recapture")
class RecapturesTest {

    /** Rooks are worth more than ferses, and these more than pawns. */
    private static final String RULES = """
            {
              "format": "plyspace-lattice/2", "id": "exchanges", "title": "Exchanges", "summary": "Exchanges.",
              "source": "a test", "citation": "a test",
              "board": {"files": 8, "ranks": 8, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "F": {"name": "fers", "leaps": {"flat": [1, 1, 0]}},
                "P": {"name": "pawn", "pawn": {
                  "advances": [0, 1, 0], "captures": [[-1, 1, 0], [1, 1, 0]],
                  "promotion": {"ranks": -1}, "promotesTo": "R"}}
              },
              "start": "k6r/8/8/8/8/8/8/K6R w - - 0 1"
            }
            """;

    @ParameterizedTest(name = "{1} in {2} with a margin of {3}: {0}")
    @CsvSource({
        "true, d1-d5, k7/8/2f5/3f4/8/8/8/K2R4, 0",
        "false, d1-d5, k7/8/8/3f4/8/8/8/K2R4, 0",
        "false, d1-d5, k7/8/2f5/3r4/8/8/8/K2R4, 0",
        "false, d1-d5, k7/8/2f5/3f4/8/8/8/K2R4, 5000",
        "false, e4-d5, k7/8/2f5/3f4/4F3/8/8/K7, 0",
        "false, b4-b5, 8/1k6/8/1p6/1K6/8/8/8, 0",
        "true, b7-b8=R, 8/kP6/8/8/8/8/8/7K, 0",
        "false, g7-g8=R, k7/6P1/8/8/8/8/8/7K, 0",
        "true, e4-d5, k7/8/2p5/3p4/4F3/8/8/K7, 0",
    })
    void makesALoserOfWhatIsWorthMoreThanItsVictim(boolean loses, String text, String board, int margin) {
        Rules rules = RuleSets.declared(RULES);
        Position position = rules.readPosition(board + " w - - 0 1");
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        long move = ((Verdict.Legal) verdict).move();

        assertEquals(loses, new Recaptures(new PieceValues(rules)).lose(position, move, margin));
    }

    /** What is called losing before the move can be recaptured after it; moves that open a line may be called good. */
    @ParameterizedTest
    @CsvSource({"koernke, 3", "meder, 3", "twoboard, 5", "cube, 3"})
    void isPossibleWhereItIsFeared(String id, int games) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        Recaptures recaptures = new Recaptures(values);
        int[] counts = new int[3];
        for (long seed = 1; seed <= games; seed++) {
            RandomPositions.ofGame(rules, seed, position -> {
                int side = position.sideToMove().index();
                for (long move : RandomPositions.moves(position)) {
                    if (MoveOrder.isLoud(move, side) && Move.kind(move) == Move.NORMAL) {
                        boolean feared = recaptures.lose(position, move, 0);
                        boolean worse = values.worth(Move.captured(move)) < values.worth(Move.piece(move));
                        position.make(move);
                        boolean possible = position.isAttacked(Move.to(move), position.sideToMove());
                        position.unmake();
                        assertTrue(
                                !feared || (possible && worse),
                                () -> position.words().text());
                        counts[0] += feared ? 1 : 0;
                        counts[1] += possible && worse ? 1 : 0;
                        counts[2]++;
                    }
                }
            });
        }
        assertTrue(counts[0] > 0.8 * counts[1], counts[0] + " feared of " + counts[1] + " possible");
        assertTrue(counts[1] > 10 && counts[1] < counts[2], counts[1] + " possible of " + counts[2]);
    }
}
