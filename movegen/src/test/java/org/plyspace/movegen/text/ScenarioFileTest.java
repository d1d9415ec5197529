package org.plyspace.movegen.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Scenario;

class ScenarioFileTest {

    @Test
    void scenariosAreReadFromTheResourceBesideAClass() {
        assertEquals(
                List.of(
                        new Scenario("A_1", "a step", "K w", "a-b", true, "check", "page 1"),
                        new Scenario("A_2", "no way", "K w", "a-c", false, "", "page 2"),
                        new Scenario("A_3", "mate", "k w", "", true, "checkmate", "page 3")),
                ScenarioFile.read(ScenarioFileTest.class, "scenarios.tsv"));
    }

    @Test
    void missingResourceIsNamed() {
        IllegalStateException missing =
                assertThrows(IllegalStateException.class, () -> ScenarioFile.read(ScenarioFileTest.class, "none.tsv"));

        assertTrue(missing.getMessage().contains("none.tsv"));
    }

    @Test
    void lineWithoutAllColumnsIsQuoted() {
        IllegalStateException malformed = assertThrows(
                IllegalStateException.class, () -> ScenarioFile.read(ScenarioFileTest.class, "malformed.tsv"));

        assertTrue(malformed.getMessage().contains("A_1 a step"));
    }
}
