package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;

/** A setting compared with itself shows differences as rarely as promised: at most 6.5 % of tables mark any. */
class AgainstItselfTest {

    private static final int GAMES = 80;
    private static final List<GameTrace> TRACES = new SyntheticGames(3).games(1_500);
    private static final RuleTraits TRAITS = TRACES.get(0).traits();
    private static final GameReader READER = new GameReader(TRAITS);
    private static final List<GameRow> POOL =
            TRACES.stream().map(trace -> READER.row(trace, 0)).toList();

    @InWholeForm
    @ParameterizedTest(name = "paired by opening: {0}, {1} tables, with seeds 3 and 4")
    @CsvSource({"false, 1000", "true, 200"})
    void atMostOneTableInFifteenMarksAnything(boolean paired, int tables) {
        SplittableRandom random = new SplittableRandom(4);
        int marked = 0;
        for (int table = 0; table < tables; table++) {
            List<Contrast> contrasts = contrasts(random, paired);
            assertTrue(contrasts.size() > 30, "a table of " + contrasts.size());
            marked += contrasts.stream().anyMatch(contrast -> contrast.finding() == Contrast.Finding.DIFFERENT) ? 1 : 0;
        }
        assertTrue(marked <= 0.065 * tables, marked + " of " + tables);
    }

    /** The same row as that of another game, with an opening of its own. */
    private static GameRow numbered(GameRow row, int number) {
        GameSummary one = row.summary();
        return new GameRow(
                new GameSummary(
                        number,
                        number,
                        one.openingPlies(),
                        one.result(),
                        one.reason(),
                        one.whiteDepth(),
                        one.blackDepth()),
                row.sharedPlies(),
                row.plies(),
                row.together(),
                row.ids(),
                row.numbers());
    }

    private static List<Contrast> contrasts(SplittableRandom random, boolean paired) {
        int[] drawn = random.ints(0, POOL.size()).distinct().limit(2 * GAMES).toArray();
        Optional<String> openings = paired ? Optional.of("shared") : Optional.empty();
        List<SettingGames> settings = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            SettingGames games = new SettingGames(new Setting(side == 0 ? "a" : "a again", "", "", openings), TRAITS);
            for (int i = 0; i < GAMES; i++) {
                games.add(numbered(POOL.get(drawn[side * GAMES + i]), i));
            }
            settings.add(games);
        }
        return new ResultTableMaker(settings, random.nextLong()).contrasts("a");
    }
}
