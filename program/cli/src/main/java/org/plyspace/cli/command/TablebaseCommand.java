package org.plyspace.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code plyspace tablebase}, which has only subcommands. */
@Command(
        name = "tablebase",
        description =
                "Makes and asks tablebases: tables of all positions with some few men, each with its outcome by best play"
                        + " and the plies to the end.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            TablebaseBuildCommand.class,
            TablebaseInfoCommand.class,
            TablebaseStatsCommand.class,
            TablebaseProbeCommand.class,
            TablebaseLineCommand.class,
            TablebaseVerifyCommand.class
        },
        footer = {"", "docs/tablebases.md describes materials, commands and files."})
public final class TablebaseCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand of tablebase is missing");
    }
}
