package org.plyspace.cli.command;

import com.google.inject.Inject;
import org.plyspace.cli.io.Streams;
import picocli.CommandLine.Option;

/** How wide boards and tables may be printed. */
public final class WidthOption {

    private static final int NARROWEST = 20;
    private static final int WIDEST = 10_000;

    @Option(
            names = "--width",
            paramLabel = "N",
            description = "characters that boards may take side by side; default: COLUMNS, else 120")
    private int width;

    @Inject
    public WidthOption(Streams streams) {
        width = Math.max(NARROWEST, streams.columns());
    }

    /** In characters. */
    int characters() {
        return Checks.inRange("--width", width, NARROWEST, WIDEST);
    }
}
