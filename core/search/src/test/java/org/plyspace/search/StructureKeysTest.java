package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Changes;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.testing.RuleSets;

@DisplayName("Keys of structure and other men")
class StructureKeysTest {

    private static final String TEXT = "1:r3k2r/8/8/3p4/4P3/8/8/R3K2R|2:8/8/8/8/8/8/P6p/8 w - - 0 1";

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"koernke,1", "meder,1", "meder,2", "twoboard,1", "cube,1"})
    void areKeptUpToDate(String id, long seed) {
        Rules rules = RuleSets.of(id);
        StructureKeys kept = new StructureKeys(rules);
        StructureKeys anew = new StructureKeys(rules);
        Changes changes = new Changes();
        RandomPositions.ofGame(rules, seed, position -> {
            kept.start(position);
            String before = all(kept);
            for (long move : RandomPositions.moves(position)) {
                position.changes(move, changes);
                kept.push(changes);
                position.make(move);
                anew.start(position);
                assertEquals(all(anew), all(kept), () -> position.words().text());
                kept.pass();
                assertEquals(all(anew), all(kept), "passed");
                kept.pop();
                position.unmake();
                kept.pop();
            }
            assertEquals(before, all(kept), "taken back");
        });
    }

    /** The structure is that of both sides; a capture changes the parts of both men. */
    @ParameterizedTest(name = "{0}: structure {1}, White''s men {2}, Black''s {3}")
    @CsvSource({
        "e4-e5, true, false, false",
        "e4-d5, true, false, false",
        "a1-b1, false, true, false",
        "a1-a8, false, true, true",
        "e1-e2, false, true, false",
    })
    void tellWhatAMoveChanges(String text, boolean structure, boolean white, boolean black) {
        Rules rules = RuleSets.of("twoboard");
        Position position = rules.readPosition(TEXT);
        StructureKeys keys = new StructureKeys(rules);
        keys.start(position);
        long[] before = {keys.structure(), keys.others(0), keys.others(1)};
        Changes changes = new Changes();
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        position.changes(((Verdict.Legal) verdict).move(), changes);
        keys.push(changes);

        assertEquals(structure, keys.structure() != before[0]);
        assertEquals(white, keys.others(0) != before[1]);
        assertEquals(black, keys.others(1) != before[2]);
    }

    private static String all(StructureKeys keys) {
        return keys.structure() + " " + keys.others(0) + " " + keys.others(1);
    }
}
