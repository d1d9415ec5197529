package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

    private static final int LONGEST = 1_000;

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void nameAFile() {
        path = folder.resolve("file");
    }

    private String content() throws IOException {
        return Files.readString(path);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void whatIsWrittenReplacesWhatWasThereAndNothingIsLeftBeside() throws IOException {
        Files.writeString(path, "a long text that was there before");

        new AtomicFile(path).write("short");

        assertEquals("short", content());
        assertEquals(List.of(path), files());
    }

    @Test
    void whatCannotBeWrittenLeavesNothingBeside() throws IOException {
        AtomicFile file = new AtomicFile(folder.resolve("x".repeat(300)));

        assertThrows(IOException.class, () -> file.write("text"));
        assertThrows(IOException.class, () -> file.update("text"));
        assertEquals(List.of(), files());
    }

    @Test
    void aFolderIsNoFile() {
        assertThrows(IOException.class, () -> new AtomicFile(folder));
    }

    @Test
    void anUpdateGoesOnFromWhatWasReadOrWritten() throws IOException {
        Files.writeString(path, "1");
        AtomicFile file = new AtomicFile(path);

        assertEquals("1", file.read("file", LONGEST));
        file.update("2");
        file.update("3");

        assertEquals("3", content());
    }

    @Test
    void anUpdateOfWhatAnotherProgramChangedLeavesThat() throws IOException {
        AtomicFile file = new AtomicFile(path);
        file.update("1");
        Files.writeString(path, "another's");

        assertThrows(AtomicFile.FileChangedException.class, () -> file.update("2"));
        assertEquals("another's", content());
        assertEquals(List.of(path), files());
    }

    @Test
    void anUpdateOfWhatWasNeverReadMakesNoFileOfAnothers() throws IOException {
        AtomicFile file = new AtomicFile(path);
        Files.writeString(path, "another's");

        assertThrows(AtomicFile.FileChangedException.class, () -> file.update("2"));
        assertEquals("another's", content());
    }

    @Test
    void anUpdateMakesAFileAnewThatWasRemoved() throws IOException {
        AtomicFile file = new AtomicFile(path);
        file.update("1");
        Files.delete(path);

        file.update("2");

        assertEquals("2", content());
    }

    /** Each writer counts its additions; a lost update would be counted but missing. */
    @Test
    void ofManyWritersNoneOverwritesAnother() throws Exception {
        new AtomicFile(path).write("");
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Callable<Integer>> writers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            writers.add(this::addStrokes);
        }
        int added = 0;
        for (Future<Integer> writer : threads.invokeAll(writers)) {
            added += writer.get();
        }
        threads.shutdown();

        assertEquals("|".repeat(added), content());
        assertTrue(added >= 25, "too few to show anything");
    }

    private int addStrokes() throws IOException {
        int added = 0;
        for (int tries = 0; tries < 25; tries++) {
            AtomicFile file = new AtomicFile(path);
            String before = file.read("file", LONGEST);
            added++;
            try {
                file.update(before + "|");
            } catch (AtomicFile.FileChangedException byAnother) {
                added--;
            }
        }
        return added;
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path target = Files.writeString(folder.resolve("target"), "1");
        Path link = Files.createSymbolicLink(path, target);

        new AtomicFile(link).write("2");

        assertTrue(Files.isSymbolicLink(link));
        assertEquals("2", Files.readString(target));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has other permissions")
    void whoMayReadItStaysAsItWas() throws IOException {
        Files.writeString(path, "1");
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));

        new AtomicFile(path).write("2");

        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no /dev")
    void aDeviceIsWrittenToAndNotReplaced() throws IOException {
        Path device = Path.of("/dev/null");

        new AtomicFile(device).write("text");

        assertTrue(Files.exists(device) && !Files.isRegularFile(device));
    }

    @Test
    void whatKilledProgramsLeftLongAgoIsRemovedAndWhatOthersAreWritingIsNot() throws IOException {
        Path old = new TempSibling(path).write(out -> out.write(new byte[9]));
        Path young = new TempSibling(path).write(out -> out.write(new byte[9]));
        Files.setLastModifiedTime(old, FileTime.from(Instant.EPOCH));

        new AtomicFile(path).write("1");

        assertEquals(List.of(young, path), files().stream().sorted().toList());
    }

    @Test
    void linesAreWrittenAsTheyAreMadeAndAllOrNone() throws IOException {
        AtomicFile file = new AtomicFile(path);
        file.writeLines(lines -> Stream.of("one", "zwö").forEach(lines));
        assertEquals("one\nzwö\n", Files.readString(path));

        assertThrows(
                IllegalStateException.class,
                () -> file.writeLines(lines -> {
                    lines.accept("three");
                    throw new IllegalStateException("no more");
                }));
        assertEquals("one\nzwö\n", Files.readString(path));
        assertEquals(List.of(path), files());
        file.update("four");
        assertEquals("four", Files.readString(path));
    }
}
