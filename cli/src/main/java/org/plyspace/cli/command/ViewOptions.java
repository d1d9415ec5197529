package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.view.BoardStyle;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How boards are printed, the same for all commands that print some. */
public final class ViewOptions {

    private final boolean colourful;

    @Mixin
    private WidthOption width;

    @Option(
            names = "--view",
            paramLabel = "VIEW",
            description =
                    "boards (side by side), compact (the same, narrower), flat (all levels in one diagram from above) or "
                            + "edge:NAME (one file or rank from the side, such as edge:b or edge:3); default: boards")
    private Optional<String> view = Optional.empty();

    @Option(
            names = "--pieces",
            paramLabel = "WHICH",
            description = "letters (default) or unicode, chessmen where Unicode has them")
    private Pieces pieces = Pieces.LETTERS;

    @Option(names = "--flip", description = "show the boards from Black's side")
    private boolean flip;

    @Option(
            names = {"--color", "--colour"},
            paramLabel = "WHEN",
            description = "auto (on a terminal, unless NO_COLOR is set; default), always or never")
    private Colour colour = Colour.AUTO;

    /** How men are printed. */
    enum Pieces {
        LETTERS,
        UNICODE
    }

    /** When there are colours. */
    enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }

    @Inject
    public ViewOptions(Streams streams, Environment environment) {
        colourful = streams.window().terminal()
                && environment.variables().getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** Whether a view was asked for by name. */
    boolean isNamed() {
        return view.isPresent();
    }

    /** Whether boards are to follow the terminal when its size changes. */
    boolean followsTerminal() {
        return !width.isGiven();
    }

    /** All of them. */
    BoardStyle look() {
        boolean coloured = colour == Colour.AUTO ? colourful : colour == Colour.ALWAYS;
        return new BoardStyle(
                width.characters(), view.orElse(BoardStyle.BOARDS), pieces == Pieces.UNICODE, flip, coloured);
    }
}
