package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Compares the attack summaries that positions of a rule set give with those counted man by man. */
final class Summaries {

    private static final int CELLS_LOOKED_AT = 500;
    private static final List<String> TERMS = List.of(
            "hanging pieces",
            "hanging pawns",
            "pieces under pawns",
            "pieces under lesser ones",
            "supported pawns",
            "pawns in the zone",
            "weak cells of the zone",
            "men held near the zone",
            "free pawns, 1 step",
            "free pawns, 2 steps",
            "free pawns, 3 steps",
            "free pawns, 4 steps",
            "free pawns, more steps");

    private final Rules rules;
    private final AttackSummary given;
    private final AttackSummary counted;

    /**
     * Creates both summaries, with types ranked by the cells that they attack in the mean.
     *
     * @param step the difference in cells that makes another rank: the larger it is, the more types have the same
     */
    Summaries(Rules rules, int step) {
        this.rules = rules;
        int[] ranks = ranks(rules, step);
        PromotionWays ways = new PlainWays(rules);
        this.given = PlainAttackCount.newSummary(rules, ranks, ways);
        this.counted = PlainAttackCount.newSummary(rules, ranks, ways);
    }

    private static int[] ranks(Rules rules, int step) {
        Position board = Specimens.emptyBoard(rules);
        Placement alone = new Placement(rules);
        int[] attacked = new int[rules.cells()];
        int stride = 1 + rules.cells() / CELLS_LOOKED_AT;
        return rules.pieceTypes().stream()
                .mapToInt(type -> (int) IntStream.iterate(0, cell -> cell < rules.cells(), cell -> cell + stride)
                                .map(cell -> attacks(board, alone, cell, type, attacked))
                                .average()
                                .orElse(0)
                        / step)
                .toArray();
    }

    private static int attacks(Position board, Placement alone, int cell, PieceType type, int[] attacked) {
        alone.clear();
        alone.put(cell, Piece.code(Side.WHITE, type.index()));
        board.place(alone);
        return board.attacks(cell, attacked);
    }

    /** Fails if the summary that a position gives is not the one counted. */
    void compare(Position position, String when) {
        position.attackSummary(given);
        counted.count(position);
        for (Side side : Side.values()) {
            int[] expected = counted.numbers(side.index());
            int[] actual = given.numbers(side.index());
            for (int i = 0; i < counted.size(); i++) {
                int index = i;
                assertEquals(expected[i], actual[i], () -> name(index) + " of " + side.word() + when);
            }
        }
    }

    private String name(int index) {
        int types = rules.pieceTypes().size();
        if (index >= 2 * types) {
            return TERMS.get(index - 2 * types);
        }
        String type = rules.pieceTypes().get(index % types).name();
        return index < types ? "mobility of a " + type : "hits on the zone by a " + type;
    }
}
