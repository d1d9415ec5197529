package org.plyspace.cli.command;

import com.google.inject.Inject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command itself, which only has subcommands. */
@Command(
        name = "plyspace",
        description = "Plays, checks and compares rules of three-dimensional chess.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT, // every subcommand has --help
        versionProvider = VersionProvider.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "Exit codes: 0 done, 1 the answer is no or something failed, 2 bad usage."},
        subcommands = {
            VariantsCommand.class,
            ShowCommand.class,
            MovesCommand.class,
            WhyCommand.class,
            PerftCommand.class,
            ReplayCommand.class,
            PlayCommand.class,
            ConvertCommand.class,
            NewVariantCommand.class,
            CheckmateCommand.class,
            VerifyCommand.class,
            CompareCommand.class,
            ScenariosCommand.class,
            RefereeCommand.class
        })
public final class PlyspaceCommand implements Runnable {

    private final PluginSettings settings;

    @Spec
    private CommandSpec spec;

    @Inject
    public PlyspaceCommand(PluginSettings settings) {
        this.settings = settings;
    }

    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "folder with more variants; default: PLYSPACE_PLUGINS, else the program's own 'plugins'")
    void plugins(String folder) {
        settings.plugins(folder);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }
}
