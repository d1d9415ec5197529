package org.plyspace.endgame.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

class FixedBoardsTest {

    /** A pawn becomes a rook or a queen. */
    private static final String DECLARED = """
            {"format": "plyspace-lattice/2", "id": "four", "title": "Four", "summary": "Four by four.", "source": "tests",
             "plainFen": true,
             "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"},
             "pieces": {"K": {"name": "king", "royal": true, "leaps": {"flat": [1, 0, 0]}},
                        "Q": {"name": "queen", "rides": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                        "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                        "P": {"name": "pawn", "pawn": {
                          "advances": [0, 1, 0], "captures": [[-1, 1, 0], [1, 1, 0]],
                          "promotion": {"ranks": -1}, "promotesTo": "QR"}}},
             "start": "kr2/4/4/2RK w - - 0 1"}
            """;

    private static final Rules RULES = RuleSets.declared(DECLARED);
    private static final FixedBoards GROUND = new FixedBoards(RULES, Arrangement.atHome(RULES));

    private static Material tableOf(String text) {
        return GROUND.tableOf(Material.parse(RULES, text));
    }

    /** By captures and promotions, in tables that serve both sides. */
    @ParameterizedTest
    @CsvSource({
        "KvK, ''",
        "KRvK, KvK",
        "KvKR, KvK",
        "KQvKR, KvK KQvK KRvK",
        "KRRvK, KvK KRvK",
        "KPvK, KvK KRvK KQvK",
        "KPvKR, KvK KRvK KQvK KPvK KQvKR KRvKR",
        "KPvKP, KvK KRvK KQvK KPvK KRvKR KQvKR KQvKQ KPvKR KPvKQ",
    })
    void whatFollowsFromAMaterialComesBeforeIt(String text, String following) {
        List<Material> closure = GROUND.closure(tableOf(text));
        Set<Material> expected = Stream.concat(Stream.of(following.split(" ", -1)), Stream.of(text))
                .filter(each -> !each.isEmpty())
                .map(FixedBoardsTest::tableOf)
                .collect(Collectors.toSet());

        assertEquals(expected, Set.copyOf(closure));
        assertEquals(expected.size(), closure.size(), closure::toString);
        assertEquals(tableOf(text), closure.get(closure.size() - 1));
        for (Material each : closure) {
            List<Material> own = GROUND.closure(each);
            assertTrue(closure.subList(0, 1 + closure.indexOf(each)).containsAll(own), () -> each + ": " + own);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "KQvKR, KRvKQ, 4, 2, false, false",
        "KRRvK, KvKRR, 4, 3, false, false",
        "KPvKR, KRvKP, 4, 2, true, false",
        "KRPvKP, KPvKRP, 5, 3, true, true",
    })
    void aMaterialKnowsItsMen(
            String text, String exchanged, int men, int white, boolean directional, boolean directionalForBoth) {
        Material material = Material.parse(RULES, text);

        assertEquals(Material.parse(RULES, exchanged), material.exchanged(RULES));
        assertEquals(exchanged, material.exchanged(RULES).toString());
        assertEquals(material, material.exchanged(RULES).exchanged(RULES));
        assertEquals(men, material.men());
        assertEquals(white, material.men(Side.WHITE));
        assertEquals(directional, material.isDirectional(RULES));
        assertEquals(directionalForBoth, material.isDirectionalForBoth(RULES));
        assertEquals(material, Material.of(RULES, material.counts()));
    }
}
