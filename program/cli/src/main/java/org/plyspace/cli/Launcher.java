package org.plyspace.cli;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.cli.command.CliModule;
import org.plyspace.cli.command.ExitCode;
import org.plyspace.cli.command.PlayCommand;
import org.plyspace.cli.command.PlyspaceCommand;
import org.plyspace.cli.command.ProgramHelp;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.io.OutputException;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Runs one command line and returns its exit code. Every failure ends in a line on standard error. */
public final class Launcher {

    private final Injector injector;
    private final Console console;
    private final Failures failures;

    /** Creates a launcher for the rule sets that the environment and the command line name. */
    public Launcher(Streams streams, Environment environment) {
        this(new CliModule(streams, environment));
    }

    /** Creates a launcher with some parts replaced. */
    Launcher(Module parts) {
        this.injector = Guice.createInjector(Stage.DEVELOPMENT, parts);
        this.console = injector.getInstance(Console.class);
        this.failures = injector.getInstance(Failures.class);
    }

    /** The hook to run when Java shuts down, so that no jar's code ends the program unnoticed. */
    Runnable exitWatch() {
        return new ExitWatch(console);
    }

    /** Runs the command line and returns the exit code: 0 done, 1 the answer is no or something failed, 2 bad usage. */
    public int run(String... arguments) {
        try {
            CommandLine command = commandLine(arguments);
            int code = command.execute(withHelpAsOption(command, arguments));
            console.flush();
            return code;
        } catch (OutputException closed) {
            return failures.of(closed);
        } catch (OutOfMemoryError exhausted) {
            return failures.of(exhausted);
        } catch (Error broken) { // picocli passes on every Throwable that is not an Exception
            return failures.ofOther(broken);
        } finally {
            injector.getInstance(Streams.class).err().flush();
        }
    }

    /** Turns {@code help} and {@code help COMMAND} into {@code --help} and {@code COMMAND --help}. */
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

    /** The command with the subcommands that this command line needs: all of them if it is empty. */
    CommandLine commandLine(String... arguments) {
        PlyspaceCommand program = injector.getInstance(PlyspaceCommand.class);
        CommandLine command = new CommandLine(program, this::made);
        program.subcommands(arguments).forEach(command::addSubcommand);
        Optional.ofNullable(command.getSubcommands().get("play"))
                .ifPresent(play -> PlayCommand.letVariantBeLeftOut(play.getCommandSpec()));
        command.setOut(console.results())
                .setErr(console.messages())
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
        WholeNumbers.register(command);
        new ProgramHelp().applyTo(command);
        return command;
    }

    /** Makes commands, their arguments and the like by injection; Java's collections are left to picocli. */
    private <K> K made(Class<K> type) throws Exception {
        return type.getName().startsWith(Launcher.class.getPackageName() + ".")
                ? injector.getInstance(type)
                : CommandLine.defaultFactory().create(type);
    }

    /** Reads options that are whole numbers, and refuses others in plain words instead of Java's. */
    private static final class WholeNumbers {

        private WholeNumbers() {}

        static void register(CommandLine command) {
            // One object: Java 17 crashes when it archives two equal lambdas of an interface as old as this
            // one.
            ITypeConverter<Integer> ints = WholeNumbers::ofInt;
            command.registerConverter(Integer.class, ints);
            command.registerConverter(int.class, ints);
            command.registerConverter(long.class, WholeNumbers::ofLong);
        }

        private static int ofInt(String text) {
            try {
                return Integer.parseInt(text);
            } catch (NumberFormatException none) {
                throw refusal(text, 9);
            }
        }

        private static long ofLong(String text) {
            try {
                return Long.parseLong(text);
            } catch (NumberFormatException none) {
                throw refusal(text, 18);
            }
        }

        private static TypeConversionException refusal(String text, int digits) {
            return new TypeConversionException(
                    "'" + Texts.shorten(text) + "' is not a whole number of at most " + digits + " digits");
        }
    }

    /**
     * Turns an exit that the program did not ask for, such as {@code System.exit} in a jar's code, into a failure. Runs when Java shuts
     * down.
     */
    private record ExitWatch(Console console) implements Runnable {

        @Override
        public void run() {
            Thread.getAllStackTraces().values().stream()
                    .map(ExitWatch::exitingClass)
                    .flatMap(Optional::stream)
                    .filter(name -> !name.startsWith(ExitWatch.class.getPackageName() + "."))
                    .findFirst()
                    .ifPresent(this::fail);
        }

        /** The class that called {@link System#exit}, if this thread is inside that call. A signal calls no such method. */
        private static Optional<String> exitingClass(StackTraceElement[] stack) {
            for (int i = stack.length - 2; i >= 0; i--) {
                String method = stack[i].getClassName() + "." + stack[i].getMethodName();
                if (method.equals("java.lang.System.exit") || method.equals("java.lang.Runtime.exit")) {
                    return Optional.of(stack[i + 1].getClassName());
                }
            }
            return Optional.empty();
        }

        private void fail(String culprit) {
            console.notice("the class " + culprit + " ended the program"
                    + console.waits()
                            .current()
                            .map(what -> ", which was waiting for " + what)
                            .orElse(""));
            Runtime.getRuntime().halt(ExitCode.FAILED);
        }
    }
}
