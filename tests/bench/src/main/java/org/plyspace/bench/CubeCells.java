package org.plyspace.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Cells, steps and symmetries of a cube. */
final class CubeCells {

    private final int edge;
    final int cells;
    final int[] identity;
    final int[][] near;
    private final Map<Character, int[][][]> rays = new HashMap<>();
    /** The cells of the black king that count, and how many each stands for. */
    final int[] kings;

    final int[] orbits;
    /** By cell: the king's cell that stands for it among those that count, and the symmetries that turn it to that. */
    final int[] kingOf;

    final int[][][] turns;

    CubeCells(int edge) {
        this.edge = edge;
        this.cells = edge * edge * edge;
        this.identity = new int[cells];
        Arrays.setAll(identity, cell -> cell);
        this.near = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            near[cell] = Arrays.stream(rays(cell, "K")).mapToInt(ray -> ray[0]).toArray();
        }
        int[][] symmetries = symmetries();
        this.kingOf = new int[cells];
        this.turns = new int[cells][][];
        List<Integer> found = new ArrayList<>();
        for (int each = 0; each < cells; each++) {
            int cell = each;
            int least = Arrays.stream(symmetries)
                    .mapToInt(symmetry -> symmetry[cell])
                    .min()
                    .orElseThrow();
            turns[cell] = Arrays.stream(symmetries)
                    .filter(symmetry -> symmetry[cell] == least)
                    .toArray(int[][]::new);
            if (least == cell) {
                found.add(cell);
            }
            kingOf[cell] = found.indexOf(least);
        }
        this.kings = found.stream().mapToInt(i -> i).toArray();
        this.orbits = new int[kings.length];
        Arrays.stream(kingOf).forEach(king -> orbits[king]++);
    }

    boolean isNear(int one, int other) {
        return Math.max(
                        Math.abs(one % edge - other % edge),
                        Math.max(
                                Math.abs(one / edge % edge - other / edge % edge),
                                Math.abs(one / edge / edge - other / edge / edge)))
                <= 1;
    }

    /** By cell: the cells in each direction that a piece goes, the nearest first. */
    int[][][] rays(char piece) {
        return rays.computeIfAbsent(piece, letter -> {
            int[][][] found = new int[cells][][];
            Arrays.setAll(found, cell -> rays(cell, String.valueOf(letter)));
            return found;
        });
    }

    private int[][] rays(int cell, String piece) {
        List<int[]> found = new ArrayList<>();
        for (int x = -2; x <= 2; x++) {
            for (int y = -2; y <= 2; y++) {
                for (int z = -2; z <= 2; z++) {
                    int[] ray = goes(
                                    piece,
                                    x * x + y * y + z * z,
                                    Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z))))
                            ? ray(cell, x, y, z, piece.equals("K") || piece.equals("N") ? 1 : edge)
                            : new int[0];
                    if (ray.length > 0) {
                        found.add(ray);
                    }
                }
            }
        }
        return found.toArray(int[][]::new);
    }

    /** Whether a piece goes by steps of a squared length and a largest part. */
    private static boolean goes(String piece, int squared, int largest) {
        return switch (piece) {
            case "K", "Q" -> largest == 1;
            case "R" -> squared == 1;
            case "B" -> squared == 2;
            case "U" -> squared == 3;
            case "N" -> squared == 5;
            default -> throw new IllegalArgumentException("no piece " + piece);
        };
    }

    private int[] ray(int cell, int dx, int dy, int dz, int most) {
        int[] ray = new int[most];
        int length = 0;
        int x = cell % edge + dx;
        int y = cell / edge % edge + dy;
        int z = cell / edge / edge + dz;
        while (length < most && isOn(x) && isOn(y) && isOn(z)) {
            ray[length++] = (z * edge + y) * edge + x;
            x += dx;
            y += dy;
            z += dz;
        }
        return Arrays.copyOf(ray, length);
    }

    private boolean isOn(int coordinate) {
        return coordinate >= 0 && coordinate < edge;
    }

    private int[][] symmetries() {
        int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        int[][] found = new int[48][cells];
        for (int i = 0; i < found.length; i++) {
            int[] order = orders[i / 8];
            for (int cell = 0; cell < cells; cell++) {
                int[] at = {cell % edge, cell / edge % edge, cell / edge / edge};
                int image = 0;
                for (int axis = 0; axis < 3; axis++) {
                    int coordinate = (i >> axis & 1) == 0 ? at[order[axis]] : edge - 1 - at[order[axis]];
                    image = image * edge + coordinate;
                }
                found[i][cell] = image;
            }
        }
        return found;
    }

    static boolean has(long[] set, int cell) {
        return (set[cell >> 6] >>> cell & 1) != 0;
    }

    static void add(long[] set, int cell) {
        set[cell >> 6] |= 1L << cell;
    }
}
