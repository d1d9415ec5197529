package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.Registry;
import org.plyspace.lab.experiment.Trials;

/** Tests of what is kept for the claims of a rule set; tests of claims are JSON with single quotation marks. */
abstract class ClaimsInFolder {

    @TempDir
    Path temp;

    final List<String> notices = new ArrayList<>();
    Registry registry;
    Path folder;

    private final String id;

    ClaimsInFolder(String id) {
        this.id = id;
    }

    @BeforeEach
    final void makeRules() {
        registry = Trials.registry(temp.resolve("rules.jar"), "rules");
        folder = temp.resolve("claims");
    }

    RuleSetClaimsResult run(String tests, double share, long seed, String version) {
        return Trial.kept(
                id,
                tests.replace('\'', '"'),
                registry,
                new ClaimSizes(false, share, seed),
                new ClaimFolder(folder, version, notices::add));
    }

    List<TestResult> results(String tests, double share) {
        RuleSetClaimsResult result = run(tests, share, 1, Trials.VERSION);
        assertTrue(result.failure().isEmpty(), result::toString);
        return result.results().get(0).tests();
    }

    /** The results where nothing is kept. */
    List<TestResult> unkept(String tests) {
        return Trial.of(id, tests.replace('\'', '"')).tests();
    }

    void assertRefused(String tests, double share, long seed, String version, String reason) {
        String failure = run(tests, share, seed, version).failure().orElse("no failure");
        assertTrue(failure.contains(reason), failure);
    }
}
