package org.plyspace.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StopsTest {

    private final ServeSession.Stops stops = new ServeSession.Stops();
    private final List<Integer> ended = new ArrayList<>();

    private void ask(int questions) {
        for (int i = 0; i < questions; i++) {
            stops.asked();
        }
    }

    private void search(int number, boolean withoutLimit) {
        stops.answering(number);
        stops.searching(withoutLimit, () -> ended.add(number));
    }

    private static List<Integer> from(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    /** Those that run, and those that wait for their turn. */
    @ParameterizedTest(name = "{0} asked for, {1} running")
    @CsvSource({"1, 0", "1, 1", "2, 0", "2, 1", "2, 2", "5, 0", "5, 1", "5, 3"})
    void aStopEndsEverySearchAskedForBeforeItAndNoneAfter(int asked, int running) {
        ask(asked);
        if (running > 0) {
            search(running, true);
        }
        ask(1);
        stops.stop();
        IntStream.rangeClosed(running + 1, asked).forEach(number -> search(number, number % 2 == 0));
        assertEquals(from(Math.max(1, running), asked), ended);

        stops.answering(asked + 1);
        ask(2);
        search(asked + 2, true);
        search(asked + 3, false);
        assertEquals(from(Math.max(1, running), asked), ended, "what was asked for after it");

        ask(1);
        stops.stop();
        assertEquals(asked + 3, ended.get(ended.size() - 1), "the second stop ends what runs by then");
    }

    @Test
    void aQuestionWithoutASearchIsNotStopped() {
        ask(1);
        search(1, true);
        stops.answering(2);
        ask(1);
        stops.stop();

        assertEquals(List.of(), ended, "the search has its answer");
    }

    @Test
    void theEndOfTheInputEndsWhatNothingElseWouldEnd() {
        ask(4);
        search(1, false);
        stops.inputEnded();
        search(2, true);
        search(3, false);
        search(4, true);

        assertEquals(List.of(2, 4), ended);
    }

    @Test
    void theEndOfTheInputEndsASearchWithoutLimitThatRuns() {
        ask(1);
        search(1, true);
        stops.inputEnded();

        assertEquals(List.of(1), ended);
    }
}
