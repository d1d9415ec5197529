package org.plyspace.conformance.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.engine.lesson.Lesson;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.RuleSets;

@DisplayName("Lessons")
class LessonsTest {

    /** Rule sets that bring lessons, and rules as data, which bring none. */
    static Stream<Rules> rules() throws IOException {
        return Stream.concat(
                Bundled.ids().map(Bundled.REGISTRY::rules),
                RuleCheckTest.examples().stream().map(LessonsTest::declared));
    }

    private static Rules declared(Path file) {
        try {
            return RuleSets.declared(Files.readString(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void judgeEachMoveAsTheySay(Rules rules) {
        List<Lesson> lessons = Lesson.of(rules);

        assertTrue(lessons.size() >= 6 && lessons.size() <= 10, () -> rules.setting() + ": " + lessons);
        assertEquals(
                lessons.size(), lessons.stream().map(Lesson::title).distinct().count(), "different titles");
        assertTrue(
                lessons.stream().flatMap(lesson -> lesson.tasks().stream()).anyMatch(task -> !task.legal()),
                "something is refused");
        for (Lesson lesson : lessons) {
            assertFalse(lesson.text().isBlank(), lesson::title);
            Rules needed = lesson.variant().equals(rules.setting()) ? rules : Bundled.REGISTRY.rules(lesson.variant());
            for (Lesson.Task task : lesson.tasks()) {
                assertJudgedAsItSays(needed.readPosition(task.position()), task);
            }
        }
    }

    private static void assertJudgedAsItSays(Position position, Lesson.Task task) {
        Class<? extends Verdict> expected = task.legal() ? Verdict.Legal.class : Verdict.Illegal.class;
        for (String move : task.moves()) {
            assertInstanceOf(expected, position.words().judge(move, Notation.MACHINE), () -> move + ": " + task);
        }
        assertTrue(
                task.attempts().stream()
                        .allMatch(attempt -> position.words().choices(attempt).length > 0 == task.legal()),
                task::toString);
    }

    @Test
    void thatNobodyWroteShowPiecesUnlikeThoseOfChessWithTheirMovesAndOneThatIsNone() throws IOException {
        Path file = RuleCheckTest.examples().stream()
                .filter(each -> each.endsWith("raumschach.json"))
                .findFirst()
                .orElseThrow();
        Lesson unicorn = Lesson.of(declared(file)).stream()
                .filter(lesson -> lesson.title().equals("The unicorn"))
                .findFirst()
                .orElseThrow();

        assertEquals(
                "Move the unicorn on Cc3 to any of the marked squares",
                unicorn.tasks().get(0).ask());
        assertEquals(16, unicorn.tasks().get(0).attempts().size());
        assertTrue(unicorn.text().endsWith(" From Cc3 it goes to 16 squares on 4 boards."), unicorn::text);
        assertTrue(unicorn.tasks().get(1).ask().startsWith("Try to move the unicorn from Cc3 to "), unicorn::toString);
    }
}
