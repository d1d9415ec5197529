package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;
import org.plyspace.testing.InWholeForm;

/** The class data archive that the script makes to be quicker: it is used, and whatever happens to it changes nothing. */
@Order(2)
@InWholeForm
final class StartTest {

    private static final Path SCRIPT = Program.HOME.resolve("plyspace");
    private static final String[] COMMAND = {"moves", "cube:n=4"};
    private static final String FROM_ARCHIVE = "org.plyspace.engine.Registry source: shared objects file (top)";

    @TempDir
    private Path work;

    private Path script = SCRIPT;
    private Path cache;
    private Path java;
    private Program.Result expected;

    @BeforeEach
    void runWithoutAScript() throws IOException {
        cache = work.resolve("cache");
        java = Path.of(System.getProperty("java.home"));
        expected = new Program().run(COMMAND);
    }

    @Test
    void theFirstStartOfEachJavaMakesAnArchiveThatLaterOnesUseWhileItIsWhole()
            throws IOException, InterruptedException {
        assertEquals(expected, run("", COMMAND));
        Path archive = archive(1);

        assertEquals(expected, run("", COMMAND));
        assertTrue(classesLoaded().contains(FROM_ARCHIVE));
        anotherJavaGetsAnArchiveOfItsOwn(archive);
        isNotUsedWhereOthersCouldHaveWrittenIt(archive);

        damage(archive);
        assertEquals(expected, run("", COMMAND));

        shorten(archive);
        assertEquals(expected, run("", COMMAND));
        assertFalse(classesLoaded().contains(FROM_ARCHIVE));
        waitUntilNothingIsLocked();
    }

    private void isNotUsedWhereOthersCouldHaveWrittenIt(Path archive) throws IOException, InterruptedException {
        List<String> before = names();
        for (Path open : List.of(archive, archive.getParent())) {
            Path failed = Path.of(archive.toString().replaceFirst("-[0-9]+\\.jsa$", ".failed"));
            Files.createFile(failed); // so that no other is made
            Set<PosixFilePermission> usual = Files.getPosixFilePermissions(open);
            Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
            assertFalse(classesLoaded().contains(FROM_ARCHIVE), open::toString);
            Files.setPosixFilePermissions(open, usual);
            Files.delete(failed);
        }
        assertEquals(before, names());
        assertTrue(classesLoaded().contains(FROM_ARCHIVE));
    }

    @Test
    void noArchiveIsMadeWhereOthersCouldWriteIt() throws IOException, InterruptedException {
        Path open = Files.createDirectories(cache.resolve("plyspace"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));

        assertEquals(expected, run("", COMMAND));

        assertEquals(List.of(), names());
    }

    /** Beside the one that this Java has made. */
    private void anotherJavaGetsAnArchiveOfItsOwn(Path first) throws IOException, InterruptedException {
        Path usual = java;
        java = Files.createSymbolicLink(work.resolve("java"), usual);
        assertEquals(expected, run("", COMMAND));

        archive(2);
        assertTrue(Files.exists(first));
        waitUntilNothingIsLocked();
        java = usual;
    }

    @Test
    void aCacheThatCannotBeWrittenIsDoneWithout() throws IOException, InterruptedException {
        Files.createFile(cache);

        assertEquals(expected, run("", COMMAND));
        assertEquals(expected, run("", COMMAND));
    }

    @Test
    void anArchiveThatCouldNotBeMadeIsTriedAgainOnlyByAnotherRelease() throws IOException, InterruptedException {
        Path release = takeJavaThatMakesNoArchive();

        for (int starts = 0; starts < 3; starts++) {
            assertEquals(expected, run("", COMMAND));
            waitUntilNothingIsLocked();
        }

        assertEquals("tried\n", Files.readString(work.resolve("tries")));

        Files.writeString(release, "SOURCE=\"of an update\"\n", StandardOpenOption.APPEND);
        assertEquals(expected, run("", COMMAND));
        waitUntilNothingIsLocked();

        assertEquals("tried\ntried\n", Files.readString(work.resolve("tries")));
    }

    /** A java from now on, which writes to a file each time that it is asked for an archive; returns its release file. */
    private Path takeJavaThatMakesNoArchive() throws IOException {
        Path broken = Files.createDirectories(work.resolve("broken/bin"));
        Files.writeString(broken.resolve("java"), """
                #!/bin/sh
                case $* in *ArchiveClassesAtExit*) echo tried >>"%s"; exit 1 ;; esac
                exec "%s/bin/java" "$@"
                """.formatted(work.resolve("tries"), java));
        assertTrue(broken.resolve("java").toFile().setExecutable(true));
        Path release = Files.copy(java.resolve("release"), work.resolve("broken/release"));
        java = work.resolve("broken");
        return release;
    }

    /** Of one folder no more than three are kept, which are known by the first number of their names. */
    @Test
    void archivesOfTwoFoldersAreToldApart() throws IOException, InterruptedException {
        takeJavaThatMakesNoArchive();
        run("", "--version");
        script = Files.copy(SCRIPT, Files.createDirectory(work.resolve("copy")).resolve("plyspace"));
        Files.createSymbolicLink(work.resolve("copy/lib"), Program.HOME.resolve("lib"));
        run("", "--version");
        waitUntilNothingIsLocked();

        assertEquals(
                2,
                names().stream().map(name -> name.split("-", -1)[1]).distinct().count(),
                () -> String.join(", ", names()));
    }

    @Test
    void whatJavaHasToSayIsNoOutput() throws IOException, InterruptedException {
        Program.Result result = run("-Xshare:auto -XX:+UseBiasedLocking", COMMAND);

        assertEquals(expected.out(), result.out());
        assertTrue(result.err().contains("UseBiasedLocking"), result.err());
    }

    @Test
    void onlyLongCommandsWaitForTheOptimisingCompiler() throws IOException, InterruptedException {
        String flags = "-Xshare:auto -XX:+PrintFlagsFinal";

        assertTrue(run(flags, "show", "meder").err().matches("(?s).* TieredStopAtLevel += 1 .*"));
        assertTrue(run(flags, "--plugins", work.toString(), "perft", "--help")
                .err()
                .matches("(?s).* TieredStopAtLevel += 4 .*"));
        for (String command : List.of("perft", "compare", "play")) {
            assertTrue(run(flags, command, "--help").err().matches("(?s).* TieredStopAtLevel += 4 .*"), command);
        }
    }

    private String classesLoaded() throws IOException, InterruptedException {
        Path log = Files.createTempFile(work, "classes", ".txt");
        run("-Xlog:class+load:file=" + log, COMMAND);
        return Files.readString(log).replaceAll(" +", " ");
    }

    /** The newest archive, when there are that many. */
    private Path archive(int number) {
        List<Path> archives = Await.until("archives", this::archives, found -> found.size() >= number);
        assertEquals(number, archives.size(), () -> "archives among " + String.join(", ", names()));
        return archives.get(0);
    }

    private List<Path> archives() throws IOException {
        return files().stream().filter(file -> file.toString().endsWith(".jsa")).toList();
    }

    private List<String> names() {
        try {
            return files().stream().map(file -> file.getFileName().toString()).toList();
        } catch (IOException unreadable) {
            return List.of(unreadable.toString());
        }
    }

    private List<Path> files() throws IOException {
        Path folder = cache.resolve("plyspace");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private void waitUntilNothingIsLocked() {
        Await.until("no lock", this::names, found -> found.stream().noneMatch(name -> name.endsWith(".lock")));
    }

    private static void shorten(Path archive) throws IOException {
        long size = Files.size(archive);
        assertTrue(archive.toFile().setWritable(true));
        try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
            file.setLength(size / 3);
        }
    }

    /** Damages a file as a power cut does: its length is right, but a part was not written. */
    private static void damage(Path archive) throws IOException {
        assertTrue(archive.toFile().setWritable(true));
        try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
            file.seek(file.length() / 3);
            file.write(new byte[1 << 20]);
        }
    }

    private Program.Result run(String javaOptions, String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(script.toString()));
        words.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(words);
        builder.environment().put("XDG_CACHE_HOME", cache.toString());
        builder.environment().put("JAVA_HOME", java.toString());
        builder.environment().put("PLYSPACE_JAVA_OPTS", javaOptions);
        Path err = Files.createTempFile(work, "err", ".txt");
        Process process = builder.redirectError(err.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Program.Result(process.waitFor(), out, Files.readString(err));
    }
}
