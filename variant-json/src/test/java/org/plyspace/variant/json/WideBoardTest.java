package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Layout;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** The largest boards: after file z come aa to af, and x is a file like others. */
final class WideBoardTest {

    private static final TextRules WIDE = new TextRules(Examples.readResource("wide.json"), "");

    @Test
    void filesAfterZHaveTwoLetters() {
        Layout.Board lowest = WIDE.start().position().words().layout().boards().get(1);
        assertEquals(
                List.of("a", "x", "z", "aa", "af"),
                List.of(0, 23, 25, 26, 31).stream().map(lowest.fileNames()::get).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x2(1)-x4(1)", "ad2(1)-ad4(1)", "x1(1)-y1(2)", "af1(1)-z1(1)", "af1(1)-af1(2)"})
    void movesAndPositionsAreReadAndWritten(String move) {
        TextPosition position = WIDE.start();
        assertTrue(position.allows(move), move);
        assertTrue(position.allows(move.replace('-', 'x')), move);
        String text = position.play(move).text();
        assertEquals(text, WIDE.read(text).text());
        assertEquals(position.moves(), WIDE.read(text).moves());
    }

    @Test
    void lastFileIsCountedFromTheEnd() {
        TextPosition position = WIDE.read("2:32/32/32/30K1/32/32|1:32/32/32/k31/32/32 w - - 0 1");
        assertEquals(
                "white wins by goal reached", position.play("ae3(2)-af3(2)").outcome());
    }

    @Test
    void squaresThatAreNotThereAreSaidWithTheLastFile() {
        String refusal = WIDE.start().refusal("ag1(1)-a1(1)");
        assertTrue(refusal.contains("files run from a to af"), refusal);
    }
}
