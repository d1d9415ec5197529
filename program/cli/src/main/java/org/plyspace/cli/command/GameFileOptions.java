package org.plyspace.cli.command;

import java.nio.charset.Charset;
import java.util.Optional;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GameReader;
import org.plyspace.engine.io.Input;
import picocli.CommandLine.Option;

/**
 * How files of games are read: their form, which is recognised unless it is given, and their encoding, UTF-8 by default, or another one
 * such as Latin-1, which PGN was designed for.
 */
public final class GameFileOptions {

    static final String VARIANT =
            "rule set of the games, id:option=value,...; needed for source text, and for PGN without a Variant tag";

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

    /** Reads games so. */
    GameReader reader(Input input) {
        return new GameReader(input, from, encoding);
    }
}
