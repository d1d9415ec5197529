package org.plyspace.movegen.stack.declare;

import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.geometry.stack.ColumnGrid;

/**
 * The kind of a type of men, by which the inner loops store men: constants for the six of orthodox chess, which need no
 * look-up, and numbers from {@link #FIRST_OTHER} for all others. Each type has a kind of its own.
 */
public final class Kind {

    public static final int ROYAL = 0;
    /** Slides along all lines. */
    public static final int QUEEN = 1;
    /** Slides straight. */
    public static final int ROOK = 2;
    /** Slides diagonally. */
    public static final int BISHOP = 3;
    /** Leaps or steps. */
    public static final int LEAPER = 4;

    public static final int PAWN = 5;
    /** The first kind of all other types: a second type that moves like one above, one that slides and leaps, one that moves in space. */
    public static final int FIRST_OTHER = 6;

    private Kind() {}

    /** The index of a side's men of a kind in tables; sides are 0 and 1. */
    public static int code(int side, int kind) {
        return 2 * (kind + 1) + side;
    }

    /** The kind of each type, by index. */
    public static int[] of(List<Man> men) {
        int[] kinds = new int[men.size()];
        boolean[] taken = new boolean[FIRST_OTHER];
        int next = FIRST_OTHER;
        for (int type = 0; type < kinds.length; type++) {
            int usual = usual(men.get(type));
            boolean free = usual < FIRST_OTHER && !taken[usual];
            kinds[type] = free ? usual : next++;
            if (free) {
                taken[usual] = true;
            }
        }
        return kinds;
    }

    /** Whether a man of a kind castles with the royal one: it slides straight, or in space is what the rules call a rook. */
    public static boolean castles(Man man, int kind) {
        return man.movesInSpace() ? man.rank() == Man.Rank.PIECE && man.aspect() == Aspect.ROOK : kind == ROOK;
    }

    private static int usual(Man man) {
        if (man.isRoyal()) {
            return ROYAL;
        }
        if (man.isPawn()) {
            return PAWN;
        }
        if (man.movesInSpace()) {
            return FIRST_OTHER;
        }
        if (!man.leaps().isEmpty()) {
            return man.lines() == 0 ? LEAPER : FIRST_OTHER;
        }
        return switch (man.lines()) {
            case ColumnGrid.ALL_LINES -> QUEEN;
            case ColumnGrid.STRAIGHT -> ROOK;
            default -> BISHOP;
        };
    }
}
