package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * The value of driving a bare side's royal pieces towards mate. Its weights were fitted, by least squares over five endings of king
 * and queen or king and rook, to the number of plies to mate: a ply is worth some 24 hundredths of a pawn.
 *
 * <p>What counts most is how far a bare royal piece can go in a few steps without being attacked, and over how many of these cells
 * it gets sooner than the other side's royal pieces. Both count by their logarithms: the last cells matter more than the first.
 * The other side's royal piece is best in the middle, until the bare one is confined, from when on it must come near. With
 * several royal pieces the nearest one hunts, and the one in most danger counts, others a quarter. For one thread.
 */
final class MatingDrive {

    /** The value of a bare royal piece's remoteness by a step. */
    private static final int REMOTE = 30;
    /** The value of a hunter's remoteness by a step, subtracted. */
    private static final int ASIDE = 72;
    /** The values of the logarithms of how many cells a bare royal piece reaches, and reaches first; subtracted. */
    private static final int REACHED = 84;

    private static final int REACHED_FIRST = 60;
    /** The value of a step between hunter and hunted for each unit by which the logarithm falls short of {@link #CONFINED}. */
    private static final int STEP = 12;
    /** The logarithm of the number of cells within reach, in {@value #UNIT}ths, below which the hunter should come near. */
    private static final int CONFINED = 275;
    /** The number of steps within which cells count as reached. */
    private static final int STEPS = 4;
    /** The unit of logarithms and of remoteness. */
    private static final int UNIT = RoyalSteps.STEP;
    /** The share of royal pieces that are not in most danger. */
    private static final int OTHERS = 4;

    private final RoyalSteps steps;
    private final int worst;
    private final int[] hunters;
    private final int[] hunted;
    private final int[] found;
    private final int[] reached;
    /** By cell, the last look at which it was attacked or reached. */
    private final int[] closed;
    /** By number of cells. */
    private final int[] logarithms;

    private int look;
    private int hunting;
    /** The position, side and value of the last call, which searches repeat when they look at moves without making them. */
    private long lastKey;

    private Side lastBare;
    private int lastValue;

    MatingDrive(PieceValues values, Rules rules) {
        int cells = rules.cells();
        this.steps = values.royalSteps();
        this.hunters = new int[cells];
        this.hunted = new int[cells];
        this.found = new int[cells];
        this.reached = new int[cells];
        this.closed = new int[cells];
        this.logarithms = new int[cells + 1];
        Arrays.setAll(logarithms, number -> (int) Math.round(UNIT * StrictMath.log(1.0 + number)));
        this.worst = ASIDE * steps.mostRemote()
                + (REACHED + REACHED_FIRST) * logarithms[cells]
                - REMOTE * steps.leastRemote();
    }

    /**
     * The value, in hundredths of a pawn, of the danger to the royal pieces of a side that has no other men; 0 or more: baring a side costs
     * nothing.
     */
    int value(Position position, Side bare) {
        if (bare != lastBare || position.key() != lastKey) {
            lastValue = find(position, bare);
            lastBare = bare;
            lastKey = position.key();
        }
        return lastValue;
    }

    private int find(Position position, Side bare) {
        Side by = bare.opposite();
        hunting = position.royals(by, hunters);
        int count = position.royals(bare, hunted);
        int most = 0;
        int sum = 0;
        for (int i = 0; i < count && hunting > 0; i++) {
            int danger = Math.max(0, worst + danger(position, hunted[i], by)) / UNIT;
            most = Math.max(most, danger);
            sum += danger;
        }
        return most + (sum - most) / OTHERS;
    }

    /** The danger to a royal piece in {@value #UNIT}ths; 0 is more than there can be. */
    private int danger(Position position, int cell, Side by) {
        closeAttacked(position, by);
        int reach = reach(position, cell);
        int first = 0;
        for (int i = 0; i < reach; i++) {
            first += isFirst(position, cell, reached[i]) ? 1 : 0;
        }
        int hunter = nearest(position, cell);
        int near = steps.distance(position, hunter, cell) * Math.max(0, CONFINED - logarithms[reach]);
        return REMOTE * steps.remoteness(position.placeOf(cell))
                - ASIDE * steps.remoteness(position.placeOf(hunter))
                - REACHED * logarithms[reach]
                - REACHED_FIRST * logarithms[first]
                - STEP * near;
    }

    /** Closes the cells that a side attacks, and opens all others. */
    private void closeAttacked(Position position, Side by) {
        look++;
        int men = position.men(by, reached);
        for (int i = 0; i < men; i++) {
            int attacked = position.attacks(reached[i], found);
            for (int j = 0; j < attacked; j++) {
                closed[found[j]] = look;
            }
        }
    }

    /** Fills in the open cells that a royal piece reaches, its own one left out, and returns their number. */
    private int reach(Position position, int cell) {
        int code = position.pieceAt(cell);
        closed[cell] = look;
        int end = add(found, position.attacks(cell, found), 0);
        int next = 0;
        // Boards may have moved: only the first step is asked of the position.
        for (int step = 1; step < STEPS; step++) {
            for (int last = end; next < last; next++) {
                int[] further = steps.from(code, reached[next]);
                end = add(further, further.length, end);
            }
        }
        return end;
    }

    /** Adds the open ones of some cells to those reached, and closes them. */
    private int add(int[] cells, int count, int reachedBefore) {
        int end = reachedBefore;
        for (int i = 0; i < count; i++) {
            if (closed[cells[i]] != look) {
                closed[cells[i]] = look;
                reached[end++] = cells[i];
            }
        }
        return end;
    }

    private boolean isFirst(Position position, int cell, int target) {
        int away = steps.distance(position, cell, target);
        for (int i = 0; i < hunting; i++) {
            if (steps.distance(position, hunters[i], target) <= away) {
                return false;
            }
        }
        return true;
    }

    private int nearest(Position position, int cell) {
        int best = hunters[0];
        for (int i = 1; i < hunting; i++) {
            if (steps.distance(position, hunters[i], cell) < steps.distance(position, best, cell)) {
                best = hunters[i];
            }
        }
        return best;
    }
}
