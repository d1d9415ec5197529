package org.plyspace.lab.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

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
        StoreExport export = new StoreExport(EXPERIMENT);
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
}
