package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The two folders that jars are loaded from. */
final class Folders {

    private final Path work;
    private final Path bundled;
    private final Path plugins;

    /** Creates the folders in a folder that must be empty. */
    Folders(Path work) throws IOException {
        this.work = work;
        bundled = Files.createDirectory(work.resolve("variants"));
        plugins = Files.createDirectory(work.resolve("plugins"));
    }

    Path bundled() {
        return bundled;
    }

    Path plugins() {
        return plugins;
    }

    Plugins load() {
        return PluginLoader.load(new PluginFolders(Optional.of(bundled), Optional.of(plugins)));
    }

    /** Checks that the single bad file is refused for a reason, in one line, and a good one beside it is loaded. */
    void assertRefused(String reason) throws IOException {
        VariantSources.jar(work, plugins.resolve("fine.jar"), "fine");
        Plugins loaded = load();
        assertEquals(
                List.of("fine"),
                loaded.variants().stream().map(FoundVariant::id).toList());
        assertEquals(1, loaded.refusals().size(), loaded.refusals().toString());
        RefusedFile refusal = loaded.refusals().get(0);
        assertTrue(refusal.file().getFileName().toString().startsWith("bad."), refusal.toString());
        assertTrue(refusal.reason().contains(reason), refusal.reason());
        assertEquals(1, refusal.reason().lines().count());
    }
}
