package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The archive's script for completion: in a real shell it offers what the commands' help shows, and no more. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is for bash and zsh")
final class CompletionTest {

    /** What stands left of a description: all names of an option. */
    private static final Pattern OPTION_IN_HELP = Pattern.compile("(?m)^ {2,6}(-.*?)(?: {2}|$)");

    private static final Pattern LONG_NAME = Pattern.compile("--[\\w-]+");

    @TempDir
    private static Path folder;

    private static UnpackedArchive archive;
    private static Path work;

    /** How a shell is prepared to compute what it would offer, and made to say on standard error what it would ask for that. */
    enum Shell {
        BASH("bash", "source '%s'; complete -p plyspace >&2; compopt() { :; }; "),
        ZSH(
                "zsh",
                "autoload -U compinit; compinit -u -D; source '%s'; echo $_comps[plyspace] >&2; setopt ksh_arrays; ");

        private static final String OFFER = "COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\"; "
                + "_complete_plyspace; for word in \"${COMPREPLY[@]}\"; do echo \"$word\"; done";

        private final String command;
        private final String preparation;

        Shell(String command, String preparation) {
            this.command = command;
            this.preparation = preparation;
        }

        private Set<String> offers(String... words) throws IOException, InterruptedException {
            String script = preparation.formatted(archive.home().resolve("completion/plyspace.sh")) + OFFER;
            List<String> line = new ArrayList<>(List.of(command, "-c", script, command, "plyspace"));
            line.addAll(List.of(words));
            Program.Result result = archive.run(work, line.toArray(String[]::new));
            assertTrue(result.err().contains("-F _complete_plyspace"), result::toString);
            return result.out().lines().filter(word -> !word.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @BeforeAll
    static void unpack() throws IOException, InterruptedException {
        if (UnpackedArchive.file().isEmpty()) {
            Torture.tellSkipped("completion of command lines, whose script is not made with -Dquick");
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

        assertEquals(Set.of("show"), shell.offers("sh"));
        assertEquals(variants, shell.offers("show", ""));
        assertEquals(variants, shell.offers("compare", "roth", ""));
        assertEquals(Set.of("koernke"), shell.offers("perft", "--threads", "2", "k"));
        assertEquals(Set.of("human", "random"), shell.offers("play", "meder", "--black", ""));
        assertEquals(Set.of("letters", "unicode"), shell.offers("show", "--pieces", ""));
        assertEquals(Set.of("game.json"), shell.offers("verify", "g"));
        assertEquals(Set.of("game.json"), shell.offers("play", "roth", "--load", "g"));
        assertEquals(Set.of("--threads", "--timeout"), shell.offers("compare", "--t"));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsOfferedIsWhatHelpShows(Shell shell) throws IOException, InterruptedException {
        assumeIsThere(shell);
        Set<String> commands = new TreeSet<>(Program.commands());

        assertEquals(commands, shell.offers(""));
        for (String command : commands) {
            Set<String> options = OPTION_IN_HELP
                    .matcher(new Program().run(command, "--help").out())
                    .results()
                    .flatMap(names -> LONG_NAME.matcher(names.group(1)).results())
                    .map(MatchResult::group)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertTrue(options.contains("--plugins"), command);
            assertEquals(options, shell.offers(command, "--"), command);
        }
    }

    private static void assumeIsThere(Shell shell) {
        if (!archive.has(shell.command)) {
            Torture.tellSkipped("completion of command lines in " + shell.command + ", which is not installed here");
            Assumptions.abort("there is no " + shell.command);
        }
    }
}
