package org.plyspace.lab.referee;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.plyspace.api.Texts;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;

/** Another program, asked line by line. It inherits our standard error. Confined to one thread. */
public final class EngineProcess implements Engine, AutoCloseable {

    private static final int LONGEST_ANSWER = 1_000_000;
    private static final int MILLIS_TO_LEAVE = 500;

    private final Process process;
    private final Writer questions;
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>(2);
    private final Duration limit;

    /**
     * Starts the program.
     *
     * @param command for the shell
     * @param limit how long an answer may take
     * @throws EngineException if there is no shell to start it
     */
    public EngineProcess(String command, Duration limit) {
        this.limit = limit;
        try {
            process = new ProcessBuilder("sh", "-c", command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException failed) {
            throw new EngineException("cannot start '" + Texts.shorten(command) + "': " + failed.getMessage());
        }
        questions = process.outputWriter(StandardCharsets.UTF_8);
        Thread reader = new Thread(
                () -> listen(new LineReader(process.getInputStream(), "the engine", LONGEST_ANSWER)),
                "engine's answers");
        reader.setDaemon(true);
        reader.start();
    }

    /** Sends a line and waits for the next one back. */
    @Override
    public String ask(String line) {
        try {
            questions.write(line + "\n");
            questions.flush();
            Optional<String> answer = answers.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (answer == null) {
                throw new EngineException("the engine did not answer within " + limit.toSeconds() + " s");
            }
            return answer.orElseThrow(this::gone);
        } catch (IOException brokenPipe) {
            throw gone();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new EngineException("interrupted while the engine was asked");
        }
    }

    private EngineException gone() {
        try {
            boolean ended = process.waitFor(MILLIS_TO_LEAVE, TimeUnit.MILLISECONDS);
            return new EngineException(
                    ended
                            ? "the engine ended with exit code " + process.exitValue()
                            : "the engine closed its output, or answered with an endless line or no UTF-8");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new EngineException("the engine closed its output");
        }
    }

    private void listen(LineReader reader) {
        try {
            Optional<String> line = line(reader);
            while (line.isPresent()) {
                answers.put(line);
                line = line(reader);
            }
            answers.put(Optional.empty());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** The next line, or empty if there is none, it does not end, or it is no text. */
    private static Optional<String> line(LineReader reader) {
        try {
            return reader.next();
        } catch (IOException | InputException closed) {
            return Optional.empty();
        }
    }

    /** Ends the program and whatever it started. */
    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
