package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import org.plyspace.cli.io.Streams;
import picocli.CommandLine.Option;

/** The width within which boards and tables are printed. */
public final class WidthOption {

    private static final int NARROWEST = 20;
    private static final int WIDEST = 10_000;

    @Option(
            names = "--width",
            paramLabel = "N",
            description =
                    "draw boards side by side in at most N characters; default: the terminal's width, else COLUMNS, else 120")
    private Optional<Integer> width = Optional.empty();

    private final int seen;

    @Inject
    public WidthOption(Streams streams) {
        seen = Math.max(NARROWEST, streams.window().columns());
    }

    /** Whether the width was given, so that it holds even if the terminal's size changes. */
    boolean isGiven() {
        return width.isPresent();
    }

    /** The width in characters. */
    int characters() {
        return OptionRange.inRange("--width", width.orElse(seen), NARROWEST, WIDEST);
    }
}
