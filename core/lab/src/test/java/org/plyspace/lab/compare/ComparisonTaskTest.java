package org.plyspace.lab.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.testing.Broken;
import org.plyspace.lab.run.Stores;

/** A comparison asked for by names. */
class ComparisonTaskTest {

    private static final Registry REGISTRY = Broken.registry(() -> null);
    private static final Stores STORES = new Stores(() -> REGISTRY, file -> REGISTRY, "a test");

    private final List<String> waits = new ArrayList<>();

    @TempDir
    private Path folder;

    private static ComparisonSettings settings(boolean judged, Optional<String> baseline) {
        return new ComparisonSettings(
                List.of("random"), 4, 1, 2, 20, List.of(), judged, baseline, Duration.ofSeconds(60));
    }

    private ComparisonTask task(boolean judged, Optional<String> baseline, String... specs) {
        return task(REGISTRY, judged, baseline, specs);
    }

    private ComparisonTask task(Registry registry, boolean judged, Optional<String> baseline, String... specs) {
        SlowCallListener listener = what -> {
            waits.add(what);
            return () -> {};
        };
        return new ComparisonTask(
                settings(judged, baseline), List.of(specs), false, registry, file -> registry, listener);
    }

    private static List<String> names(Comparison comparison) {
        return comparison.ruleSets().stream().map(RuleSetSummary::name).toList();
    }

    @Test
    void theBaselineComesFirst() {
        Comparison comparison = task(false, Optional.of("coin:tag=off"), "coin").describe(1);

        assertEquals(List.of("coin:tag=off", "coin"), names(comparison));
        assertEquals(List.of("games of coin:tag=off, coin"), waits);
    }

    @Test
    void whereNoneIsNamedAllAreComparedButThoseThatFail() {
        Comparison comparison = task(false, Optional.empty()).describe(2);

        assertTrue(names(comparison).containsAll(List.of("coin", "koernke")));
        assertFalse(names(comparison).contains("broken"));
        assertTrue(comparison.isBroken());
        comparison.requireRuleSets();
    }

    @Test
    void withoutRuleSetsNothingIsCompared() {
        Registry none = new Registry(Plugins.of(List.of(), List.of()));

        UsageException refused = assertThrows(UsageException.class, () -> task(none, false, Optional.empty()));
        assertEquals("there is no variant; 'plyspace variants' lists what was refused", refused.getMessage());
    }

    @Test
    void gamesThatAreKeptAreNotJudged() {
        ComparisonTask judged = task(true, Optional.empty(), "coin");
        Optional<String> store = Optional.of(folder.resolve("kept").toString());

        assertThrows(UsageException.class, () -> judged.play(store, STORES, 1, Progress.NONE));
    }

    @Test
    void gamesInMemoryAreReportedAsTheyEnd() {
        List<Long> reached = new ArrayList<>();
        Comparison comparison = task(false, Optional.empty(), "coin")
                .play(Optional.empty(), STORES, 1, (done, total) -> reached.add(done));

        assertEquals(List.of(1L, 2L, 3L, 4L), reached);
        assertEquals(1, comparison.table().settings().size());
    }
}
