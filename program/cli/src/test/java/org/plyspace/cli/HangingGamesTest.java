package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.toy.TiringLoft;

/** Games between engines end where a rule set stops answering in the middle of one. */
@Timeout(60)
class HangingGamesTest {

    /** So often it answers which moves are legal; it takes many more to play two games. */
    private static final int ANSWERS = 20;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {"match --variant loft random random", "tournament --variant loft random greedy", "tune loft"})
    void areGivenUpAndTheRuleSetIsNamed(String command) {
        String line = command + " --games 2 --threads 1 --timeout 1";

        LoftProgram.Result result = new LoftProgram(
                        folder, TiringLoft.registry(ANSWERS, () -> new Semaphore(0).acquireUninterruptibly()))
                .run(line.split(" ", -1));

        assertEquals(1, result.code(), result.out() + result.err());
        assertTrue(
                result.err().startsWith("plyspace: variant 'loft' of /home/me/loft.jar failed when asked ")
                        && result.err().endsWith(": no answer within 1 s\n"),
                result.err());
    }
}
