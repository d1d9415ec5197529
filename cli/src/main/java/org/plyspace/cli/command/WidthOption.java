package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import org.plyspace.cli.io.Streams;
import picocli.CommandLine.Option;

/** How wide boards and tables may be printed. */
public final class WidthOption {

    private static final int NARROWEST = 20;
    private static final int WIDEST = 10_000;

    @Option(
            names = "--width",
            paramLabel = "N",
            description =
                    "characters that boards may take side by side; default: those of the terminal; without one COLUMNS, else 120")
    private Optional<Integer> width = Optional.empty();

    private final int seen;

    @Inject
    public WidthOption(Streams streams) {
        seen = Math.max(NARROWEST, streams.window().columns());
    }

    /** Whether it was given, so that it holds whatever the terminal says later. */
    boolean isGiven() {
        return width.isPresent();
    }

    /** In characters. */
    int characters() {
        return OptionRange.inRange("--width", width.orElse(seen), NARROWEST, WIDEST);
    }
}
