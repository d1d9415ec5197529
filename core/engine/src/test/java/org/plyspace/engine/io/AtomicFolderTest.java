package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AtomicFolderTest {

    private static final Map<Path, String> FILES = files("readme", "src/main/Deep.java");

    @TempDir
    private Path folder;

    private static Map<Path, String> files(String... names) {
        Map<Path, String> files = new LinkedHashMap<>();
        for (String name : names) {
            files.put(Path.of(name), "text of " + name);
        }
        return files;
    }

    private List<String> below(Path top) throws IOException {
        try (Stream<Path> all = Files.walk(top)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> top.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void allFilesAreThere(boolean emptyFolderIsThere) throws IOException {
        Path target = folder.resolve("some/where");
        if (emptyFolderIsThere) {
            Files.createDirectories(target);
        }

        new AtomicFolder(target).publish(FILES);

        assertEquals(List.of("some/where/readme", "some/where/src/main/Deep.java"), below(folder));
        assertEquals("text of readme", Files.readString(target.resolve("readme")));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void afterAFailureNothingIsThere(boolean emptyFolderIsThere) throws IOException {
        Path target = folder.resolve("target");
        if (emptyFolderIsThere) {
            Files.createDirectories(target);
        }

        assertThrows(IOException.class, () -> new AtomicFolder(target).publish(files("readme", "x".repeat(300))));

        assertEquals(List.of(), below(folder));
        assertEquals(emptyFolderIsThere, Files.exists(target));
    }

    @Test
    void aFileInTheWayStays() throws IOException {
        Path target = Files.writeString(folder.resolve("target"), "mine");

        assertThrows(IOException.class, () -> new AtomicFolder(target.resolve("below")).publish(FILES));

        assertEquals("mine", Files.readString(target));
        assertFalse(Files.isDirectory(target));
    }
}
