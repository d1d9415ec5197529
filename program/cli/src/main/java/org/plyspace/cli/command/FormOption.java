package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.engine.exchange.GameFormat;
import picocli.CommandLine.Option;

/** The form of a file of games, which is recognised unless it is given. */
public final class FormOption {

    @Option(
            names = "--from",
            paramLabel = "FORM",
            description = "read games as json, pgn or source; default: recognised by how the file begins")
    private Optional<GameFormat> from = Optional.empty();

    /** Whether a form was given. */
    boolean isGiven() {
        return from.isPresent();
    }

    /** The form given, or else that of a file with this text and name. */
    GameFormat of(String text, String file) {
        return from.orElseGet(() -> GameFormat.of(text, file));
    }
}
