package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.RandomEndings;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

/** Without tablebases, the search mates a bare side that defends itself by the same search, within the rules' clock. */
class WonEndingsTest {

    private static final int POSITIONS = TestForm.count(20, 4);
    private static final Limits LIMITS = Limits.NONE.ofNodes(6_000);

    /** Some endings are so long that a few may fail. */
    @EveryThirdCase
    @ParameterizedTest(name = "{0}, {1}, seed {2}")
    @CsvSource({"twoboard, Q, 31, 0", "twoboard, R+R, 31, 2", "koernke, R+R, 31, 2", "meder, R+R, 31, 1"})
    void theSearchMatesFromRandomPositions(String id, String pieces, long seed, int mostFailures) {
        Rules rules = RuleSets.of(id);
        assertMates(rules, new RandomEndings(rules, List.of(pieces.split("\\+")), seed), mostFailures);
    }

    /** The larger a cube, the farther a queen drives a king. */
    @EveryThirdCase
    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"4, 31, 0", "5, 31, 0", "6, 31, 1"})
    void kingAndQueenMateInACube(String size, long seed, int mostFailures) {
        Rules rules = RuleSets.of("cube", Map.of("n", size));
        assertMates(rules, new RandomEndings(rules, List.of("Q"), seed), mostFailures);
    }

    private static void assertMates(Rules rules, RandomEndings endings, int mostFailures) {
        Searcher attacker = new Searcher(rules, 4);
        Searcher defender = new Searcher(rules, 4);
        List<String> failures = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) {
            Position position = rules.position(endings.next(), Purpose.GAME);
            String text = position.words().text();
            Optional<Outcome> end = played(position, attacker, defender);
            if (!end.equals(Optional.of(Outcome.win(Side.WHITE, Outcome.CHECKMATE)))) {
                failures.add(text + ": " + end);
            }
        }
        assertTrue(failures.size() <= mostFailures, () -> String.join("\n", failures));
    }

    /** The end of a game between both searchers, repetition not counted. */
    private static Optional<Outcome> played(Position position, Searcher attacker, Searcher defender) {
        attacker.newGame();
        defender.newGame();
        long[] earlier = new long[0];
        for (int ply = 0; position.outcome().isEmpty(); ply++) {
            Searcher mover = ply % 2 == 0 ? attacker : defender;
            SearchResult searchResult = mover.search(position, earlier, LIMITS, 1, ignored -> {});
            earlier = Arrays.copyOf(earlier, ply + 1);
            earlier[ply] = position.repetitionKey();
            position.make(searchResult.lines().get(0).move());
        }
        return position.outcome();
    }
}
