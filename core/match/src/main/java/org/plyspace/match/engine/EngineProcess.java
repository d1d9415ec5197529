package org.plyspace.match.engine;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.io.FileBytes;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.plugin.CallClock;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;

/**
 * An external program that reads and writes lines. It inherits this program's standard error, and ends with this program at the latest.
 * One thread reads; any thread may {@link #send}.
 */
public final class EngineProcess implements AutoCloseable {

    private static final int LONGEST_LINE = 1_000_000;
    private static final int MOST_UNREAD = 16;
    private static final Duration TIME_TO_LEAVE = Duration.ofMillis(500);
    /** For the exit code of a program that has closed its output, which it usually does by ending. */
    private static final Duration TIME_TO_END = Duration.ofSeconds(5);

    private static final double MILLIS = 1_000;

    private final Process process;
    private final Offspring offspring = new Offspring();
    private final boolean skipsUnreadable;
    private final ThreadTimes times;
    /** How the program ended, once that is known. */
    private Optional<String> ending = Optional.empty();
    /** The lines for the program, written by a separate thread: a program that does not read could block this one for ever. */
    private final BlockingQueue<Optional<String>> toSend = new LinkedBlockingQueue<>();

    private final BlockingQueue<Optional<String>> received = new LinkedBlockingQueue<>(MOST_UNREAD);
    private final Thread atTheEnd = new Thread(this::kill, "end of an engine");
    private Thread listener;

    private EngineProcess(String command, boolean skipsUnreadable, ThreadTimes times) {
        this.skipsUnreadable = skipsUnreadable;
        this.times = times;
        try {
            ProcessBuilder program =
                    new ProcessBuilder("sh", "-c", command).redirectError(ProcessBuilder.Redirect.INHERIT);
            offspring.mark(program.environment());
            process = program.start();
        } catch (IOException failed) {
            throw new EngineFailedException("cannot start '" + Texts.shorten(command) + "': " + failed.getMessage());
        }
    }

    /**
     * Starts a program. A line that is not text, or never ends, counts as the program's end.
     *
     * @param command the shell command
     * @throws EngineFailedException if there is no shell to start it
     */
    public static EngineProcess start(String command) {
        return start(command, new SystemTimes());
    }

    /** Starts a program like {@link #start(String)}, and judges by given times whether it is late. */
    public static EngineProcess start(String command, ThreadTimes times) {
        return new EngineProcess(command, false, times).begin();
    }

    /**
     * Starts a program, and ignores lines that are not text.
     *
     * @param command the shell command
     * @param times judge whether it is late
     * @throws EngineFailedException if there is no shell to start it
     */
    static EngineProcess startSkippingUnreadable(String command, ThreadTimes times) {
        return new EngineProcess(command, true, times).begin();
    }

    private EngineProcess begin() {
        LineReader lines = new LineReader(process.getInputStream(), "the engine", LONGEST_LINE);
        listener = daemon(() -> listen(lines), "engine's answers");
        Writer writer = process.outputWriter(StandardCharsets.UTF_8);
        daemon(() -> write(writer), "lines for an engine");
        Runtime.getRuntime().addShutdownHook(atTheEnd);
        return this;
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Sends a line; a failure to deliver it shows in what is read. */
    public void send(String line) {
        toSend.add(Optional.of(line));
    }

    /**
     * Sends a line and waits for the next one back.
     *
     * @throws EngineFailedException if no line comes in time, or none can come
     */
    public String ask(String line, Duration limit) {
        send(line);
        return read(limit);
    }

    /**
     * Waits for the next line.
     *
     * @throws EngineFailedException if no line comes in time, or none can come
     */
    public String read(Duration limit) {
        return read(limit, limit);
    }

    /**
     * Waits for the next line, for the rest of the time that an answer may take.
     *
     * @throws EngineFailedException if no line comes in time, or none can come
     */
    public String read(Duration left, Duration limit) {
        return poll(left).orElseThrow(() -> late(limit));
    }

    static EngineFailedException late(Duration limit) {
        return new EngineFailedException("the engine did not answer within " + inSeconds(limit) + " s");
    }

    /**
     * Waits for the next line; empty if there is none in time.
     *
     * @throws EngineFailedException if none can come
     */
    public Optional<String> poll(Duration limit) {
        try {
            long end = times.awakeNanos() + limit.toNanos();
            Optional<String> line = received.poll();
            while (line == null && times.awakeNanos() - end < 0) {
                line = received.poll(CallClock.MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
            }
            return line == null ? Optional.empty() : Optional.of(line.orElseThrow(this::gone));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new EngineFailedException("interrupted while waiting for the engine");
        }
    }

    private static String inSeconds(Duration limit) {
        long millis = limit.toMillis();
        return millis % (long) MILLIS == 0 ? String.valueOf(limit.toSeconds()) : String.valueOf(millis / MILLIS);
    }

    private EngineFailedException gone() {
        received.offer(Optional.empty()); // The next question fails in the same way, without another wait.
        if (ending.isEmpty()) {
            try {
                ending = Optional.of(
                        endsWithin(TIME_TO_END)
                                ? "the engine ended with exit code " + process.exitValue()
                                : "the engine closed its output, or sent an endless line or invalid UTF-8");
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
        return new EngineFailedException(ending.orElse("the engine closed its output"));
    }

    /** Whether the program ends by itself in time. */
    private boolean endsWithin(Duration limit) throws InterruptedException {
        long end = times.awakeNanos() + limit.toNanos();
        boolean ended = !process.isAlive();
        while (!ended && times.awakeNanos() - end < 0) {
            ended = process.waitFor(CallClock.MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
        }
        return ended;
    }

    private void write(Writer writer) {
        try (writer) {
            for (Optional<String> line = toSend.take(); line.isPresent(); line = toSend.take()) {
                writer.write(line.get() + "\n");
                writer.flush();
            }
        } catch (IOException nobodyReads) {
            // What is read from it, or its end, shows the failure.
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void listen(LineReader reader) {
        try {
            Optional<String> line = line(reader);
            while (line.isPresent()) {
                received.put(line);
                line = line(reader);
            }
            received.put(Optional.empty());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** The next line; empty at the end. */
    private Optional<String> line(LineReader reader) {
        while (true) {
            try {
                return reader.next();
            } catch (InputException unreadable) {
                if (!skipsUnreadable) {
                    return Optional.empty();
                }
            } catch (IOException closed) {
                return Optional.empty();
            }
        }
    }

    /**
     * Asks the program to quit, then ends it and everything it started.
     *
     * @param farewell the line that asks it to quit
     */
    public void close(String farewell) {
        List<ProcessHandle> started = process.descendants().toList();
        send(farewell);
        try {
            boolean ignored = endsWithin(TIME_TO_LEAVE);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        started.forEach(ProcessHandle::destroyForcibly);
        close();
    }

    /** Ends the program and everything it started. */
    @Override
    public void close() {
        kill();
        toSend.add(Optional.empty());
        listener.interrupt();
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException endsAlready) {
            // Java is shutting down, so the hook runs anyway.
        }
    }

    private void kill() {
        offspring.end(process);
    }

    /**
     * All processes that a program starts, directly or not. A process whose parent has ended is no longer a descendant; it is recognised by
     * a variable in its environment, on systems that show it, such as Linux.
     */
    static final class Offspring {

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
}
