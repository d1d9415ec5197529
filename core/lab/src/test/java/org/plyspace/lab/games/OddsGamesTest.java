package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.ResultTableMaker;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.InterimLooks;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.statistics.SequentialBounds.Spending;
import org.plyspace.testing.InWholeForm;

/** Games in which sides lack pieces, played, read again and counted. */
class OddsGamesTest {

    private static final String ODDS = "koernke odds=N:B";

    private static ReadyExperiment ready(String player, int games, String... settings) {
        return ReadyExperiment.of(
                new Experiment(
                        "odds",
                        List.of(settings),
                        List.of(player),
                        games,
                        OpeningRule.parse("random:6"),
                        2,
                        600,
                        List.of(),
                        List.of()),
                "odds.json",
                Bundled.REGISTRY);
    }

    private record Ended(PlayedGame<String> game, GameRow row) {}

    private static List<Ended> played(ReadyExperiment ready, int threads) {
        RowMaker maker = new RowMaker(ready);
        List<Ended> all = new ArrayList<>();
        new ExperimentRun(ready)
                .play(
                        GameRange.all(ready.experiment().numbers()),
                        number -> true,
                        threads,
                        (game, nanos) -> new Ended(PlayedGame.inText(ready, game), maker.played(game)),
                        all::addAll);
        all.sort(Comparator.comparingInt(ended -> ended.game.number()));
        return all;
    }

    private static long count(ReadyExperiment ready, Setup setup, Side side, String symbol) {
        PieceType type = ready.rules(0).pieceTypes().stream()
                .filter(each -> each.symbol().equals(symbol))
                .findFirst()
                .orElseThrow();
        int code = Piece.code(side, type.index());
        return IntStream.range(0, setup.cells())
                .filter(cell -> setup.pieceAt(cell) == code)
                .count();
    }

    @Test
    void theFirstPiecesAreWhitesInTheFirstGameOfAPairAndBlacksInTheSecond() {
        ReadyExperiment ready = ready("random", 4, ODDS);
        long all = count(ready, ready.rules(0).start(), Side.WHITE, "N");

        for (int opening = 0; opening < 4; opening++) {
            Setup start = ready.start(0, opening);
            Side first = opening % 2 == 0 ? Side.WHITE : Side.BLACK;
            assertEquals(all, count(ready, start, first, "N"), "knights of the side that has them, opening " + opening);
            assertEquals(all - 1, count(ready, start, first.opposite(), "N"), "of the other, opening " + opening);
            assertEquals(all - 1, count(ready, start, first, "B"), "bishops of the side that gives one, " + opening);
            assertEquals(all, count(ready, start, first.opposite(), "B"), "of the other, opening " + opening);
        }
    }

    @Test
    void gamesAreTheSameWhateverTheThreadsAndOtherSettings() {
        List<Ended> alone = played(ready("random", 4, ODDS), 1);
        List<Ended> beside = played(ready("random", 4, "koernke", ODDS), 2).stream()
                .filter(ended -> ended.game.setting() == 1)
                .toList();

        assertEquals(
                alone.stream().map(ended -> ended.game.moves()).toList(),
                beside.stream().map(ended -> ended.game.moves()).toList());
        assertEquals(
                4, alone.stream().map(ended -> ended.game.moves()).distinct().count());
    }

    @Test
    void aStoredGameIsReplayedFromTheStartThatItHad() {
        ReadyExperiment ready = ready("random", 4, ODDS, "koernke:movement=total odds=N:B");
        RowMaker maker = new RowMaker(ready);

        for (Ended ended : played(ready, 1)) {
            GameRow again = maker.stored(ended.game, "odds.store");
            assertEquals(ended.row.summary(), again.summary());
            assertEquals(
                    IntStream.range(0, again.numbers().length)
                            .mapToObj(i -> ended.row.numbers()[i])
                            .toList(),
                    IntStream.range(0, again.numbers().length)
                            .mapToObj(i -> again.numbers()[i])
                            .toList());
        }
    }

    @Test
    void theScoreIsOfTheSideWithTheFirstPiecesAndEachPairCountsOnce() {
        ReadyExperiment ready = ready("random", 8, ODDS);
        SettingGames games = new SettingGames(
                new Setting(ready.name(0), "", "random", Optional.empty()), new RowMaker(ready).traits(0));
        double points = 0;
        for (Ended ended : played(ready, 1)) {
            games.add(ended.row);
            double whites = ended.game.halfPoints().orElse(1) / 2.0;
            points += ended.game.opening() % 2 == 0 ? whites : 1 - whites;
        }

        ResultTableMaker maker = new ResultTableMaker(List.of(games), 1);
        MetricResult score = maker.number("odds-score", ODDS, "random").orElseThrow();
        assertEquals(points / 8, score.estimate().mean(), 1e-12);
        assertEquals(
                3,
                maker.compare("odds-score", 0.5, ODDS, "random")
                        .orElseThrow()
                        .difference()
                        .freedom());
        assertEquals(
                points / 8 - 0.5,
                maker.compare("odds-score", 0.5, ODDS, "random")
                        .orElseThrow()
                        .difference()
                        .estimate()
                        .mean(),
                1e-12);
    }

    @Test
    void settingsWithTheSameOddsBelongTogetherAndNoOthers() {
        Experiment experiment = ready(
                        "random",
                        2,
                        "koernke",
                        ODDS,
                        "koernke:movement=total",
                        "koernke:movement=total odds=N:B",
                        "koernke:movement=total odds=B:N")
                .experiment();

        assertEquals(
                List.of(0, 1, 0, 1, 4),
                IntStream.range(0, 5).mapToObj(experiment::baseline).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            koernke odds=N      | odds.json: field settings[0]: 'N' is no exchange; expected two lists of pieces
            koernke odds=K:N    | odds.json: field settings[0]: the king is royal
            koernke odds=QQQQQ:N | odds.json: field settings[0]: each side of koernke begins with
            koernke odds=R:PN   | odds.json: field settings[0]: 'R:PN' has its pieces in another order than the rules; expected R:NP
            koernke odds=N:N    | odds.json: field settings[0]: N:N has the knight on both sides
            nonesuch odds=N:B   | odds.json: field settings[0]: no variant 'nonesuch'
            """)
    void oddsThatCannotBeGivenAreRefused(String setting, String words) {
        String message = assertThrows(UsageException.class, () -> ready("random", 2, setting))
                .getMessage();

        assertTrue(message.startsWith(words), message);
    }

    @ParameterizedTest
    @CsvSource({"3, 2, games", "4, 3, looks.games[0]"})
    void gamesWithOddsComeInPairs(int games, int look, String field) {
        UsageException refused = assertThrows(
                UsageException.class,
                () -> new Experiment(
                        "odds",
                        List.of("koernke", ODDS),
                        List.of("random"),
                        games,
                        OpeningRule.parse("start"),
                        1,
                        9,
                        List.of(),
                        List.of(),
                        Optional.of(new InterimLooks(List.of(look, games), Spending.LINEAR, false))));

        assertEquals(
                "field " + field + ": expected an even number, since games with odds come in pairs, found 3",
                refused.getMessage());
    }

    /** The same pairs as docs/studies/claims/koernke.contests.jsonl and meder.contests.jsonl, played before there was cutting. */
    @InWholeForm
    @ParameterizedTest(name = "{0}, pair {1}")
    @CsvSource({
        "koernke odds=N:B, 2, 0, 1, 246",
        "meder:shadow=off odds=P:-, 4, 0, 2, 112",
        "meder:shadow=off odds=P:-, 1, 2, 2, 347"
    })
    void publishedPairsComeAgain(String setting, int pair, int asWhite, int asBlack, int plies) {
        ReadyExperiment ready = ReadyExperiment.of(
                new Experiment(
                        "odds",
                        List.of(setting),
                        List.of("alphabeta:nodes=2000,eval=generic,without=cutting"),
                        2 * pair + 2,
                        OpeningRule.USUAL,
                        2,
                        600,
                        List.of(),
                        List.of()),
                "odds.json",
                Bundled.REGISTRY);
        List<PlayedGame<String>> both = new ArrayList<>();
        new ExperimentRun(ready).play(new GameRange(2 * pair, 2 * pair + 1), number -> true, 1, both::addAll);
        both.sort(Comparator.comparingInt(PlayedGame::number));

        assertEquals(asWhite, both.get(0).halfPoints().orElse(1));
        assertEquals(asBlack, 2 - both.get(1).halfPoints().orElse(1));
        assertEquals(plies, both.get(0).moves().size() + both.get(1).moves().size());
    }
}
