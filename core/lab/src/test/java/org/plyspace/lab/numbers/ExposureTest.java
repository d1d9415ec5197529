package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.GameResult;

/** How much rules have to do with games, counted by hand. */
class ExposureTest {

    private static final RuleTraits TRAITS =
            LittleGame.ofLength(0, 2, GameResult.DRAW, "stalemate").traits();

    private static SettingGames setting(String spec) {
        return new SettingGames(new Setting(spec, "a title", "nobody", Optional.of("one")), TRAITS);
    }

    /** Adds a game of a setting; {@code together} below 0 stands for unknown. */
    private static void add(
            SettingGames games, int opening, int plies, GameResult result, String reason, int together) {
        games.add(
                LittleGame.ofLength(plies, new GameSummary(2 * opening, opening, 0, result, reason, 0, 0)),
                together < 0 ? OptionalInt.empty() : OptionalInt.of(together));
    }

    private static SettingGames baseline() {
        SettingGames games = setting("base");
        add(games, 3, 20, GameResult.DRAW, "stalemate", -1);
        add(games, 0, 10, GameResult.WHITE_WINS, "checkmate", -1);
        add(games, 1, 12, GameResult.DRAW, "stalemate", -1);
        add(games, 5, 8, GameResult.DRAW, "stalemate", -1);
        return games;
    }

    private static SettingGames other() {
        SettingGames games = setting("other");
        // The same game; one that goes on for longer; the same moves with another result; one without a partner.
        add(games, 0, 10, GameResult.WHITE_WINS, "checkmate", 10);
        add(games, 1, 16, GameResult.DRAW, "stalemate", 12);
        add(games, 3, 20, GameResult.WHITE_WINS, "stalemate", 20);
        add(games, 4, 30, GameResult.DRAW, "stalemate", -1);
        return games;
    }

    private static List<Exposure> exposures(List<SettingGames> settings, String baseline) {
        return new ResultTableMaker(settings, 1).make(baseline).exposures();
    }

    @Test
    void pairsAreIdenticalIfTheirMovesAndEndsAre() {
        SettingGames base = baseline();
        SettingGames other = other();

        List<Exposure> found = exposures(List.of(base, other), "base");

        assertEquals(List.of(new Exposure(base.setting(), other.setting(), 3, 1, 10 + 12 + 20, 10 + 16 + 20)), found);
        // Wilson's interval of 2 of 3, by R: binom::binom.wilson(2, 3).
        assertEquals(2.0 / 3, found.get(0).changed().mean(), 1e-12);
        assertEquals(0.9385, found.get(0).changed().high(), 5e-5);
        assertEquals(42.0 / 46, found.get(0).shareTogether(), 1e-12);
    }

    @Test
    void aPairIsTheSameFromBothSides() {
        SettingGames base = baseline();
        SettingGames other = other();

        assertEquals(
                List.of(new Exposure(other.setting(), base.setting(), 3, 1, 42, 46)),
                exposures(List.of(base, other), "other"));
    }

    @Test
    void settingsThatWereNotComparedWithEachOtherTellNothing() {
        SettingGames third = setting("third");
        add(third, 0, 10, GameResult.WHITE_WINS, "checkmate", 10);

        List<Exposure> found = exposures(List.of(baseline(), other(), third), "third");

        assertEquals(
                List.of("base"),
                found.stream().map(exposure -> exposure.setting().spec()).toList());
    }

    @Test
    void gamesOfWhichNothingIsKnownTellNothing() {
        SettingGames other = setting("other");
        add(other, 0, 10, GameResult.WHITE_WINS, "checkmate", -1);

        assertTrue(exposures(List.of(baseline(), other), "base").isEmpty());
    }

    @Test
    void whatGamesHaveInCommonMayBeSaidLater() {
        SettingGames base = baseline();
        SettingGames other = setting("other");
        add(other, 1, 12, GameResult.DRAW, "stalemate", -1);
        add(other, 0, 10, GameResult.WHITE_WINS, "checkmate", -1);
        other.pair(number -> number == 2 ? OptionalInt.of(12) : OptionalInt.empty());

        List<Exposure> found = exposures(List.of(base, other), "base");

        assertEquals(List.of(new Exposure(base.setting(), other.setting(), 1, 1, 12, 12)), found);
        assertTrue(found.get(0).isNone());
    }
}
