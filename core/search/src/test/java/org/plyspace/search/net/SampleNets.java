package org.plyspace.search.net;

import java.util.SplittableRandom;
import org.plyspace.api.Rules;
import org.plyspace.search.Weights;
import org.plyspace.testing.RuleSets;

/** Nets of random numbers, and rule sets to play them in. */
public final class SampleNets {

    private static final String HANDS = """
            {
              "format": "plyspace-lattice/2", "id": "hands", "title": "Hands", "summary": "Captured men are dropped.",
              "source": "a test", "citation": "a test",
              "board": {"files": 6, "ranks": 6, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}}
              },
              "hands": {"held": "RN", "most": 4},
              "start": "rnknr1/6/6/6/6/1RNKNR w - - 0 1"
            }
            """;

    /** No symmetry exchanges the sides, since lances go forward on a board that has a corner less. */
    private static final String UNEVEN = """
            {
              "format": "plyspace-lattice/2", "id": "uneven", "title": "Uneven", "summary": "A corner is missing.",
              "source": "a test", "citation": "a test",
              "board": {"files": 5, "ranks": 5, "squares": "{file}{rank}", "missing": [{"files": 1, "ranks": 5}]}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "L": {"name": "lance", "rides": [0, 1, 0]}
              },
              "start": "rlk1/5/5/5/1RLK1 w - - 0 1"
            }
            """;

    private SampleNets() {}

    /** A rule set of a test, or one of the program's by its id. */
    public static Rules rules(String id) {
        return switch (id) {
            case "hands" -> RuleSets.declared(HANDS);
            case "uneven" -> RuleSets.declared(UNEVEN);
            default -> RuleSets.of(id);
        };
    }

    /** A net whose units are often between their limits, for the usual weights. */
    public static Net of(Rules rules, int units, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        short[] numbers = new short[(int) Net.size(new NetFeatures(rules).rows(), units)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (short) random.nextInt(-60, 61);
        }
        return new Net(rules.setting(), Weights.usual(rules).checksum(), units, numbers);
    }
}
