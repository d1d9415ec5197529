package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Side;
import org.plyspace.match.Adjudication.Threshold;
import org.plyspace.match.ClockedGame.Watch;

@DisplayName("Adjudication by scores")
class WatchTest {

    /** Where both thresholds are reached at once, the loss counts. */
    @ParameterizedTest(name = "resign at {0} for {1} moves, draw at {2} for {3}, seed {4}")
    @CsvSource({"3, 1, 1, 1, 1", "2, 2, 2, 2, 2", "3, 3, 0, 2, 3", "2, 2, 2, 4, 4", "4, 2, 3, 2, 5"})
    void isWhatTheScoresInARowSay(int lost, int lostMoves, int even, int evenMoves, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Adjudication rules = new Adjudication(
                Optional.of(new Threshold(lost, lostMoves)), Optional.of(new Threshold(even, evenMoves)), 40);
        Set<String> reasons = new HashSet<>();
        for (int game = 0; game < 300; game++) {
            Watch watch = new Watch(rules);
            Side side = Side.of(random.nextInt(2));
            List<List<OptionalInt>> scores = List.of(new ArrayList<>(), new ArrayList<>());
            Optional<Ending> ending = Optional.empty();
            for (int ply = 1; ending.isEmpty(); ply++) {
                OptionalInt score =
                        random.nextInt(12) == 0 ? OptionalInt.empty() : OptionalInt.of(random.nextInt(11) - 5);
                scores.get(side.index()).add(score);
                boolean resigns = areLast(scores.get(side.index()), lostMoves, -5, -lost);
                boolean draws = areLast(scores.get(0), evenMoves, -even, even)
                        && areLast(scores.get(1), evenMoves, -even, even);
                ending = watch.saw(side, score, ply);

                assertEquals(resigns || draws || ply >= 40, ending.isPresent(), scores::toString);
                if (resigns) {
                    assertEquals(Optional.of(side.opposite()), ending.get().winner(), scores::toString);
                }
                side = side.opposite();
            }
            reasons.add(ending.get().reason());
        }
        assertTrue(reasons.contains(Ending.RESIGNED) && reasons.contains(Ending.EVEN), reasons.toString());
    }

    private static boolean areLast(List<OptionalInt> scores, int moves, int least, int most) {
        return scores.size() >= moves
                && scores.subList(scores.size() - moves, scores.size()).stream()
                        .allMatch(score -> score.isPresent() && score.getAsInt() >= least && score.getAsInt() <= most);
    }
}
