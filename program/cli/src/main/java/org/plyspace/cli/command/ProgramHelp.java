package org.plyspace.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.report.doc.Wrapping;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The help on the whole program, which shows what most users need by what they do, and the example below the help on each command. */
public final class ProgramHelp {

    /** Commands that are shown together, by what they do. */
    private record Group(String title, List<String> commands) {}

    private static final List<Group> GROUPS = List.of(
            new Group("Play", List.of("play", "puzzles", "page", "replay", "convert")),
            new Group("Look", List.of("variants", "show", "moves", "why")),
            new Group(
                    "Measure",
                    List.of("compare", "study run", "study report", "study plan", "study export", "study search")),
            new Group("Analyse", List.of("best", "solve", "analyse", "tablebase build", "tablebase probe")),
            new Group("Bring a rule set", List.of("new-variant", "check", "add")),
            new Group("Test an engine", List.of("perft", "verify", "match", "uci", "referee")));

    private static final int WIDTH = 80;
    private static final int GAP = 2;

    /** Examples by command: {@code study run}. */
    private final Map<String, String> examples = examples();

    private static Map<String, String> examples() {
        try (InputStream stream = ProgramHelp.class.getResourceAsStream("examples.tsv")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t", 2))
                    .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Gives a command and all below it their help. */
    public void applyTo(CommandLine program) {
        program.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, this::list);
        subcommands(program.getCommandSpec()).forEach(this::addExamples);
    }

    private void addExamples(CommandSpec command) {
        example(command).ifPresent(line -> {
            List<String> footer = new ArrayList<>(List.of("", "Example: " + line.replace("%", "%%")));
            footer.addAll(Arrays.asList(command.usageMessage().footer()));
            command.usageMessage().footer(footer.toArray(String[]::new));
        });
        subcommands(command).forEach(this::addExamples);
    }

    /** An example of a command; empty if it has none of its own but only subcommands. */
    Optional<String> example(CommandSpec command) {
        return Optional.ofNullable(examples.get(name(command)));
    }

    /** The name of a command without that of the program: {@code study run}. */
    static String name(CommandSpec command) {
        return command.qualifiedName(" ").replaceFirst("\\S+ ?", "");
    }

    private String list(Help help) {
        CommandSpec program = help.commandSpec();
        Map<String, CommandSpec> all = new LinkedHashMap<>();
        commands(program).forEach(command -> all.putIfAbsent(name(command), command));
        List<Group> shown = new ArrayList<>(GROUPS);
        if (((PlyspaceCommand) program.userObject()).listsAll()) {
            List<String> others = new ArrayList<>(all.keySet());
            GROUPS.forEach(group -> others.removeAll(group.commands));
            shown.add(new Group("All others", others));
        }
        int names = all.keySet().stream().mapToInt(String::length).max().orElse(0);
        return shown.stream()
                .map(group -> "\n" + group.title + ":\n"
                        + group.commands.stream()
                                .map(name -> line(name, all.get(name), names))
                                .collect(Collectors.joining()))
                .collect(Collectors.joining());
    }

    /** A command and all below it that do something. */
    static Stream<CommandSpec> commands(CommandSpec command) {
        return command.subcommands().isEmpty()
                ? Stream.of(command)
                : subcommands(command).flatMap(ProgramHelp::commands);
    }

    /** The subcommands of a command, each once, whatever other names they have. */
    public static Stream<CommandSpec> subcommands(CommandSpec command) {
        return command.subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .distinct();
    }

    private static String line(String name, CommandSpec command, int names) {
        Help.TextTable table = Help.TextTable.forColumns(
                Help.defaultColorScheme(Help.Ansi.OFF),
                new Help.Column(names + GAP + GAP, GAP, Help.Column.Overflow.SPAN),
                new Help.Column(WIDTH - names - GAP - GAP, GAP, Help.Column.Overflow.WRAP));
        table.addRowValues(name, firstSentence(command).replace("%", "%%"));
        return table.toString();
    }

    private static String firstSentence(CommandSpec command) {
        String description = String.join(" ", command.usageMessage().description());
        return Wrapping.firstSentence(description).split(": ", 2)[0].replaceFirst("[.:]$", "");
    }
}
