package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class TextsTest {

    @Test
    void shortTextsAreQuotedAsTheyAre() {
        assertEquals("b5(4)-b1(2)", Texts.shorten("b5(4)-b1(2)"));
    }

    @Test
    void longTextsAreCutWithAMark() {
        String shortened = Texts.shorten("x".repeat(1_000_000));
        assertEquals("x".repeat(60) + "...", shortened);
    }

    @Test
    void whatCannotBePrintedIsReplaced() {
        assertEquals("a?b?c?", Texts.shorten("a\nb\u0000c\ud83d"));
    }

    @Test
    void whatATerminalWouldObeyOrHideIsReplaced() {
        assertEquals("a?b?c?d?", Texts.shorten("a\u009bb\u202ec\ufeffd\u2028"));
        assertEquals("x".repeat(100) + "?", Texts.printable("x".repeat(100) + "\u001b"));
    }

    @Test
    void messagesOfRefusalsSayWhereAndStayShort() {
        TextException refusal = new TextException("y".repeat(1000), 5, "no such field");
        assertTrue(refusal.getMessage().startsWith("no such field (at character 6: 'yyy"), refusal.getMessage());
        assertTrue(refusal.getMessage().length() < 120, refusal.getMessage());
        assertEquals(5, refusal.offset());
    }
}
