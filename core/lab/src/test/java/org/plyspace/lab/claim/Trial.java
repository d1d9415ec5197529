package org.plyspace.lab.claim;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Variant;
import org.plyspace.endgame.BuildListener;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.CoinVariant;

/** Reads and runs a single test of a claim. */
public final class Trial {

    public static final Registry REGISTRY = new Registry(Plugins.of(
            Stream.concat(
                            Bundled.REGISTRY.variants().stream(),
                            Stream.of(new FoundVariant(new CoinVariant(), "coin", Path.of("coin.jar"), Origin.PLUGIN)))
                    .toList(),
            List.of()));

    private Trial() {}

    /** The text of a file with one claim that has these tests, given as JSON objects with commas between them. */
    public static String file(String tests) {
        return """
                {"format": "plyspace-claims/1", "source": "T", "title": "a trial", "claims": [
                  {"number": 7, "text": "so it is", "hypothesis": "it is so", "tests": [%s]}]}
                """.formatted(tests);
    }

    /** The result of a claim about a rule set with these tests. */
    public static ClaimResult of(String id, String tests) {
        RuleSetClaimsResult result = run(id, tests, 2);
        if (result.failure().isPresent()) {
            throw new AssertionError(result.failure().get());
        }
        return result.results().get(0);
    }

    public static RuleSetClaimsResult run(String id, String tests, int threads) {
        return run(id, tests, threads, new ClaimSizes(false, 1, 1), Optional.empty());
    }

    /** Runs a claim that may ask tables in a folder. */
    static RuleSetClaimsResult run(String id, String tests, int threads, ClaimSizes sizes, Optional<Path> tables) {
        ClaimTables found = new ClaimTables(tables, FoundVariant::id, BuildListener.NONE);
        return run(id, tests, threads, new ClaimRun(REGISTRY, sizes, found, Optional.empty()));
    }

    /** Runs a claim whose games are kept in a folder. */
    static RuleSetClaimsResult kept(String id, String tests, Registry registry, ClaimSizes sizes, ClaimFolder folder) {
        ClaimTables none = new ClaimTables(Optional.empty(), FoundVariant::id, BuildListener.NONE);
        return kept(id, tests, registry, sizes, none, folder);
    }

    /** Runs a claim that may ask tables, and keeps in a folder what they say. */
    static RuleSetClaimsResult kept(
            String id, String tests, Registry registry, ClaimSizes sizes, ClaimTables tables, ClaimFolder folder) {
        return run(id, tests, 2, new ClaimRun(registry, sizes, tables, Optional.of(folder)));
    }

    private static RuleSetClaimsResult run(String id, String tests, int threads, ClaimRun run) {
        RuleSetClaims set = ClaimsFormat.read(file(tests), id, "trial.jar");
        return run.run(List.of(set), threads, Progress.NONE).get(0);
    }

    /** The claims that a rule set on the class path brings, as text; empty if it brings none. */
    public static String resource(Variant variant) {
        String name = ClaimsInJars.resource(variant.id());
        try (InputStream stream = variant.getClass().getClassLoader().getResourceAsStream(name)) {
            return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }
}
