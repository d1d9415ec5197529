package org.plyspace.match.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Scores;
import org.plyspace.testing.Await;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the engines here are shell scripts")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UciEngineTest {

    private static final Rules RULES = Bundled.REGISTRY.rules("koernke");
    private static final String PLAYS = "option name UCI_Variant type combo default chess var chess var koernke";

    private final HandTimes times = new HandTimes();

    @TempDir
    private Path folder;

    /** Creates a program that answers the handshake and runs {@code go} when it is told to go, with the line in $line. */
    private String engine(String go) throws IOException {
        return engine(PLAYS, go);
    }

    private String engine(String introduction, String go) throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(script, """
                while read -r line; do
                    echo "$line" >>'%s'
                    case "$line" in
                        uci) printf '%s\\n'; echo uciok ;;
                        isready) echo readyok ;;
                        go*) %s ;;
                        quit) exit ;;
                    esac
                done
                """.formatted(heard(), introduction, go));
        return "exec sh " + script;
    }

    private Path heard() {
        return folder.resolve("heard");
    }

    private GameEngine player(String command, String options) {
        ExternalEngineSpec order = ExternalEngineSpec.parse("uci", "cmd=\"" + command + "\"" + options, true);
        return new UciEngine(order, RULES, times);
    }

    /** A player that is given a moment to leave. */
    private static GameEngine playerWithSystemTimes(String command) {
        return EngineSpec.parse("uci:cmd=\"" + command + "\"").make(RULES);
    }

    private static String failure(GameEngine player) {
        return assertThrows(EngineFailedException.class, () -> player.choose(Game.fromStart(RULES), Optional.empty()))
                .getMessage();
    }

    private void awaitGo() {
        Await.until("the command to go", () -> Files.readString(heard()).contains("\ngo "));
    }

    private static String text(Game game, EngineMove engineMove) {
        return game.position().words().text(engineMove.move(), Notation.MACHINE);
    }

    @Test
    void whatItThinksIsTold() throws IOException {
        String go = "echo info depth 7 score cp 31 nodes 90 pv x; echo info depth 8 multipv 2 score cp -90 nodes 95;"
                + " echo info depth 8 score cp 500 upperbound nodes 99; echo bestmove 1a2-1a3 ponder 1a7-1a6";
        try (GameEngine player = player(engine(go), "")) {
            Game game = Game.fromStart(RULES);
            EngineMove engineMove = player.choose(game, Optional.empty());

            assertEquals("1a2-1a3", text(game, engineMove));
            assertEquals(OptionalInt.of(31), engineMove.score());
            assertEquals(7, engineMove.depth());
            assertEquals(99, engineMove.nodes());
        }
    }

    /** Nothing is said of a position by what is no number; a score of 0 would call it even. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "score cp 87.5",
                "score cp",
                "score mate x",
                "score cp x mate 3",
                "score mate 99999999999999999999",
                "score",
                "cp 87"
            })
    void aScoreThatIsNoWholeNumberIsNone(String score) throws IOException {
        try (GameEngine player = player(engine("echo info depth 3 " + score + "; echo bestmove 1a2-1a3"), "")) {
            EngineMove engineMove = player.choose(Game.fromStart(RULES), Optional.empty());

            assertEquals(OptionalInt.empty(), engineMove.score());
            assertEquals(0, engineMove.depth());
        }
    }

    /** The protocol allows any white space between words. */
    @ParameterizedTest
    @ValueSource(
            strings = {"bestmove\\t1a2-1a3", " bestmove  1a2-1a3\\tponder\\t1a7-1a6", "\\tbestmove\\t\\t1a2-1a3 \\r"})
    void itsMoveMayStandAmongBlanksOfAllKinds(String line) throws IOException {
        try (GameEngine player = player(engine("printf '" + line + "\\n'; exit"), "")) {
            Game game = Game.fromStart(RULES);

            assertEquals("1a2-1a3", text(game, player.choose(game, Optional.empty())));
        }
    }

    @ParameterizedTest
    @CsvSource({"3,31995", "-2,-31996", "1,31999", "999,31745"})
    void matesAreCountedInPlies(int moves, int score) throws IOException {
        try (GameEngine player = player(engine("echo info score mate " + moves + "; echo bestmove 1a2-1a3"), "")) {
            assertEquals(
                    OptionalInt.of(score),
                    player.choose(Game.fromStart(RULES), Optional.empty()).score());
        }
        assertTrue(Scores.isDecided(score));
    }

    @Test
    void itIsToldTheRuleSetTheGameAndItsLimits() throws IOException {
        try (GameEngine player = player(engine("echo bestmove 1a7-1a6"), ",time=0.5s,nodes=7,depth=3")) {
            Game game = Game.fromStart(RULES);
            game.play(RULES.startPosition().randomMove(new SplittableRandom(1), new MoveList()));
            player.newGame(1);
            player.choose(game, Optional.empty());
            player.choose(game, Optional.of(new Clock(60_000, 100, 5)));

            String played = RULES.startPosition().words().text(game.move(0), Notation.MACHINE);
            String heard = Files.readString(heard());
            assertTrue(heard.startsWith("uci\nsetoption name UCI_Variant value koernke\nisready\nucinewgame\n"), heard);
            assertTrue(
                    heard.contains("position fen " + RULES.write(RULES.start()) + " moves " + played
                            + "\ngo movetime 500 depth 3 nodes 7\n"),
                    heard);
        }
    }

    @Test
    void itHasTheTimeOfTheClock() throws IOException {
        try (GameEngine player = player(engine("echo bestmove 1a2-1a3"), "")) {
            player.choose(Game.fromStart(RULES), Optional.of(new Clock(60_000, 100, 5)));

            assertTrue(
                    Files.readString(heard()).contains("\ngo wtime 60000 btime 60000 winc 100 binc 100 movestogo 5\n"));
        }
    }

    @Test
    void itHasTheTimeOfTheOtherSideToo() throws IOException {
        Game game = Game.fromStart(RULES);
        try (GameEngine player = player(
                engine("case $line in *'btime 700 '*) echo bestmove 1a7-1a6;; *) echo bestmove 1a2-1a3;; esac"), "")) {
            player.otherHas(500);
            game.play(
                    player.choose(game, Optional.of(new Clock(60_000, 100, 0))).move());
            player.otherHas(400);
            player.choose(game, Optional.of(new Clock(700, 100, 0)));
        }

        String heard = Files.readString(heard());
        assertTrue(heard.contains("\ngo wtime 60000 btime 500 winc 100 binc 100\n"), heard);
        assertTrue(heard.contains("\ngo wtime 400 btime 700 winc 100 binc 100\n"), heard);
    }

    @Test
    void optionsAreGivenOnAsTheProgramSpellsThem() throws IOException {
        String options = PLAYS + "\\noption name Hash type spin default 1\\noption name Clear Hash type button";
        try (GameEngine player =
                player(engine(options, "echo bestmove 1a2-1a3"), ",option.hash=16,option.clear hash=")) {
            player.newGame(0);

            String heard = Files.readString(heard());
            assertTrue(heard.contains("\nsetoption name Hash value 16\n"), heard);
            assertTrue(heard.contains("\nsetoption name Clear Hash\n"), heard);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            exit 3                                  | the engine ended with exit code 3
            echo bestmove 1a2-1a5                   | the engine played '1a2-1a5', which is illegal:
            echo bestmove e2e4                      | the engine played 'e2e4', which is no move:
            echo bestmove 0000                      | the engine said 'bestmove 0000' although it has a move
            echo bestmove                           | the engine said 'bestmove' although it has a move
            """)
    void whatItDoesWrongIsTold(String go, String message) throws IOException {
        try (GameEngine player = player(engine(go), ",time=0.1s")) {
            String told = failure(player);
            assertTrue(told.startsWith(message), told);
        }
    }

    @Test
    void whoClosesItsOutputAndStaysIsWaitedForAWhile() throws IOException {
        Path closed = folder.resolve("closed");
        try (GameEngine player = player(engine("exec >&-; : >'" + closed + "'; sleep 600"), ",timeout=9999s")) {
            CompletableFuture<String> told = CompletableFuture.supplyAsync(() -> failure(player));
            Await.until("the end of its output", () -> Files.exists(closed));
            Await.until("the end of the time that it has", () -> {
                times.pass(Duration.ofSeconds(1));
                return told.isDone();
            });

            assertTrue(told.join().startsWith("the engine closed its output"), told::join);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {":", "tr '\\0' x </dev/zero", "while :; do echo info depth 1; done"})
    void whenItDoesNotAnswerIsTold(String go) throws IOException {
        try (GameEngine player = player(engine(go), ",time=0.1s,timeout=0.5s")) {
            CompletableFuture<String> told = CompletableFuture.supplyAsync(() -> failure(player));
            awaitGo();
            times.awaitLooks();
            times.pass(Duration.ofMillis(599));
            times.awaitLooks();
            assertFalse(told.isDone());
            times.pass(Duration.ofMillis(1));

            assertEquals("the engine did not answer within 0.6 s", told.join());
        }
    }

    @Test
    void whatIsNoTextIsPassedOver() throws IOException {
        String latin = PLAYS + "\\nid author Andr\\351";
        try (GameEngine player = player(engine(latin, "echo bestmove 1a2-1a3"), "")) {
            Game game = Game.fromStart(RULES);
            assertEquals("1a2-1a3", text(game, player.choose(game, Optional.empty())));
        }
    }

    @Test
    void afterAFailureItIsStartedAgainForTheNextGame() throws IOException {
        Path died = folder.resolve("died");
        String go = "if [ -e '" + died + "' ]; then echo bestmove 1a2-1a3; else touch '" + died + "'; exit 1; fi";
        try (GameEngine player = player(engine(go), "")) {
            Game game = Game.fromStart(RULES);
            assertThrows(EngineFailedException.class, () -> player.choose(game, Optional.empty()));
            player.newGame(2);

            assertEquals("1a2-1a3", text(game, player.choose(game, Optional.empty())));
        }
    }

    @Test
    void anyThreadCanStopIt() throws Exception {
        String go = "while read -r word && [ \"$word\" != stop ]; do :; done; echo bestmove 1a2-1a3";
        try (GameEngine player = player(engine(go), ",time=90s")) {
            Game game = Game.fromStart(RULES);
            CompletableFuture<EngineMove> engineMove =
                    CompletableFuture.supplyAsync(() -> player.choose(game, Optional.empty()));
            awaitGo();
            player.stop();

            assertEquals("1a2-1a3", text(game, engineMove.join()));
        }
    }

    @Test
    void whoIsStoppedBeforeItThinksMovesAtOnce() throws Exception {
        String go = "while read -r word && [ \"$word\" != stop ]; do :; done; echo bestmove 1a2-1a3";
        try (GameEngine player = player(engine(go), ",time=90s")) {
            Game game = Game.fromStart(RULES);
            player.newGame(1);
            player.stop();
            CompletableFuture<EngineMove> engineMove =
                    CompletableFuture.supplyAsync(() -> player.choose(game, Optional.empty()));

            assertEquals("1a2-1a3", text(game, engineMove.join()));
        }
    }

    @Test
    void aNewGameForgetsAStopThatCameTooLate() throws IOException {
        try (GameEngine player = player(engine("echo bestmove 1a2-1a3"), "")) {
            player.newGame(1);
            player.stop();
            player.newGame(2);
            player.choose(Game.fromStart(RULES), Optional.empty());
            player.newGame(3);
        }
        List<String> heard = Files.readAllLines(heard());
        assertEquals(1, heard.stream().filter("stop"::equals).count(), heard::toString);
    }

    @Test
    void whoeverItStartedEndsWithIt() throws Exception {
        Path child = folder.resolve("child");
        String go = "sleep 300 & echo $! >'" + child + "'; echo bestmove 1a2-1a3; wait";
        GameEngine player = playerWithSystemTimes(engine(go));
        player.choose(Game.fromStart(RULES), Optional.empty());
        ProcessHandle started = ProcessHandle.of(
                        Long.parseLong(Files.readString(child).strip()))
                .orElseThrow();
        player.close();

        Await.until("its end", () -> !started.isAlive());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            id name x                                                  |                  | the engine does not play koernke, which has no name in UCI; it plays chess
            option name UCI_Variant type combo default a var a var b c | | the engine does not play koernke, which has no name in UCI; it plays a, b c
            option name Hash type spin default 1                       | ,option.Hsh=1    | the engine has no option 'Hsh'; it has Hash
            """)
    void whatItCannotPlayIsRefused(String introduction, String options, String message) throws IOException {
        String command = engine(introduction, "echo bestmove 1a2-1a3");
        EngineFailedException refused =
                assertThrows(EngineFailedException.class, () -> player(command, options == null ? "" : options));
        assertEquals(message, refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            exit 4                           | the engine ended with exit code 4
            no-such-program-here 2>/dev/null | the engine ended with exit code 127
            """)
    void whatDoesNotBeginIsRefused(String command, String message) {
        EngineFailedException refused = assertThrows(EngineFailedException.class, () -> player(command, ""));
        assertEquals(message, refused.getMessage());
    }

    @Test
    void whatDoesNotGreetIsRefused() {
        Path greeted = folder.resolve("greeted");
        CompletableFuture<EngineFailedException> refused = CompletableFuture.supplyAsync(() -> assertThrows(
                EngineFailedException.class,
                () -> player("read line; : >'" + greeted + "'; cat >/dev/null", ",timeout=0.3s")));
        Await.until("the greeting", () -> Files.exists(greeted));
        times.awaitLooks();
        times.pass(Duration.ofMillis(300));

        assertEquals("the engine did not answer within 0.3 s", refused.join().getMessage());
    }
}
