package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Window;
import picocli.CommandLine.Option;

/** The width within which boards and tables are printed. */
public final class WidthOption {

    private static final int NARROWEST = 20;
    private static final int WIDEST = 10_000;

    /** Enough for four boards of eight squares or five of five. */
    private static final int USUAL_COLUMNS = 120;

    /** The width of a page to be read. */
    private static final int SCREEN_COLUMNS = 80;

    @Option(
            names = "--width",
            paramLabel = "N",
            description =
                    "draw boards side by side in at most N characters; default: the terminal's width, else COLUMNS, else 120,"
                            + " or 80 for the first screen of compare")
    private Optional<Integer> width = Optional.empty();

    private final Window window;

    @Inject
    public WidthOption(Streams streams) {
        window = streams.window();
    }

    /** Whether the width was given, so that it holds even if the terminal's size changes. */
    boolean isGiven() {
        return width.isPresent();
    }

    /** The width of boards and tables in characters. */
    int characters() {
        return charactersOr(USUAL_COLUMNS);
    }

    /** The width of what fills one screen, in characters: narrower than tables where nobody says how wide the output is. */
    int screen() {
        return charactersOr(SCREEN_COLUMNS);
    }

    private int charactersOr(int usual) {
        int seen = Math.max(NARROWEST, window.columnsOr(usual));
        return OptionRange.inRange("--width", width.orElse(seen), NARROWEST, WIDEST);
    }
}
