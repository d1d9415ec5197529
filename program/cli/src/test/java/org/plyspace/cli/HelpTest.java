package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Streams.Window;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class HelpTest {

    /** As many as a reader takes in at once. */
    private static final int MOST_SHOWN = 28;

    private static final Pattern SHOWN = Pattern.compile("^  ([a-z][a-z-]*(?: [a-z]+)?)  +", Pattern.MULTILINE);
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    private static Launcher launcher(ByteArrayOutputStream out) {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        Streams streams = new Streams(InputStream.nullInputStream(), out, nowhere, false, Window.ofColumns(80));
        return new Launcher(streams, new Environment(Optional.empty(), Map.of()));
    }

    private static String printed(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertEquals(0, launcher(out).run(arguments));
        return out.toString(StandardCharsets.UTF_8);
    }

    private static CommandLine program() {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        Streams streams = new Streams(
                InputStream.nullInputStream(), new ByteArrayOutputStream(), nowhere, false, Window.ofColumns(80));
        return new Launcher(streams, new Environment(Optional.empty(), Map.of())).commandLine();
    }

    /** The commands that do something, by their words. */
    static Stream<String> commands() {
        return commands(program().getCommandSpec())
                .map(command -> command.qualifiedName(" ").replace("plyspace ", ""));
    }

    private static Stream<CommandSpec> commands(CommandSpec command) {
        return command.subcommands().isEmpty()
                ? Stream.of(command)
                : command.subcommands().values().stream().distinct().flatMap(each -> commands(each.getCommandSpec()));
    }

    private static List<String> shown(String... arguments) {
        return SHOWN.matcher(printed(arguments))
                .results()
                .map(result -> result.group(1))
                .toList();
    }

    @Test
    void fewCommandsAreShownAndAllWhereAllAreAskedFor() {
        List<String> few = shown("--help");
        List<String> all = shown("--help", "--all");

        assertTrue(few.size() <= MOST_SHOWN, few::toString);
        assertEquals(few.size(), few.stream().distinct().count(), few::toString);
        assertTrue(all.containsAll(few), all::toString);
        assertEquals(commands().sorted().toList(), all.stream().sorted().toList());
    }

    /** With an example that could be typed. */
    @ParameterizedTest
    @MethodSource("commands")
    void eachCommandHasAnExample(String command) {
        String[] words = Stream.concat(Arrays.stream(command.split(" ")), Stream.of("--help"))
                .toArray(String[]::new);
        String help = printed(words).replaceAll("\\n {2,}", " ");
        String example = help.lines()
                .filter(line -> line.startsWith("Example: plyspace " + command))
                .findFirst()
                .orElseThrow(() -> new AssertionError(help));
        String[] typed = WORD.matcher(example.substring("Example: plyspace ".length()))
                .results()
                .map(HelpTest::word)
                .toArray(String[]::new);

        program().parseArgs(typed);
    }

    private static String word(MatchResult found) {
        return Stream.of(1, 2, 3)
                .map(found::group)
                .filter(group -> group != null)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theFormerNameOfStudyStillNamesIt() {
        assertTrue(printed("lab", "run", "--help").startsWith("Usage: plyspace study run "));
    }
}
