package org.plyspace.match.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.Weights;
import org.plyspace.testing.RuleSets;

@DisplayName("A fit of weights that rule sets share")
class SharedTuningTest {

    private static final int OPENING = 8;

    private static final Rules KOERNKE = RuleSets.of("koernke");
    private static final Rules TWOBOARD = RuleSets.of("twoboard");
    private static List<MatchGame> ofKoernke;
    private static List<MatchGame> ofTwoboard;

    @BeforeAll
    static void play() {
        ofKoernke = games(KOERNKE);
        ofTwoboard = games(TWOBOARD);
    }

    private static List<MatchGame> games(Rules rules) {
        Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), 120);
        MatchSettings settings =
                new MatchSettings(12, 1, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
        List<MatchGame> games = new ArrayList<>();
        new Match(rules, EngineSpec.parse("greedy"), EngineSpec.parse("random"), settings).run(1, games::add);
        return games;
    }

    private static SharedTuning.Result fit(List<MatchGame> koernke, List<MatchGame> twoboard) {
        SharedTuning tuning = new SharedTuning(Weights.GENERIC1, OPENING, 5);
        tuning.add(KOERNKE, koernke, () -> {});
        tuning.add(TWOBOARD, twoboard, () -> {});
        return tuning.fit();
    }

    @Test
    void changesTermsAlone() {
        Weights fitted = fit(ofKoernke, ofTwoboard).weights();

        assertTrue(fitted.pieces().isEmpty() && fitted.tables().isEmpty());
        assertEquals(Weights.GENERIC1.place(), fitted.place());
        assertEquals(Weights.GENERIC1.material(), fitted.material());
        assertNotEquals(Weights.GENERIC1.terms(), fitted.terms());
        assertTrue(fitted.terms().mobility().isEmpty() && fitted.terms().hits().isEmpty());
    }

    @Test
    void hasASlopeForEachRuleSet() {
        SharedTuning.Result result = fit(ofKoernke, ofTwoboard);

        assertEquals(List.of("koernke", "twoboard"), List.copyOf(result.slopes().keySet()));
        result.slopes()
                .values()
                .forEach(slope -> assertTrue(slope > 0, () -> result.slopes().toString()));
        assertEquals(48 * 40, result.positions(), 48 * 20, "up to forty positions of each game");
    }

    @Test
    void doesNotDependOnWhichGameEndedFirst() {
        List<MatchGame> shuffled = new ArrayList<>(ofKoernke);
        Collections.shuffle(shuffled, new Random(2));

        assertEquals(fit(ofKoernke, ofTwoboard), fit(shuffled, ofTwoboard));
    }
}
