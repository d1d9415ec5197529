package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The archive that the build made, unpacked as its user does, into a folder that cannot be written; beside it a Java and the
 * usual commands, but no Maven.
 */
final class UnpackedArchive {

    private static final String PROPERTY = "plyspace.archive";

    private final Path folder;
    private final Path home;
    private final Path commands;

    private UnpackedArchive(Path folder, Path home, Path commands) {
        this.folder = folder;
        this.home = home;
        this.commands = commands;
    }

    /** The archive; none in a build without Javadoc. */
    static Optional<Path> file() {
        return Optional.ofNullable(System.getProperty(PROPERTY)).map(Path::of);
    }

    /** Unpacks it below a folder. */
    static UnpackedArchive in(Path folder) throws IOException, InterruptedException {
        Path place = Files.createDirectories(folder.resolve("elsewhere, with blanks"));
        Path archive = file().orElseThrow();
        String name = archive.getFileName().toString().replace(".tar.gz", "");
        UnpackedArchive unpacked =
                new UnpackedArchive(folder, place.resolve(name), commandsButMaven(folder.resolve("bin")));
        String line = "tar -xzf '" + archive + "' && chmod -R a-w '" + name + "'";
        assertEquals(new Program.Result(0, "", ""), unpacked.shell(place, line));
        try (Stream<Path> files = Files.list(place)) {
            assertEquals(List.of(unpacked.home), files.toList());
        }
        return unpacked;
    }

    /** A folder with links to whatever is on the path, save what a build takes. */
    private static Path commandsButMaven(Path bin) throws IOException {
        Files.createDirectory(bin);
        for (String part : System.getenv("PATH").split(File.pathSeparator, -1)) {
            if (!Files.isDirectory(Path.of(part))) {
                continue;
            }
            try (Stream<Path> files = Files.list(Path.of(part))) {
                for (Path file : files.toList()) {
                    String name = file.getFileName().toString();
                    Path link = bin.resolve(name);
                    if (!name.matches("mvn.*|java.*") && !Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
                        Files.createSymbolicLink(link, file);
                    }
                }
            }
        }
        return bin;
    }

    Path home() {
        return home;
    }

    boolean has(String command) {
        return Files.exists(commands.resolve(command));
    }

    /** Everything in it that is no folder, as paths from its root. */
    List<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> home.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    /** What tells whether something was written: of each file and folder its size, time and permissions. */
    SortedMap<String, String> state() throws IOException {
        SortedMap<String, String> state = new TreeMap<>();
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.toList()) {
                PosixFileAttributes now = Files.readAttributes(file, PosixFileAttributes.class);
                state.put(
                        home.relativize(file).toString(),
                        now.size() + " " + now.lastModifiedTime() + " "
                                + PosixFilePermissions.toString(now.permissions()));
            }
        }
        return state;
    }

    /** Lets it be deleted; nothing can be run in it afterwards. */
    void letGo() throws IOException, InterruptedException {
        String line = "chmod -R u+w '" + home + "' && rm -r '" + commands + "'";
        assertEquals(new Program.Result(0, "", ""), shell(folder, line));
    }

    /** Runs a line of bash in a folder, with no more in the environment than where to find commands and Java, and patience. */
    Program.Result shell(Path where, String line) throws IOException, InterruptedException {
        return run(where, "bash", "-c", line);
    }

    /** Runs a command with the same environment. */
    Program.Result run(Path where, String... words) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(words).directory(where.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", commands.toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        // However slow the machine is, the output is the same.
        builder.environment().put("PLYSPACE_PATIENCE", "9999");
        Path err = Files.createTempFile(folder, "err", ".txt");
        Process process = builder.redirectError(err.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Program.Result result = new Program.Result(process.waitFor(), out, Files.readString(err));
        assertTrue(Files.deleteIfExists(err));
        return result;
    }
}
