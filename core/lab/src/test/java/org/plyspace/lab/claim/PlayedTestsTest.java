package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of test that plays games, with a claim that holds and one that does not, and enough games to tell. */
class PlayedTestsTest {

    private static ClaimVerdict verdict(String id, String test) {
        return Trial.of(id, test.replace('\'', '"')).verdict();
    }

    /** White scores 7/12 = 0.583 in the coin's games. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'above': 0.5}                  | SUPPORTED",
                "{'above': 0.5, 'margin': 0.01}  | SUPPORTED",
                "{'above': 0.5, 'margin': 0.2}   | REFUTED",
                "{'below': 0.5}                  | REFUTED",
                "{'least': 0.5, 'most': 0.7}     | SUPPORTED",
                "{'least': 0.45, 'most': 0.5}    | REFUTED",
                "{'above': 0.583}                | NOT_SETTLED"
            })
    void aMetricLiesWhereItIsClaimed(String claimed, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "coin",
                        "{'kind': 'metric', 'metric': 'score', 'player': 'random', 'openings': 'start', 'games': 1500, 'claimed': "
                                + claimed + "}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The cube of 4 has fewer cells than that of 5, and fewer moves.
                "{'below': 0}                                    | SUPPORTED",
                "{'below': 0, 'margin': 0.1, 'relative': true}   | SUPPORTED",
                "{'above': 0}                                    | REFUTED",
                "{'least': -0.1, 'most': 0.1, 'relative': true}  | REFUTED"
            })
    void aDifferenceLiesWhereItIsClaimed(String claimed, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "cube",
                        "{'kind': 'contrast', 'setting': 'cube:n=4', 'metric': 'branching', 'player': 'random', 'openings': 'start', 'games': 6,"
                                + " 'claimed': " + claimed + "}"));
    }

    @ParameterizedTest
    @CsvSource({"above, SUPPORTED", "below, REFUTED"})
    void aPieceIsStrongerThanNothing(String direction, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "cube",
                        "{'kind': 'contest', 'setting': 'cube:n=4', 'first': 'QB', 'second': '-', 'pairs': 7, 'nodes': 20,"
                                + " 'claimed': {'" + direction + "': 0.5}}"));
    }

    /** One that never came; and the only way to win, of half of the games, which a table has no line of its own for. */
    @ParameterizedTest
    @CsvSource({
        "draw stalemate, 800, {'below': 0.01}, SUPPORTED",
        "draw stalemate, 800, {'above': 0.01}, REFUTED",
        "win saying so, 400, {'above': 0.3}, SUPPORTED",
        "win saying so, 400, {'below': 0.3}, REFUTED"
    })
    void anEndingIsCountedWhetherOrNotATableHasALineForIt(
            String ending, int games, String claimed, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "coin",
                        "{'kind': 'metric', 'metric': 'ending:" + ending
                                + "', 'player': 'random', 'openings': 'start', 'games': " + games + ", 'claimed': "
                                + claimed
                                + "}"));
    }

    @Test
    void theSameComesOutWhateverTheThreads() {
        String tests = """
                {"kind": "metric", "metric": "score", "player": "random", "openings": "start", "games": 200, "claimed": {"above": 0.5}},
                {"kind": "metric", "metric": "length:median", "player": "random", "openings": "start", "games": 100, "claimed": {"above": 1}}
                """;

        assertEquals(
                Trial.run("coin", tests, 1).results().get(0).tests(),
                Trial.run("coin", tests, 3).results().get(0).tests());
    }

    @Test
    void aTestIsToldFromTheGamesThatItAsksForAlone() {
        String small =
                "{\"kind\": \"metric\", \"metric\": \"score\", \"player\": \"random\", \"openings\": \"start\", \"games\": 40, \"claimed\": {\"above\": 0.5}}";
        String large = small.replace("40", "400").replace("score", "decisive");

        assertEquals(
                Trial.of("coin", small).tests().get(0).played().orElseThrow().measured(),
                Trial.of("coin", small + "," + large)
                        .tests()
                        .get(0)
                        .played()
                        .orElseThrow()
                        .measured());
    }

    @Test
    void judgedMetricsAreJudged() {
        TestResult.Played played = Trial.of(
                        "cube",
                        "{\"kind\": \"metric\", \"setting\": \"cube:n=4\", \"metric\": \"uncertainty\", \"player\":"
                                + " \"alphabeta:nodes=20,eval=generic\", \"games\": 2, \"claimed\": {\"above\": 0}}")
                .tests()
                .get(0)
                .played()
                .orElseThrow();

        double uncertainty = played.measured().estimate().mean();
        assertTrue(uncertainty > 0 && uncertainty <= 1, "uncertainty " + uncertainty);
    }
}
