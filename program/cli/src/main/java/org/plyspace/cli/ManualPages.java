package org.plyspace.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.cli.command.PlyspaceCommand;
import org.plyspace.cli.command.ProgramHelp;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.report.doc.Wrapping;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Writes the manual pages, one for each command, in the macros of {@code man}(7). The build runs it, so the pages always fit the
 * commands.
 */
public record ManualPages(String version) {

    private static final String END = "\n";

    /** Takes the folder to write to. */
    public static void main(String[] arguments) throws IOException {
        Streams streams = Streams.takenFromProcess();
        Environment environment = new Environment(Environment.ofProcess().home(), Map.of());
        CommandLine command = new Launcher(streams, environment).commandLine();
        ManualPages pages = new ManualPages(PlyspaceCommand.version());
        Path folder = Path.of(arguments[0]);
        new AtomicFolder(folder).make();
        for (CommandSpec each : pages.commands(command.getCommandSpec())) {
            new AtomicFile(folder.resolve(name(each) + ".1")).write(pages.page(each));
        }
    }

    /** A command and all below it. */
    List<CommandSpec> commands(CommandSpec command) {
        return Stream.concat(
                        Stream.of(command), ProgramHelp.subcommands(command).flatMap(each -> commands(each).stream()))
                .toList();
    }

    /** The name of a command's page. */
    static String name(CommandSpec command) {
        return command.qualifiedName("-");
    }

    /** The page of a command. */
    String page(CommandSpec command) {
        StringBuilder page = new StringBuilder();
        page.append(".TH \"%s\" 1 \"\" \"Plyspace %s\" \"Plyspace\""
                        .formatted(text(name(command)).toUpperCase(Locale.ROOT), text(version)))
                .append(END);
        List<String> description = Arrays.asList(command.usageMessage().description());
        section(page, "NAME");
        page.append(text(name(command) + " - " + firstSentence(description))).append(END);
        section(page, "SYNOPSIS");
        page.append(".nf").append(END);
        new Help(command, Help.defaultColorScheme(Help.Ansi.OFF))
                .synopsis(0)
                .lines()
                .forEach(line -> page.append(text(line)).append(END));
        page.append(".fi").append(END);
        section(page, "DESCRIPTION");
        description.forEach(each -> page.append(text(each)).append(END));
        arguments(page, command);
        subcommands(page, command);
        section(page, "EXIT STATUS");
        term(page, "0", "done");
        term(page, "1", "the answer is no, or something failed");
        term(page, "2", "bad usage");
        if (command.parent() == null) {
            section(page, "ENVIRONMENT");
            term(page, "PLYSPACE_PLUGINS", "the folder of the user's rule sets, unless --plugins names one");
            term(page, "PLYSPACE_JAVA_OPTS", "more options for Java, such as -Xmx4g");
            term(page, "JAVA_HOME", "the Java to run, 17 or later");
        }
        section(page, "SEE ALSO");
        page.append(text(seeAlso(command))).append(END);
        return page.toString();
    }

    private static void arguments(StringBuilder page, CommandSpec command) {
        List<PositionalParamSpec> words = command.positionalParameters();
        if (!words.isEmpty()) {
            section(page, "ARGUMENTS");
            words.forEach(word -> term(page, word.paramLabel(), rendered(word)));
        }
        List<OptionSpec> options = command.options();
        if (!options.isEmpty()) {
            section(page, "OPTIONS");
            options.forEach(option -> term(page, names(option), rendered(option)));
        }
    }

    private static String names(OptionSpec option) {
        String value = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        return String.join(", ", option.names()) + value;
    }

    @SuppressWarnings("deprecation") // nothing else fills in defaults one argument at a time
    private static String rendered(ArgSpec argument) {
        return String.join(" ", argument.renderedDescription());
    }

    private static void subcommands(StringBuilder page, CommandSpec command) {
        if (command.subcommands().isEmpty()) {
            return;
        }
        section(page, "COMMANDS");
        ProgramHelp.subcommands(command)
                .forEach(each -> term(
                        page,
                        name(each) + "(1)",
                        firstSentence(List.of(each.usageMessage().description()))));
    }

    private static String seeAlso(CommandSpec command) {
        String above = command.parent() == null ? "" : name(command.parent()) + "(1); ";
        return above + "the pages in the folder docs of the distribution, docs/commands.md first";
    }

    /** The first sentence of a description, neither capitalised nor stopped, as the line of NAME has it. */
    private static String firstSentence(List<String> description) {
        String first = Wrapping.firstSentence(String.join(" ", description));
        String line = first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
        return line.substring(0, 1).toLowerCase(Locale.ROOT) + line.substring(1);
    }

    private static void section(StringBuilder page, String title) {
        page.append(".SH ").append(title).append(END);
    }

    private static void term(StringBuilder page, String term, String meaning) {
        page.append(".TP").append(END).append(".B ").append(text(term)).append(END);
        page.append(text(meaning)).append(END);
    }

    /** Text with what roff would take for its own made plain. */
    private static String text(String plain) {
        return plain.strip()
                .lines()
                .map(line -> line.replace("\\", "\\e").replace("-", "\\-"))
                .map(line -> line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line)
                .collect(Collectors.joining(" "));
    }
}
