package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellWordTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            delimiter = '|',
            value = {
                "meder:edition=tournament,checks=3 | meder:edition=tournament,checks=3",
                "a b | 'a b'",
                "roth:* | 'roth:*'",
                "$(reboot) | '$(reboot)'",
                "it's | 'it'\\''s'",
                "~ | '~'",
                "\"\" | ''"
            })
    void aShellTakesAWordAsItIs(String word, String quoted) {
        assertEquals(quoted, ShellWord.quoted(word));
    }
}
