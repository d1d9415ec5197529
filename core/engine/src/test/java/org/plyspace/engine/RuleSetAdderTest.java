package org.plyspace.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.UsageException;
import org.plyspace.engine.RuleSetAdder.Added;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.PluginFolder;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.testing.CoinVariant;

/** Rule sets are switched on all together, or none of them. */
class RuleSetAdderTest {

    @TempDir
    private Path folder;

    private Path example;
    private Path own;
    private Path plugins;

    @BeforeEach
    void writeFiles() throws IOException {
        example = Files.writeString(folder.resolve("coin.jar"), "an example");
        own = Files.writeString(folder.resolve("own.jar"), "a file of somebody's own");
        plugins = folder.resolve("plugins");
    }

    private static FoundVariant coin(String id, Path file) {
        return new FoundVariant(new CoinVariant(), id, file, Origin.PLUGIN);
    }

    private static Registry registry(FoundVariant... found) {
        return new Registry(Plugins.of(List.of(found), List.of()));
    }

    /** Adds to what is known; any file brings the rule set {@code own}. */
    private List<Added> add(Registry known, String... names) {
        return new RuleSetAdder(known, List.of(coin("coin", example)), file -> registry(coin("own", file)))
                .add(List.of(names), () -> new PluginFolder(plugins));
    }

    private List<String> copied() throws IOException {
        if (!Files.exists(plugins)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(plugins)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void examplesAndFilesAreCopied() throws IOException {
        List<Added> added = add(registry(), "coin", own.toString());

        assertEquals(List.of("coin", "own"), added.stream().map(Added::id).toList());
        assertTrue(added.stream().allMatch(Added::added));
        assertEquals(List.of("coin.jar", "own.jar"), copied());
    }

    @Test
    void whatIsThereStays() throws IOException {
        List<Added> added = add(registry(coin("there", own)), "there");

        assertFalse(added.get(0).added());
        assertEquals(List.of(), copied());
    }

    @Test
    void aRefusalLeavesAllOut() throws IOException {
        String message = assertThrows(UsageException.class, () -> add(registry(), "coin", "coim"))
                .getMessage();

        assertEquals(
                "there is no rule set 'coim' to add, and no such file; there are coin; did you mean 'coin'?", message);
        assertThrows(UsageException.class, () -> add(registry(coin("own", example)), "coin", own.toString()));
        assertEquals(List.of(), copied());
    }

    @Test
    void filesOfOneNameDoNotGoTogether() throws IOException {
        Path other =
                Files.writeString(Files.createDirectory(folder.resolve("other")).resolve("own.jar"), "another");

        String message = assertThrows(UsageException.class, () -> add(registry(), own.toString(), other.toString()))
                .getMessage();
        assertTrue(message.contains("have the same name"), message);
        assertEquals(List.of(), copied());
    }
}
