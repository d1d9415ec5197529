package org.plyspace.match.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.engine.io.FileBytes;

/**
 * All processes that a program starts, directly or not. A process whose parent has ended is no longer anybody's descendant;
 * it is recognised by a variable in its environment, on systems that show it, such as Linux.
 */
final class Offspring {

    private static final String VARIABLE = "PLYSPACE_ENGINE";
    /** The most rounds: new processes may start while others are ended. */
    private static final int MOST_ROUNDS = 5;

    private final String mark = UUID.randomUUID().toString();

    /** Marks the environment of a program to be started; marks of this program's own ancestors stay. */
    void mark(Map<String, String> environment) {
        environment.merge(VARIABLE, mark, (others, own) -> others + " " + own);
    }

    /** Ends the program and all processes found that it started. */
    void end(Process process) {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Set<ProcessHandle> found = Stream.concat(process.descendants(), marked())
                    .filter(ProcessHandle::isAlive)
                    .collect(Collectors.toSet());
            process.destroyForcibly();
            found.forEach(ProcessHandle::destroyForcibly);
            if (found.stream().allMatch(each -> each.pid() == process.pid())) {
                return;
            }
        }
    }

    private Stream<ProcessHandle> marked() {
        return ProcessHandle.allProcesses().filter(this::isMarked);
    }

    private boolean isMarked(ProcessHandle process) {
        try {
            // Other users' processes cannot be read, nor can any on systems without such files.
            return FileBytes.contain(
                    Path.of("/proc/" + process.pid() + "/environ"), mark.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException unknown) {
            return false;
        }
    }
}
