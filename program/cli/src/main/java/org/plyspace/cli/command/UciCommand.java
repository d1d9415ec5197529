package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import org.plyspace.cli.uci.UciSession;
import org.plyspace.engine.PositionText;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.LineReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code plyspace uci}: runs as a UCI engine. */
@Command(
        name = "uci",
        description = "Runs as a UCI engine on standard input and output, until 'quit'.",
        footer = {"", "docs/engines.md describes what it understands."})
public final class UciCommand extends BaseCommand {

    private static final int LONGEST_LINE = 10 * PositionText.LONGEST;

    private final UciSession session;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "<variant>",
            description = "rule set to play unless UCI_Variant is set: id, or id:option=value,option=value")
    private String variant = "";

    @Inject
    public UciCommand(UciSession session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        try (LineReader lines = input().lines(Input.STANDARD_INPUT, LONGEST_LINE)) {
            session.run(lines, PlyspaceCommand.version(), variant);
        }
        return ExitCode.DONE;
    }
}
