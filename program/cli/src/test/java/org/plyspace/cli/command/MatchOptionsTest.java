package org.plyspace.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

class MatchOptionsTest {

    /** Another value than the usual one for each option. */
    private static final Map<String, String> OTHERS = new TreeMap<>(Map.of(
            "--draw", "10,10",
            "--max-plies", "500",
            "--openings", "random:6",
            "--resign", "600,4",
            "--seed", "2",
            "--tc", "10+0.1"));

    private static final String PATIENCE = "--timeout";

    private static MatchOptions options(String... arguments) {
        MatchOptions options = new MatchOptions();
        new CommandLine(CommandSpec.forAnnotatedObject(options)).parseArgs(arguments);
        return options;
    }

    private static String event(String... arguments) {
        return options(arguments).terms().event("random", "level3");
    }

    static Stream<Map.Entry<String, String>> others() {
        return OTHERS.entrySet().stream();
    }

    /** A log of a match that was played otherwise must not be gone on with. */
    @ParameterizedTest
    @MethodSource("others")
    void eachOptionMakesAnotherMatch(Map.Entry<String, String> option) {
        assertNotEquals(event(), event(option.getKey(), option.getValue()), option.getKey());
        assertEquals(event(option.getKey(), option.getValue()), event(option.getKey(), option.getValue()));
    }

    /** An engine may use up its time at once. */
    @ParameterizedTest(name = "{0}: {1} s at least")
    @CsvSource({
        "--timeout 9, 9",
        "--timeout 9 --tc 1, 10",
        "--timeout 9 --tc 3600+0, 3609",
        "--timeout 9 --tc 3600+0.1, 3609",
        "--timeout 1 --tc 10+60, 11",
    })
    void whoHasTimeIsNotGivenUp(String arguments, long seconds) {
        Duration standstill = options(arguments.split(" ", -1)).standstill();

        assertTrue(standstill.compareTo(Duration.ofSeconds(seconds)) >= 0, standstill::toString);
        assertTrue(arguments.contains("--tc") || standstill.toSeconds() == seconds, standstill::toString);
    }

    /** A match that was given up goes on with more patience; it is the same match. */
    @Test
    void patienceMakesNoOtherMatch() {
        assertEquals(event(), event(PATIENCE, "9"));
    }

    @Test
    void noOptionIsLeftOutHere() {
        Set<String> all = CommandSpec.forAnnotatedObject(new MatchOptions()).options().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !name.equals(PATIENCE))
                .collect(Collectors.toSet());
        assertEquals(OTHERS.keySet(), all);
    }
}
