package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Window;

/** What is wrong with a command line is told in words that no terminal obeys, whoever put them together. */
class LauncherTest {

    private static final String ESCAPE = "\u001b[31m\u009b1m\u202e\nplyspace: forged";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    static Stream<String[]> arguments() {
        return Stream.of(
                new String[] {ESCAPE},
                new String[] {"--" + ESCAPE},
                new String[] {"show", "any", "--b" + ESCAPE},
                new String[] {"show", "any", "--width", ESCAPE},
                new String[] {"show", "any", "more", ESCAPE},
                new String[] {"perft", "any", "--depth", ESCAPE},
                new String[] {"show", ESCAPE},
                new String[] {"replay", ESCAPE});
    }

    @ParameterizedTest
    @MethodSource("arguments")
    void failuresAreToldInMaskedLinesOfTheProgram(String... arguments) {
        int code = run(arguments);

        String told = err.toString(StandardCharsets.UTF_8);
        assertEquals(2, code, told);
        assertEquals("", out.toString(StandardCharsets.UTF_8));
        assertTrue(told.contains("?[31m"), told);
        assertFalse(told.chars().anyMatch(c -> c != '\n' && (Character.isISOControl(c) || c == '\u202e')), told);
        assertTrue(told.lines().allMatch(line -> line.startsWith("plyspace: ")), told);
        assertFalse(told.lines().anyMatch(line -> line.equals("plyspace: forged")), told);
    }

    private int run(String... arguments) {
        Streams streams = new Streams(
                new ByteArrayInputStream(new byte[0]),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                Window.ofColumns(80));
        return new Launcher(streams, new Environment(Optional.empty(), Map.of())).run(arguments);
    }
}
