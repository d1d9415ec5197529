package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.GameResult;

/** Whether games end may depend on the rules: what divides by those that ended must not tell of a difference alone. */
class CutOffGamesTest {

    /** Games of 20 plies that White and Black win in turn, that are drawn, and games that are cut off after 40. */
    private static SettingGames games(String spec, int won, int drawn, int cutOff) {
        List<GameTrace> games = new ArrayList<>();
        for (int i = 0; i < won + drawn + cutOff; i++) {
            GameResult result = i < won
                    ? i % 2 == 0 ? GameResult.WHITE_WINS : GameResult.BLACK_WINS
                    : i < won + drawn ? GameResult.DRAW : GameResult.OPEN;
            games.add(LittleGame.ofLength(
                    i, result == GameResult.OPEN ? 40 : 20, result, i < won ? "checkmate" : "stalemate"));
        }
        return LittleGame.setting(spec, games);
    }

    private static Map<String, Contrast> contrasts(SettingGames baseline, SettingGames other) {
        return new ResultTableMaker(List.of(baseline, other), 1)
                .contrasts("usual").stream().collect(Collectors.toMap(Contrast::row, Function.identity()));
    }

    /** 40 of 120 games are won in either; where draws no longer end games, all that end are won. */
    @Test
    void aShareOfGamesThatEndedIsNotMarkedIfNoMoreOfAllDo() {
        Map<String, Contrast> found = contrasts(games("usual", 40, 80, 0), games("endless", 40, 0, 80));

        assertEquals(2.0 / 3, found.get("decisive").difference().mean(), 1e-9);
        assertEquals(Contrast.Finding.OPEN, found.get("decisive").finding());
        assertEquals(1, found.get("decisive").p());
        assertEquals(0, found.get("winners").difference().mean(), 1e-9);
        assertEquals(Contrast.Finding.DIFFERENT, found.get("finished").finding());
        assertEquals(Contrast.Finding.DIFFERENT, found.get("mean-length").finding());
        assertEquals(
                Contrast.Finding.DIFFERENT, found.get("ending:draw stalemate").finding());
    }

    @Test
    void itIsMarkedIfMoreOfAllDo() {
        Map<String, Contrast> found = contrasts(games("usual", 40, 70, 10), games("sharp", 100, 10, 10));

        assertEquals(Contrast.Finding.DIFFERENT, found.get("decisive").finding());
        assertEquals(Contrast.Finding.DIFFERENT, found.get("winners").finding());
        assertTrue(found.get("decisive").p() >= found.get("winners").p());
    }

    /** In 4,000 games a score is known to 2 points, but a fifth of them, if won, would move it by ten. */
    @Test
    void scoresAreAlikeOnlyIfGamesCutOffCannotPartThem() {
        Map<String, Contrast> some = contrasts(games("usual", 1600, 1600, 800), games("like it", 1600, 1600, 800));
        Map<String, Contrast> none = contrasts(games("usual", 2000, 2000, 0), games("like it", 2000, 2000, 0));

        assertEquals(Contrast.Finding.OPEN, some.get("score").finding());
        assertEquals(Contrast.Finding.OPEN, some.get("score-all").finding());
        assertEquals(Contrast.Finding.OPEN, some.get("decisive").finding());
        assertEquals(Contrast.Finding.ALIKE, some.get("winners").finding());
        assertEquals(Contrast.Finding.ALIKE, none.get("score").finding());
        assertEquals(Contrast.Finding.ALIKE, none.get("decisive").finding());
    }

    /** What is called alike has its whole interval within the margin: one of 4.9 and one of 5.2 points to either side. */
    @Test
    void alikeIsWhatTheIntervalSays() {
        for (int games : new int[] {900, 1_500}) {
            Contrast finished = contrasts(
                            games("usual", games / 2, games / 2, 0), games("like it", games / 2, games / 2, 0))
                    .get("decisive");
            assertEquals(
                    finished.difference().high() < 0.05 ? Contrast.Finding.ALIKE : Contrast.Finding.OPEN,
                    finished.finding(),
                    finished.toString());
        }
    }

    @Test
    void numbersOfAllGamesSayUpToWhichPly() {
        ResultTable some = new ResultTableMaker(List.of(games("usual", 4, 4, 2)), 1).make();
        ResultTable none = new ResultTableMaker(List.of(games("usual", 4, 4, 0)), 1).make();

        assertEquals(
                "mean length to ply 40", some.row("mean-length").orElseThrow().label());
        assertEquals(
                "games with a winner to ply 40",
                some.row("winners").orElseThrow().label());
        assertEquals("mean length", none.row("mean-length").orElseThrow().label());
    }

    /** If all games ended, it is the share of decisive games; who asks for it by name gets it. */
    @Test
    void whatRepeatsAnotherNumberIsLeftOut() {
        List<SettingGames> all = List.of(games("usual", 4, 4, 0));

        assertFalse(new ResultTableMaker(all, 1).make().row("winners").isPresent());
        assertTrue(new ResultTableMaker(all, 1, row -> row.id().equals("winners"))
                .make()
                .row("winners")
                .isPresent());
    }
}
