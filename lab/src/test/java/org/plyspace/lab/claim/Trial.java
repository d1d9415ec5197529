package org.plyspace.lab.claim;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.lab.toy.Bundled;
import org.plyspace.lab.toy.CoinVariant;

/** One test of one claim, read and run. */
final class Trial {

    static final Registry REGISTRY = new Registry(Plugins.of(
            Stream.concat(
                            Bundled.REGISTRY.variants().stream(),
                            Stream.of(new FoundVariant(new CoinVariant(), "coin", Path.of("coin.jar"), Origin.PLUGIN)))
                    .toList(),
            List.of()));

    private Trial() {}

    /** A file of one claim with these tests, JSON objects with commas between. */
    static String file(String tests) {
        return """
                {"format": "plyspace-claims/1", "source": "T", "title": "a trial", "claims": [
                  {"number": 7, "text": "so it is", "hypothesis": "it is so", "tests": [%s]}]}
                """.formatted(tests);
    }

    /** What becomes of a claim with these tests about a rule set. */
    static ClaimResult of(String id, String tests) {
        ClaimSetResult result = run(id, tests, 2);
        if (result.failure().isPresent()) {
            throw new AssertionError(result.failure().get());
        }
        return result.results().get(0);
    }

    static ClaimSetResult run(String id, String tests, int threads) {
        ClaimSet set = ClaimsFormat.read(file(tests), id, "trial.jar");
        return new ClaimRun(REGISTRY, new ClaimSizes(false, 1, 1))
                .run(List.of(set), threads, Progress.NONE)
                .get(0);
    }
}
