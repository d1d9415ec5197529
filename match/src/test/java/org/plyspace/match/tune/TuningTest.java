package org.plyspace.match.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.testing.RuleSets;

class TuningTest {

    private static final int OPENING = 8;

    private static Rules rules;
    private static List<MatchGame> games;

    @BeforeAll
    static void play() {
        rules = RuleSets.of("koernke");
        EngineSpec greedy = EngineSpec.parse("greedy");
        EngineSpec random = EngineSpec.parse("random");
        Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), 200);
        MatchSettings settings =
                new MatchSettings(40, 1, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
        games = new ArrayList<>();
        new Match(rules, greedy, random, settings).run(1, games::add);
    }

    private static Tuning.Result fit(List<MatchGame> from) {
        Tuning tuning = new Tuning(rules, OPENING, 5);
        from.forEach(tuning::add);
        return tuning.fit();
    }

    @Test
    void theResultDoesNotDependOnWhichGameEndedFirst() {
        List<MatchGame> shuffled = new ArrayList<>(games);
        Collections.shuffle(shuffled, new Random(2));

        assertEquals(fit(games), fit(shuffled));
    }

    @Test
    void whoWinsHasMoreSoThatPiecesAreWorthSomething() {
        Tuning.Result result = fit(games);

        assertTrue(result.slope() > 0);
        assertEquals(64 * 10, result.positions(), 100, "four of five pairs, ten positions a game");
        assertTrue(
                result.weights().pieces().get("Q").middlegame() > 300,
                () -> result.weights().text());
    }

    /** Both have the same opening, so that one in the fit would tell of the other. */
    @Test
    void theFifthPairTakesNoPartInTheFit() {
        Tuning.Result all = fit(games);

        assertEquals(all.weights(), fit(without(8, 9)).weights());
        assertNotEquals(all.weights(), fit(without(4)).weights());
        assertNotEquals(all.weights(), fit(without(5)).weights());
    }

    private static List<MatchGame> without(Integer... numbers) {
        return games.stream()
                .filter(game -> !List.of(numbers).contains(game.number()))
                .toList();
    }

    @Test
    void fewGamesAreRefusedInWords() {
        Tuning tuning = new Tuning(rules, OPENING, 5);
        tuning.add(games.get(0));
        String message = assertThrows(UsageException.class, tuning::fit).getMessage();

        assertTrue(
                message.contains("quiet positions to learn 18 weights from; expected 20 positions for each"), message);
    }
}
