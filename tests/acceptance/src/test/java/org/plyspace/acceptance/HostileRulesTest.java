package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.testing.InWholeForm;

/**
 * Whatever a rule set does in whichever of its methods: every command ends with an exit code of its own, names the jar in a line
 * if it fails, prints nothing that a terminal would obey, and what is asked of other rule sets is answered.
 */
final class HostileRulesTest {

    private static final List<String> DEEDS = List.of("error", "checked", "recursion", "null", "forge", "negative");
    private static final List<String> POINTS = List.of(
            "constructor",
            "title",
            "summary",
            "options",
            "optionsOf",
            "rules",
            "rulebook",
            "start",
            "read",
            "position",
            "layout",
            "words",
            "text",
            "legalMoves",
            "countLegalMoves",
            "inCheck",
            "outcome",
            "make",
            "judge");
    private static final int COMMANDS_IN_SHORT = 2;

    private static final String START = "1:rnkbr/ppppp/5/PPPPP/RNKBR|2:5/5/5/5/5 w - - 0 1";
    private static final String RECORD =
            "{\"format\":\"plyspace-game/1\",\"variant\":\"hostile\",\"moves\":[\"1a2-1a3\"],\"result\":\"*\"}";

    @TempDir
    private static Path work;

    private static HostileJar jars;
    private static List<Command> commands;

    /** A command and what is typed to it. */
    private record Command(String input, List<String> words) {

        static Command of(String input, String... words) {
            return new Command(input, List.of(words));
        }
    }

    static Stream<Arguments> deeds() {
        List<Arguments> all = new ArrayList<>();
        for (int d = 0; d < DEEDS.size(); d++) {
            for (int p = 0; p < POINTS.size(); p++) {
                // Stepped so that in short every deed meets every command.
                all.add(Arguments.of(DEEDS.get(d), POINTS.get(p), d + 5 * p));
            }
        }
        return all.stream();
    }

    @BeforeAll
    static void compile() throws IOException {
        jars = new HostileJar(work);
        Path record = Files.writeString(work.resolve("game.json"), RECORD);
        Path two = Files.writeString(work.resolve("games.jsonl"), RECORD + "\n" + RECORD + "\n");
        Path pgn = Files.writeString(
                work.resolve("games.pgn"),
                "[Variant \"hostile\"]\n\n1. 1a2-1a3 *\n\n[Variant \"koernke\"]\n\n1. 1a2-1a3 *\n");
        Path vectors = Files.writeString(
                work.resolve("vectors.jsonl"),
                "{\"variant\":\"hostile\",\"position\":\"" + START + "\",\"check\":false,\"perft\":{\"2\":325}}\n"
                        + "{\"variant\":\"koernke\",\"position\":\""
                        + Program.registry()
                                .rules("koernke")
                                .startPosition()
                                .words()
                                .text() + "\",\"check\":false}\n");
        commands = List.of(
                Command.of("", "variants"),
                Command.of("", "variants", "--json"),
                Command.of("", "show", "hostile"),
                Command.of("", "show", "hostile", "--position", START),
                Command.of("", "moves", "hostile"),
                Command.of("", "moves", "hostile", "--json"),
                Command.of("", "moves", "hostile", "--piece", "R", "--at", "1a1"),
                Command.of("", "why", "hostile", "1a2-1a3"),
                Command.of("", "why", "hostile", "1a2-1a4", "--json"),
                Command.of("", "perft", "hostile", "--depth", "2", "--divide"),
                Command.of("", "replay", "hostile", "1a2-1a3"),
                Command.of("", "replay", record.toString()),
                Command.of("", "replay", two.toString()),
                Command.of("1a2-1a3\nundo\n1b2-1b3\nmoves\nfen\n", "play", "hostile"),
                Command.of("", "play", "hostile", "--white", "random", "--black", "random"),
                Command.of("position startpos moves 1a2-1a3\ngo depth 2\nisready\n", "uci", "hostile"),
                Command.of("", "convert", record.toString(), "--to", "pgn"),
                Command.of("", "convert", record.toString(), "--to", "json"),
                Command.of("", "convert", record.toString(), "--to", "source"),
                Command.of("", "replay", pgn.toString()),
                Command.of("", "show", "hostile", "--svg", "-"),
                Command.of("", "solve", "hostile", "--mate", "1"),
                Command.of("", "match", "--variant", "hostile", "random", "random", "--games", "2", "--max-plies", "4"),
                Command.of("", "checkmate", "hostile", START, "--explain"),
                Command.of("", "verify", vectors.toString()),
                Command.of(
                        "", "compare", "hostile", "koernke", "--engine", "random", "--games", "2", "--max-plies", "10"),
                Command.of("", "compare", "hostile", "koernke", "--games", "2", "--max-plies", "10", "--json"),
                Command.of("", "best", "hostile", "--nodes", "100"),
                Command.of("", "analyse", record.toString(), "--nodes", "100"),
                Command.of("", "scenarios", "hostile", "--games", "1", "--per-category", "1"),
                Command.of("""
                        {"variant":"hostile","ask":"moves"}
                        {"variant":"koernke","ask":"perft","depth":1}
                        """, "referee"));
    }

    @InWholeForm
    @ParameterizedTest(name = "{0} in {1}")
    @MethodSource("deeds")
    void everyCommandEndsWellWhatever(String deed, String point, int turn) throws IOException {
        Path plugins = Files.createDirectories(work.resolve("plugins-" + deed + "-" + point));
        jars.write(plugins.resolve("hostile.jar"), deed, point);

        // Texts of moves come out in more ways than any other.
        boolean all = deed.equals("forge") && point.equals("text");
        for (Command command : Torture.some(commands, all ? commands.size() : COMMANDS_IN_SHORT, turn)) {
            Program.Result result = new Program()
                    .environment("PLYSPACE_PLUGINS", plugins.toString())
                    .input(command.input)
                    .run(command.words.toArray(String[]::new));

            check(String.join(" ", command.words) + " came to " + result, result);
            if (!deed.equals("forge") && !deed.equals("negative")) {
                checkTheOthersAreAnswered(command.words.get(0), result);
            }
        }
    }

    private static void check(String what, Program.Result result) {
        assertTrue(List.of(0, 1, 2).contains(result.code()), what);
        assertFalse((result.out() + result.err()).contains("\tat "), "a stack trace: " + what);
        assertFalse(
                (result.out() + result.err())
                        .chars()
                        .anyMatch(c -> c != '\n' && (Character.isISOControl(c) || c == '\u202e')),
                "a raw character: " + what);
        assertFalse(
                result.out().lines().anyMatch(line -> line.startsWith("refused: forged")), "a forged line: " + what);
        assertTrue(result.err().lines().allMatch(line -> line.startsWith("plyspace: ")), "a forged line: " + what);
        boolean answered = (result.out() + result.err()).contains("bad move 1 of white");
        if (result.code() != 0 && !answered) {
            assertTrue((result.out() + result.err()).contains("hostile"), "not named: " + what);
        }
        if (result.err().contains("failed")) {
            assertTrue(result.err().contains("hostile.jar"), "the jar is not named: " + what);
        }
    }

    private static void checkTheOthersAreAnswered(String command, Program.Result result) {
        switch (command) {
            case "variants" -> assertTrue(result.out().contains("koernke"), result.toString());
            case "verify" -> assertTrue(result.out().matches("(?s).*2 positions: [12] agree.*"), result.toString());
            case "compare" -> assertTrue(result.code() == 2 || result.out().contains("koernke"), result.toString());
            case "referee" -> assertEquals("{\"nodes\":44}", result.outLines().get(1), result.toString());
            default -> assertTrue(result.out().length() < 1_000_000, "an endless answer");
        }
    }
}
