package org.plyspace.movegen.stack.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.SpaceMode;
import org.plyspace.movegen.stack.declare.SpacePawn;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/**
 * The ways of men that move in space, compiled. A direction is the number of a step; that of the reversed step is {@code direction
 * ^ 1}. Immutable, shared.
 */
public final class SpaceTables {

    /** The column after one step, or {@link ColumnGrid#NONE}, by {@code direction << 6 | column}. */
    public final int[] next;
    /** The levels that one step rises. */
    public final int[] rise;
    /** The directions in which men capture, and all but pawns move, by piece code. */
    public final int[][] directions;
    /** All directions in which men of a side capture. */
    public final int[][] attacks;
    /** The directions in which a side's pawns step. */
    public final int[][] pawnSteps;
    /** The directions in which a side's pawns may step twice. */
    public final int[][] pawnDoubles;
    /** Whether a double step may cross a missing square. */
    public final boolean pawnsOverGaps;

    private final int[][] pawnCaptures;
    private final List<Step> steps = new ArrayList<>();
    private final int codes;
    /** By direction and piece code; 0 for directions that are not the man's. */
    private final int[] reach;

    private final boolean[] overGaps;

    private SpaceTables(StackDeclaration declaration) {
        Men men = declaration.men();
        codes = Men.code(0, men.declared().size());
        men.declared().stream()
                .flatMap(man -> man.modes().stream())
                .flatMap(mode -> mode.steps().stream())
                .flatMap(step -> Stream.of(step, step.forBlack()))
                .forEach(this::number);
        List<SpacePawn> pawns = Stream.of(Side.values())
                .map(side -> declaration.pawns().inSpace(side))
                .map(pawn -> pawn.orElse(new SpacePawn(List.of(), List.of(), List.of(), false)))
                .toList();
        pawnSteps = numbers(pawns, SpacePawn::steps);
        pawnDoubles = numbers(pawns, SpacePawn::doubled);
        pawnCaptures = numbers(pawns, SpacePawn::captures);
        pawnsOverGaps = pawns.get(0).overGaps();
        reach = new int[steps.size() * codes];
        overGaps = new boolean[reach.length];
        for (int type = 0; type < men.declared().size(); type++) {
            fill(men.declared().get(type), type);
        }
        directions = IntStream.range(0, codes)
                .mapToObj(code ->
                        all().filter(direction -> reach(direction, code) > 0).toArray())
                .toArray(int[][]::new);
        attacks = IntStream.range(0, 2)
                .mapToObj(side ->
                        all().filter(direction -> isAttack(direction, side)).toArray())
                .toArray(int[][]::new);
        rise = steps.stream().mapToInt(Step::dz).toArray();
        next = columns(declaration.stack().grid());
    }

    /** The tables of men that move in space; null if these do not. */
    static SpaceTables of(StackDeclaration declaration) {
        return declaration.men().moveInSpace() ? new SpaceTables(declaration) : null;
    }

    private int number(Step step) {
        if (!steps.contains(step)) {
            steps.add(step);
            steps.add(step.reversed());
        }
        return steps.indexOf(step);
    }

    private int[][] numbers(List<SpacePawn> pawns, Function<SpacePawn, List<Step>> which) {
        return pawns.stream()
                .map(pawn -> which.apply(pawn).stream().mapToInt(this::number).toArray())
                .toArray(int[][]::new);
    }

    private void fill(Man man, int type) {
        for (int side = 0; side < 2; side++) {
            int code = Men.code(side, type);
            for (SpaceMode mode : man.modes()) {
                for (Step step : mode.steps()) {
                    int direction = number(side == 0 ? step : step.forBlack());
                    reach[direction * codes + code] = mode.reach();
                    overGaps[direction * codes + code] = mode.overGaps();
                }
            }
            if (man.rank() == Man.Rank.PAWN) {
                for (int direction : pawnCaptures[side]) {
                    reach[direction * codes + code] = 1;
                }
            }
        }
    }

    private IntStream all() {
        return IntStream.range(0, steps.size());
    }

    private boolean isAttack(int direction, int side) {
        return IntStream.range(1, codes / 2).anyMatch(man -> reach(direction, 2 * man + side) > 0);
    }

    private int[] columns(ColumnGrid grid) {
        int[] columns = new int[steps.size() << 6];
        for (int direction = 0; direction < rise.length; direction++) {
            Step step = steps.get(direction);
            for (int column = 0; column < grid.columns(); column++) {
                columns[direction << 6 | column] = grid.step(column, step.dx(), step.dy());
            }
        }
        return columns;
    }

    /** The most steps that a man of a code takes in a direction; 0 if the direction is not his. */
    public int reach(int direction, int code) {
        return reach[direction * codes + code];
    }

    /** Whether a man of a code goes on over missing squares in a direction. */
    public boolean isOverGaps(int direction, int code) {
        return overGaps[direction * codes + code];
    }

    /** The columns, as bits, a number of steps away from a column in some directions. */
    public long columns(int[] some, int column, int times) {
        long columns = 0;
        for (int direction : some) {
            int to = column;
            for (int i = 0; i < times && to != ColumnGrid.NONE; i++) {
                to = next[direction << 6 | to];
            }
            columns |= to == ColumnGrid.NONE ? 0 : 1L << to;
        }
        return columns;
    }

    /** The columns in which a side's pawns capture. */
    long captures(int side, int column) {
        return columns(pawnCaptures[side], column, 1);
    }

    /** The number of an image's direction, or -1 if no man goes that way. */
    int image(int direction, StackImage image) {
        return steps.indexOf(image.step(steps.get(direction)));
    }
}
