package org.plyspace.match.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.plyspace.engine.plugin.ThreadTimes;

/** A conversation with an external engine. Every failure of the engine is an {@link EngineFailedException}. */
final class EngineConversation {

    private final EngineProcess process;
    private final ThreadTimes times;

    /** Starts the engine by a shell command; the times judge whether it is late. */
    EngineConversation(String command, ThreadTimes times) {
        process = EngineProcess.startSkippingUnreadable(command, times);
        this.times = times;
    }

    /** Sends a line; safe to call from any thread. */
    void send(String line) {
        process.send(line);
    }

    /**
     * Sends a line and reads up to the answer.
     *
     * @param isAnswer whether a line is the answer
     * @param others receives all lines before it
     * @param limit the time allowed
     * @throws EngineFailedException if no answer comes in time
     */
    String ask(String line, Predicate<String> isAnswer, Consumer<String> others, Duration limit) {
        send(line);
        return answer(isAnswer, others, limit);
    }

    /**
     * Reads up to the answer to a line that was sent. An engine that sends many other lines gets no more time.
     *
     * @param isAnswer whether a line is the answer
     * @param others receives all lines before it
     * @param limit the time allowed
     * @throws EngineFailedException if no answer comes in time
     */
    String answer(Predicate<String> isAnswer, Consumer<String> others, Duration limit) {
        long end = times.awakeNanos() + limit.toNanos();
        while (true) {
            long left = end - times.awakeNanos();
            String answer = read(Duration.ofNanos(Math.max(0, left)), limit);
            if (isAnswer.test(answer)) {
                return answer;
            }
            if (left <= 0) {
                throw EngineProcess.late(limit);
            }
            others.accept(answer);
        }
    }

    private String read(Duration left, Duration limit) {
        return process.read(left, limit).strip();
    }

    /** Reads up to the answer; false if it does not come in time. */
    boolean comes(Predicate<String> isAnswer, Duration limit) {
        long end = times.awakeNanos() + limit.toNanos();
        long left;
        Optional<Boolean> answers;
        do {
            left = end - times.awakeNanos();
            answers = process.poll(Duration.ofNanos(Math.max(0, left)))
                    .map(String::strip)
                    .map(isAnswer::test);
        } while (answers.equals(Optional.of(false)) && left > 0);
        return answers.orElse(false);
    }

    /** Ends the engine, after asking it to quit. */
    void quit() {
        process.close("quit");
    }

    /** Ends the engine. */
    void kill() {
        process.close();
    }
}
