package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Rules;
import org.plyspace.testing.RuleSets;

@DisplayName("A warm-up")
class WarmUpTest {

    private static final String RULES = """
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 3, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
              }%s
            }
            """;

    private static WarmUp of(Rules rules) {
        return new WarmUp(rules, new PieceValues(rules), () -> 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "cube"})
    void searchesManyPositionsButNotForEver(String id) {
        long nodes = of(RuleSets.of(id)).run();

        assertTrue(nodes > 64 && nodes <= 100_000, () -> "nodes " + nodes);
    }

    @Test
    void endsWhenItsTimeIsUp() {
        Rules rules = RuleSets.of("koernke");
        Ticks ticks = Ticks.millisPerLook(100);

        long nodes = new WarmUp(rules, new PieceValues(rules), ticks).run();

        assertTrue(nodes > 0 && nodes < 20_000, () -> "nodes " + nodes);
    }

    /** The first searches end at once, since the game does. */
    @Test
    void endsWhereThereIsLittleToSearch() {
        long nodes = of(RuleSets.declared(RULES.formatted(", \"start\": \"k2/3/3/1RK w - - 0 1\"")))
                .run();

        assertTrue(nodes > 0 && nodes <= 100_000, () -> "nodes " + nodes);
    }

    @Test
    void doesNothingWithoutAStart() {
        assertEquals(
                0,
                of(RuleSets.declared(RULES.formatted(", \"noStart\": \"a test\"")))
                        .run());
    }

    @Test
    void canBeStoppedBeforeItBegins() {
        WarmUp warmUp = of(RuleSets.of("koernke"));
        warmUp.stop();

        assertEquals(0, warmUp.run());
    }
}
