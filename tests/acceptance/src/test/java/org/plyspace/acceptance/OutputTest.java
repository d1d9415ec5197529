package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;

/** Standard output that fails. */
class OutputTest {

    private static final String[] MUCH = {"show", "cube:n=26", "--width", "20"};
    /** Printed line by line, so that writing fails and handing on what is left fails once more. */
    private static final String[] FLUSHED = {"scenarios", "koernke", "--games", "1", "--per-category", "1"};

    private static final String[] LITTLE = {"moves", "koernke"};

    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aReaderThatHasGoneEndsTheProgramSilently(boolean much) {
        Program.Result result = new Program().run(new Failing("Broken pipe"), much ? MUCH : LITTLE);

        assertEquals(new Program.Result(0, "", ""), result);
    }

    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFullDiskIsToldInOneLine(boolean much) {
        Program.Result result = new Program().run(new Failing("No space left on device"), much ? MUCH : LITTLE);

        assertEquals(
                new Program.Result(1, "", "plyspace: standard output cannot be written: No space left on device\n"),
                result);
    }

    @InWholeForm
    @Test
    void aFullDiskIsToldOnce() {
        Program.Result result = new Program().run(new Failing("No space left on device"), FLUSHED);

        assertEquals(
                new Program.Result(1, "", "plyspace: standard output cannot be written: No space left on device\n"),
                result);
    }

    @Test
    void aFullDiskIsToldOfHelpAsWell() {
        Program.Result result = new Program().run(new Failing("No space left on device"), "--help");

        assertEquals(
                new Program.Result(1, "", "plyspace: standard output cannot be written: No space left on device\n"),
                result);
    }

    /** Takes nothing. */
    private static final class Failing extends OutputStream {

        private final String reason;

        Failing(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int b) throws IOException {
            throw new IOException(reason);
        }
    }
}
