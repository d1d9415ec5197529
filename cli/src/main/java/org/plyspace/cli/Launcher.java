package org.plyspace.cli;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import java.util.Optional;
import org.plyspace.cli.command.PlayCommand;
import org.plyspace.cli.command.PlyspaceCommand;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.SlowCallNotices;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.io.OutputException;
import picocli.CommandLine;

/** Runs one command line from its words to its exit code. Whatever goes wrong ends in a line on standard error. */
public final class Launcher {

    private final Streams streams;
    private final Failures failures;
    private final Injector injector;

    /** With the rule sets that are found where the environment and the command line say. */
    public Launcher(Streams streams, Environment environment) {
        this(streams, new CliModule(streams, environment));
    }

    /** With other parts in place of some. */
    Launcher(Streams streams, Module parts) {
        this.streams = streams;
        this.injector = Guice.createInjector(Stage.DEVELOPMENT, parts);
        this.failures = new Failures(injector.getInstance(Notices.class));
    }

    /** What is to be run when Java shuts down, so that no jar's code ends the program unnoticed. */
    Runnable exitWatch() {
        return new ExitWatch(injector.getInstance(Notices.class), injector.getInstance(SlowCallNotices.class));
    }

    /** The exit code: 0 done, 1 the answer is no or something failed, 2 bad usage. */
    public int run(String... arguments) {
        Output output = injector.getInstance(Output.class);
        try {
            CommandLine command = commandLine(output, arguments);
            int code = command.execute(withHelpAsOption(command, arguments));
            output.flush();
            return code;
        } catch (OutputException closed) {
            return failures.of(closed);
        } catch (OutOfMemoryError exhausted) {
            return failures.of(exhausted);
        } catch (Error broken) { // picocli hands on whatever is no exception
            return failures.ofOther(broken);
        } finally {
            streams.err().flush();
        }
    }

    /** {@code help} and {@code help COMMAND}, as other programs have it, as {@code --help} and {@code COMMAND --help}. */
    private static String[] withHelpAsOption(CommandLine command, String... arguments) {
        if (arguments.length == 0 || arguments.length > 2) {
            return arguments;
        }
        boolean help = arguments[0].equals("help");
        if (help && arguments.length == 1) {
            return new String[] {"--help"};
        }
        String name = arguments[help ? 1 : 0];
        if (!name.startsWith("-") && !command.getSubcommands().containsKey(name)) {
            return new String[] {name};
        }
        return help ? new String[] {name, "--help"} : arguments;
    }

    /** The command, with the subcommands that a command line needs: all, if there are no words. */
    CommandLine commandLine(Output output, String... arguments) {
        CommandLine command = new CommandLine(PlyspaceCommand.class, new GuiceFactory(injector));
        PlyspaceCommand.subcommands(arguments).forEach(command::addSubcommand);
        Optional.ofNullable(command.getSubcommands().get("play"))
                .ifPresent(play -> PlayCommand.letVariantBeLeftOut(play.getCommandSpec()));
        command.setOut(output.asPrintWriter())
                .setErr(failures.asPrintWriter())
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
        WholeNumbers.register(command);
        return command;
    }
}
