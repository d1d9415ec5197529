package org.plyspace.search.mate;

import java.util.SplittableRandom;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

/** Rules on a board small enough for brute force, with any way to end a game, and random positions of them. */
final class TinyRules {

    private static final String WITH_HANDS = "tiny-hands";

    private static final String RULES = """
            {
              "format": "plyspace-lattice/2", "id": "%s", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 3, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": %s,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "Q": {"name": "queen", "rides": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}}
              },
              %s
              "start": "%skqn/3/3/NRK w - - 0 1"
            }
            """;

    private TinyRules() {}

    /** Rules with further members of the declaration besides pieces and board, such as {@code "end": {...},}. */
    static Rules with(String members) {
        boolean hands = members.contains("\"hands\"");
        return RuleSets.declared(RULES.formatted(hands ? WITH_HANDS : "tiny", !hands, members, hands ? "1:" : ""));
    }

    /**
     * A random position, in which the game goes on, of kings and up to {@code men} other men, more of the side to move than of the other;
     * the clock has run for some plies.
     */
    static Position random(Rules rules, SplittableRandom random, int men, int clock) {
        while (true) {
            Setup.Builder setup = rules.empty().toBuilder();
            Side mover = Side.of(random.nextInt(2));
            put(rules, setup, random, Side.WHITE, true);
            put(rules, setup, random, Side.BLACK, true);
            for (int man = random.nextInt(men) + 1; man > 0; man--) {
                put(rules, setup, random, random.nextInt(3) == 0 ? mover.opposite() : mover, false);
            }
            setup.clocks(clock == 0 ? 0 : random.nextInt(clock), 30);
            Setup built = setup.side(mover).build();
            if (rules.faults(built, Purpose.GAME).isEmpty()) {
                Position position = rules.position(built, Purpose.GAME);
                if (position.outcome().isEmpty()) {
                    return position;
                }
            }
        }
    }

    private static void put(Rules rules, Setup.Builder setup, SplittableRandom random, Side side, boolean royal) {
        int type;
        do {
            type = random.nextInt(rules.pieceTypes().size());
        } while (rules.pieceTypes().get(type).royal() != royal);
        int code = Piece.code(side, type);
        if (!royal && rules.variant().id().equals(WITH_HANDS) && random.nextBoolean()) {
            setup.hand(code, 1);
        } else {
            setup.piece(random.nextInt(rules.cells()), code);
        }
    }
}
