package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.search.LevelRatings;
import org.plyspace.search.Limits;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/** This program as an engine of the protocol UCI. */
class UciTest {

    private static final String MATE_IN_ONE = "1:2b5/3s4/8/7s/5k2/5n1p/8/3s1K2|2:6p1/8/8/8/8/4q3/2b3s1/4s3 b - - 1 1";
    private static final String MATED = "1:8/3s4/8/7s/2b2k2/5n1p/8/3s1K2|2:6p1/8/8/8/8/4q3/2b3s1/4s3 w - - 2 2";
    private static final int MOST_PLIES = TestForm.count(400, 120);

    private static List<String> said(String... lines) throws IOException {
        Program.Result result = new Program().input(String.join("\n", lines)).run("uci");
        assertEquals(0, result.code());
        assertEquals("", result.err());
        return result.outLines();
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }

    @Test
    void itSaysWhatCanBeChosen() throws IOException {
        List<String> lines = said("uci", "quit", "isready");

        assertTrue(lines.get(0).startsWith("id name Plyspace "), lines.get(0));
        assertTrue(lines.contains("option name Hash type spin default 64 min 1 max 16384"));
        assertTrue(lines.contains("option name MultiPV type spin default 1 min 1 max 500"));
        assertTrue(
                lines.contains("option name UCI_Variant type combo default cube"
                        + " var cube var koernke var meder var roth var twoboard"),
                () -> String.join("\n", lines));
        assertEquals("uciok", last(lines));
    }

    /** Each move is asked for with the game's start as a text and all moves so far. */
    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard", "cube", "meder", "roth", "roth:pathB=off,stalemate=win"})
    void wholeGamesArePlayedFromTheTextOfAPosition(String variant) throws Exception {
        Rules rules = Program.registry().rules(variant);
        Game game = Game.fromStart(rules);
        StringBuilder position = new StringBuilder("position fen " + rules.write(rules.start()) + " moves");
        try (Conversation engine = new Conversation(new Program(), "uci")) {
            engine.say("setoption name UCI_Variant value " + variant, "setoption name Hash value 4", "ucinewgame");
            while (game.outcome().isEmpty() && game.plies() < MOST_PLIES) {
                engine.say(position.toString(), "go nodes 150");
                String move = engine.bestMove();
                Verdict verdict = game.position().words().judge(move, Notation.MACHINE);
                assertTrue(verdict instanceof Verdict.Legal, () -> move + " in " + position);
                game.play(((Verdict.Legal) verdict).move());
                position.append(' ').append(move);
            }
            engine.say("quit");
            assertEquals(new Program.Result(0, "", ""), engine.end());
        }
        assertTrue(game.outcome().isPresent() || game.plies() == MOST_PLIES);
    }

    @InWholeForm
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard", "cube", "meder", "roth"})
    void anInfiniteSearchEndsWhenItIsToldAndNotBefore(String variant) throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", variant)) {
            engine.say("isready", "go infinite");
            engine.until("info depth 3 ");
            engine.say("isready");
            assertFalse(engine.until("readyok").stream().anyMatch(line -> line.startsWith("bestmove")));
            engine.say("stop");
            engine.bestMove();
            engine.say("stop", "isready");
            assertEquals(List.of("readyok"), engine.until("readyok"));
        }
    }

    /** The search is over at once, but in infinite mode nothing is said before it is asked for. */
    @Test
    void aResultThatIsKnownEarlyIsKept() throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "twoboard")) {
            engine.say("position fen " + MATE_IN_ONE, "go infinite depth 3");
            engine.until("info depth 1 ");
            engine.awaitUnwantedResult();
            engine.say("isready");
            assertFalse(engine.until("readyok").stream().anyMatch(line -> line.startsWith("bestmove")));
            engine.say("stop");
            assertEquals(mate(), engine.bestMove());
        }
    }

    private static String mate() throws IOException {
        return new Program()
                .run("best", "twoboard", "--depth", "2", "--position", MATE_IN_ONE)
                .outLines()
                .get(1)
                .strip()
                .split("\\s+", -1)[5];
    }

    @Test
    void aMateIsFoundAndCountedInMoves() throws IOException {
        List<String> lines =
                said("setoption name uci_variant value twoboard", "position fen " + MATE_IN_ONE, "go mate 1");

        assertTrue(lines.get(0).matches("info depth 1 seldepth \\d+ multipv 1 score mate 1 nodes .*"), lines.get(0));
        assertEquals("bestmove " + mate(), lines.get(1));
    }

    @Test
    void whoIsMatedHasNoMove() throws IOException {
        assertEquals(
                List.of("info depth 0 score mate 0", "bestmove 0000"),
                said("setoption name UCI_Variant value twoboard", "position fen " + MATED, "go depth 3"));
    }

    @Test
    void noOtherMovesThanAskedForAreSearched() throws IOException {
        List<String> lines = said(
                "setoption name UCI_Variant value koernke",
                "position startpos moves 1a2-1a3",
                "go depth 2 searchmoves 1a7-1a6 e2e4 1b7-1b6",
                "go searchmoves 1c7-1c6 depth 3");

        assertTrue(lines.contains("info string 'e2e4' is not a legal move here; ignored"), () -> "" + lines);
        List<String> best =
                lines.stream().filter(line -> line.startsWith("bestmove")).toList();
        assertTrue(best.get(0).matches("bestmove (1a7-1a6|1b7-1b6) ponder .*"), best.get(0));
        assertTrue(best.get(1).startsWith("bestmove 1c7-1c6 "), best.get(1));
        assertTrue(lines.get(lines.size() - 2).startsWith("info depth 3 "), () -> "" + lines);
    }

    @Test
    void asManyLinesAreFoundAsAreWanted() throws IOException {
        List<String> lines =
                said("setoption name UCI_Variant value meder", "setoption name MultiPV value 3", "go depth 2");

        List<String> deepest =
                lines.stream().filter(line -> line.startsWith("info depth 2 ")).toList();
        assertEquals(3, deepest.size());
        for (int i = 0; i < 3; i++) {
            assertTrue(
                    deepest.get(i)
                            .matches("info depth 2 seldepth \\d+ multipv " + (i + 1)
                                    + " score cp -?\\d+ nodes \\d+ nps \\d+ hashfull \\d+ time \\d+ pv \\S+ \\S+"),
                    deepest.get(i));
        }
        assertEquals(
                3,
                deepest.stream()
                        .map(line -> line.split(" pv ", -1)[1].split(" ", -1)[0])
                        .distinct()
                        .count());
    }

    @InWholeForm
    @ParameterizedTest
    @CsvSource({
        "movetime 200",
        "wtime 5000 btime 100 winc 10 movestogo 20",
        "wtime -20 btime 500",
        "ponder movetime 100"
    })
    void timeEndsASearchThatNobodyStops(String limits) throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "koernke")) {
            engine.say("isready");
            engine.until("readyok");
            engine.say("go " + limits);
            if (limits.startsWith("ponder")) {
                engine.until("info depth 1 ");
                engine.say("ponderhit");
            }
            engine.bestMove();
        }
    }

    @Test
    void whoPondersWaitsForTheMove() throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "koernke")) {
            engine.say("position startpos moves 1a2-1a3", "go ponder depth 2");
            assertFalse(engine.until("info depth 4 ").stream().anyMatch(line -> line.startsWith("bestmove")));
            engine.say("isready");
            assertFalse(engine.until("readyok").stream().anyMatch(line -> line.startsWith("bestmove")));
            engine.say("ponderhit");
            assertTrue(engine.until("bestmove ").stream().noneMatch(line -> line.startsWith("info string")));
        }
    }

    /** Whatever limits the move to come; then the same search is the one that counts. */
    @InWholeForm
    @ParameterizedTest
    @CsvSource({
        "movetime 1, 1000000",
        "wtime 10 btime 10, 1000000",
        "depth 2, 1000000",
        "nodes 100, 1000000",
        "mate 1, 1000000",
        "depth 7, 7",
        "nodes 60000, 60000"
    })
    void ponderingGoesOnUntilTheMoveIsMade(String limits, long most) throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "meder")) {
            engine.say("go ponder " + limits);
            List<String> pondered = engine.until("info depth 6 ");
            engine.say("ponderhit", "isready");
            List<String> meanwhile = engine.until("readyok");
            boolean over = meanwhile.stream().anyMatch(line -> line.startsWith("bestmove"));
            List<String> after = over ? List.of() : engine.until("bestmove ");
            int reached = Stream.of(pondered, meanwhile)
                    .flatMap(List::stream)
                    .filter(UciTest::isInfo)
                    .mapToInt(UciTest::depth)
                    .max()
                    .orElseThrow();

            assertTrue(pondered.stream().noneMatch(line -> line.startsWith("bestmove")), () -> "" + pondered);
            assertTrue(
                    Stream.of(meanwhile, after)
                            .flatMap(List::stream)
                            .filter(UciTest::isInfo)
                            .allMatch(line -> depth(line) >= 5),
                    () -> "searched anew: " + meanwhile + after);
            assertTrue(
                    after.stream()
                            .filter(UciTest::isInfo)
                            .allMatch(line -> nodes(line) <= most || depth(line) <= Math.max(7, reached + 1)),
                    () -> "too long: " + after + " after " + meanwhile);
        }
    }

    private static boolean isInfo(String line) {
        return line.startsWith("info depth ");
    }

    private static int depth(String info) {
        return Integer.parseInt(info.split(" ", -1)[2]);
    }

    private static long nodes(String info) {
        return Long.parseLong(info.split(" nodes ", -1)[1].split(" ", -1)[0]);
    }

    @Test
    void ponderingWithoutLimitGoesOnAfterTheMoveAndStopsWhenTold() throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "meder")) {
            engine.say("go ponder");
            engine.until("info depth 3 ");
            engine.say("ponderhit", "isready");
            assertTrue(engine.until("readyok").stream().noneMatch(line -> line.startsWith("bestmove")));
            engine.say("stop");
            engine.bestMove();
            engine.say("go ponder depth 1");
            engine.until("info depth 3 ");
            engine.say("stop");
            engine.bestMove();
        }
    }

    /** A rule set hangs where it is asked for moves, or where a search makes one. */
    @InWholeForm
    @ParameterizedTest
    @CsvSource({"make, bestmove 1", "copy, bestmove 1"})
    void aRuleSetThatHangsIsNamedAndStopAndQuitAreObeyed(String point, String answer, @TempDir Path work)
            throws Exception {
        Path plugins = Files.createDirectories(work.resolve("plugins"));
        new HostileJar(work).write(plugins.resolve("hostile.jar"), "hang", point);
        Program program = new Program().environment("PLYSPACE_PLUGINS", plugins.toString());
        try (Conversation engine = new Conversation(program, "uci")) {
            engine.say("uci", "setoption name UCI_Variant value hostile", "position startpos");
            engine.say("go movetime 500", "stop", "isready");
            List<String> lines = engine.until("readyok");

            assertTrue(
                    lines.stream()
                            .anyMatch(line -> line.matches("info string variant 'hostile' of .*hostile.jar"
                                    + " failed when asked for the best move: no answer within \\d+ s")),
                    () -> "" + lines);
            assertEquals(
                    1,
                    lines.stream().filter(line -> line.startsWith("bestmove ")).count());
            assertTrue(lines.stream().anyMatch(line -> line.startsWith(answer)), () -> "" + lines);
            engine.say("setoption name UCI_Variant value meder", "position startpos", "go depth 1");
            assertFalse(engine.bestMove().equals("0000"), "others are played");
            engine.say("quit");
            assertEquals(0, engine.end().code());
        }
    }

    @Test
    void perftIsDividedAsStockfishDoes() throws IOException {
        List<String> lines =
                said("setoption name UCI_Variant value cube", "go perft 2", "go perft", "go perft x", "go perft 0");
        List<String> divided =
                new Program().run("perft", "cube", "--depth", "2", "--divide").outLines();

        int moves = lines.indexOf("");
        assertTrue(moves > 10, () -> "" + lines);
        long sum = 0;
        for (String line : lines.subList(0, moves)) {
            String[] words = line.split(": ", -1);
            assertTrue(
                    divided.stream().anyMatch(other -> other.matches(Pattern.quote(words[0]) + "\\W+" + words[1])),
                    line);
            sum += Long.parseLong(words[1]);
        }
        assertEquals(
                List.of(
                        "",
                        "Nodes searched: " + sum,
                        "info string perft '' is not a number of plies from 0 to 99",
                        "info string perft 'x' is not a number of plies from 0 to 99",
                        "",
                        "Nodes searched: 1"),
                lines.subList(moves, lines.size()));
    }

    @Test
    void aPerftThatTakesTooLongIsStopped() throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "meder")) {
            engine.say("go perft 50", "isready", "stop");
            assertEquals("info string stopped before all moves were counted", last(engine.until("info ")));
            engine.say("quit");
            assertEquals(0, engine.end().code());
        }
    }

    /** A level makes no more nodes than it always does, whatever it is told. */
    @Test
    void aLevelIsPlayedWhereItIsAskedFor() throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "meder")) {
            engine.say("setoption name Skill Level value 2", "go nodes 100000");
            assertEquals(List.of("1"), depths(engine.until("bestmove ")));
            engine.say("go infinite");
            assertEquals(List.of("1"), depths(engine.until("info depth ")));
            engine.say("stop");
            assertEquals(List.of(), depths(engine.until("bestmove ")));
            engine.say("setoption name Skill Level value 11", "go depth 3");
            assertEquals("3", last(depths(engine.until("bestmove "))));
        }
    }

    private static List<String> depths(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("info depth "))
                .map(line -> line.split(" ", -1)[2])
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"depth 1, 1, 150000", "nodes 700, 64, 700", "movetime 1, 64, 50000", "wtime 1 btime 1, 64, 50000"})
    void aLevelKeepsToWhatItIsTold(String limit, int depth, long nodes) throws IOException {
        List<String> lines =
                said("setoption name UCI_Variant value meder", "setoption name Skill Level value 10", "go " + limit);

        for (String line : lines.subList(0, lines.size() - 1)) {
            assertTrue(nodes(line) <= nodes, line);
            assertTrue(Integer.parseInt(line.split(" ", -1)[2]) <= depth, line);
        }
        assertTrue(last(lines).startsWith("bestmove "), last(lines));
    }

    /** The move for which it ponders comes when it has begun to search. */
    @InWholeForm
    @Test
    void aLevelKeepsToItsNodesWhereItPondersToo() throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "meder")) {
            engine.say("setoption name Skill Level value 10", "go ponder movetime 5000");
            engine.until("info depth 3 ");
            engine.say("ponderhit");
            for (String line : engine.until("bestmove ")) {
                assertTrue(line.startsWith("bestmove ") || nodes(line) <= 150_000, line);
            }
        }
    }

    /** The nodes are for all threads together: too few for any of so many to end its first iteration. */
    @Test
    void threadsAreTakenAfterTheFirstSearchToo() throws IOException {
        List<String> lines = said(
                "setoption name UCI_Variant value koernke",
                "go nodes 320",
                "setoption name Threads value 32",
                "go nodes 320");
        int first = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("bestmove "))
                .findFirst()
                .orElseThrow());

        assertTrue(lines.get(0).startsWith("info depth 1 "), () -> "" + lines);
        assertTrue(lines.get(first + 1).startsWith("info depth 0 "), () -> "" + lines);
    }

    @Test
    void memoryIsTakenAfterTheFirstSearchToo() throws IOException {
        List<Integer> fill = ofEachSearch(
                "hashfull",
                said(
                        "setoption name UCI_Variant value koernke",
                        "go nodes 10000",
                        "setoption name Hash value 1",
                        "go nodes 10000"));

        assertTrue(fill.get(1) > 5 * Math.max(1, fill.get(0)), () -> "" + fill);
    }

    /** The weakest level misjudges every position, and another one in each game. */
    @Test
    void aLevelIsTakenAfterTheFirstSearchTooAndErrsAnewInEachGame() throws IOException {
        String weakest = "setoption name Skill Level value 1";
        List<Integer> scores = ofEachSearch(
                "cp",
                said(
                        "setoption name UCI_Variant value koernke",
                        "go depth 1",
                        weakest,
                        "go depth 1",
                        weakest,
                        "go depth 1",
                        weakest,
                        "go depth 1",
                        "ucinewgame",
                        "go depth 1",
                        "ucinewgame",
                        "go depth 1",
                        "setoption name Clear Hash",
                        "go depth 1",
                        "setoption name Skill Level value 11",
                        "go depth 1"));

        assertTrue(Set.copyOf(scores.subList(1, 4)).size() > 1, () -> "" + scores);
        assertTrue(Set.copyOf(scores.subList(4, 7)).size() > 1, () -> "" + scores);
        assertEquals(scores.get(0), scores.get(7));
    }

    /** The number after a word in the last line before each best move. */
    private static List<Integer> ofEachSearch(String word, List<String> lines) {
        return IntStream.range(1, lines.size())
                .filter(i -> lines.get(i).startsWith("bestmove "))
                .mapToObj(i -> Integer.valueOf(
                        lines.get(i - 1).split(" " + word + " ", -1)[1].split(" ", -1)[0]))
                .toList();
    }

    @Test
    void severalThreadsCanSearch() throws IOException {
        List<String> lines =
                said("setoption name UCI_Variant value koernke", "setoption name Threads value 2", "go nodes 20000");

        assertTrue(last(lines).startsWith("bestmove "), last(lines));
    }

    /** Whoever says that it is ready has searched, but what it found then changes no answer. */
    @InWholeForm
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder"})
    void theAnswerIsTheSameAfterAWarmUp(String variant) throws IOException {
        String choice = "setoption name UCI_Variant value " + variant;
        List<String> cold = withoutTimes(said(choice, "go nodes 5000"));
        List<String> warm = withoutTimes(said(choice, "isready", "go nodes 5000"));

        assertEquals("readyok", warm.get(0));
        assertEquals(cold, warm.subList(1, warm.size()));
    }

    private static List<String> withoutTimes(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll(" (nps|time) \\d+", ""))
                .toList();
    }

    @Test
    void theSameNodesHaveTheSameAnswerAndAreNotExceeded() throws IOException {
        String[] lines = {"setoption name UCI_Variant value roth", "ucinewgame", "go nodes 5000"};
        List<String> first = said(lines);
        List<String> second = said(lines);

        assertEquals(last(first), last(second));
        assertTrue(first.get(first.size() - 2).contains(" nodes 5000 "), () -> "" + first);
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            position                                    | expected 'position startpos' or 'position fen TEXT', found ''
            position fen                                | expected 'position startpos' or 'position fen TEXT', found 'fen'
            position fen garbage moves x                | a position has 6 or 7 fields
            position startpos moves x                   | move 1, 'x':
            position startpos moves 1a2-1a3 1a2-1a3     | move 2, '1a2-1a3':
            setoption                                   | expected 'setoption name NAME value VALUE'
            setoption name Nothing value 1              | no option 'Nothing'; there are Hash, Threads, MultiPV, Skill Level,
            setoption name Hash value 0                 | Hash '0' is not from 1 to 16384
            setoption name Skill Level value 0          | Skill Level '0' is not from 1 to 11
            setoption name Move Overhead value 5001     | Move Overhead '5001' is not from 0 to 5000
            setoption name MultiPV value many           | MultiPV 'many' is not from 1 to 500
            setoption name UCI_Variant value nothing    | no variant 'nothing'; there are
            setoption name UCI_Variant value roth:x=1   | variant 'roth' has no option 'x'
            go depth deep                               | depth 'deep' is not a whole number; ignored
            """)
    void whatMakesNoSenseIsSaidAndNothingBreaks(String line, String reason) throws Exception {
        try (Conversation engine = new Conversation(new Program(), "uci", "koernke")) {
            engine.say(line);
            String told = last(engine.until("info string"));
            assertTrue(told.startsWith("info string " + reason), told);
            engine.say("stop", "position startpos", "go depth 1");
            assertTrue(engine.bestMove().matches("\\d.*"));
        }
    }

    @Test
    void aSearchOfLessThanAnIterationTellsWhatItSearched() throws IOException {
        List<String> lines = said("setoption name UCI_Variant value koernke", "go nodes 5");

        String told = lines.get(lines.size() - 2);
        assertTrue(told.matches("info depth 0 nodes 5 nps \\d+ hashfull \\d+ time \\d+"), told);
        assertTrue(last(lines).matches("bestmove \\d.*"), last(lines));
    }

    @Test
    void wherePositionsCannotBePlayedNoMoveIsSearched() throws IOException {
        List<String> lines = said("setoption name UCI_Variant value koernke", "position fen x", "go depth 2", "d");

        assertEquals(
                List.of("info string there is no position", "bestmove 0000", "info string there is no position"),
                lines.subList(1, 4));
    }

    @Test
    void whatIsPlayedIsAmongWhatCanBeChosen() throws IOException {
        Program.Result result = new Program().input("uci\n").run("uci", "roth:pathB=off");

        assertTrue(
                result.outLines()
                        .contains("option name UCI_Variant type combo default roth:pathB=off"
                                + " var cube var koernke var meder var roth var twoboard var roth:pathB=off"),
                result.out());
    }

    @Test
    void whatIsNoCommandIsPassedOver() throws IOException {
        byte[] garbage = new byte[200_000];
        new Random(3).nextBytes(garbage);
        byte[] end = "\nxyzzy foo\n\n   isready now\nquit\n".getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(garbage, garbage.length + end.length);
        System.arraycopy(end, 0, all, garbage.length, end.length);

        Program.Result result = new Program().input(all).run("uci");

        assertEquals(0, result.code());
        assertEquals("", result.err());
        assertEquals("readyok", last(result.outLines()));
        assertTrue(result.outLines().stream()
                .limit(result.outLines().size() - 1)
                .allMatch(line -> line.startsWith("info string standard input:")));
    }

    @Test
    void theRuleSetOfTheCommandLineMustBeThere() throws IOException {
        Program.Result result = new Program().run("uci", "nothing");

        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("plyspace: no variant 'nothing'; there are"), result.err());
    }

    @Test
    void whoHasANameInTheProtocolSpeaksItsLanguage(@TempDir Path plugins) throws IOException {
        ExamplePlugins.copyJars(plugins);
        List<String> lines = new Program()
                .input("uci\nposition startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1\nd\ngo depth 2\n")
                .run("--plugins", plugins.toString(), "uci")
                .outLines();

        assertTrue(
                lines.stream().anyMatch(line -> line.startsWith("option name UCI_Variant type combo default chess ")));
        assertTrue(lines.contains(
                "info string orthodox" + " r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4"));
        assertTrue(last(lines).matches("bestmove [a-h][1-8][a-h][1-8] ponder [a-h][1-8][a-h][1-8]"), last(lines));
    }

    /** The lowest rating looks no further than its level, whatever it is told; the highest one looks further. */
    @Test
    void aRatingInOrthodoxChessIsOfferedAndPlayed(@TempDir Path plugins) throws IOException {
        ExamplePlugins.copyJars(plugins);
        LevelRatings ratings = LevelRatings.measured();
        Limits lowest = ratings.of(ratings.lowest()).limits();
        List<String> lines = new Program()
                .input("""
                        uci
                        setoption name UCI_LimitStrength value true
                        position startpos moves e2e4 e7e5
                        go nodes 1000000
                        setoption name UCI_Elo value %d
                        go nodes 1000000
                        setoption name UCI_Elo value %d
                        """.formatted(ratings.highest(), ratings.lowest() - 1))
                .run("--plugins", plugins.toString(), "uci")
                .outLines();
        List<String> infos = lines.stream()
                .takeWhile(line -> !line.startsWith("bestmove "))
                .filter(line -> line.startsWith("info depth "))
                .toList();

        assertTrue(lines.contains("option name UCI_LimitStrength type check default false"), () -> "" + lines);
        assertTrue(
                lines.contains("option name UCI_Elo type spin default %1$d min %1$d max %2$d"
                        .formatted(ratings.lowest(), ratings.highest())),
                () -> "" + lines);
        assertTrue(last(infos).startsWith("info depth " + lowest.depth() + " "), () -> "" + infos);
        assertTrue(
                lines.stream().anyMatch(line -> line.startsWith("info depth " + (lowest.depth() + 1) + " ")),
                () -> "" + lines);
        assertEquals(
                "info string UCI_Elo '%d' is not from %d to %d"
                        .formatted(ratings.lowest() - 1, ratings.lowest(), ratings.highest()),
                last(lines));
    }

    @Test
    void itsMachineFormIsReadTooAndItsNameIsTheDefault(@TempDir Path plugins) throws IOException {
        ExamplePlugins.copyJars(plugins);
        List<String> lines = new Program()
                .input(
                        "uci\nposition startpos moves e2-e4 e7e5 g1-f3\nd\ngo depth 1 searchmoves b8-c6\nposition startpos moves e2-e5\n")
                .run("--plugins", plugins.toString(), "uci", "orthodox")
                .outLines();

        assertTrue(
                lines.stream()
                        .anyMatch(line -> line.matches("option name UCI_Variant .* default chess .*var chess.*")
                                && !line.contains("orthodox")),
                () -> "" + lines);
        assertTrue(
                lines.contains(
                        "info string orthodox" + " rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"),
                () -> "" + lines);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("bestmove b8c6")), () -> "" + lines);
        assertTrue(last(lines).startsWith("info string move 1, 'e2-e5': "), last(lines));
    }
}
