package org.plyspace.cli.command;

import picocli.CommandLine.Option;

/** How wide boards and tables may be printed. */
public final class WidthOption {

    private static final int NARROWEST = 20;
    private static final int WIDEST = 10_000;

    @Option(
            names = "--width",
            paramLabel = "N",
            defaultValue = "${env:COLUMNS:-120}",
            description = "characters that a line may have; default: COLUMNS, else 120")
    private int width;

    /** In characters. */
    int characters() {
        return Checks.inRange("--width", width, NARROWEST, WIDEST);
    }
}
