package org.plyspace.match.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;
import org.plyspace.search.net.Net;
import org.plyspace.testing.RuleSets;

@DisplayName("A net for a rule set")
class NetTrainingTest {

    private static final int OPENING = 8;

    private static Rules rules;
    private static List<MatchGame> games;

    @TempDir
    private Path folder;

    @BeforeAll
    static void play() {
        rules = RuleSets.of("koernke");
        Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), 120);
        MatchSettings settings =
                new MatchSettings(25, 1, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
        games = new ArrayList<>();
        new Match(rules, EngineSpec.parse("greedy"), EngineSpec.parse("random"), settings).run(1, games::add);
    }

    private NetTraining.Result train(List<MatchGame> from, String file) {
        NetTraining training = new NetTraining(rules, Weights.usual(rules), OPENING, 4, 7);
        from.forEach(training::add);
        return training.train(folder.resolve(file), 1, Progress.NONE);
    }

    @Test
    void isTheSameInWhateverOrderGamesEndAndSuitsItsWeights() {
        List<MatchGame> shuffled = new ArrayList<>(games);
        Collections.shuffle(shuffled, new Random(2));
        NetTraining.Result result = train(games, "one");
        Net net = result.net();

        assertEquals(net.text(), train(shuffled, "two").net().text());
        new PieceValues(rules, Weights.usual(rules), Optional.of(net));
        Optional<Net> given = Optional.of(net);
        assertThrows(UsageException.class, () -> new PieceValues(rules, Weights.GENERIC1, given));
        assertTrue(result.positions() > 1_000, "" + result.positions());
    }

    /** The greedy engine wins from positions that look even. */
    @Test
    void foreseesGamesBetterThatItDidNotLearnFrom() {
        NetTraining.Result result = train(games, "gain");

        assertTrue(result.best() > 0);
        assertTrue(result.gain().mean() > 0, "" + result.gain());
        assertTrue(result.before() > 0 && result.slope() > 0);
    }

    @Test
    void needsGames() {
        List<MatchGame> few = games.subList(0, 2);
        String message =
                assertThrows(UsageException.class, () -> train(few, "few")).getMessage();

        assertTrue(message.contains("quiet positions to learn a net from; expected 1000, and twenty games"), message);
    }
}
