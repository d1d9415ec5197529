package org.plyspace.engine.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.replay.Replay.MoveMark;

@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class MoveMarkTest {

    @ParameterizedTest
    @CsvSource({
        "e2-e4, e2-e4, NONE",
        "e2-e4+, e2-e4, CHECK",
        "e2-e4 +, e2-e4, CHECK",
        "Qx3d7++, Qx3d7, MATE",
        "e2-e4#, e2-e4, MATE",
        "Q c6 - a6 mate, Q c6 - a6, MATE",
        "e2-e4+!, e2-e4, CHECK",
        "e2-e4?!, e2-e4, NONE",
        "automate, automate, NONE"
    })
    void isSeparatedFromItsMove(String text, String move, MoveMark mark) {
        assertEquals(new MoveMark.Marked(move, mark), MoveMark.split(text));
    }

    @Test
    void isNoneBeforeTheEndOfAWord() {
        String word = "!".repeat(500_000) + "x";

        assertEquals(new MoveMark.Marked(word, MoveMark.NONE), MoveMark.split(word));
    }
}
