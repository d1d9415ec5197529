package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Spi;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command itself, which has only subcommands; they are added once it is known which are needed. */
@Command(
        name = "plyspace",
        description = "Plays, checks and compares rules of three-dimensional chess.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT, // every subcommand has --help
        versionProvider = PlyspaceCommand.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "'plyspace COMMAND --help' tells of a command, 'plyspace --help --all' lists all of them.",
            "Exit codes: 0 done, 1 the answer is no or something failed, 2 bad usage."
        })
public final class PlyspaceCommand implements Runnable {

    /** What every command has. */
    final CommandContext context;

    private final PluginSettings settings;
    private final Set<Class<?>> commands;

    @Spec
    private CommandSpec spec;

    @Inject
    public PlyspaceCommand(CommandContext context, PluginSettings settings, Set<Class<?>> commands) {
        this.context = context;
        this.settings = settings;
        this.commands = commands;
    }

    /**
     * The subcommands that a command line needs: the one that its first word names, or else all of them. Each takes
     * time to set up, and the others appear nowhere in its output.
     */
    public Set<Class<?>> subcommands(String... arguments) {
        return commands.stream()
                .filter(type -> arguments.length > 0 && isCalled(type.getAnnotation(Command.class), arguments[0]))
                .findFirst()
                .<Set<Class<?>>>map(Set::of)
                .orElse(commands);
    }

    private static boolean isCalled(Command command, String name) {
        return command.name().equals(name) || List.of(command.aliases()).contains(name);
    }

    @Option(names = "--all", description = "with --help: list every command")
    private boolean all;

    /** Whether help lists every command. */
    boolean listsAll() {
        return all;
    }

    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description =
                    "folder of more variants; default: PLYSPACE_PLUGINS, else the folder 'plugins' of the program")
    void plugins(String folder) {
        settings.plugins(folder);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    /** The version of the program; {@code (from source)} if it was not packaged. */
    public static String version() {
        return Optional.ofNullable(PlyspaceCommand.class.getPackage().getImplementationVersion())
                .orElse("(from source)");
    }

    /** What {@code --version} prints. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[] {
                "plyspace " + version() + ", variant interface " + Spi.VERSION + ", Java "
                        + System.getProperty("java.version")
            };
        }
    }
}
