package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Variant;

/** Directions are those that a file describes. */
final class DirectionsTest {

    private static final String KNIGHT_IN_THE_MIDDLE =
            "E:4k/5/5/5/5|D:5/5/5/5/5|C:5/5/2N2/5/5|B:5/5/5/5/5|A:5/5/5/5/K4 w - - 0 1";

    private static Position raumschach(String leaps) throws IOException {
        String text = Examples.text("raumschach.json").replace("{\"turns\": [2, 1, 0]}", leaps);
        Variant variant = new JsonVariantSource()
                .read("knights.json", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        return variant.rules(OptionValues.of(variant.options(), Map.of())).readPosition(KNIGHT_IN_THE_MIDDLE);
    }

    /** The file, the rank and the level: a step changes all that are named. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{\"turns\": [2, 1, 0]}; 24",
                "{\"turns\": [2, 1, 0], \"changing\": \"rank\"}; 16",
                "{\"turns\": [2, 1, 0], \"changing\": [\"file\", \"rank\"]}; 8",
                "{\"flat\": [2, 1, 0]}; 8"
            })
    void stepsChangeEachAxisThatIsNamed(String leaps, int expected) throws IOException {
        Position position = raumschach(leaps);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long leapsOfTheKnight = LongStream.of(moves.toArray())
                .filter(move -> position.words().name(Move.from(move)).equals("Cc3"))
                .count();
        assertEquals(expected, leapsOfTheKnight, leaps);
    }
}
