package org.plyspace.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundleTest {

    @TempDir
    private Path folder;

    private Bundle bundle;

    @BeforeEach
    void pack() throws IOException {
        Path home = folder.resolve("home");
        write(home.resolve("lib/rules.jar"), "the program's");
        write(home.resolve("variants/rules.jar"), "a rule set's");
        Path plugins = folder.resolve("elsewhere");
        write(plugins.resolve("rules.jar"), "a stranger's");
        Files.createDirectory(plugins.resolve("notes"));
        bundle = Bundle.pack(folder, home, Optional.of(plugins));
    }

    private static void write(Path file, String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    @Test
    void whatIsPackedIsUnpackedThoughNamesAreTheSame() throws IOException, FailedRun {
        Path there = Files.createDirectory(folder.resolve("there"));
        bundle.unpack(there);

        assertEquals("the program's", Files.readString(there.resolve("lib/rules.jar")));
        assertEquals("a rule set's", Files.readString(there.resolve("variants/rules.jar")));
        assertEquals("a stranger's", Files.readString(there.resolve("plugins/rules.jar")));
        assertFalse(Files.exists(there.resolve("plugins/notes")));
    }

    @Test
    void whatWasChangedOnTheWayIsNotUnpacked() throws IOException {
        byte[] bytes = Files.readAllBytes(bundle.file());
        bytes[bytes.length / 2]++;
        Files.write(bundle.file(), bytes);
        Path there = folder.resolve("there");
        FailedRun refused = assertThrows(FailedRun.class, () -> bundle.unpack(there));

        assertTrue(refused.getMessage().contains("is not what was sent: its SHA-256 is "), refused.getMessage());
        assertFalse(Files.exists(there));
    }
}
