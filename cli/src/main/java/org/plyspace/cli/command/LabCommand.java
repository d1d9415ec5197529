package org.plyspace.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code plyspace lab}, which only has subcommands. */
@Command(
        name = "lab",
        description =
                "Plays experiments: many games in several rule sets, each saved as it ends, to be compared; measures pieces and depth.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            LabPlanCommand.class,
            LabRunCommand.class,
            LabMergeCommand.class,
            LabReportCommand.class,
            LabValuesCommand.class,
            LabDepthCommand.class,
            LabExportCommand.class
        },
        footer = {
            "",
            "Experiments, their files and stores are described in docs/experiments.md, values of pieces in docs/piece-values.md."
        })
public final class LabCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command of lab is missing");
    }
}
