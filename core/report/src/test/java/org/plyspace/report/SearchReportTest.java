package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.lab.search.Aim;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.Quantity;
import org.plyspace.lab.search.RuleSearchResult;
import org.plyspace.lab.search.RuleSearchResult.Finalist;
import org.plyspace.lab.search.RuleSearchResult.MainEffect;
import org.plyspace.lab.search.RuleSearchSettings;
import org.plyspace.lab.search.RuleSpace;
import org.plyspace.lab.search.RuleSpace.Factor;
import org.plyspace.lab.search.RuleSpace.Refused;
import org.plyspace.lab.search.RuleSpace.Setting;
import org.plyspace.lab.search.SearchPlan;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.statistics.Estimate;
import tools.jackson.databind.JsonNode;

class SearchReportTest {

    private static final RuleSpace SPACE = new RuleSpace(
            List.of(new Factor("wind", List.of("north", "east")), new Factor("sail", List.of("on", "off"))),
            List.of(
                    new Setting("ship", List.of(0, 0)),
                    new Setting("ship:sail=off", List.of(0, 1)),
                    new Setting("ship:wind=east", List.of(1, 0))),
            List.of(new Refused("ship:wind=east,sail=off", "that sinks")),
            List.of());

    private static final List<Objective> OBJECTIVES = List.of(
            new Objective(Aim.MINIMISE, new Quantity("draws", "games without a winner", Unit.SHARE_OF_GAMES, 1)),
            new Objective(Aim.KEEP, new Quantity("length", "mean length", Unit.PLIES, 1_000)));

    private static final SearchPlan PLAN = SearchPlan.of(3, 2, 3_000);

    private static final RuleSearchResult RESULT = new RuleSearchResult(
            PLAN,
            OBJECTIVES,
            finalist(0, 0.4, 80, true),
            List.of(finalist(2, 0.3, 80, false), finalist(1, 0.25, 100, false)),
            List.of(new MainEffect(
                    "wind",
                    "east",
                    1,
                    List.of(new Estimate(-0.1, -0.2, 0), new Estimate(Double.NaN, Double.NaN, Double.NaN)))));

    private static Finalist finalist(int setting, double draws, double length, boolean beaten) {
        return new Finalist(
                setting,
                List.of(Estimate.around(draws, 0.04), Estimate.around(length, 3)),
                List.of(draws / 0.05, Math.abs(length - 80) / 12),
                beaten,
                setting == 1);
    }

    @Test
    void theOutlookSaysWhatSoManyGamesCanTell() {
        List<String> lines = new SearchDoc(SPACE, OBJECTIVES, PLAN, 200).outlook();

        assertEquals("3 settings of ship by wind (north, east), sail (on, off)", lines.get(0));
        assertEquals("to minimise draws, keep length", lines.get(1));
        assertEquals("left out: ship:wind=east,sail=off: that sinks", lines.get(2));
        assertEquals(
                "3,000 games in the finals: 1,000 by each of 3 settings, the unchanged rules among them", lines.get(3));
        String rest = String.join(" ", lines.subList(4, lines.size()));
        assertTrue(rest.contains("6 intervals, 2.64 standard errors to either side"), rest);
        assertTrue(rest.contains("a share of games to +-4.2 points or better"), rest);
        assertTrue(rest.contains("so many games tell each share to within 5 points"), rest);
    }

    @ParameterizedTest
    @CsvSource({"3, 2, 900", "24, 3, 800", "150, 2, 5000"})
    void whatItTakesToTellAShareIsEnoughAndNoHundredMore(int settings, int objectives, int games) {
        String text = outlook(settings, objectives, games);
        int needed = Integer.parseInt(text.replaceAll(".*for that it takes about ([0-9,]+) games.*", "$1")
                .replace(",", ""));

        assertTrue(text.contains("tell no share to within 5 points"), text);
        assertTrue(
                outlook(settings, objectives, needed).contains("so many games tell each share to within 5 points"),
                text);
        assertTrue(outlook(settings, objectives, needed - 100).contains("tell no share to within 5 points"), text);
    }

    private static String outlook(int settings, int objectives, int games) {
        SearchPlan plan = SearchPlan.of(settings, objectives, games);
        return String.join(" ", new SearchDoc(SPACE, OBJECTIVES, plan, 200).outlook());
    }

    @Test
    void theFinalsAreATableInTheOrderOfTheRounds() {
        List<String> lines = new SearchDoc(SPACE, OBJECTIVES, PLAN, 80).result(RESULT);
        String text = String.join("\n", lines);

        assertTrue(text.matches("(?s).*unchanged - +40 \\(36-44\\) +80 \\(77-83\\)\n.*"), text);
        assertTrue(text.matches("(?s).*\n1 wind=east +30 \\(26-34\\) +80 \\(77-83\\)\n2 = sail=off .*"), text);
        assertTrue(text.contains("=: all its games are those of the unchanged rules"), text);
        assertTrue(text.matches("(?s).*\nwind=east +-10 \\(-20 to 0\\) +unknown\n.*"), text);
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), text);
    }

    @Test
    void jsonHasWhatIsKnown() {
        RuleSearchSettings settings = new RuleSearchSettings("random", OpeningRule.USUAL, 7, 100);
        JsonNode json = JsonMappers.PLAIN.readTree(
                JsonMappers.PLAIN.writeValueAsString(SearchData.of(settings, SPACE, RESULT)));

        assertEquals("ship:wind=east", json.at("/finalists/0/setting").stringValue());
        assertFalse(json.at("/finalists/0/same").booleanValue());
        assertTrue(json.at("/finalists/1/same").booleanValue());
        assertEquals(0.3, json.at("/finalists/0/numbers/0/mean").doubleValue());
        assertEquals(12, json.at("/objectives/1/margin").doubleValue(), 1e-9);
        assertEquals("that sinks", json.at("/refused/0/reason").stringValue());
        assertFalse(json.at("/effects/0/differences/1").has("mean"));
    }

    @Test
    void thePictureHasACrossForEachSetting() {
        String svg = new SearchDoc(SPACE, OBJECTIVES, PLAN, 80).picture(RESULT);

        assertEquals(
                3,
                IntStream.range(0, svg.length())
                        .filter(i -> svg.startsWith("<circle", i))
                        .count());
        assertTrue(svg.contains("minimise draws, %") && svg.contains("keep length, plies"), svg);
        assertTrue(svg.contains("1  ship:wind=east"), svg);
        assertFalse(svg.contains("NaN"), svg);
    }
}
