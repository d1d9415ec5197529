package org.plyspace.cli;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.ProvisionException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.cli.command.AvailableRules;
import org.plyspace.cli.command.ExitCode;
import org.plyspace.cli.io.Console;
import org.plyspace.engine.UnknownVariantException;
import org.plyspace.engine.io.OutputException;
import org.plyspace.engine.plugin.FailureWords;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports each failure in one line and maps it to its exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private static final String PICOCLI_PREFIX = "Error: ";

    private final Console console;
    private final Provider<AvailableRules> available;
    private boolean outputIsTold;

    @Inject
    Failures(Console console, Provider<AvailableRules> available) {
        this.console = console;
        this.available = available;
    }

    @Override
    public int handleParseException(ParameterException failure, String[] arguments) {
        CommandLine command = failure.getCommandLine();
        String message =
                failure instanceof UnmatchedArgumentException unmatched ? inWords(unmatched) : failure.getMessage();
        console.notice(message.startsWith(PICOCLI_PREFIX) ? message.substring(PICOCLI_PREFIX.length()) : message);
        console.notice("try '" + command.getCommandSpec().qualifiedName() + " --help'");
        return ExitCode.BAD_USAGE;
    }

    private static String inWords(UnmatchedArgumentException failure) {
        String first = failure.getUnmatched().get(0);
        Set<String> commands = failure.getCommandLine().getSubcommands().keySet();
        if (!commands.isEmpty() && !first.startsWith("-")) {
            return "no command '" + Texts.shorten(first) + "'; there are " + String.join(", ", commands)
                    + NearestMatch.question(first, commands);
        }
        List<String> near = failure.getSuggestions();
        if (near.isEmpty() && !first.startsWith("-")) {
            return "'" + Texts.shorten(first) + "' is one argument too many" + expected(failure.getCommandLine());
        }
        return failure.getMessage() + (near.isEmpty() ? "" : "; did you mean '" + near.get(0) + "'?");
    }

    private static String expected(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        String arguments =
                spec.positionalParameters().stream().map(ArgSpec::paramLabel).collect(Collectors.joining(" "));
        boolean position = spec.findOption("--position") != null;
        return (arguments.isEmpty() ? "" : "; expected " + arguments)
                + (position ? "; a position is given by --position" : "");
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult result) {
        Throwable cause =
                failure instanceof ProvisionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause instanceof OutputException closed) {
            return of(closed);
        }
        if (cause instanceof PlyspaceException refused) {
            console.notice(refused.getMessage() + hint(refused));
            return ExitCode.of(refused);
        }
        return ofOther(cause);
    }

    private String hint(PlyspaceException refused) {
        return refused instanceof UnknownVariantException unknown
                ? available.get().hint(unknown.id()).map(how -> "; " + how).orElse("")
                : "";
    }

    /** Reports something that should not happen, such as a rule set that fails. */
    int ofOther(Throwable failure) {
        console.notice("failed: " + FailureWords.of(failure));
        return ExitCode.FAILED;
    }

    /** Handles a failed write to standard output. If its reader has closed it, nothing is said; any other cause is reported once. */
    int of(OutputException closed) {
        if (closed.readerHasGone()) {
            return ExitCode.DONE;
        }
        if (!outputIsTold) {
            console.notice("standard output cannot be written: " + closed.getMessage());
            outputIsTold = true;
        }
        return ExitCode.FAILED;
    }

    /** Reports that memory is exhausted. */
    int of(OutOfMemoryError exhausted) {
        console.notice("out of memory (" + exhausted.getClass().getSimpleName()
                + "); ask a smaller question, or give it more memory, as with PLYSPACE_JAVA_OPTS=-Xmx4g");
        return ExitCode.FAILED;
    }
}
