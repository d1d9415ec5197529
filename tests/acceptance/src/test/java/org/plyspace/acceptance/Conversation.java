package org.plyspace.acceptance;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.plyspace.testing.Await;

/** The program in a thread beside, talked to line by line. */
final class Conversation implements AutoCloseable {

    private static final int MINUTES = 5;
    private static final int LONG_LINE = 1 << 20;

    private final PipedOutputStream typed = new PipedOutputStream();
    private final BlockingQueue<String> printed = new LinkedBlockingQueue<>();
    /** Of the program's threads. */
    private final ThreadGroup threads = new ThreadGroup("program");

    private final CompletableFuture<Program.Result> result;

    Conversation(Program program, String... arguments) throws IOException {
        program.input(new PipedInputStream(typed, LONG_LINE));
        result = CompletableFuture.supplyAsync(() -> program.run(new Lines(), arguments), work -> {
            Thread thread = new Thread(threads, work, "program");
            thread.setDaemon(true);
            thread.start();
        });
    }

    void say(String... lines) throws IOException {
        for (String line : lines) {
            typed.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        typed.flush();
    }

    /** What is printed until a line begins so, that line included. */
    List<String> until(String beginning) throws InterruptedException {
        return until(line -> line.startsWith(beginning), beginning);
    }

    private List<String> until(Predicate<String> wanted, String what) throws InterruptedException {
        List<String> lines = new ArrayList<>();
        do {
            String line = printed.poll(MINUTES, TimeUnit.MINUTES);
            if (line == null) {
                throw new AssertionError("no " + what + " came; there were " + lines);
            }
            lines.add(line);
        } while (!wanted.test(lines.get(lines.size() - 1)));
        return lines;
    }

    /** The best move, without what is expected after it. */
    String bestMove() throws InterruptedException {
        List<String> lines = until("bestmove ");
        return lines.get(lines.size() - 1).split(" ", 3)[1];
    }

    /** Waits until a task has ended, and whoever would say so knows, while its result is not wanted. */
    void awaitUnwantedResult() {
        Await.until(
                "the end of the task",
                () -> running()
                        .noneMatch(thread -> thread.getName().equals("task")
                                || (thread.getName().equals("watch")
                                        && thread.getState() != Thread.State.TIMED_WAITING)));
    }

    private Stream<Thread> running() {
        Thread[] found = new Thread[2 * threads.activeCount() + 1];
        int count = threads.enumerate(found);
        return Stream.of(found).limit(count).filter(Thread::isAlive);
    }

    /** What the program came to, after its input has ended. */
    Program.Result end() throws Exception {
        typed.close();
        return result.get(MINUTES, TimeUnit.MINUTES);
    }

    @Override
    public void close() throws IOException {
        typed.close();
        try {
            result.get(MINUTES, TimeUnit.MINUTES);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException failed) {
            throw new IOException(failed);
        }
    }

    /** Puts every whole line into the queue. */
    private final class Lines extends OutputStream {

        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        @Override
        public synchronized void write(int b) {
            if (b == '\n') {
                printed.add(line.toString(StandardCharsets.UTF_8));
                line.reset();
            } else {
                line.write(b);
            }
        }
    }
}
