package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;

/** The games of a store as a table. */
class StoreExportTest {

    private static final Experiment EXPERIMENT = Trials.coins(10);
    private static final String LINE = """
            {"game":0,"experiment":"IDENTITY","setting":0,"player":0,"opening":0,"plies":2,"shared":1,"result":"1-0",\
            "reason":"saying so","depths":[3],"moves":["on","check","win"]}
            """.strip()
            .replace("IDENTITY", ExperimentFormat.identity(EXPERIMENT).substring(0, 12));

    @Test
    void eachColumnIsWhatItsNameSays() {
        StoreExport export = new StoreExport(EXPERIMENT, Optional.empty());
        String[] names = export.header().split(",", -1);
        String[] values = export.row(new GameLines(EXPERIMENT).read(LINE, "games.jsonl:1"))
                .replace("\"", "")
                .split(",", -1);
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < names.length; i++) {
            row.put(names[i], values[i]);
        }

        assertEquals("2", row.get("openingPlies"));
        assertEquals("1", row.get("sharedPlies"));
        assertEquals("1-0", row.get("result"));
        assertEquals("1.0", row.get("score"));
        assertEquals("3", row.get("plies"));
        assertEquals("3.0", row.get("depthWhite"));
        assertEquals("", row.get("depthBlack"));
    }

    /** What moves at random has no version, and that of another program is not known. */
    @ParameterizedTest
    @CsvSource({"greedy, true", "level2, true", "alphabeta:nodes=5, true", "random, false", "uci:cmd=x, false"})
    void recordsOfEnginesSayByWhichVersionTheyPlayed(String player, boolean said) {
        Experiment experiment = new Experiment(
                EXPERIMENT.name(),
                EXPERIMENT.settings(),
                List.of(player),
                EXPERIMENT.games(),
                EXPERIMENT.openings(),
                EXPERIMENT.seed(),
                EXPERIMENT.maxPlies(),
                EXPERIMENT.metrics(),
                EXPERIMENT.hypotheses());
        String line = LINE.replace(
                ExperimentFormat.identity(EXPERIMENT).substring(0, 12),
                ExperimentFormat.identity(experiment).substring(0, 12));
        PlayedGame<String> game = new GameLines(experiment).read(line, "games.jsonl:1");
        String versions = "\"WhiteEngine\":\"search 9\",\"BlackEngine\":\"search 9\"";

        assertEquals(
                said,
                new StoreExport(experiment, Optional.of("search 9"))
                        .record(game, Optional.empty())
                        .contains(versions));
        assertFalse(new StoreExport(experiment, Optional.empty())
                .record(game, Optional.empty())
                .contains("WhiteEngine"));
    }
}
