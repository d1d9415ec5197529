package org.plyspace.lab.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;
import org.plyspace.lab.search.SearchPlan.Part;

class SearchPlanTest {

    @Test
    void halvesOfTheOtherSettingsGoOn() {
        SearchPlan plan = SearchPlan.of(128, 3, 20_000);

        assertEquals(List.of(new Part(128, 25), new Part(65, 50), new Part(33, 98), new Part(17, 191)), plan.rounds());
        assertEquals(new Part(7, 1_009), plan.finals());
        assertEquals(12_931, plan.gamesOfRounds());
        assertEquals(21, plan.intervals().count());
    }

    @Test
    void settingsThatAreAllFinalistsNeedNoRounds() {
        SearchPlan plan = SearchPlan.of(4, 2, 1_000);

        assertEquals(List.of(), plan.rounds());
        assertEquals(new Part(4, 250), plan.finals());
        assertEquals(8, plan.intervals().count());
    }

    @ParameterizedTest
    @CsvSource({"2,20", "7,100", "8,500", "12,1000", "100,5000", "999,30000"})
    void noMoreGamesArePlayedThanAskedFor(int settings, int games) {
        SearchPlan plan = SearchPlan.of(settings, 1, games);
        int all = plan.gamesOfRounds() + plan.finals().total();

        assertTrue(all <= games && all > games - 7, all + " of " + games);
    }

    /** SciPy: of 1,009 games by Wilson, z = 3.038074, and Student, t(1008) = 3.045800: z / 2 / sqrt(1008 (z / t)^2 + z^2). */
    @Test
    void precisionIsToldBeforehand() {
        SearchPlan plan = SearchPlan.of(128, 3, 20_000);

        double draws = 1_008 * Math.pow(3.038074 / 3.045800, 2);
        assertEquals(3.038074 / 2 / Math.sqrt(draws + 9.229896), plan.widestShare(), 1e-6);
        assertEquals(3.038074 / 2 / Math.sqrt(1_009), plan.widthOfMean(), 1e-6);
        assertTrue(SearchPlan.of(128, 3, 5_000).widestShare() > 0.05, "5,000 games tell no share to within 5 points");
    }

    @ParameterizedTest
    @CsvSource({"128,3000", "7,27", "2,7"})
    void tooFewGamesAreRefusedWithHowManyAreNeeded(int settings, int games) {
        UsageException refused = assertThrows(UsageException.class, () -> SearchPlan.of(settings, 3, games));
        String message = refused.getMessage();
        int needed = Integer.parseInt(message.substring(message.lastIndexOf(' ') + 1));

        assertTrue(message.startsWith("--games: " + games + " are too few for " + settings), message);
        assertTrue(SearchPlan.of(settings, 3, needed).finals().games() >= 4);
        assertThrows(UsageException.class, () -> SearchPlan.of(settings, 3, needed - 1));
    }
}
