package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;
import org.plyspace.tck.text.TextRules;

/**
 * Checks a rule set against games of its source: every move is read as printed, and the rule set's own notation must print the
 * same marks, so that every mark of check and mate is right and none is missing.
 *
 * <p>A game is a text file beside the test's class: moves separated by white space, numbers with or without a dot; lines that
 * start with {@code #} are ignored.
 */
public abstract class GameContract {

    private static final String MARKS = "+#";

    /** The variant that plays the games. */
    protected abstract Variant variant();

    /** The names of the files, relative to the test's class. */
    protected abstract List<String> resources();

    /** The options of a game, {@code name=value,...}; the defaults unless overridden. */
    protected String options(String resource) {
        return "";
    }

    @TestFactory
    final Stream<DynamicTest> gamesReplayFromTheirPrintedNotationWithEveryMark() {
        return resources().stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> replay(moves(name), options(name))));
    }

    private List<String> moves(String name) throws IOException {
        try (InputStream text = getClass().getResourceAsStream(name)) {
            assertNotNull(text, "no resource " + name + " beside " + getClass().getName());
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> Arrays.stream(line.trim().split("\\s+")))
                    .filter(word -> !word.isEmpty() && !word.matches("[0-9]+\\.?"))
                    .toList();
        }
    }

    private void replay(List<String> moves, String options) {
        Position position = new TextRules(variant(), options).rules().startPosition();
        Notation source = position.rules().notations().stream()
                .filter(notation -> !notation.equals(Notation.MACHINE) && notation.readable())
                .findFirst()
                .orElseThrow(() -> new AssertionError("expected a notation of the source that can be read"));
        for (int ply = 0; ply < moves.size(); ply++) {
            String printed = moves.get(ply);
            Verdict verdict = position.words().judge(printed, source);
            String where = "ply " + (ply + 1) + ", " + printed + ", in "
                    + position.words().text();
            Verdict.Legal legal = assertInstanceOf(Verdict.Legal.class, verdict, where);
            assertEquals(marks(position.words().text(legal.move(), source)), marks(printed), where);
            position.make(legal.move());
        }
    }

    /** The marks at the end of a move. */
    private static String marks(String move) {
        int end = move.length();
        while (end > 0 && MARKS.indexOf(move.charAt(end - 1)) >= 0) {
            end--;
        }
        return move.substring(end);
    }
}
