package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.toy.TiringLoft;

/** A rule set that uses up the memory is named to programs that speak UCI, too, and a table that does not fit is not. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UciMemoryTest {

    /** Enough to find some legal move, and too few to search or to count. */
    private static final int ANSWERS = 20;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"go depth 30, for the best move", "go perft 9, for its moves"})
    void theRuleSetThatUsesUpTheMemoryIsNamed(String order, String asked) {
        assertNamed(order + "\nposition startpos\nisready\nquit\n", asked);
    }

    /** Whoever says that it is ready has searched before. */
    @Test
    void theRuleSetThatUsesUpTheMemoryOfAWarmUpIsNamedAndTheProgramIsReady() {
        assertNamed("isready\nquit\n", "for the best move");
    }

    /** Programs set it from what the whole computer has. */
    @Test
    void aTableThatDoesNotFitStaysAsItWasAndTheSearchGoesOn() {
        List<String> lines = new LoftProgram(folder).typed("""
                        setoption name Hash value 2
                        setoption name Threads value 2
                        position startpos
                        go depth 1
                        setoption name Hash value 16384
                        go depth 2
                        setoption name Hash value 16384
                        setoption name Threads value 1
                        isready
                        go depth 2
                        quit
                        """, "uci", "loft").lines(0);

        assertEquals(
                List.of(
                        "info string there is no memory for a hash table of 16384 MB; ask for less, or give Java more, as with"
                                + " PLYSPACE_JAVA_OPTS=-Xmx4g; Hash stays 2, Threads 2",
                        "info string there is no memory for a hash table of 16384 MB; ask for less, or give Java more, as with"
                                + " PLYSPACE_JAVA_OPTS=-Xmx4g; Hash stays 2, Threads 1"),
                lines.stream().filter(line -> line.startsWith("info string")).toList());
        assertEquals(
                3,
                lines.stream()
                        .filter(line -> line.startsWith("bestmove ") && !line.equals("bestmove 0000"))
                        .count(),
                () -> String.join("\n", lines));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "best loft --depth 1 --hash 16384",
                "solve loft --mate 1 --hash 16384",
                "match alphabeta:depth=1,hash=16384 random --variant loft --games 2",
                "tournament alphabeta:depth=1,hash=16384 random --variant loft --games 2",
                "compare loft --engine alphabeta:depth=1,hash=16384 --games 2",
                "play loft --white alphabeta:depth=1,hash=16384 --black random --unsaved"
            })
    void whereATableDoesNotFitACommandNamesItAndNoRuleSet(String command) {
        LoftProgram.Result result = new LoftProgram(folder).run(command.split(" ", -1));

        assertEquals(1, result.code(), result.out() + result.err());
        assertTrue(
                result.err().contains("plyspace: there is no memory for a hash table of 16384 MB; ask for less"),
                result.err());
        assertFalse(result.err().contains("failed"), result.err());
    }

    private void assertNamed(String typed, String asked) {
        LoftProgram program = new LoftProgram(folder, TiringLoft.registry(ANSWERS, () -> {
            throw new OutOfMemoryError("Java heap space");
        }));

        List<String> lines = program.typed(typed, "uci", "loft").lines(0);

        assertTrue(
                lines.contains(
                        "info string variant 'loft' of /home/me/loft.jar failed when asked " + asked
                                + ": the memory is used up; the environment variable PLYSPACE_JAVA_OPTS gives Java more, as -Xmx4g does"),
                () -> String.join("\n", lines));
        assertEquals("readyok", lines.get(lines.size() - 1));
    }
}
