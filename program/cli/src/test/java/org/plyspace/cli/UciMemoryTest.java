package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.cli.toy.TiringLoft;

/** A rule set that uses up the memory is named to programs that speak UCI, too. */
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
