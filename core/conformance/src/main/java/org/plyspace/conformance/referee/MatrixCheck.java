package org.plyspace.conformance.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.plyspace.api.Texts;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.TestCase;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.Progress;
import org.plyspace.match.engine.EngineFailedException;
import tools.jackson.core.JacksonException;

/** Tests another program with a matrix (docs/referee.md). For a single use. */
public final class MatrixCheck {

    private final Matrix matrix;
    private final UnaryOperator<String> checkedProgram;
    private final List<CheckReport.Disagreement> disagreements = new ArrayList<>();
    private int answered;
    private int unsupported;

    /**
     * Prepares the test without asking anything yet.
     *
     * @param checkedProgram answers the questions of docs/referee.md, one line for each; it throws an {@link
     *     org.plyspace.match.engine.EngineFailedException} if no more answers come
     */
    public MatrixCheck(Matrix matrix, UnaryOperator<String> checkedProgram) {
        this.matrix = matrix;
        this.checkedProgram = checkedProgram;
    }

    /** Asks all cases, or stops at the one at which the program fails. */
    public CheckReport run(Progress progress) {
        int done = 0;
        try {
            for (TestCase row : matrix.cases()) {
                compare(row, checkedProgram.apply(JsonMappers.PLAIN.writeValueAsString(question(row))));
                progress.reached(++done, matrix.cases().size());
            }
        } catch (EngineFailedException failed) {
            return report(Optional.of(failed.getMessage() + ", at case "
                    + matrix.cases().get(done).id()));
        }
        return report(Optional.empty());
    }

    private CheckReport report(Optional<String> failure) {
        return new CheckReport(matrix.cases().size(), answered, unsupported, disagreements, failure);
    }

    private QuestionReader.Question question(TestCase row) {
        return row.move().isEmpty()
                ? QuestionReader.Question.outcome(matrix.variant(), row.position())
                : QuestionReader.Question.judge(matrix.variant(), row.position(), row.move());
    }

    private void compare(TestCase row, String line) {
        Optional<Answer> parsed = parse(line);
        boolean usable = parsed.filter(answer -> isUsable(row, answer)).isPresent();
        if (!usable && parsed.map(Answer::error).isPresent()) {
            unsupported(row, parsed.get().error());
        } else if (!usable) {
            disagree(row, expected(row), "no answer that can be understood: '" + Texts.shorten(line) + "'");
        } else {
            answered++;
            compare(row, parsed.get());
        }
    }

    private void compare(TestCase row, Answer answer) {
        boolean validityDiffers = !row.move().isEmpty() && answer.valid() != row.valid();
        boolean outcomeDiffers = row.valid()
                && answer.outcome() != null
                && !row.outcome().isEmpty()
                && !answer.outcome().equals(row.outcome());
        if (validityDiffers || outcomeDiffers) {
            disagree(row, expected(row), found(row, answer));
        }
    }

    /** Handles an error: a program may be unable to judge positions, but must judge moves. */
    private void unsupported(TestCase row, String error) {
        if (row.move().isEmpty()) {
            unsupported++;
        } else {
            disagree(row, expected(row), "error: " + Texts.shorten(error));
        }
    }

    private static boolean isUsable(TestCase row, Answer answer) {
        return row.move().isEmpty() ? answer.outcome() != null : answer.valid() != null;
    }

    private static String expected(TestCase row) {
        return words(row.move().isEmpty(), row.valid(), row.outcome());
    }

    private static String found(TestCase row, Answer answer) {
        String outcome = answer.outcome() == null ? "" : answer.outcome();
        return words(row.move().isEmpty(), Boolean.TRUE.equals(answer.valid()), outcome)
                + (answer.reason() == null ? "" : " (" + Texts.shorten(answer.reason()) + ")");
    }

    private static String words(boolean ofPosition, boolean valid, String outcome) {
        String validity = ofPosition ? "outcome" : valid ? "valid" : "invalid";
        return validity + (outcome.isEmpty() ? "" : ofPosition ? " " + outcome : ", then " + outcome);
    }

    private void disagree(TestCase row, String expected, String found) {
        disagreements.add(new CheckReport.Disagreement(
                row.id(), row.question().strip(), expected, found, row.description(), row.citation()));
    }

    private Optional<Answer> parse(String line) {
        try {
            return Optional.ofNullable(JsonMappers.PLAIN.readValue(line, Answer.class));
        } catch (JacksonException nonsense) {
            return Optional.empty();
        }
    }

    /**
     * The result of testing an engine with a matrix.
     *
     * @param cases the number of cases in the matrix
     * @param answered the number of cases that it answered usably
     * @param unsupported the number of cases that it said it cannot answer
     * @param disagreements the cases in which its answer was different, or not understood
     * @param failure why the test was broken off, if it was
     */
    public record CheckReport(
            int cases,
            int answered,
            int unsupported,
            List<CheckReport.Disagreement> disagreements,
            Optional<String> failure) {

        public CheckReport {
            disagreements = List.copyOf(disagreements);
        }

        /** Whether every case was asked and no answer disagrees. */
        public boolean agrees() {
            return disagreements.isEmpty() && failure.isEmpty();
        }

        /**
         * A case in which the engine disagrees with the matrix.
         *
         * @param id the id of the case
         * @param question the position and move
         * @param expected the answer in the matrix
         * @param found the engine's answer
         * @param reason what the case shows, or why its move is invalid
         * @param citation the rule behind it
         */
        public record Disagreement(
                String id, String question, String expected, String found, String reason, String citation) {}
    }
}
