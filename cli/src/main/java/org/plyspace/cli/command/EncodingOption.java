package org.plyspace.cli.command;

import java.nio.charset.Charset;
import java.util.Optional;
import org.plyspace.cli.io.Input;
import org.plyspace.engine.io.InputException;
import picocli.CommandLine.Option;

/** In what encoding games are read: UTF-8 unless something else is said, such as Latin-1, which PGN was made for. */
public final class EncodingOption {

    @Option(
            names = "--encoding",
            paramLabel = "CHARSET",
            description = "how the file with games is encoded, such as ISO-8859-1 (default: UTF-8)")
    private Optional<Charset> encoding = Optional.empty();

    /** Whether an encoding was given. */
    boolean isGiven() {
        return encoding.isPresent();
    }

    /**
     * All of a file with games, or of standard input.
     *
     * @throws InputException if it cannot be read, is too long or is no text; the option is named where it would help
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
