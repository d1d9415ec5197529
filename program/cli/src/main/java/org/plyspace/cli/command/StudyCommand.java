package org.plyspace.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code plyspace study}, which has only subcommands. */
@Command(
        name = "study",
        aliases = "lab",
        description =
                "Runs experiments, in which engines play many games by several rule sets and each game is saved for"
                        + " comparison; also searches over rules, and measures pieces and depth.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            StudyPlanCommand.class,
            StudyRunCommand.class,
            StudyMergeCommand.class,
            StudyReportCommand.class,
            StudyRowsCommand.class,
            StudyAdoptCommand.class,
            StudySearchCommand.class,
            StudyDepthCommand.class,
            StudyExportCommand.class
        },
        footer = {
            "",
            "docs/experiments.md describes experiments, their files and stores, docs/search-over-rules.md the search over rules,"
                    + " docs/studies/piece-values.md the values of pieces."
        })
public final class StudyCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand of study is missing");
    }
}
