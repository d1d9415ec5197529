package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.InWholeForm;

/** The distribution's script in surroundings that are not what a program expects. */
final class LaunchingScriptTest {

    private static final Path SCRIPT = Program.HOME.resolve("plyspace");

    @TempDir
    private Path folder;

    private Path script = SCRIPT;

    @InWholeForm
    @Test
    void closedStandardInputIsEmptyInput() throws IOException, InterruptedException {
        Program.Result result = run("exec \"$0\" \"$@\" <&-", "verify", "-");

        assertEquals(new Program.Result(1, "no lines to check\n", ""), result);
    }

    @InWholeForm
    @Test
    void closedStandardOutputIsAFailure() throws IOException, InterruptedException {
        Program.Result result = run("exec \"$0\" \"$@\" >&-", "--help");

        assertEquals(1, result.code());
        assertTrue(result.err().startsWith("plyspace: standard output cannot be written"), result.err());
    }

    @InWholeForm
    @Test
    void argumentsAreUnderstoodInAnyLanguageWithoutALocale() throws IOException, InterruptedException {
        Program.Result result = run("LC_ALL=C exec \"$0\" \"$@\"", "show", "w\u00fcrfel");

        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("plyspace: no variant 'w\u00fcrfel'"), result.err());
    }

    @InWholeForm
    @Test
    void argumentsAreUnderstoodWhereTheLocaleIsNotInstalled() throws IOException, InterruptedException {
        Program.Result result =
                run("unset LC_ALL LC_CTYPE; LANG=xx_YY.UTF-8 exec \"$0\" \"$@\"", "show", "w\u00fcrfel");

        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("plyspace: no variant 'w\u00fcrfel'"), result.err());
    }

    @InWholeForm
    @Test
    void foldersThatAShellGoesToByNameAreNoneOfItsBusiness() throws IOException, InterruptedException {
        Program.Result result = run(
                "cd \"$(dirname \"$0\")/..\" && CDPATH=. \"$(basename \"$(dirname \"$0\")\")/plyspace\" \"$@\"",
                "--version");

        assertEquals(new Program().run("--version"), result);
    }

    /** By a link that is relative, to one that is not, as package managers make them. */
    @InWholeForm
    @ParameterizedTest
    @ValueSource(strings = {"exec \"$0\" \"$@\"", "cd \"$(dirname \"$0\")\" && exec bash plyspace \"$@\""})
    void itsFolderIsFoundThroughLinks(String line) throws IOException, InterruptedException {
        Path installed = Files.createDirectory(folder.resolve("installed"));
        Files.createSymbolicLink(installed.resolve("plyspace"), SCRIPT);
        script = Files.createSymbolicLink(
                Files.createDirectory(folder.resolve("bin")).resolve("plyspace"), Path.of("../installed/plyspace"));

        assertEquals(new Program().run("--version"), run(line, "--version"));
    }

    @InWholeForm
    @Test
    void aBuildOlderThanItsSourcesIsTold() throws IOException, InterruptedException {
        Path source = Files.createDirectories(checkout().resolve("core/engine/src/main/java"));
        FileTime built = Files.getLastModifiedTime(Program.HOME.resolve("complete"));
        Files.createDirectories(checkout().resolve("core/engine/src/test/java/Newer"));
        setTime(source, built, -60);
        setTime(Files.createFile(checkout().resolve("core/engine/pom.xml")), built, -60);
        assertEquals("", run("exec \"$0\" \"$@\"", "--version").err());

        setTime(Files.createFile(source.resolve("New.java")), built, 60);
        Program.Result result = run("exec \"$0\" \"$@\"", "--version");

        assertEquals(0, result.code());
        assertTrue(
                result.err().startsWith("plyspace: built before the sources were changed (")
                        && result.err().contains("'mvn package -DskipTests'"),
                result.err());
    }

    /** A checkout with the script and what was built, but nothing to build it from; the script is that one from now on. */
    private Path checkout() throws IOException {
        if (script.equals(SCRIPT)) {
            script = Files.copy(SCRIPT, folder.resolve("plyspace"));
            Files.createDirectories(folder.resolve("release/dist/target"));
            Files.createSymbolicLink(folder.resolve("release/dist/target/plyspace"), Program.HOME);
        }
        return folder;
    }

    private static void setTime(Path file, FileTime built, int seconds) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(built.toInstant().plusSeconds(seconds)));
    }

    /** With a Java that only prints how it was started; XDG_CACHE_HOME is where no archive can be made. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "show koernke, true",
        "best koernke --nodes 100000, true",
        "best --nodes=300000 koernke, true",
        "best koernke --nodes 300001, false",
        "best koernke --nodes 9999999, false",
        "best koernke --nodes 1e5, false",
        "best koernke, false",
        "uci koernke, false",
    })
    void theQuickCompilerAloneCompilesWhatEndsSoon(String arguments, boolean quick)
            throws IOException, InterruptedException {
        Path java = Files.createDirectories(folder.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        assertTrue(java.toFile().setExecutable(true));
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");

        Program.Result result = run(
                "export JAVA_HOME='" + folder + "' XDG_CACHE_HOME=/dev/null; exec \"$0\" \"$@\"", arguments.split(" "));

        assertEquals(0, result.code(), result.err());
        assertEquals(quick, result.out().lines().anyMatch("-XX:TieredStopAtLevel=1"::equals), result.out());
    }

    @Test
    void aBuildThatIsInterruptedIsNotCalledAFailure() throws IOException, InterruptedException {
        script = Files.copy(SCRIPT, folder.resolve("plyspace"));
        Path maven = Files.createDirectory(folder.resolve("bin")).resolve("mvn");
        Files.writeString(
                maven, "#!/bin/sh\ntrap 'exit 130' INT\ntouch '" + folder.resolve("begun") + "'\nsleep 60 & wait\n");
        assertTrue(maven.toFile().setExecutable(true));
        String line = "set -m; export PATH=" + maven.getParent() + ":$PATH; \"$0\" --version & p=$!; until [ -e '"
                + folder.resolve("begun") + "' ]; do sleep 0.1; done; kill -INT -- -$p; wait $p";

        // As from a background job, whose children ignore the signal.
        String heeding = "env --default-signal=INT";
        Program.Result result = run(
                "if " + heeding + " true 2>&-; then trap '' INT; else heeding=env; fi; exec ${heeding-" + heeding
                        + "} bash -c \"$1\" \"$0\"",
                line);

        assertEquals(130, result.code(), result.err());
        assertTrue(result.err().contains("the build was interrupted"), result.err());
        assertTrue(!result.err().contains("failed"), result.err());
    }

    /** Runs a line of bash in which {@code $0} is the script and {@code $@} the arguments. */
    private Program.Result run(String line, String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("bash", "-c", line, script.toString()));
        words.addAll(List.of(arguments));
        Process process = new ProcessBuilder(words).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Program.Result(process.waitFor(), out, err);
    }
}
