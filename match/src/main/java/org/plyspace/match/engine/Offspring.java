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
 * All processes that one program starts, and those that these start. A process whose parent has ended is nobody's descendant any more;
 * it is known by a variable in its environment, where the system shows it as Linux does.
 */
final class Offspring {

    private static final String VARIABLE = "PLYSPACE_ENGINE";
    /** New ones may be started while others are ended. */
    private static final int MOST_ROUNDS = 5;

    private final String mark = UUID.randomUUID().toString();

    /** Marks a program that is to be started; marks of programs that started this one stay. */
    void mark(Map<String, String> environment) {
        environment.merge(VARIABLE, mark, (others, own) -> others + " " + own);
    }

    /** Ends the program and all that can be found of what it started. */
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
            // Of other users' processes, and where there are no such files, nothing can be read.
            return FileBytes.contain(
                    Path.of("/proc/" + process.pid() + "/environ"), mark.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException unknown) {
            return false;
        }
    }
}
