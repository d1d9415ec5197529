package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.command.PlyspaceCommand;
import org.plyspace.tck.GoldenFile;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;

/**
 * What the commands that measure print and write, word for word. Each line of {@code measuring/runs.tsv} is a run, with a name and
 * commands; the golden file of that name has the commands as a {@link Transcript} has them, then the files that they wrote.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "paths are shown as on POSIX")
class MeasuringOutputTest {

    /** What stands for the folder of all files, in commands as in what they print. */
    private static final String FOLDER = "{F}";

    /** A style or script that is not empty. Other tests ask what they do. */
    private static final Pattern UNSEEN = Pattern.compile("(?s)(<(style|script)\\b[^>]*>)(?!</\\2>).+?(</\\2>)");

    /** An object of a few members, as there are hundreds in a heat map. */
    private static final Pattern SMALL = Pattern.compile("\\{[^{}]{1,160}}");

    /** All that differs though the results are the same. */
    private static final List<Mask> MASKS = List.of(
            // Every build packs the jars anew, and so does this test.
            new Mask("(?<=\\.jar</td>\n<td>|<dt>build</dt>\n<dd>)[0-9a-f]{64}", "(digest of jars)"),
            // It is of a script, which is not shown.
            new Mask("(?<=&#39;sha256-)[^&]+", "(digest of a script)"),
            // Games are the same on all machines.
            new Mask("(?<=<dt>played on</dt>\n<dd>)[^<]+", "(machine)"),
            // Every release has another, and the same results.
            new Mask(
                    "(?<=Plyspace |<dt>Plyspace</dt>\n<dd>|-)" + Pattern.quote(PlyspaceCommand.version()), "(version)"),
            // Processors compute logarithms that differ in their last digits.
            new Mask("(?<=\\b[1-9]\\d{0,9}\\.\\d{9}|\\b0\\.0{0,9}[1-9]\\d{9})\\d{3,}", "(more digits)"),
            // Plans say how quick the machine is.
            new Mask("\\d+\\.\\d\\d s(?= a game, )", "(time of a game)"),
            new Mask("(?<= \\(|take about )\\d+ (?:s|min|h \\d+ min|days \\d+ h)(?=[);])", "(time)"));

    /** The games that runs are about, with the command that plays them. */
    private static final Map<String, String> GAMES = Map.of(
            "{F}/margins.store", "study run {F}/margins.json --threads 1",
            "{F}/holm.store", "study run {F}/holm.json --threads 1",
            "{F}/odds.store", "study run {F}/odds.json --threads 1",
            "{F}/first", "study run {F}/holm.json --threads 1 --range 0-19 --store {F}/first",
            "{F}/second", "study run {F}/holm.json --threads 1 --range 20-39 --store {F}/second");

    @TempDir
    private static Path folder;

    private record Mask(Pattern place, String shown) {

        Mask(String place, String shown) {
            this(Pattern.compile(place), shown);
        }

        String put(String text) {
            return place.matcher(text).replaceAll(Matcher.quoteReplacement(shown));
        }
    }

    private record Run(String name, List<String> commands) {

        GoldenFile file() {
            return given(name + ".txt");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** The first of every three are quick, and each of another kind. */
    static Stream<Run> runs() {
        return given("runs.tsv")
                .text()
                .lines()
                .map(line -> line.split("\t", -1))
                .map(line -> new Run(line[0], List.of(line[1].split(" && "))));
    }

    private static GoldenFile given(String name) {
        return GoldenFile.of(MeasuringOutputTest.class, "measuring/" + name);
    }

    @BeforeAll
    static void settleIn() throws IOException {
        settleIn(folder);
    }

    /** Puts rules and experiments into a folder. */
    private static void settleIn(Path into) throws IOException {
        Path plugins = Files.createDirectories(into.resolve("plugins"));
        Files.writeString(plugins.resolve("loft.json"), given("loft.json").text());
        for (String experiment : List.of("margins.json", "holm.json", "odds.json", "plan.json")) {
            Files.writeString(into.resolve(experiment), given(experiment).text());
        }
    }

    private static void playGamesOf(String command, Path in) throws IOException {
        for (Map.Entry<String, String> games : GAMES.entrySet()) {
            if (command.contains(games.getKey()) && !Files.exists(Path.of(at(in, games.getKey())))) {
                Program.Result result = result(games.getValue(), in);
                assertEquals(0, result.code(), result.err());
            }
        }
    }

    private static String at(Path in, String word) {
        return word.replace(FOLDER, in.toString());
    }

    private static Program.Result result(String command, Path in) throws IOException {
        String[] words = Arrays.stream(Transcript.words(command))
                .map(word -> at(in, word))
                .toArray(String[]::new);
        return new Program()
                .environment("PLYSPACE_PLUGINS", in.resolve("plugins").toString())
                .run(words);
    }

    /** What a run prints, and what is then in the folder of its name. */
    private static String output(Run run, Path in) throws IOException {
        Path written = Files.createDirectories(in.resolve(run.name));
        List<String> lines = new ArrayList<>();
        for (String command : run.commands) {
            playGamesOf(command, in);
            lines.add("$ " + command);
            lines.addAll(Transcript.printed(result(command, in)));
        }
        try (Stream<Path> files = Files.list(written)) {
            for (Path file : files.sorted().toList()) {
                lines.add("== " + file.getFileName());
                lines.add(readable(file).stripTrailing());
            }
        }
        String text = (String.join("\n", lines) + "\n").replace(in.toString(), FOLDER);
        for (Mask mask : MASKS) {
            text = mask.put(text);
        }
        return text;
    }

    /** A file's text, in lines by which a difference can be read: a tag a line of a page, a small object a line of JSON. */
    private static String readable(Path file) throws IOException {
        String text = Files.readString(file);
        String name = file.toString();
        if (name.endsWith(".html")) {
            return UNSEEN.matcher(text).replaceAll("$1(not shown)$3").replace("><", ">\n<");
        }
        return name.endsWith(".json")
                ? SMALL.matcher(text)
                        .replaceAll(
                                found -> Matcher.quoteReplacement(found.group().replaceAll("\\s+", " ")))
                        .replace("}, { ", "},\n{ ")
                : text;
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("runs")
    void aRunPrintsAndWritesWhatItsFileSays(Run run) throws IOException {
        run.file().holds(output(run, folder));
    }

    @InWholeForm
    @ParameterizedTest
    @ValueSource(strings = {"lab-plan", "compare-page"})
    void aRunElsewherePrintsAndWritesTheSame(String name, @TempDir Path another) throws IOException {
        Path elsewhere = Files.createDirectory(another.resolve("a-folder-with-a-longer-name"));
        settleIn(elsewhere);
        Run run = runs().filter(each -> each.name.equals(name)).findFirst().orElseThrow();

        assertEquals(output(run, folder), output(run, elsewhere));
    }

    @Test
    void nothingIsMaskedThatNoFileHas() {
        String all = runs().map(run -> run.file().text()).collect(Collectors.joining());

        MASKS.forEach(mask -> assertTrue(all.contains(mask.shown), mask::toString));
    }
}
