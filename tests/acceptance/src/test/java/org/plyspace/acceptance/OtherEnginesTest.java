package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Limits;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.SearchResult;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.testing.InWholeForm;

/** Games between this program and others: shell scripts that fail in every way, this program itself, and what is installed. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the engines here are programs for POSIX")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@InWholeForm
class OtherEnginesTest {

    private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    @TempDir
    private static Path plugins;

    @TempDir
    private Path folder;

    @BeforeAll
    static void takePlugins() throws IOException {
        ExamplePlugins.copyJars(plugins);
    }

    private static Rules orthodox() {
        return ExamplePlugins.registry(plugins).rules("orthodox");
    }

    /** This program as another one's engine. */
    private static String ourselves() {
        return "env 'PLYSPACE_JAVA_OPTS=" + Script.FOR_SHORT_RUNS + "' '" + Program.HOME.resolve("plyspace")
                + "' --plugins '" + plugins + "' uci";
    }

    private static Program.Result match(String variant, String one, String other, String... more) throws IOException {
        String[] words = {
            "--plugins",
            plugins.toString(),
            "match",
            one,
            other,
            "--variant",
            variant,
            "--games",
            "2",
            "--openings",
            "random:4"
        };
        String[] all = Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return new Program().run(all);
    }

    private static void assertPlayed(Program.Result result) {
        assertEquals("", result.err());
        assertEquals(0, result.code(), result.out());
    }

    static List<String> ruleSets() {
        return List.of("meder", "orthodox", "roth:pathB=off", "koernke", "twoboard", "cube:n=5", "alice");
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void wePlayOurselvesByTheProtocolInEveryRuleSet(String variant) throws IOException {
        assertPlayed(match(
                variant,
                "uci:cmd=" + ourselves() + ",nodes=200,option.Hash=4",
                "alphabeta:nodes=200,hash=4",
                "--max-plies",
                "80"));
    }

    @Test
    void theSameLimitOfNodesPlaysTheSameBesideAndWithin() throws IOException {
        Rules rules = Program.registry().rules("meder");
        Game game = Game.fromStart(rules);
        try (GameEngine beside = EngineSpec.parse("uci:cmd=" + ourselves() + ",nodes=3000")
                        .make(rules);
                GameEngine within = EngineSpec.parse("alphabeta:nodes=3000").make(rules)) {
            Searcher searcher = new Searcher(rules, SearchSettings.USUAL_MEGABYTES);
            for (int ply = 0; ply < 6; ply++) {
                SearchResult searchResult = searcher.search(
                        game.position(), game.earlierKeys(), Limits.NONE.ofNodes(3_000), 1, ignored -> {});
                PrincipalVariation best = searchResult.lines().get(0);
                assertEquals(choice(best, searchResult.depth(), searchResult), within.choose(game, Optional.empty()));
                // The protocol tells the depth of the iteration that found the move, which need not have ended.
                assertEquals(choice(best, best.depth(), searchResult), beside.choose(game, Optional.empty()));
                game.play(best.move());
            }
        }
    }

    private static EngineMove choice(PrincipalVariation best, int depth, SearchResult searchResult) {
        return new EngineMove(best.move(), OptionalInt.of(best.score()), depth, searchResult.nodes());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            stockfish | uci:cmd=stockfish,nodes=500,option.Hash=4
            stockfish | uci:cmd=stockfish,depth=3,option.Skill Level=2
            fairymax  | xboard:cmd=fairymax,depth=3
            phalanx   | xboard:cmd=phalanx,time=1s
            """)
    void weCanPlayAgainstWhatIsInstalled(String program, String player) throws IOException {
        String command = Installed.program(program);
        boolean slow = player.contains("time=");
        assertPlayed(match(
                "orthodox",
                player.replace("cmd=" + program, "cmd=" + command),
                "alphabeta:nodes=500,hash=4",
                "--max-plies",
                slow ? "14" : "200"));
    }

    @Test
    void byPolyglotWeAreAnEngineOfXboard() throws IOException {
        String command =
                Installed.program("polyglot") + " -noini -ed '" + folder + "' -ec \"\"" + ourselves() + " orthodox\"\"";
        assertPlayed(match(
                "orthodox",
                "xboard:cmd=\"" + command + "\",depth=3,timeout=60s",
                "alphabeta:nodes=500,hash=4",
                "--max-plies",
                "60"));
    }

    private String script(String... lines) throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(script, String.join("\n", lines) + "\n");
        return "exec sh " + script;
    }

    private String uci(String go) throws IOException {
        return script(
                "while read -r line; do case $line in",
                "uci) echo uciok ;;",
                "isready) echo readyok ;;",
                "go*) " + go + " ;;",
                "quit) exit ;;",
                "esac; done");
    }

    private String xboard(String features, String go) throws IOException {
        return script(
                "while read -r line; do echo \"$line\" >>'" + folder.resolve("heard") + "'; case $line in",
                "protover*) echo 'feature " + features + " done=1' ;;",
                "ping*) echo \"pong ${line#ping }\" ;;",
                "go) " + go + " ;;",
                "quit) exit ;;",
                "esac; done");
    }

    private String heard() throws IOException {
        return Files.readString(folder.resolve("heard"));
    }

    @ParameterizedTest
    @CsvSource({"e1g1,O-O", "e1h1,O-O", "e1c1,O-O-O", "e1a1,O-O-O"})
    void castlingIsUnderstoodAsTheKingsMoveAndAsTakingHisRook(String said, String move) throws IOException {
        Rules rules = orthodox();
        Game game = new Game(rules, rules.read(CASTLING));
        try (GameEngine uci = EngineSpec.parse("uci:cmd=" + uci("echo bestmove " + said))
                        .make(rules);
                GameEngine xboard = EngineSpec.parse("xboard:cmd=" + xboard("ping=1 setboard=1", "echo move " + said))
                        .make(rules)) {
            assertEquals(move, text(game, uci.choose(game, Optional.empty())));
            assertEquals(move, text(game, xboard.choose(game, Optional.empty())));
        }
        assertTrue(heard().contains("setboard " + CASTLING + "\n"), heard());
    }

    private static String text(Game game, EngineMove engineMove) {
        return game.position().words().text(engineMove.move(), Notation.MACHINE);
    }

    @Test
    void programsOfXboardAreToldOnlyWhatTheyDoNotKnow() throws IOException {
        Rules rules = orthodox();
        Game game = Game.fromStart(rules);
        String go = "case $(grep -c '^go' '" + folder.resolve("heard") + "') in"
                + " 1) echo '3 25 10 400 e2e4'; echo move e2e4 ;; *) echo move g1f3 ;; esac";
        try (GameEngine player = EngineSpec.parse("xboard:cmd=" + xboard("ping=1 usermove=1 san=0", go) + ",depth=3")
                .make(rules)) {
            EngineMove first = player.choose(game, Optional.empty());
            assertEquals(25, first.score().orElseThrow());
            assertEquals(3, first.depth());
            assertEquals(400, first.nodes());
            game.play(first.move());
            game.play(new Game(rules, game.position().words().setup())
                    .position()
                    .randomMove(new SplittableRandom(1), new MoveList()));
            assertEquals("g1-f3", text(game, player.choose(game, Optional.empty())));
        }
        String heard = heard();
        assertEquals(1, heard.split("\nnew\n", -1).length - 1, heard);
        assertEquals(1, heard.split("\nusermove ", -1).length - 1, heard);
        assertTrue(heard.contains("accepted ping\naccepted usermove\naccepted san\n"), heard);
        assertTrue(heard.contains("\nsd 3\n"), heard);
    }

    @Test
    void programsOfXboardBeginAnewWhereMovesWereTakenBack() throws IOException {
        Rules rules = orthodox();
        Game game = Game.fromStart(rules);
        try (GameEngine player = EngineSpec.parse("xboard:cmd=" + xboard("ping=1", "echo move g1f3"))
                .make(rules)) {
            game.play(player.choose(game, Optional.empty()).move());
            game.takeBack();
            assertEquals("g1-f3", text(game, player.choose(game, Optional.empty())));
        }
        String heard = heard();
        assertEquals(2, heard.split("\nnew\n", -1).length - 1, heard);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            echo resign                      | the engine said 'resign' instead of a move
            echo '0-1 {I lose}'              | the engine said '0-1 {I lose}' instead of a move
            echo move e2e5                   | the engine played 'e2e5', which is illegal:
            echo move Nf3                    | the engine played 'nf3', which is no move:
            echo 'Error (unknown command): go' | the engine said 'Error (unknown command): go'
            exit 5                           | the engine ended with exit code 5
            """)
    void programsOfXboardThatFailLoseAndItIsSaid(String go, String message) throws IOException {
        assertFails(go, "60s", message);
    }

    @Test
    void programsOfXboardThatDoNotAnswerLose() throws IOException {
        assertFails(":", "8s", "the engine did not answer within 9 s");
    }

    private void assertFails(String go, String timeout, String message) throws IOException {
        Rules rules = orthodox();
        String spec = "xboard:cmd=" + xboard("ping=1", go) + ",time=1s,timeout=" + timeout;
        try (GameEngine player = EngineSpec.parse(spec).make(rules)) {
            EngineFailedException failed = assertThrows(
                    EngineFailedException.class, () -> player.choose(Game.fromStart(rules), Optional.empty()));
            assertTrue(failed.getMessage().startsWith(message), failed.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            alice              | programs for xboard do not play alice: they play chess
            orthodox:clock=100 | programs for xboard do not play orthodox:clock=100: they play chess
            """)
    void programsOfXboardPlayOneGameOnly(String variant, String message) {
        EngineFailedException refused = assertThrows(
                EngineFailedException.class,
                () -> EngineSpec.parse("xboard:cmd=cat")
                        .make(ExamplePlugins.registry(plugins).rules(variant)));
        assertTrue(refused.getMessage().startsWith(message), refused.getMessage());
    }

    @Test
    void whoFailsInPlayLosesAndTheGameGoesOnRecord() throws IOException {
        Path file = folder.resolve("game.json");
        Program.Result result = new Program()
                .input("")
                .run(
                        "--plugins",
                        plugins.toString(),
                        "play",
                        "orthodox",
                        "--white",
                        "greedy",
                        "--black",
                        "uci:cmd=" + uci("echo bestmove a1a8"),
                        "--save",
                        file.toString());

        assertEquals(1, result.code());
        assertTrue(result.out().contains("black loses: the engine played 'a1a8', which is illegal: "), result.out());
        assertTrue(Files.readString(file).contains("\"1-0\""));
    }

    @Test
    void whoDoesNotBeginIsRefusedBeforeTheGame() throws IOException {
        Program.Result result = new Program().input("").run("play", "koernke", "--black", "uci:cmd=exit 7");

        assertEquals(new Program.Result(1, "", "plyspace: the engine ended with exit code 7\n"), result);
    }
}
