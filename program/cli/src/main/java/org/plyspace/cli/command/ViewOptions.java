package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.view.BoardStyle;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for printing boards, shared by all commands that do. */
public final class ViewOptions {

    private final boolean colourful;

    @Mixin
    private CommonOptions.Width width;

    @Option(
            names = "--view",
            paramLabel = "VIEW",
            description =
                    "draw boards side by side (boards), the same but narrower (compact), all levels in one diagram from above"
                            + " (flat), or one file or rank from the side (edge:b, edge:3); default: boards")
    private Optional<String> view = Optional.empty();

    @Option(
            names = "--pieces",
            paramLabel = "WHICH",
            description = "draw pieces as letters (default) or as unicode chessmen, where there are such")
    private Pieces pieces = Pieces.LETTERS;

    @Option(names = "--flip", description = "draw the boards from Black's side")
    private boolean flip;

    @Option(
            names = {"--color", "--colour"},
            paramLabel = "WHEN",
            description = "use colours always, never, or auto: on a terminal unless NO_COLOR is set (default)")
    private Colour colour = Colour.AUTO;

    /** The symbols for men. */
    enum Pieces {
        LETTERS,
        UNICODE
    }

    /** When to use colours. */
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

    /** Whether boards are redrawn when the terminal's size changes. */
    boolean followsTerminal() {
        return !width.isGiven();
    }

    /** The style that these options ask for. */
    BoardStyle look() {
        boolean coloured = colour == Colour.AUTO ? colourful : colour == Colour.ALWAYS;
        return new BoardStyle(
                width.characters(), view.orElse(BoardStyle.BOARDS), pieces == Pieces.UNICODE, flip, coloured);
    }
}
