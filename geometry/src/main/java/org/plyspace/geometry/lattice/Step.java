package org.plyspace.geometry.lattice;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A displacement, or a direction if it is repeated.
 *
 * @param dx files, growing from White's left to right
 * @param dy ranks, growing away from White
 * @param dz levels, growing upwards
 */
public record Step(int dx, int dy, int dz) {

    public Step reversed() {
        return new Step(-dx, -dy, -dz);
    }

    /** The step of a Black piece that moves like a White one: ranks and levels are reversed, files are not. */
    public Step forBlack() {
        return new Step(dx, -dy, -dz);
    }

    /** All distinct steps that arise from this one by permuting its numbers and changing their signs. */
    public List<Step> allTurns() {
        List<Step> turns = new ArrayList<>();
        int[][] orders = {{dx, dy, dz}, {dx, dz, dy}, {dy, dx, dz}, {dy, dz, dx}, {dz, dx, dy}, {dz, dy, dx}};
        for (int[] order : orders) {
            new Step(order[0], order[1], order[2])
                    .allSigns().stream().filter(turn -> !turns.contains(turn)).forEach(turns::add);
        }
        return turns;
    }

    /** All distinct steps that arise from this one by changing the signs of its numbers. */
    public List<Step> allSigns() {
        List<Step> steps = new ArrayList<>();
        for (int signs = 0; signs < 8; signs++) {
            Step step = new Step((signs & 1) == 0 ? dx : -dx, (signs & 2) == 0 ? dy : -dy, (signs & 4) == 0 ? dz : -dz);
            if (!steps.contains(step)) {
                steps.add(step);
            }
        }
        return steps;
    }

    /** A step with three different numbers: its {@link #allTurns} stand for the 48 symmetries of a cube. */
    public static final Step AXES = new Step(1, 2, 3);

    /**
     * The image of this step under a turn or reflection.
     *
     * @param turn the image of {@link #AXES}
     */
    public Step turned(Step turn) {
        return new Step(part(turn.dx()), part(turn.dy()), part(turn.dz()));
    }

    /** The first, second or third number, negated if {@code which} is negative. */
    private int part(int which) {
        int number = Math.abs(which) == 1 ? dx : Math.abs(which) == 2 ? dy : dz;
        return which < 0 ? -number : number;
    }

    /** All distinct steps that arise from this one by turning and reflecting it in the plane; the change of level stays. */
    public List<Step> flatTurns() {
        return new Step(dx, dy, 0)
                .allTurns().stream()
                        .filter(turn -> turn.dz == 0)
                        .map(turn -> new Step(turn.dx, turn.dy, dz))
                        .toList();
    }

    /** The distinct steps of several lists, in their order: a queen combines rook and bishop. */
    @SafeVarargs
    public static List<Step> joined(List<Step>... lists) {
        Set<Step> joined = new LinkedHashSet<>();
        for (List<Step> list : lists) {
            joined.addAll(list);
        }
        return List.copyOf(joined);
    }

    /** The {@link #allTurns} of several steps together. */
    public static List<Step> allTurnsOf(Step... steps) {
        return Stream.of(steps)
                .flatMap(step -> step.allTurns().stream())
                .distinct()
                .toList();
    }

    /** The {@link #flatTurns} of several steps together. */
    public static List<Step> flatTurnsOf(Step... steps) {
        return Stream.of(steps)
                .flatMap(step -> step.flatTurns().stream())
                .distinct()
                .toList();
    }
}
