package org.plyspace.cli.serve;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.plyspace.cli.io.Console;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.io.OutputException;

/**
 * Reads questions in one thread and answers them in another, in order, until the input ends. So a search can be stopped, and
 * nothing goes on for a client that is gone.
 */
public final class ServeSession {

    /** The most characters of a line. */
    public static final int LONGEST_LINE = 2_000_000;

    /** How many questions are read ahead; beyond that the client waits. */
    private static final int READ_AHEAD = 32;

    private static final long MILLIS_BETWEEN_SIGNS = 5_000;

    private final LineProtocol protocol;
    private final Stops stops;
    private final Console console;
    private final BlockingQueue<Line> queue = new LinkedBlockingQueue<>(READ_AHEAD);
    private volatile OutputException unheard;

    /** A line in its turn: what was read, or why it could not be; neither at the end of the input. */
    private record Line(long number, Optional<String> text, Optional<String> unreadable) {

        boolean isEnd() {
            return text.isEmpty() && unreadable.isEmpty();
        }
    }

    @Inject
    ServeSession(LineProtocol protocol, Stops stops, Console console) {
        this.protocol = protocol;
        this.stops = stops;
        this.console = console;
    }

    /**
     * Answers all lines.
     *
     * @param version of the program, for those who ask
     * @throws OutputException if an answer cannot be written
     */
    public void run(LineReader lines, String version) throws IOException {
        protocol.introduce(version);
        Thread answering = new Thread(this::answerAll, "answers");
        answering.setDaemon(true);
        answering.start();
        try {
            boolean more = true;
            while (more && answering.isAlive()) {
                Line line = next(lines);
                put(line, answering);
                more = !line.isEnd();
            }
            stops.inputEnded();
            outlast(answering);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
        if (unheard != null) {
            throw unheard;
        }
    }

    private Line next(LineReader lines) throws IOException {
        try {
            Optional<String> text = lines.next();
            long number = stops.asked();
            if (text.filter(LineProtocol::asksToStop).isPresent()) {
                stops.stop();
            }
            return new Line(number, text, Optional.empty());
        } catch (InputException unreadable) {
            return new Line(stops.asked(), Optional.empty(), Optional.of(unreadable.getMessage()));
        }
    }

    private void put(Line line, Thread answering) throws InterruptedException {
        boolean taken = false;
        while (!taken && answering.isAlive()) {
            taken = queue.offer(line, MILLIS_BETWEEN_SIGNS, TimeUnit.MILLISECONDS);
        }
    }

    /** Waits for the last answers. An empty line now and then finds out whether anybody still listens. */
    private void outlast(Thread answering) throws InterruptedException {
        answering.join(MILLIS_BETWEEN_SIGNS);
        while (answering.isAlive()) {
            console.line("");
            console.flush();
            answering.join(MILLIS_BETWEEN_SIGNS);
        }
    }

    private void answerAll() {
        try {
            for (Line line = queue.take(); !line.isEnd(); line = queue.take()) {
                stops.answering(line.number());
                answer(line);
            }
        } catch (OutputException failed) {
            unheard = failed;
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        } finally {
            protocol.close();
        }
    }

    private void answer(Line line) {
        if (line.unreadable().isPresent()) {
            tell(LineProtocol.answerToUnreadable(line.unreadable().get()));
            return;
        }
        line.text().filter(text -> !text.isBlank()).ifPresent(text -> tell(protocol.answer(text, this::tell)));
    }

    private void tell(String json) {
        console.jsonText(json);
        console.flush();
    }

    /**
     * Lets the thread that reads questions end the search that another thread answers with. A stop is for the searches asked for
     * before it, begun or not. Thread-safe.
     */
    @Singleton
    static final class Stops {

        private long asked;
        private long answering;
        private long stoppedThrough;
        private boolean inputEnded;
        private boolean endless;
        private Runnable running = () -> {};

        /** Counts a question that was read; the numbers begin with 1. */
        synchronized long asked() {
            return ++asked;
        }

        /** Ends all searches asked for so far. */
        synchronized void stop() {
            stoppedThrough = asked;
            endIfStopped();
        }

        /** Notes that nobody can ask for a stop any more: searches without a limit end. */
        synchronized void inputEnded() {
            inputEnded = true;
            endIfStopped();
        }

        /** Notes which question is being answered now. */
        synchronized void answering(long number) {
            answering = number;
            endless = false;
            running = () -> {};
        }

        /**
         * Notes the search that answers the present question, and ends it if it was stopped already.
         *
         * @param withoutLimit whether it goes on until it is stopped
         * @param stop ends it, even before it has begun; safe to call from any thread
         */
        synchronized void searching(boolean withoutLimit, Runnable stop) {
            endless = withoutLimit;
            running = stop;
            endIfStopped();
        }

        private void endIfStopped() {
            if (answering <= stoppedThrough || (inputEnded && endless)) {
                running.run();
            }
        }
    }
}
