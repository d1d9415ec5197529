package org.plyspace.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameLineTest {

    private final GameLine line = Records.read(Records.whole()).line();

    /** What is left of three comments-or-variations-bearing plies when other moves are played. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1-a2 h8-h7 a2-a3 h7-h6 a3-a4|2|2|3",
                "a1-a2 h8-h7 a2-a3 h7-h8|2|1|2",
                "a1-a2 h8-h7 a2-a3|2|1|2",
                "a1-a2 h8-h7 a2-b3|1|1|2",
                "a1-a2 h8-h8|1|1|0",
                "a1-a1|1|0|0"
            })
    void otherMovesKeepWhatIsSaidOfTheMovesTheyShare(String played, int comments, int signs, int variations) {
        GameLine onto = line.onto(List.of(played.split(" ", -1)));

        assertEquals(List.of(played.split(" ", -1)), onto.moves());
        assertEquals(comments, onto.comments().size(), () -> "comments kept: " + onto.comments());
        assertEquals(signs, onto.signs().size(), () -> "signs kept: " + onto.signs());
        assertEquals(variations, onto.variations().size(), () -> "variations kept: " + onto.variations());
    }

    @Test
    void nothingCanBeChangedFromOutside() {
        List<String> moves = new ArrayList<>(List.of("a"));
        GameLine copied = new GameLine(1, moves, new TreeMap<>(), new TreeMap<>(), List.of());
        moves.add("b");

        assertEquals(List.of("a"), copied.moves());
        assertThrows(UnsupportedOperationException.class, () -> line.comments().put(1, "x"));
        assertThrows(UnsupportedOperationException.class, () -> line.signs().put(1, "!"));
        assertThrows(
                UnsupportedOperationException.class, () -> line.variations().clear());
    }
}
