package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutputExceptionTest {

    @ParameterizedTest
    @CsvSource({
        "Broken pipe, true",
        "The pipe is being closed, true",
        "No space left on device, false",
        "'', false",
    })
    void aReaderThatHasGoneIsNoFault(String said, boolean gone) {
        assertEquals(gone, new OutputException(new IOException(said)).readerHasGone());
    }

    @Test
    void aFaultWithoutWordsIsAFault() {
        assertEquals(false, new OutputException(new IOException()).readerHasGone());
    }

    /** The system's messages are in the user's language. */
    @Test
    void aReaderThatHasGoneIsNoFaultInWhateverLanguageTheSystemSpeaks() {
        Process deaf = startIfThere("sh", "-c", "exec 0<&-; sleep 60");
        try {
            IOException said = assertThrows(IOException.class, () -> fill(deaf.getOutputStream()));

            assertTrue(new OutputException(said).readerHasGone(), said::toString);
        } finally {
            deaf.destroyForcibly();
        }
    }

    private static void fill(OutputStream stream) throws IOException {
        for (int i = 0; i < 1_000; i++) {
            stream.write(new byte[10_000]);
            stream.flush();
        }
    }

    private static Process startIfThere(String... command) {
        try {
            return new ProcessBuilder(command).start();
        } catch (IOException missing) {
            return Assumptions.abort("no command '" + command[0] + "' here");
        }
    }
}
