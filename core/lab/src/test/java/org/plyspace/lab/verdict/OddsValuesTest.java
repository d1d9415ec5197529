package org.plyspace.lab.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Rules;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.lab.games.GameColumns;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.PieceExchange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.OddsValues.ExchangeResult;
import org.plyspace.statistics.PairCounts;
import tools.jackson.databind.JsonNode;

class OddsValuesTest {

    private static final Path MEASURED = Path.of("..", "..", "docs", "studies", "piece-values");

    /** From the pairs that docs/studies/piece-values.md is about the same values come again. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "roth", "twoboard", "cube"})
    void publishedPairsGiveThePublishedValues(String id) throws IOException {
        JsonNode measured = JsonMappers.PLAIN
                .readTree(Files.readString(MEASURED.resolve(id + ".json")))
                .get("variants")
                .get(0);
        Rules rules = Bundled.REGISTRY.rules(id);
        List<ExchangeResult> exchanges = new ArrayList<>();
        for (JsonNode played : measured.get("exchanges")) {
            int[] pairs = new int[5];
            for (int i = 0; i < pairs.length; i++) {
                pairs[i] = played.get("pairs").get(i).intValue();
            }
            if (!played.get("fate").stringValue().equals("given up")) {
                exchanges.add(new ExchangeResult(
                        PieceExchange.parse(rules, played.get("exchange").stringValue()), PairCounts.of(pairs)));
            }
        }

        OddsValues values = OddsValues.of(id, "any", OddsValues.Types.of(rules).orElseThrow(), exchanges, 1);

        for (int type = 0; type < values.types().size(); type++) {
            JsonNode piece = measured.get("pieces").get(type);
            assertEquals(
                    piece.get("symbol").stringValue(), values.types().get(type).symbol());
            assertEquals(piece.get("mobility").doubleValue(), values.mobility().get(type), 1e-6);
            JsonNode value = piece.get("exchanges").get("value");
            if (value.has("mean")) {
                assertEquals(
                        value.get("mean").doubleValue(),
                        values.values().values().get(type).mean(),
                        1e-6);
                assertEquals(
                        value.get("low").doubleValue(),
                        values.values().values().get(type).low(),
                        1e-6);
            }
        }
        assertEquals(
                measured.get("additivity").doubleValue(), values.additivity().orElse(Double.NaN), 1e-6);
        assertTrue(values.hasUnit());
    }

    /** A pawn more, and three; games end after four plies, so that all are drawn and nothing is told from nothing. */
    @Test
    void whatDoesNotDifferIsWorthNothingThatCanBeTold() {
        ReadyExperiment ready = ready("koernke", "koernke odds=P:-", "koernke odds=PPP:-");

        List<OddsValues> all = OddsValues.of(ready, played(ready).played());

        assertEquals(1, all.size());
        assertEquals("koernke", all.get(0).setting());
        assertEquals(
                List.of(3, 3),
                all.get(0).exchanges().stream()
                        .map(result -> result.pairs().toArray()[2])
                        .toList());
        assertEquals(2, all.get(0).exchangesOf(all.get(0).unit()));
        assertFalse(all.get(0).hasUnit());
    }

    @Test
    void oneExchangeGivesNoValues() {
        ReadyExperiment ready = ready("koernke", "koernke odds=P:-");

        assertEquals(List.of(), OddsValues.of(ready, played(ready).played()));
    }

    private static ReadyExperiment ready(String... settings) {
        return ReadyExperiment.of(
                new Experiment(
                        "values",
                        List.of(settings),
                        List.of("random"),
                        6,
                        OpeningRule.parse("random:2"),
                        1,
                        4,
                        List.of(),
                        List.of()),
                "values.json",
                Bundled.REGISTRY);
    }

    private static GameColumns played(ReadyExperiment ready) {
        List<PlayedGame<String>> games = new ArrayList<>();
        new ExperimentRun(ready).play(GameRange.all(ready.experiment().numbers()), number -> true, 1, games::addAll);
        GameColumns columns = new GameColumns(ready, "values.store");
        games.forEach(columns::add);
        return columns;
    }
}
