package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.plyspace.conformance.referee.Referee;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Lines for the referee. */
final class ReadQuestions implements Reading {

    /** The same limit as the command's. */
    private static final int LONGEST = 400_000;

    /** The largest perft depth: deeper counts take as long as they take. */
    private static final int DEEPEST = 2;

    private final JsonMapper json = new JsonMapper();

    @Override
    public boolean read(byte[] input) {
        Referee referee = new Referee(RuleSets.REGISTRY);
        boolean accepted = false;
        try (LineReader lines = new LineReader(new ByteArrayInputStream(input), "fuzzed", LONGEST)) {
            for (Optional<String> answer = next(referee, lines); answer.isPresent(); answer = next(referee, lines)) {
                accepted |= answer.get().isEmpty() || isAnswered(answer.get());
            }
        } catch (IOException cannotBe) {
            throw new UncheckedIOException(cannotBe);
        }
        return accepted;
    }

    /** The answer to the next line, an empty text for a line without a question, or nothing at the end. */
    private Optional<String> next(Referee referee, LineReader lines) throws IOException {
        try {
            return lines.next().map(line -> line.isBlank() || isDeep(line) ? "" : referee.answer(line));
        } catch (InputException unreadable) {
            return Optional.of(referee.answerToUnreadable(unreadable.getMessage()));
        }
    }

    private boolean isDeep(String line) {
        try {
            JsonNode depth = json.readTree(line).path("depth");
            return depth.isNumber() && depth.doubleValue() > DEEPEST;
        } catch (JacksonException broken) {
            return false;
        }
    }

    /** Whether the answer is more than an error, which must not be the rule set's. */
    private boolean isAnswered(String answer) {
        assertFalse(answer.contains("\n"), answer);
        JsonNode read = json.readTree(answer);
        assertFalse(read.path("type").asString("").equals("failed"), answer);
        return read.path("error").isMissingNode();
    }
}
