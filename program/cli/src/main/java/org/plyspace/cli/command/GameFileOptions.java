package org.plyspace.cli.command;

import java.nio.charset.Charset;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.io.InputException;
import picocli.CommandLine.Option;

/**
 * How files of games are read: their form, which is recognised unless it is given, and their encoding, UTF-8 by default, or another one
 * such as Latin-1, which PGN was designed for.
 */
public final class GameFileOptions {

    @Option(
            names = "--from",
            paramLabel = "FORM",
            description = "read games as json, pgn or source; default: recognised by how the file begins")
    private Optional<GameFormat> from = Optional.empty();

    @Option(
            names = "--encoding",
            paramLabel = "CHARSET",
            description = "read games in this encoding, such as ISO-8859-1 (default: UTF-8)")
    private Optional<Charset> encoding = Optional.empty();

    /** Whether a form was given. */
    boolean hasForm() {
        return from.isPresent();
    }

    /** Whether an encoding was given. */
    boolean hasEncoding() {
        return encoding.isPresent();
    }

    /** The form given, or else that of a file with this text and name. */
    GameFormat form(String text, String file) {
        return from.orElseGet(() -> GameFormat.of(text, file));
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

    /**
     * Refuses options that a form of games has no use for.
     *
     * @throws UsageException if such an option is given
     */
    static void check(GameFormat form, Optional<String> variant, Optional<String> position) {
        if (form == GameFormat.JSON && variant.isPresent()) {
            throw new UsageException(
                    "--variant is for source text and for PGN without a Variant tag; games in json name their own");
        }
        if (form != GameFormat.SOURCE && position.isPresent()) {
            throw new UsageException("--position is for source text only; games in " + form + " name their own");
        }
    }
}
