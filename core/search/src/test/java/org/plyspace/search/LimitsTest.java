package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;

class LimitsTest {

    private static final long NONE = Long.MAX_VALUE;
    private static final String NAMES = "depth|nodes|time|cmd|option\\..*";

    private static EngineOptions options(String listed) {
        return EngineOptions.parse("engine:" + listed, listed, name -> name.matches(NAMES), "depth=N and nodes=N");
    }

    /** Each beside the others, in whatever order. */
    @ParameterizedTest
    @CsvSource({
        "'', 64, 9223372036854775807, 9223372036854775807",
        "depth=7, 7, 9223372036854775807, 9223372036854775807",
        "nodes=1000, 64, 1000, 9223372036854775807",
        "time=0.5s, 64, 9223372036854775807, 500",
        "'nodes=1000,time=5', 64, 1000, 5000",
        "'time=5,nodes=1000', 64, 1000, 5000",
        "'time=2,depth=3,nodes=9', 3, 9, 2000",
    })
    void anEngineHasAllTheLimitsThatItsOptionsSay(String listed, int depth, long nodes, long millis) {
        long nanos = millis == NONE ? NONE : millis * 1_000_000;

        assertEquals(new Limits(depth, nodes, nanos, List.of()), options(listed).limits());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            depth=0           | depth=0 is not a whole number from 1 to 64
            depth=65          | depth=65 is not a whole number from 1 to 64
            nodes=-5          | nodes=-5 is not a whole number from 1
            time=0            | time=0 is not a time
            time=soon         | time=soon is not a time
            depth=3,depth=4   | depth is given twice
            colour=red        | 'colour=red' is unknown; expected depth=N and nodes=N
            depth             | 'depth' is unknown
            nodes=5,          | '' is unknown
            """)
    void whatIsNoLimitIsRefusedInWords(String listed, String words) {
        UsageException refused =
                assertThrows(UsageException.class, () -> options(listed).limits());

        assertTrue(refused.getMessage().startsWith("engine 'engine:" + listed + "': " + words), refused.getMessage());
    }

    @Test
    void quotationMarksHoldCommasAndMarksTogether() {
        EngineOptions options = options("cmd=\"a, \"\"b\"\"\",option.Hash=16,option.Own Book=\"x,y\",depth=2");

        assertEquals("a, \"b\"", options.text("cmd").orElseThrow());
        assertEquals(Map.of("Hash", "16", "Own Book", "x,y"), options.behind("option."));
        assertEquals(
                List.of("Hash", "Own Book"),
                List.copyOf(options.behind("option.").keySet()));
        assertEquals(2, options.limits().depth());
        assertThrows(UsageException.class, () -> options("cmd=\"a"));
        assertThrows(UsageException.class, () -> options("cmd=\"a\"b"));
    }

    /** The stricter of each; the moves stay. */
    @Test
    void limitsNarrowEachOtherOneByOne() {
        Limits one = new Limits(9, 500, 3_000_000_000L, List.of(7L));
        Limits other = new Limits(12, 300, 4_000_000_000L, List.of(8L));

        assertEquals(new Limits(9, 300, 3_000_000_000L, List.of(7L)), one.narrowed(other));
        assertEquals(new Limits(9, 300, 3_000_000_000L, List.of(8L)), other.narrowed(one));
        assertEquals(one, one.narrowed(Limits.NONE));
        assertEquals(new Limits(9, 500, 2_000_000_000L, List.of(7L)), one.within(2_000));
        assertEquals(one, one.within(4_000));
        assertEquals(new Limits(9, 500, 4_000_000_000L, List.of(7L)), one.ofMillis(4_000));
        assertEquals(new Limits(5, 500, 3_000_000_000L, List.of(7L)), one.toMateIn(3));
        assertEquals(one, one.toMateIn(5));
        assertEquals(one, one.toMateIn(20));
    }
}
