package org.plyspace.variant.meder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;

/** The sample game at the end of the Tournament Rules (meder.md 9). */
final class SampleGameTest {

    private static final String END =
            "W:p3/P1P1/B2P/RQB1|N:3b/P3/4/P2N|B:q1b1/2n1/3p/pp2|WQL@QL1:P1/2|WKL@KL1:PP/KR|BQL@QL6:1r/p1|BKL@KL6:rk/pp"
                    + " b K - 1 17";

    private final Rules rules =
            new MederVariant().rules(OptionValues.of(new MederVariant().options(), Map.of("edition", "tournament")));
    private final Notation algebraic = rules.notations().get(1);

    @Test
    void replaysFromItsOwnNotationToTheEnd() throws IOException {
        Position position = rules.startPosition();
        List<String> moves = moves();
        for (String text : moves) {
            make(position, text, algebraic);
        }
        assertEquals(33, moves.size());
        assertEquals(END, position.words().text());
    }

    @Test
    void isPrintedAsItIsWritten() throws IOException {
        Position position = rules.startPosition();
        for (String text : moves()) {
            Verdict verdict = position.words().judge(text, algebraic);
            long move = assertInstanceOf(Verdict.Legal.class, verdict, text).move();
            String printed = position.words().text(move, algebraic);
            boolean pawnsOfOneColumn = printed.contains("-") && !printed.contains("0");
            assertEquals(text, pawnsOfOneColumn ? printed.substring(printed.indexOf('-') + 1) : printed);
            position.make(move);
        }
    }

    @Test
    void bothOrdersOfTheTwoPawnsOfFileALeadToOnePosition() throws IOException {
        assertEquals(finalPosition("a6N-a5B", "a6B-a5B"), finalPosition("a6B-a5B", "a6N-a5B"));
    }

    private String finalPosition(String first, String second) throws IOException {
        Position position = rules.startPosition();
        List<String> choices = new ArrayList<>(List.of(first, second));
        for (String text : moves()) {
            boolean leftOpen = text.equals("a5B");
            make(position, leftOpen ? choices.remove(0) : text, leftOpen ? Notation.MACHINE : algebraic);
        }
        return position.words().text();
    }

    private static void make(Position position, String text, Notation notation) {
        Verdict verdict = position.words().judge(text, notation);
        position.make(assertInstanceOf(Verdict.Legal.class, verdict, () -> text + ": " + verdict)
                .move());
    }

    private static List<String> moves() throws IOException {
        try (InputStream file = SampleGameTest.class.getResourceAsStream("meder-tournament.txt")) {
            List<String> moves = new ArrayList<>();
            new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> List.of(line.split(" ")).stream())
                    .filter(word -> !word.endsWith(".") && !word.startsWith("("))
                    .forEach(moves::add);
            return moves;
        }
    }
}
