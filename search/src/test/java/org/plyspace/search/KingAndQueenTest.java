package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.HowMany;
import org.plyspace.testing.RandomEndings;
import org.plyspace.testing.RuleSets;

/** Without knowledge or tablebases, king and queen mate a defending king on two boards. */
class KingAndQueenTest {

    private static final int POSITIONS = HowMany.of(20, 8);
    private static final int MOST_PLIES = 120;
    private static final Limits LIMITS = Limits.NONE.ofNodes(6_000);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = 31)
    void theEngineMatesFromRandomPositions(long seed) {
        Rules rules = RuleSets.of("twoboard");
        RandomEndings endings = new RandomEndings(rules, List.of("Q"), seed);
        Searcher attacker = new Searcher(rules, 4);
        Searcher defender = new Searcher(rules, 4);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = rules.position(endings.next(), Purpose.GAME);
            String text = position.words().text();
            Optional<Outcome> end = played(position, attacker, defender);
            assertEquals(Optional.of(Outcome.win(Side.WHITE, Outcome.CHECKMATE)), end, text);
        }
    }

    /** The end of a game between both engines, repetition not counted; empty if the game does not end in time. */
    private static Optional<Outcome> played(Position position, Searcher attacker, Searcher defender) {
        attacker.newGame();
        defender.newGame();
        long[] earlier = new long[0];
        for (int ply = 0; ply < MOST_PLIES && position.outcome().isEmpty(); ply++) {
            Searcher mover = ply % 2 == 0 ? attacker : defender;
            SearchResult searchResult = mover.search(position, earlier, LIMITS, 1, ignored -> {});
            earlier = Arrays.copyOf(earlier, ply + 1);
            earlier[ply] = position.repetitionKey();
            position.make(searchResult.lines().get(0).move());
        }
        return position.outcome();
    }
}
