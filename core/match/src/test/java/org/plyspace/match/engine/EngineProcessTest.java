package org.plyspace.match.engine;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;

@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EngineProcessTest {

    @TempDir
    private Path folder;

    @Test
    @EnabledOnOs(
            value = OS.LINUX,
            disabledReason = "elsewhere nobody knows who started a process whose parent has ended")
    void whatLeftItsSessionAndLostItsParentEndsToo() throws Exception {
        Path child = folder.resolve("child");
        EngineProcess engine = EngineProcess.start(
                "(setsid --fork sh -c 'echo $$ >" + child + "; exec sleep 300' >/dev/null); echo ready; cat");
        engine.read(Duration.ofMinutes(5));
        Await.until(
                "the number of the process",
                () -> Files.exists(child) && Files.readString(child).endsWith("\n"));
        ProcessHandle left = ProcessHandle.of(
                        Long.parseLong(Files.readString(child).strip()))
                .orElseThrow();

        engine.close();

        Await.until("its end", () -> !left.isAlive());
    }
}
