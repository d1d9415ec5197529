package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

class GreedyEngineTest {

    private static final String RULES = """
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
              },
              "start": "k3/4/4/2RK w - - 0 1"
            }
            """;

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource("koernke, 1")
    void theFirstMoveIsMadeAfterWhichMenAreWorthMostToWhoMoved(String id, long seed) {
        Rules rules = RuleSets.of(id);
        Engine greedy = Engines.of("greedy", rules, 1);
        Evaluation evaluation = new Evaluation(new PieceValues(rules), rules);
        Map<Side, Integer> seen = new EnumMap<>(Side.class);
        RandomPositions.ofGame(rules, seed, position -> {
            if (position.outcome().isEmpty() && seen.merge(position.sideToMove(), 1, Integer::sum) % 25 == 0) {
                EngineMove chosen = greedy.choose(position, new long[0], Optional.empty());
                assertEquals(best(position, evaluation), chosen.move(), position.words()::text);
                assertEquals(position.countLegalMoves(), chosen.nodes());
                position.make(chosen.move());
                assertEquals(OptionalInt.of(scoreOfLast(position, evaluation)), chosen.score(), position.words()::text);
                position.unmake();
            }
        });
        assertTrue(seen.getOrDefault(Side.WHITE, 0) > 20 && seen.getOrDefault(Side.BLACK, 0) > 20, seen::toString);
    }

    private static long best(Position position, Evaluation evaluation) {
        long best = Move.NONE;
        int most = Integer.MIN_VALUE;
        for (long move : RandomPositions.moves(position)) {
            position.make(move);
            int score = scoreOfLast(position, evaluation);
            position.unmake();
            if (score > most) {
                most = score;
                best = move;
            }
        }
        return best;
    }

    private static int scoreOfLast(Position position, Evaluation evaluation) {
        Side mover = position.sideToMove().opposite();
        Optional<Outcome> over = position.outcome();
        if (over.isPresent()) {
            return over.get()
                    .winner()
                    .map(winner -> winner == mover ? Scores.WIN - 1 : 1 - Scores.WIN)
                    .orElse(0);
        }
        evaluation.start(position);
        return evaluation.score(mover);
    }

    /** All other moves keep the rook too. */
    @ParameterizedTest
    @CsvSource({"k3/4/K3/3R w - - 0 1, d1-d4", "3r/k3/4/K3 b - - 0 1, d4-d1"})
    void aMateIsWorthMoreThanAnyMen(String text, String mate) {
        Rules rules = RuleSets.declared(RULES);
        Position position = rules.readPosition(text);
        EngineMove chosen = Engines.of("greedy", rules, 1).choose(position, new long[0], Optional.empty());

        assertEquals(mate, position.words().text(chosen.move(), Notation.MACHINE));
        assertEquals(OptionalInt.of(Scores.WIN - 1), chosen.score());
    }
}
