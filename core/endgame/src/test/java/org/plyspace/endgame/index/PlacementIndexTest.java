package org.plyspace.endgame.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Rules;
import org.plyspace.testing.RuleSets;

class PlacementIndexTest {

    private static final String RULES = """
            {"format": "plyspace-lattice/2", "id": "four", "title": "Four", "summary": "Four by four.", "source": "tests",
             "royals": {"min": 1, "max": 3},
             "plainFen": true,
             "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"},
             "pieces": {"K": {"name": "king", "royal": true, "leaps": {"flat": [1, 0, 0]}},
                        "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}},
             "start": "kr2/4/4/2RK w - - 0 1"}
            """;

    private final Rules rules = RuleSets.declared(RULES);
    private final FixedBoards ground = new FixedBoards(rules, Arrangement.atHome(rules));

    @Test
    void aSquareBoardIsFoldedByItsEightSymmetries() {
        assertEquals(8, ground.index(Material.parse(rules, "KvK")).symmetries());
    }

    @ParameterizedTest
    @ValueSource(strings = {"KvK", "KRvK", "KRRvK", "KKvKK", "KKKvK", "KKvKKRR"})
    void everyPlacementHasTheNumberOfItsImagesAndOfNoOther(String text) {
        Material material = Material.parse(rules, text);
        PlacementIndex index = ground.index(material);
        PlacementIndex.Coder coder = index.coder();
        PlacementIndex.Coder other = index.coder();
        int[] cellOf = new int[material.men()];
        int[] back = new int[material.men()];
        Map<Long, Integer> met = new HashMap<>();
        long all = count(material, coder, cellOf, 0, met);
        long orbits = 0;
        for (long number = 0; number < index.size(); number++) {
            int orbit = coder.decode(number, cellOf);
            orbits += orbit;
            assertEquals(orbit, met.getOrDefault(number, 0), "placements of number " + number);
            if (orbit > 0) {
                boolean symmetric = coder.isSymmetric();
                assertEquals(orbit < index.symmetries(), symmetric);
                assertTrue(!symmetric || coder.mayBeSymmetric(cellOf), "symmetric, and said not to be");
                assertEquals(number, other.encode(cellOf));
                assertEquals(symmetric, other.isSymmetric());
                other.decode(number, back);
                assertEquals(number, coder.encode(back));
            }
        }
        assertEquals(all, orbits);
        assertNotEquals(0, all);
        assertTrue(index.size() >= all / 8);
    }

    /** Counts placements with like men in ascending order, and the times that each number is met. */
    private long count(Material material, PlacementIndex.Coder coder, int[] cellOf, int man, Map<Long, Integer> met) {
        if (man == material.men()) {
            met.merge(coder.encode(cellOf), 1, Integer::sum);
            return 1;
        }
        boolean like = man > 0 && material.code(man) == material.code(man - 1);
        long sum = 0;
        for (int cell = like ? cellOf[man - 1] + 1 : 0; cell < rules.cells(); cell++) {
            boolean taken = false;
            for (int i = 0; i < man; i++) {
                taken |= cellOf[i] == cell;
            }
            if (!taken) {
                cellOf[man] = cell;
                sum += count(material, coder, cellOf, man + 1, met);
            }
        }
        return sum;
    }
}
