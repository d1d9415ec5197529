package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.testing.InWholeForm;

/** The archive's script for completion: in a real shell it offers what the commands' help shows, and no more. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is for bash and zsh")
@InWholeForm
final class CompletionTest {

    private static final String NEXT = "-- next --";

    /** What stands left of a description: all names of an option. */
    private static final Pattern OPTION_IN_HELP = Pattern.compile("(?m)^ {2,6}(-.*?)(?: {2}|$)");

    private static final Pattern LONG_NAME = Pattern.compile("--[\\w-]+");

    @TempDir
    private static Path folder;

    private static UnpackedArchive archive;
    private static Path work;

    /** How a shell is prepared to compute what it would offer, and made to say on standard error what it would ask for that. */
    enum Shell {
        BASH("bash", "source '%s'; complete -p plyspace >&2; compopt() { :; }"),
        ZSH("zsh", "autoload -U compinit; compinit -u -D; source '%s'; echo $_comps[plyspace] >&2; setopt ksh_arrays");

        private final String command;
        private final String preparation;

        Shell(String command, String preparation) {
            this.command = command;
            this.preparation = preparation;
        }

        /** What is offered for the last word of each command line, which may be empty. */
        private List<Set<String>> offers(List<String> lines) throws IOException, InterruptedException {
            StringBuilder script =
                    new StringBuilder(preparation.formatted(archive.home().resolve("completion/plyspace.sh")));
            for (String line : lines) {
                String[] words = line.split(" ", -1);
                script.append("\nCOMP_WORDS=('" + String.join("' '", words) + "')");
                script.append("\nCOMP_CWORD=" + (words.length - 1));
                script.append("\nCOMP_LINE='" + line + "'");
                script.append("\n_complete_plyspace");
                script.append("\nfor word in \"${COMPREPLY[@]}\"; do echo \"$word\"; done; echo '" + NEXT + "'");
            }
            Program.Result result = archive.run(work, command, "-c", script.toString());
            assertTrue(result.err().contains("-F _complete_plyspace"), result::toString);
            String[] offers = result.out().split(NEXT + "\n", -1);
            assertEquals(lines.size() + 1, offers.length, result::toString);
            return IntStream.range(0, lines.size())
                    .mapToObj(i -> begunAs(lines.get(i), offers[i]))
                    .toList();
        }

        /** What does not begin as the last word does, bash's functions leave out, and zsh itself. */
        private Set<String> begunAs(String line, String offers) {
            String begun = this == ZSH ? line.substring(line.lastIndexOf(' ') + 1) : "";
            return offers.lines()
                    .filter(word -> !word.isEmpty() && word.startsWith(begun))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @BeforeAll
    static void unpack() throws IOException, InterruptedException {
        if (UnpackedArchive.file().isEmpty()) {
            Torture.tellSkipped("completion of command lines, whose script is made with -Parchive");
            Assumptions.abort("there is no archive");
        }
        archive = UnpackedArchive.in(folder);
        work = Files.createDirectory(folder.resolve("work"));
        Files.createFile(work.resolve("game.json"));
    }

    @AfterAll
    static void letGo() throws IOException, InterruptedException {
        if (archive != null) {
            archive.letGo();
        }
    }

    @ParameterizedTest
    @EnumSource
    void commandsOptionsFilesAndBundledVariantsAreOffered(Shell shell) throws IOException, InterruptedException {
        assumeIsThere(shell);
        Set<String> variants = new TreeSet<>();
        Program.registry().variants().forEach(found -> variants.add(found.id()));

        Map<String, Set<String>> expected = new LinkedHashMap<>();
        expected.put("plyspace sh", Set.of("show"));
        expected.put("plyspace show ", variants);
        expected.put("plyspace compare roth ", variants);
        expected.put("plyspace perft --threads 2 k", Set.of("koernke"));
        expected.put(
                "plyspace play meder --black ",
                Set.of(
                        "human",
                        "random",
                        "greedy",
                        "alphabeta",
                        "mcts",
                        "level1",
                        "level2",
                        "level3",
                        "level4",
                        "level5",
                        "level6",
                        "level7",
                        "level8",
                        "level9",
                        "level10",
                        "uci",
                        "xboard"));
        expected.put("plyspace show --pieces ", Set.of("letters", "unicode"));
        expected.put("plyspace verify g", Set.of("game.json"));
        expected.put("plyspace play roth --load g", Set.of("game.json"));
        expected.put("plyspace compare --t", Set.of("--threads", "--timeout"));

        List<Set<String>> offers = shell.offers(List.copyOf(expected.keySet()));

        Iterator<Set<String>> offered = offers.iterator();
        expected.forEach((line, words) -> assertEquals(words, offered.next(), line));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsOfferedIsWhatHelpShows(Shell shell) throws IOException, InterruptedException {
        assumeIsThere(shell);
        List<String> commands = Program.commands();
        List<Set<String>> options = shell.offers(
                commands.stream().map(command -> "plyspace " + command + " --").toList());

        Set<String> offered = shell.offers(List.of("plyspace ")).get(0);
        assertTrue(offered.containsAll(commands), offered::toString);
        for (String other : offered) {
            String usage = new Program().run(other, "--help").out();
            assertTrue(
                    commands.stream().anyMatch(command -> usage.startsWith("Usage: plyspace " + command)),
                    other + " is neither a command nor another name of one");
        }
        for (int i = 0; i < commands.size(); i++) {
            Set<String> shown = OPTION_IN_HELP
                    .matcher(new Program().run(commands.get(i), "--help").out())
                    .results()
                    .flatMap(names -> LONG_NAME.matcher(names.group(1)).results())
                    .map(MatchResult::group)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertTrue(shown.contains("--plugins"), commands.get(i));
            assertEquals(shown, options.get(i), commands.get(i));
        }
    }

    private static void assumeIsThere(Shell shell) {
        if (!archive.has(shell.command)) {
            Torture.tellSkipped("completion of command lines in " + shell.command + ", which is not installed here");
            Assumptions.abort("there is no " + shell.command);
        }
    }
}
