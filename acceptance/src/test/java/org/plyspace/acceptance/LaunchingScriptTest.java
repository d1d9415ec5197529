package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The distribution's script in surroundings that are not what a program expects. */
final class LaunchingScriptTest {

    private static final Path SCRIPT = Program.HOME.resolve("plyspace");

    @Test
    void closedStandardInputIsEmptyInput() throws IOException, InterruptedException {
        Program.Result result = run("exec \"$0\" \"$@\" <&-", "verify", "-");

        assertEquals(new Program.Result(1, "no lines to check\n", ""), result);
    }

    @Test
    void closedStandardOutputIsAFailure() throws IOException, InterruptedException {
        Program.Result result = run("exec \"$0\" \"$@\" >&-", "--help");

        assertEquals(1, result.code());
        assertTrue(result.err().startsWith("plyspace: standard output cannot be written"), result.err());
    }

    @Test
    void argumentsAreUnderstoodInAnyLanguageWithoutALocale() throws IOException, InterruptedException {
        Program.Result result = run("LC_ALL=C exec \"$0\" \"$@\"", "show", "w\u00fcrfel");

        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("plyspace: no variant 'w\u00fcrfel'"), result.err());
    }

    /** Runs a line of bash in which {@code $0} is the script and {@code $@} the arguments. */
    private static Program.Result run(String line, String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("bash", "-c", line, SCRIPT.toString()));
        words.addAll(List.of(arguments));
        Process process = new ProcessBuilder(words).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Program.Result(process.waitFor(), out, err);
    }
}
