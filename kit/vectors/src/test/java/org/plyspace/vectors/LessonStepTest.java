package org.plyspace.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;
import org.plyspace.vectors.LessonStep.Task;

final class LessonStepTest {

    private static final String FILE = "{'format':'plyspace-lessons/1','steps':[%s]}";
    private static final String STEP = "{'title':'Up','text':'Go up.','tasks':[%s]}";

    private static List<LessonStep> read(String steps) {
        return LessonStep.read(FILE.formatted(steps).replace('\'', '"'), "x.json");
    }

    @Test
    void stepsAreReadWhole() {
        List<LessonStep> steps = read("{'title':'Up','text':'Go up.','position':'K w','options':{'n':'3'},'tasks':["
                + "{'try':['a-b','a-c'],'then':'Good.'},{'try':'a-*','position':'Q w'},"
                + "{'refused':'a-d','cites':'x.md 2'},{'scenario':'S1'}]},{'piece':'N'}");

        assertEquals(
                List.of(
                        new LessonStep(
                                "Up",
                                "Go up.",
                                Optional.empty(),
                                Map.of("n", "3"),
                                List.of(
                                        task("K w", List.of("a-b", "a-c"), Optional.empty(), "Good."),
                                        task("Q w", List.of("a-*"), Optional.empty(), ""),
                                        task("K w", List.of("a-d"), Optional.of("x.md 2"), ""),
                                        new Task(Optional.of("S1"), "K w", List.of(), Optional.empty(), ""))),
                        new LessonStep("", "", Optional.of("N"), Map.of(), List.of())),
                steps);
    }

    private static Task task(String position, List<String> moves, Optional<String> citation, String then) {
        return new Task(Optional.empty(), position, moves, citation, then);
    }

    @Test
    void anEndThatIsLeftOpenStandsForAllMovesThatBeginSo() {
        Task task = task("", List.of("a-*", "b-c"), Optional.empty(), "");

        assertTrue(task.allows("a-z"));
        assertTrue(task.allows("b-c"));
        assertFalse(task.allows("b-d"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{'titel':'Up'}; x.json: step 1: unknown field 'titel'; expected one of title, text, piece",
                "{'text':'Go up.','tasks':[{'try':'a'}]}; x.json: step 1: missing field 'title'",
                "{'title':' ','text':'Go.','tasks':[{'try':'a'}]}; x.json: step 1: field title: expected a string",
                "{'title':'Up','text':'Go.'}; x.json: step 1: expected 'tasks'",
                "{'title':'Up','text':'Go.','tasks':[7]}; x.json: step 1, task 1: expected an object",
                "{'title':'Up','text':'Go.','tasks':7}; x.json: step 1: field tasks: expected an array",
                "{'piece':'N','position':'K w'}; x.json: step 1: 'position' is not for 'piece'",
                "{'piece':'N','options':{'n':3}}; x.json: step 1, options: field n: expected a string",
                "7; x.json: step 1: expected an object"
            })
    void stepsAreRefusedWithTheirPlace(String step, String reason) {
        refused(step, reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{'then':'Go.'}; expected one of 'try', 'refused' and 'scenario'",
                "{'try':'a','refused':'b','cites':'c'}; expected one of 'try', 'refused' and 'scenario'",
                "{'try':[]}; field try: expected a move",
                "{'try':['a',7]}; field try: expected a string",
                "{'try':[null]}; field try: expected an array",
                "{'try':'a','cites':'b'}; 'cites' is not for 'try'",
                "{'refused':'a'}; missing field 'cites'",
                "{'scenario':'S1','position':'K w'}; 'position' is not for 'scenario'"
            })
    void tasksAreRefusedWithTheirPlace(String task, String reason) {
        refused(STEP.formatted(task), "x.json: step 1, task 1: " + reason);
    }

    private static void refused(String step, String reason) {
        UsageException refused = assertThrows(UsageException.class, () -> read(step));
        assertTrue(refused.getMessage().startsWith(reason), refused::getMessage);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "[]; x.json: expected an object",
                "{; x.json: not JSON at character 2",
                "{\"format\":\"plyspace-lessons/2\",\"steps\":[]}; x.json: expected format plyspace-lessons/1",
                "{\"format\":\"plyspace-lessons/1\",\"steps\":[]}; x.json: expected 'steps'"
            })
    void filesAreRefusedWithTheirName(String file, String reason) {
        UsageException refused = assertThrows(UsageException.class, () -> LessonStep.read(file, "x.json"));
        assertTrue(refused.getMessage().startsWith(reason), refused::getMessage);
    }
}
