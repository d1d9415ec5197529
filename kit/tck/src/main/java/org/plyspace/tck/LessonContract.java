package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;
import org.plyspace.vectors.LessonStep;

/** Checks that the lessons in a variant's jar, if there are any, are true. */
interface LessonContract extends UnderTest {

    /** The fewest steps of lessons, and the most: they take two minutes. */
    int LEAST_STEPS = 6;

    int MOST_STEPS = 10;

    @Test
    default void lessonsHaveSixToTenSteps() {
        lessons(specimens().variant())
                .ifPresent(steps -> assertTrue(
                        steps.size() >= LEAST_STEPS && steps.size() <= MOST_STEPS,
                        () -> "the lessons have " + steps.size() + " steps; expected " + LEAST_STEPS + " to "
                                + MOST_STEPS));
    }

    @Test
    default void movesOfLessonsAreJudgedAsTheySay() {
        Variant variant = specimens().variant();
        List<LessonStep> steps = lessons(variant).orElse(List.of());
        for (int i = 0; i < steps.size(); i++) {
            LessonStep step = steps.get(i);
            try {
                assertTrueIn(variant.rules(OptionValues.of(variant.options(), step.options())), step);
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionFailedError(
                        "step " + (i + 1) + " of the lessons, '" + step.title() + "': " + Specimens.why(wrong), wrong);
            }
        }
    }

    private static Optional<List<LessonStep>> lessons(Variant variant) {
        try {
            return LessonStep.of(variant);
        } catch (UsageException broken) {
            throw new AssertionFailedError(broken.getMessage(), broken);
        }
    }

    private static void assertTrueIn(Rules rules, LessonStep step) {
        step.piece()
                .ifPresent(symbol -> assertTrue(
                        rules.pieceTypes().stream()
                                .anyMatch(type -> type.symbol().equals(symbol)),
                        () -> "there is no piece '" + symbol + "'"));
        for (LessonStep.Task given : step.tasks()) {
            LessonStep.Task task = given.in(rules);
            Position position = task.position().isEmpty() ? rules.startPosition() : rules.readPosition(task.position());
            assertEquals(
                    Optional.empty(),
                    position.outcome().map(Outcome::reason),
                    () -> "the game is over in '" + task.position() + "'");
            for (String move : task.moves()) {
                if (task.citation().isEmpty()) {
                    assertLegal(position, move);
                } else {
                    assertRefused(
                            position,
                            move,
                            task.citation().get(),
                            given.scenario().isPresent());
                }
            }
        }
    }

    private static void assertLegal(Position position, String move) {
        boolean some = move.endsWith(LessonStep.ANY)
                && LongStream.of(Moves.legal(position))
                        .mapToObj(legal -> Moves.text(position, legal))
                        .anyMatch(text -> text.startsWith(move.substring(0, move.length() - LessonStep.ANY.length())));
        Verdict verdict = position.words().judge(move, Notation.MACHINE);
        assertTrue(some || verdict instanceof Verdict.Legal, () -> move + " is to be tried, and is " + verdict);
    }

    private static void assertRefused(Position position, String move, String citation, boolean inPart) {
        Verdict verdict = position.words().judge(move, Notation.MACHINE);
        assertTrue(
                verdict instanceof Verdict.Illegal illegal
                        && (inPart ? citation.contains(illegal.citation()) : citation.equals(illegal.citation())),
                () -> move + " is to be refused by " + citation + ", and is " + verdict);
    }
}
