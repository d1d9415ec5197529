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

/** The program in a thread beside, talked to line by line. */
final class Conversation implements AutoCloseable {

    private static final int SECONDS = 120;
    private static final int LONG_LINE = 1 << 20;

    private final PipedOutputStream typed = new PipedOutputStream();
    private final BlockingQueue<String> printed = new LinkedBlockingQueue<>();
    private final CompletableFuture<Program.Result> result;

    Conversation(Program program, String... arguments) throws IOException {
        program.input(new PipedInputStream(typed, LONG_LINE));
        result = CompletableFuture.supplyAsync(() -> program.run(new Lines(), arguments), work -> {
            Thread thread = new Thread(work, "program");
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
            String line = printed.poll(SECONDS, TimeUnit.SECONDS);
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

    /** What the program came to, after its input has ended. */
    Program.Result end() throws Exception {
        typed.close();
        return result.get(SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void close() throws IOException {
        typed.close();
        try {
            result.get(SECONDS, TimeUnit.SECONDS);
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
