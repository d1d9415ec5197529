package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.toy.TiringLoft;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.Await;
import org.plyspace.testing.Hang;

/** Games between engines end where a rule set stops answering in the middle of one. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HangingGamesTest {

    /** So often it answers which moves are legal; it takes many more to play two games. */
    private static final int ANSWERS = 20;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {"match --variant loft random random", "tournament --variant loft random greedy", "tune loft"})
    void areGivenUpAndTheRuleSetIsNamed(String command) {
        String line = command + " --games 2 --threads 1 --timeout 100";
        HandTimes times = new HandTimes();
        Hang hang = new Hang();

        CompletableFuture<LoftProgram.Result> end = CompletableFuture.supplyAsync(() ->
                new LoftProgram(folder, TiringLoft.registry(ANSWERS, hang::here, times)).run(line.split(" ", -1)));
        hang.await(1);
        Await.until("the end of the command", () -> {
            times.pass(Duration.ofSeconds(100));
            return end.isDone();
        });
        hang.release();
        LoftProgram.Result result = end.join();

        assertEquals(1, result.code(), result.out() + result.err());
        assertTrue(
                result.err().startsWith("plyspace: variant 'loft' of /home/me/loft.jar failed when asked ")
                        && result.err().endsWith(": no answer within 100 s\n"),
                result.err());
    }
}
