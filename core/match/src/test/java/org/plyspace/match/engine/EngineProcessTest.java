package org.plyspace.match.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
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
        engine.read(Duration.ofSeconds(20));
        while (!Files.exists(child) || !Files.readString(child).endsWith("\n")) {
            Thread.sleep(10);
        }
        ProcessHandle left = ProcessHandle.of(
                        Long.parseLong(Files.readString(child).strip()))
                .orElseThrow();

        engine.close();

        left.onExit().get(20, TimeUnit.SECONDS);
        assertFalse(left.isAlive());
    }
}
