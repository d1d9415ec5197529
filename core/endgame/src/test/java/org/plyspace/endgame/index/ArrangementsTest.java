package org.plyspace.endgame.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.index.Arrangements.Standing;
import org.plyspace.testing.RuleSets;

class ArrangementsTest {

    private static List<Standing> of(String rules, String material) {
        Rules found = RuleSets.of(rules);
        return Arrangements.of(found, Material.parse(found, material));
    }

    @Test
    void twoBoardsOfAFileHangAtAnyTwoOfItsTwelvePlaces() {
        List<Standing> all = of("roth", "KQvK");
        assertEquals(132 * 132, all.stream().mapToInt(Standing::count).sum());
        assertTrue(all.get(0).arrangement().isAtHome());
        Set<String> texts = new HashSet<>();
        all.forEach(each -> assertTrue(texts.add(each.arrangement().text())));
        // Left for right; 132 are their own images.
        assertEquals((132 * 132 + 132) / 2, all.size());
    }

    @Test
    void aLargerDrawHasTheSameArrangementsAndMoreAndNoneTwice() {
        List<Standing> all = of("roth", "KQvK");
        List<Standing> some = Arrangements.draw(all, 300);

        assertEquals(some.subList(0, 40), Arrangements.draw(all, 40));
        assertEquals(300, Set.copyOf(some).size());
        assertTrue(all.containsAll(some));
        assertEquals(Set.copyOf(all), Set.copyOf(Arrangements.draw(all, 100_000)));
        // All hang anywhere, rather than near the start: by chance some three in a hundred leave a board at home.
        assertTrue(some.subList(0, 40).stream().anyMatch(one -> all.indexOf(one) > all.size() / 2));
    }

    @Test
    void boardsThatDoNotMoveAreRefusedByName() {
        UsageException refused = assertThrows(UsageException.class, () -> of("twoboard", "KQvK"));
        assertTrue(refused.getMessage().contains("boards of twoboard do not move"), refused.getMessage());
    }
}
