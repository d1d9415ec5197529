package org.plyspace.match.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A conversation with another program that plays. Whatever it does wrong is a {@link EngineFailedException}. */
final class EngineConversation {

    private final EngineProcess process;

    /** Starts the program, by a command for the shell. */
    EngineConversation(String command) {
        process = EngineProcess.startSkippingUnreadable(command);
    }

    /** Sends a line; any thread may. */
    void send(String line) {
        process.send(line);
    }

    /**
     * Sends a line and reads until an answer comes.
     *
     * @param isAnswer whether a line is it
     * @param others hears all lines before it
     * @param limit how long it may take
     * @throws EngineFailedException if it does not come in time, or never
     */
    String ask(String line, Predicate<String> isAnswer, Consumer<String> others, Duration limit) {
        send(line);
        long end = System.nanoTime() + limit.toNanos();
        while (true) {
            String answer = read(Duration.ofNanos(Math.max(0, end - System.nanoTime())), limit);
            if (isAnswer.test(answer)) {
                return answer;
            }
            others.accept(answer);
        }
    }

    private String read(Duration left, Duration limit) {
        return process.read(left, limit).strip();
    }

    /** Reads until an answer comes, or until a time has passed; whether it came. */
    boolean comes(Predicate<String> isAnswer, Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        Optional<String> line;
        do {
            line = process.poll(Duration.ofNanos(Math.max(0, end - System.nanoTime())))
                    .map(String::strip);
        } while (line.isPresent() && !isAnswer.test(line.get()));
        return line.isPresent();
    }

    /** Ends the program, asking it first. */
    void quit() {
        process.close("quit");
    }

    /** Ends the program. */
    void kill() {
        process.close();
    }
}
