package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.function.Supplier;
import org.plyspace.api.UsageException;
import org.plyspace.cli.serve.ServeSession;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.LineReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code plyspace serve}: answers questions of a program in another language until its standard input ends. */
@Command(
        name = "serve",
        description =
                "Answers questions about rules, positions, games and engines, one JSON object a line, until the input ends.",
        footer = {"", "docs/protocol.md describes the questions and answers."})
public final class ServeCommand extends BaseCommand {

    private final Supplier<ServeSession> session;

    @Option(names = "--stdio", description = "read questions from standard input, write answers to standard output")
    private boolean stdio;

    @Inject
    public ServeCommand(Supplier<ServeSession> session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        if (!stdio) {
            throw new UsageException("expected --stdio: questions come by standard input only");
        }
        try (LineReader lines = input().lines(Input.STANDARD_INPUT, ServeSession.LONGEST_LINE)) {
            session.get().run(lines, PlyspaceCommand.version());
        }
        return ExitCode.DONE;
    }
}
