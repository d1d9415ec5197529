package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Registry;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.testing.EveryThirdCase;

/** PGN as the world writes it comes in, and what goes out is read by programs that know nothing of us. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PgnTest {

    private static final int GAMES_PLAYED = 20;

    @TempDir
    private static Path plugins;

    @TempDir
    private Path folder;

    private static Registry registry;

    @BeforeAll
    static void findRuleSets() throws IOException {
        ExamplePlugins.copyJars(plugins);
        registry = ExamplePlugins.registry(plugins);
    }

    private static List<ReplayedGame> read(String pgn, Optional<String> variant) {
        return new Exchange(registry).read(new GamesText(pgn, "text", variant, Optional.empty()), GameFormat.PGN);
    }

    private static List<GameRecord> records(String pgn) {
        return read(pgn, Optional.empty()).stream().map(ReplayedGame::record).toList();
    }

    @Test
    void aServersGamesComeInAndGoOutAgain() throws IOException {
        String pgn = new String(getClass().getResourceAsStream("foreign.pgn").readAllBytes(), StandardCharsets.UTF_8);
        List<ReplayedGame> games = read(pgn, Optional.empty());

        assertEquals(
                List.of("time forfeit", "", "resignation", "checkmate"),
                games.stream()
                        .map(game -> game.record().termination().orElse(""))
                        .toList());
        GameRecord first = games.get(0).record();
        assertEquals("orthodox", first.setting());
        assertEquals("2024.01.02", first.tags().get("Date"));
        assertEquals("[%eval 0.17] [%clk 0:03:00]", first.line().comments().get(1));
        assertEquals(List.of("e2-e4", "e7-e5", "d1-h5"), first.line().moves().subList(0, 3));
        assertEquals("bob won by resignation", games.get(2).record().tags().get("TerminationDetails"));
        String written = new Exchange(registry).write(games, GameFormat.PGN);
        assertEquals(games.stream().map(ReplayedGame::record).toList(), records(written));
        assertTrue(
                written.startsWith("[Event \"Rated Blitz game\"]\n[Site \"https://lichess.org/abcdefgh\"]\n"), written);
        assertTrue(
                written.contains("[Termination \"time forfeit\"]\n\n1. e4 {[%eval 0.17] [%clk 0:03:00]} 1... e5 "),
                written);
        assertTrue(!written.contains("[Variant"), written);
    }

    @Test
    void commentsToTheEndOfALineAndMarksOfEnPassantAreRead() {
        GameRecord game = records("1. e4 ; a } brace\na6 2. e5 d5 3. exd6 e.p. {taken} *\n")
                .get(0);
        assertEquals(Map.of(1, "a ) brace", 5, "taken"), game.line().comments());
        assertEquals("e5-d6", game.line().moves().get(4));
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Variant \"Standard\"]        |              | orthodox",
                "[Variant \"From Position\"]   |              | orthodox",
                "[Variant \"chess\"]           | twoboard     | orthodox",
                "[Event \"x\"]                 |              | orthodox",
                "[Event \"x\"]                 | twoboard     | twoboard",
                "[Variant \"orthodox\"]        |              | orthodox",
                "[Variant \"koernke\"]         | twoboard     | koernke",
                "[Variant \"orthodox:clock=75\"] |            | orthodox:clock=75"
            })
    void theTagVariantMayBeLeftOutOrSayWhatOthersSay(String tag, String given, String setting) {
        assertEquals(
                setting,
                read(tag.strip() + "\n\n*\n", Optional.ofNullable(given))
                        .get(0)
                        .record()
                        .setting());
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard", "roth", "raumschach"})
    void everyRuleSetIsWrittenInSan(String setting) {
        Game game = RandomGames.game(registry.rules(setting), 1);
        ReplayedGame checked = new ReplayedGame(GameRecord.of(game, Map.of("Date", "2026.11.23")), game);
        String pgn = new Exchange(registry).write(List.of(checked), GameFormat.PGN);

        assertTrue(pgn.contains("[Date \"2026.11.23\"]\n"), pgn);
        assertTrue(pgn.contains("[Variant \"" + setting + "\"]\n"), pgn);
        assertEquals(sanOf(game), movesIn(pgn), pgn);
        assertNotEquals(checked.record().line().moves(), movesIn(pgn), "they are in machine form");
        assertEquals(List.of(checked.record()), records(pgn));
    }

    /** Squares in parentheses would be variations. */
    private static List<String> sanOf(Game game) {
        Position position = game.position().rules().position(game.start(), Purpose.GAME);
        San san = new San(position);
        List<String> texts = new ArrayList<>();
        for (long move : game.moves()) {
            texts.add(san.text(move).replace('(', '_').replace(')', '_'));
            position.make(move);
        }
        return texts;
    }

    /** The moves of a game without comments. */
    private static List<String> movesIn(String pgn) {
        List<String> words = List.of(pgn.substring(pgn.indexOf("\n\n")).strip().split("\\s+"));
        return words.subList(0, words.size() - 1).stream()
                .filter(word -> !word.matches("[0-9]+\\.+"))
                .toList();
    }

    @Test
    void latin1IsReadWhereItIsSaid() throws IOException {
        Path file = Files.write(
                folder.resolve("latin.pgn"),
                "[Variant \"twoboard\"]\n[White \"J\u00FCrgen\"]\n\n1. e2-e4 e7-e5 *\n"
                        .getBytes(StandardCharsets.ISO_8859_1));

        Program.Result refused = new Program().run("convert", file.toString(), "--to", "json");
        Program.Result read = new Program().run("convert", file.toString(), "--to", "json", "--encoding", "ISO-8859-1");

        assertEquals(2, refused.code(), refused.toString());
        assertTrue(refused.err().contains("--encoding ISO-8859-1"), refused.err());
        assertTrue(read.out().contains("\"White\" : \"J\u00FCrgen\""), read.toString());
    }

    @Test
    void replayTellsOfGamesInPgn() throws IOException {
        Path file = Files.writeString(
                folder.resolve("two.pgn"),
                "[Variant \"twoboard\"]\n\n1. e2e4 e7e5 *\n\n[Variant \"twoboard\"]\n\n1. e2-e4 e2-e4 *\n");

        Program.Result result = new Program().run("replay", file.toString());

        assertEquals(1, result.code(), result.toString());
        assertTrue(result.out().contains("two.pgn, game 1: twoboard, 2 plies, the game goes on\n"), result.out());
        assertTrue(result.out().contains("two.pgn, game 2: bad move 1 of black (line 7), 'e2-e4': "), result.out());
    }

    /** Games of orthodox chess, some from positions, with comments, signs and variations. */
    private static List<ReplayedGame> games() {
        return LongStream.rangeClosed(1, GAMES_PLAYED)
                .boxed()
                .flatMap(seed -> {
                    Game game = RandomGames.game(registry.rules("orthodox"), seed);
                    Game later = RandomGames.continued(game, seed);
                    return Stream.of(game, later);
                })
                .map(game ->
                        new ReplayedGame(GameRecord.of(game, Map.of("White", "\u00C4da", "Date", "2026.11.23")), game))
                .toList();
    }

    private static List<List<String>> moves(List<ReplayedGame> games) {
        return games.stream().map(game -> game.record().line().moves()).toList();
    }

    @Test
    void pgnExtractReadsOurGamesAndWeReadItsOwn() throws IOException, InterruptedException {
        String program = Installed.program("pgn-extract");
        List<ReplayedGame> games = games();

        String output = run(List.of(program, "-s"), new Exchange(registry).write(games, GameFormat.PGN));

        assertEquals(moves(games), moves(read(output, Optional.empty())), output);
    }

    @Test
    void pythonChessReadsOurGamesAndWeReadItsOwn() throws IOException, InterruptedException {
        String python = Installed.program("python3");
        if (!succeeds(python, "-c", "import chess.pgn")) {
            Torture.tellSkipped("what needs python3-chess, which is not installed here");
            Assumptions.abort("python3-chess is not installed");
        }
        List<ReplayedGame> games = games();
        String script = """
                import chess.pgn, sys
                while (game := chess.pgn.read_game(sys.stdin)) is not None:
                    if game.errors:
                        sys.exit(str(game.errors))
                    print(game, end="\\n\\n")
                """;

        String output = run(List.of(python, "-c", script), new Exchange(registry).write(games, GameFormat.PGN));

        assertEquals(moves(games), moves(read(output, Optional.empty())), output);
    }

    private static boolean succeeds(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return process.waitFor() == 0;
    }

    private String run(List<String> command, String input) throws IOException, InterruptedException {
        Path in = Files.writeString(folder.resolve("in.pgn"), input);
        Path out = folder.resolve("out.pgn");
        Path err = folder.resolve("errors.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("PYTHONIOENCODING", "utf-8");
        Process process = builder.start();
        assertEquals(0, process.waitFor(), Files.readString(err));
        return Files.readString(out);
    }

    /** A variation is over where a move of it is bad, and what is said in it of how it would end is not how the game ended. */
    @ParameterizedTest
    @CsvSource({
        "1. e4 e5 (1... c5 2. Ke3 1-0) 2. Nf3 0-1, 0-1, 3",
        "1. e4 e5 2. Ke3 (2. Nf3 1-0) 2... Nc6 0-1, 0-1, 2",
        "1. e4 e5 2. Ke3 (2. Nf3 (2. d4 *) 1-0) 1/2-1/2, 1/2-1/2, 2",
        "1. e4 (1. d4 d5 2. Kd4 (2. c4 0-1) 1-0) 1... e5 2. Nf3 *, *, 3",
    })
    void aResultInAVariationAfterABadMoveIsNotTheGames(String moves, String result, int plies) {
        List<PartialGame> held = new ArrayList<>();
        new Exchange(registry)
                .readHeld(new GamesText(moves, "text", Optional.empty(), Optional.empty()), GameFormat.PGN, held::add);

        assertEquals(1, held.size(), held::toString);
        assertEquals(result, held.get(0).result());
        assertEquals(plies, held.get(0).record().line().moves().size());
        assertEquals(1, held.get(0).troubles().size());
    }

    @Test
    void whatIsSaidOfTheLastMoveBeforeABadOneIsKept() {
        GameLine line = new GameLine(
                1,
                List.of("e2-e4", "e7-e5", "e4-e6", "d7-d5"),
                new TreeMap<>(Map.of(0, "before", 1, "one", 2, "two", 3, "bad", 4, "after")),
                new TreeMap<>(Map.of(1, "!", 2, "!?", 3, "??")),
                List.of());
        GameRecord bad = new GameRecord(
                "orthodox", Map.of(), Optional.empty(), line, GameResult.OPEN, Optional.empty(), Map.of());

        GameLine held =
                new Exchange(registry).held(bad, "game.json", 1).record().line();

        assertEquals(List.of("e2-e4", "e7-e5"), held.moves());
        assertEquals(Map.of(0, "before", 1, "one", 2, "two"), held.comments());
        assertEquals(Map.of(1, "!", 2, "!?"), held.signs());
    }
}
