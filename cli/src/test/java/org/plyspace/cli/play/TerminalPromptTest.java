package org.plyspace.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Window;

/** What keys mean at a terminal. */
@Timeout(60)
class TerminalPromptTest {

    private static final int CONTROL_C = 3;
    private static final int CONTROL_D = 4;

    @ParameterizedTest
    @CsvSource({"e2-e4, e2-e4", CONTROL_C + ",", CONTROL_D + ","})
    void aLineIsReadAndInterruptAndEndOfInputAreNone(String keys, String line) throws IOException {
        String typed = keys.length() == 1 ? String.valueOf((char) Integer.parseInt(keys)) : keys + '\r';
        CountDownLatch asked = new CountDownLatch(1);
        Output output = new Output(new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                false,
                Window.ofColumns(80)));

        try (Terminal terminal = new ExternalTerminal(
                        "typed at", "dumb", new Keys(asked, typed), new Asked(asked), StandardCharsets.UTF_8);
                TerminalPrompt prompt = new TerminalPrompt(terminal, List::of, output)) {
            assertEquals(Optional.ofNullable(line), prompt.ask("> "));
        }
    }

    /** Typed when there is a prompt; then nothing more, but no end either. */
    private static final class Keys extends InputStream {

        private final CountDownLatch asked;
        private final String typed;
        private int next;

        Keys(CountDownLatch asked, String typed) {
            this.asked = asked;
            this.typed = typed;
        }

        @Override
        public int read() throws IOException {
            try {
                asked.await();
                if (next == typed.length()) {
                    new CountDownLatch(1).await();
                }
            } catch (InterruptedException closed) {
                return -1;
            }
            return typed.charAt(next++);
        }

        /** One at a time, since more would be waited for. */
        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int key = read();
            if (key < 0) {
                return -1;
            }
            into[from] = (byte) key;
            return 1;
        }
    }

    /** Told as soon as something is printed. */
    private static final class Asked extends ByteArrayOutputStream {

        private final CountDownLatch asked;

        Asked(CountDownLatch asked) {
            this.asked = asked;
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, length);
            asked.countDown();
        }
    }
}
