package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Streams.Window;

/** What is wrong with a command line is told in words that no terminal obeys, whoever put them together. */
class LauncherTest {

    private static final String ESCAPE = "\u001b[31m\u009b1m\u202e\nplyspace: forged";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    static Stream<List<String>> arguments() {
        return Stream.of(
                List.of(ESCAPE),
                List.of("--" + ESCAPE),
                List.of("show", "any", "--b" + ESCAPE),
                List.of("show", "any", "--width", ESCAPE),
                List.of("show", "any", ESCAPE),
                List.of("perft", "any", "--depth", ESCAPE),
                List.of("show", ESCAPE),
                List.of("replay", ESCAPE));
    }

    @ParameterizedTest
    @MethodSource("arguments")
    void failuresAreToldInMaskedLinesOfTheProgram(List<String> arguments) {
        int code = run(arguments.toArray(String[]::new));

        String told = err.toString(StandardCharsets.UTF_8);
        assertEquals(2, code, told);
        assertEquals("", out.toString(StandardCharsets.UTF_8));
        assertTrue(told.contains("?[31m"), told);
        assertFalse(told.chars().anyMatch(c -> c != '\n' && (Character.isISOControl(c) || c == '\u202e')), told);
        assertTrue(told.lines().allMatch(line -> line.startsWith("plyspace: ")), told);
        assertFalse(told.lines().anyMatch(line -> line.equals("plyspace: forged")), told);
    }

    @Test
    void anUnreadableFolderOfExamplesHidesNoRefusal(@TempDir Path home) throws IOException {
        Path examples = Files.createDirectories(home.resolve("examples/json"));
        assumeTrue(
                examples.toFile().setReadable(false) && !Files.isReadable(examples), "this user may read everywhere");

        int code = run(Optional.of(home), "show", "nothere");

        String told = err.toString(StandardCharsets.UTF_8);
        assertEquals(2, code, told);
        assertTrue(told.startsWith("plyspace: no variant 'nothere'; "), told);
        assertEquals(1, told.lines().count(), told);
    }

    private int run(String... arguments) {
        return run(Optional.empty(), arguments);
    }

    private int run(Optional<Path> home, String... arguments) {
        Streams streams = new Streams(
                new ByteArrayInputStream(new byte[0]),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                Window.ofColumns(80));
        return new Launcher(streams, new Environment(home, Map.of())).run(arguments);
    }
}
