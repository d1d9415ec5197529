package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.EngineVersion;
import org.plyspace.statistics.PairSprt;
import org.plyspace.testing.RuleSets;

class MatchTest {

    private static final String EVENT = "match of two";
    /** More than a match asks for the start position without a warm-up, and fewer than with one. */
    private static final int MANY = 10;

    private final Rules rules = RuleSets.of("koernke");

    @TempDir
    private Path folder;

    private static MatchSettings settings(int pairs, int plies, Optional<PairSprt> sprt) {
        return new MatchSettings(
                pairs,
                7,
                List.of(),
                plies,
                Optional.empty(),
                new Adjudication(Optional.empty(), Optional.empty(), 120),
                sprt);
    }

    private Match match(MatchSettings settings) {
        return new Match(rules, EngineSpec.parse("alphabeta:nodes=60,hash=1"), EngineSpec.parse("random"), settings);
    }

    private static List<MatchGame> games(Match match, int threads) {
        List<MatchGame> games = new ArrayList<>();
        match.run(threads, games::add);
        games.sort(Comparator.comparingInt(MatchGame::number));
        return games;
    }

    @Test
    void gamesDoNotDependOnThreads() {
        MatchSettings settings = settings(6, 8, Optional.empty());
        List<MatchGame> alone = games(match(settings), 1);

        assertEquals(12, alone.size());
        assertEquals(alone, games(match(settings), 3));
    }

    @Test
    void aFinishedMatchStartsNoEngine() {
        Path started = folder.resolve("started");
        MatchSettings settings = settings(1, 8, Optional.empty());
        Match match = new Match(
                rules, EngineSpec.parse("uci:cmd=\"touch " + started + "\""), EngineSpec.parse("random"), settings);
        games(match(settings), 1).forEach(match::resume);

        assertEquals(2, match.run(2, game -> {}).games());
        assertFalse(Files.exists(started));
    }

    /** Each thread has engines of its own. */
    @Test
    void noMoreEnginesStartThanThereArePairsToPlay() throws IOException {
        Path started = folder.resolve("started");
        Path engine = Files.writeString(folder.resolve("engine.sh"), "echo x >>'" + started + "'; sleep 1\n");
        Match match = new Match(
                rules,
                EngineSpec.parse("uci:cmd=\"sh " + engine + "\""),
                EngineSpec.parse("random"),
                settings(2, 8, Optional.empty()));
        assertThrows(PlyspaceException.class, () -> match.run(8, game -> {}));
        assertTrue(Files.readAllLines(started).size() <= 2, () -> "more than two started");
    }

    /** Colours change, and random moves have no version. */
    @Test
    void gamesSayByWhichVersionItsEnginesPlayed() {
        List<MatchGame> games = games(match(settings(1, 8, Optional.empty())), 1);
        Map<String, String> first = games.get(0).record().tags();
        Map<String, String> second = games.get(1).record().tags();

        assertEquals(EngineVersion.text(), first.get("WhiteEngine"));
        assertEquals(EngineVersion.text(), second.get("BlackEngine"));
        assertFalse(first.containsKey("BlackEngine") || second.containsKey("WhiteEngine"), () -> first + ", " + second);
    }

    /** A warm-up begins at the start position, many times. */
    @ParameterizedTest
    @CsvSource({"alphabeta:nodes=60, false", "random, false", "alphabeta:time=0.001s, true", "alphabeta, true"})
    void whoIsLimitedByTimeIsWarmedUpFirst(String engine, boolean warmed) {
        MatchSettings none = settings(0, 8, Optional.empty());
        MatchSettings some = new MatchSettings(
                1,
                7,
                List.of(),
                8,
                Optional.of(TimeControl.parse("0.1+0.001")),
                new Adjudication(Optional.empty(), Optional.empty(), 10),
                Optional.empty());

        assertEquals(0, starts(engine, none) / MANY);
        assertEquals(warmed, starts(engine, some) > MANY);
    }

    /** How often the rules are asked for the start position before the first game. */
    private int starts(String engine, MatchSettings settings) {
        AtomicInteger starts = new AtomicInteger();
        Rules counting = (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("startPosition")) {
                        starts.incrementAndGet();
                    }
                    return method.invoke(rules, arguments);
                });
        new Match(counting, EngineSpec.parse("random"), EngineSpec.parse(engine), settings, () -> 0).run(1, game -> {});
        return starts.get();
    }

    @Test
    void itsPliesAreThoseOfAllGamesWithoutOpenings() {
        Match match = match(settings(2, 8, Optional.empty()));
        List<MatchGame> games = games(match, 2);
        int moves = games.stream()
                .mapToInt(game -> game.record().line().moves().size())
                .sum();

        assertEquals(moves - 8 * games.size(), match.plies());
    }

    @Test
    void gamesOfAPairHaveOneOpeningAndColoursChange() {
        List<MatchGame> games = games(match(settings(3, 8, Optional.empty())), 1);
        for (int i = 0; i < games.size(); i += 2) {
            MatchGame one = games.get(i);
            MatchGame other = games.get(i + 1);

            assertEquals(
                    one.record().line().moves().subList(0, 8),
                    other.record().line().moves().subList(0, 8));
            assertEquals(one.record().tags().get("White"), other.record().tags().get("Black"));
            assertEquals("random", one.record().tags().get("Black"));
        }
        assertTrue(!games.get(0)
                .record()
                .line()
                .moves()
                .subList(0, 8)
                .equals(games.get(2).record().line().moves().subList(0, 8)));
    }

    /** The games of each pair change places. */
    @Test
    void whichEngineIsNamedFirstChangesNoGame() {
        EngineSpec one = EngineSpec.parse("alphabeta:nodes=80,hash=1");
        EngineSpec other = EngineSpec.parse("greedy");
        Match match = new Match(rules, one, other, settings(3, 6, Optional.empty()));
        Match exchanged = new Match(rules, other, one, settings(3, 6, Optional.empty()));
        List<MatchGame> games = games(match, 1);
        List<MatchGame> again = games(exchanged, 2);
        for (int number = 0; number < games.size(); number++) {
            MatchGame game = games.get(number);
            MatchGame same = again.get(number ^ 1);
            assertEquals(game.record().line().moves(), same.record().line().moves());
            assertEquals(game.record().result(), same.record().result());
            assertEquals(2, game.halfPoints() + same.halfPoints());
        }
        assertEquals(6, games.size());
    }

    /** Both engines play the same moves in every pair, since neither they nor the openings are random. */
    @Test
    void whatOnlyRepeatsAPairIsNotCountedTwice() {
        EngineSpec one = EngineSpec.parse("alphabeta:nodes=80,hash=1");
        EngineSpec other = EngineSpec.parse("greedy");
        MatchResult result = new Match(rules, one, other, settings(4, 0, Optional.empty())).run(2, game -> {});

        assertEquals(8, result.games());
        assertEquals(2, result.distinct());
        assertEquals(1, result.pairs().pairs());
    }

    /** The second pair repeats the first; the third repeats only its first game, the fourth only its second. */
    @Test
    void aPairThatRepeatsAnotherInOneGameOnlyCounts() {
        MatchStanding standing = new MatchStanding(settings(10, 8, Optional.empty()));
        String[] moves = {"a", "b", "a", "b", "a", "c", "d", "b"};
        for (int number = 0; number < moves.length; number++) {
            standing.add(drawn(number, List.of(moves[number])));
        }

        assertEquals(3, standing.result().pairs().pairs());
        assertEquals(3, standing.scores().size());
        assertEquals(8, standing.result().games());
        assertEquals(4, standing.result().distinct());
    }

    private static MatchGame drawn(int number, List<String> moves) {
        return new MatchGame(
                number,
                new GameRecord(
                        "koernke",
                        Map.of(),
                        Optional.empty(),
                        GameLine.of(moves),
                        GameResult.DRAW,
                        Optional.of("agreement"),
                        Map.of()));
    }

    /** The first engine wins three of every four games. */
    private static List<MatchGame> finished(int games) {
        List<MatchGame> finished = new ArrayList<>();
        for (int number = 0; number < games; number++) {
            boolean won = number % 4 != 0;
            GameResult result = won == (number % 2 == 0) ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
            GameRecord record = new GameRecord(
                    "koernke",
                    Map.of(),
                    Optional.empty(),
                    GameLine.of(List.of("move" + number)),
                    result,
                    Optional.of("resignation"),
                    Map.of());
            finished.add(new MatchGame(number, record));
        }
        return finished;
    }

    @ParameterizedTest(name = "order {0}")
    @ValueSource(longs = {1, 2, 3})
    void whatCountsDoesNotDependOnWhichGameEndsFirst(long seed) {
        MatchSettings settings = settings(200, 8, Optional.of(new PairSprt(0, 100)));
        List<MatchGame> games = finished(400);
        MatchStanding inOrder = new MatchStanding(settings);
        games.forEach(inOrder::add);
        MatchStanding shuffled = new MatchStanding(settings);
        Collections.shuffle(games, new Random(seed));
        games.forEach(shuffled::add);
        MatchResult result = shuffled.result();

        assertEquals(inOrder.result().games(), result.games());
        assertEquals(inOrder.result().pairs().mean(), result.pairs().mean());
        assertEquals(PairSprt.State.UPPER, result.test().orElseThrow().state());
        assertTrue(result.games() < 100, "the test was decided early");
        assertEquals(0.75, result.pairs().mean(), 0.05);
    }

    /** Games of 1, 2, 3 and 6 moves; the fifth is not counted until the other of its pair is over. */
    @Test
    void theMeanLengthIsThatOfTheGamesThatCount() {
        MatchStanding standing = new MatchStanding(settings(10, 8, Optional.empty()));
        int[] lengths = {1, 2, 3, 6, 100};
        for (int number = 0; number < lengths.length; number++) {
            standing.add(drawn(number, Collections.nCopies(lengths[number], "move")));
        }
        assertEquals(4, standing.result().games());
        assertEquals(3.0, standing.result().plies());
    }

    @Test
    void aMatchThatWasBrokenOffGoesOn() throws IOException {
        Path file = folder.resolve("match.jsonl");
        MatchSettings settings = settings(3, 8, Optional.empty());
        List<MatchGame> all = games(match(settings), 1);
        try (MatchLog log = MatchLog.open(file, rules.setting(), EVENT)) {
            log.add(all.get(0));
            log.add(all.get(3));
        }
        Files.writeString(file, Files.readString(file) + "{\"format\":\"plyspace-game/1\",\"vari");
        List<MatchGame> played = new ArrayList<>();
        try (MatchLog log = MatchLog.open(file, rules.setting(), EVENT)) {
            Match match = match(settings);
            log.games().forEach(match::resume);
            match.run(1, played::add);

            assertEquals(6, match.standing().result().games());
        }
        assertEquals(List.of(1, 2, 4, 5), played.stream().map(MatchGame::number).toList());
        assertEquals(all.get(4), played.get(2));
        assertEquals(2, Files.readAllLines(file).size(), "what a kill had left of a line is gone");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my diary",
                "my diary\n",
                "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[],\"result\":\"*\"}\n",
                "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[],\"result\":\"*\",\"tags\":{\"Event\":\"another\"}}\n",
                "{\"format\":\"plyspace-game/1\",\"variant\":\"cube\",\"moves\":[],\"result\":\"*\",\"tags\":{\"Event\":\"match of two\",\"Round\":\"1\"}}\n",
                "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[],\"result\":\"*\",\"tags\":{\"Event\":\"match of two\",\"Round\":\"0\"}}\n",
                "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[],\"result\":\"*\",\"tags\":{\"Event\":\"match of two\",\"Round\":\"1\"}}\nnotes"
            })
    void anotherFileIsRefusedAndStaysAsItIs(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("other.jsonl"), text);

        assertThrows(PlyspaceException.class, () -> MatchLog.open(file, rules.setting(), EVENT));
        assertEquals(text, Files.readString(file));
    }

    @Test
    void whereNoOpeningIsEvenTheMatchSaysSo() {
        MatchSettings settings = settings(1, 5_000, Optional.empty());
        EngineSpec random = EngineSpec.parse("random");

        String message = assertThrows(
                        UsageException.class, () -> new Match(rules, random, random, settings).run(1, game -> {}))
                .getMessage();
        assertTrue(message.startsWith("none of 500 random openings of 5000 plies is even in koernke"), message);
    }

    /** One thread, so that no other game is under way then. */
    @Test
    void aMatchEndsWithThePairThatDecidesItsTest() {
        Match match = match(settings(200, 4, Optional.of(new PairSprt(0, 100))));

        List<MatchGame> games = games(match, 1);

        MatchResult result = match.run(1, none -> {
            throw new AssertionError("game " + none.number() + " is played after the test was decided");
        });
        assertEquals(PairSprt.State.UPPER, result.test().orElseThrow().state());
        assertEquals(result.games(), games.size());
        assertTrue(games.size() < 100, games.size() + " games");
    }
}
