package org.plyspace.lab.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import org.plyspace.engine.testing.Broken;

/** A search asked for by names. */
class RuleSearchTaskTest {

    private static final Registry REGISTRY = Broken.registry(() -> null);

    @TempDir
    private Path folder;

    private RuleSearchTask task(String engine, String openings, Map<Aim, List<String>> aims) {
        return new RuleSearchTask(
                "coin:*",
                aims,
                100,
                engine,
                openings,
                1,
                20,
                Optional.of(folder.resolve("search").toString()));
    }

    private String refusal(Map<Aim, List<String>> aims) {
        RuleSearchTask task = task("random", "softmax:2", aims);
        return assertThrows(
                        UsageException.class,
                        () -> task.ready(
                                REGISTRY, file -> REGISTRY, "a test", 1, Duration.ofSeconds(9), (stage, games) -> {}))
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource({"alphabeta:time=1s, softmax:2, --engine", "greedy, start, --engine", "random, none, --openings"})
    void gamesMustBeRepeatableAndDiffer(String engine, String openings, String option) {
        String message = assertThrows(
                        UsageException.class,
                        () -> task(engine, openings, Map.of()).settings())
                .getMessage();

        assertTrue(message.startsWith(option), message);
    }

    @Test
    void eachNumberHasOneAim() {
        assertTrue(refusal(Map.of()).endsWith("found none"));
        assertEquals(
                "--keep: draws has an aim already; expected each number once",
                refusal(Map.of(Aim.KEEP, List.of("draws"), Aim.MINIMISE, List.of("draws"))));
    }

    @Test
    void withoutAFolderTheRuleSetNamesIt() {
        RuleSearchTask task =
                new RuleSearchTask("coin:tag=*", Map.of(), 100, "random", "start", 1, 20, Optional.empty());

        assertEquals("coin.search", task.store());
    }
}
