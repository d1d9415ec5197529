package org.plyspace.cli.command;

import java.nio.charset.Charset;
import java.util.Optional;
import org.plyspace.cli.io.Input;
import org.plyspace.engine.io.InputException;
import picocli.CommandLine.Option;

/** The encoding of files of games: UTF-8 by default, or another one such as Latin-1, which PGN was designed for. */
public final class EncodingOption {

    @Option(
            names = "--encoding",
            paramLabel = "CHARSET",
            description = "read games in this encoding, such as ISO-8859-1 (default: UTF-8)")
    private Optional<Charset> encoding = Optional.empty();

    /** Whether an encoding was given. */
    boolean isGiven() {
        return encoding.isPresent();
    }

    /**
     * Reads a whole file of games, or standard input.
     *
     * @throws InputException if it cannot be read, is too long or is not text; the message names the option where it would help
     */
    String text(Input input, String file, int longest) {
        if (encoding.isPresent()) {
            return input.text(file, longest, encoding.get());
        }
        try {
            return input.text(file, longest);
        } catch (InputException refused) {
            if (!refused.isNotUtf8()) {
                throw refused;
            }
            throw new InputException(refused.getMessage() + ", or --encoding ISO-8859-1 for Latin-1");
        }
    }
}
