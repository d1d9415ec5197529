package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.plyspace.api.Rules;
import org.plyspace.search.mate.MateSolver;
import org.plyspace.testing.RuleSets;

@DisplayName("A hash table that the memory of a test has no room for")
class SearchMemoryTest {

    private static final int TOO_MANY = SearchSettings.MOST_MEGABYTES;

    private final Rules rules = RuleSets.of("cube");

    @Test
    void isRefusedWithItsSize() {
        assertRefused(() -> new Searcher(rules, TOO_MANY));
        assertRefused(() -> new MateSolver(TOO_MANY));
        assertRefused(() -> Engines.of("alphabeta:depth=1,hash=" + TOO_MANY, rules, 1));
    }

    private static void assertRefused(Executable make) {
        assertEquals(
                "there is no memory for a hash table of 16384 MB; ask for less, or give Java more, as with"
                        + " PLYSPACE_JAVA_OPTS=-Xmx4g",
                assertThrows(SearchMemoryException.class, make).getMessage());
    }
}
