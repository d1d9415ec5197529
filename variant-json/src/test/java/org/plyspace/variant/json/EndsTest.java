package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Variant;

/** Games end as files say. */
final class EndsTest {

    @ParameterizedTest(name = "{0}: {1} after {2}")
    @CsvFileSource(resources = "ends.tsv", delimiter = '\t')
    void gameEndsAsTheFileSays(String file, String text, String move, String expected) {
        Variant variant = Examples.read(file);
        Position position =
                variant.rules(OptionValues.of(variant.options(), Map.of())).readPosition(text);
        if (!move.equals("-")) {
            make(position, move);
        }
        assertEquals(expected, position.outcome().map(Outcome::toString).orElse("goes on"));
    }

    /** What was captured may come back as a drop, so that no move is for good. */
    @Test
    void withHandsRepetitionLooksBackThroughTheWholeGame() {
        Variant variant = Examples.read("spaceshogi.json");
        Repetition repetition =
                variant.rules(OptionValues.of(variant.options(), Map.of())).repetition();
        assertEquals(new Repetition(4, Repetition.Meaning.LOSS_FOR_PERPETUAL_CHECK, Repetition.Bound.GAME), repetition);
    }

    @Test
    void aFileMayLetWhiteLoseByItsRepetition() throws IOException {
        String changed = Examples.text("spaceshogi.json").replace("loss for perpetual check", "loss for white");
        Variant variant = new JsonVariantSource()
                .read("spaceshogi.json", new ByteArrayInputStream(changed.getBytes(StandardCharsets.UTF_8)));
        assertEquals(
                Repetition.Meaning.LOSS_FOR_WHITE,
                variant.rules(OptionValues.of(variant.options(), Map.of()))
                        .repetition()
                        .meaning());
    }

    private static void make(Position position, String text) {
        Notation machine = position.rules().notations().get(0);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (position.words().text(moves.get(i), machine).equals(text)) {
                position.make(moves.get(i));
                return;
            }
        }
        throw new AssertionError(text + " is not legal");
    }
}
