package org.plyspace.movegen.lattice.tables;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.plyspace.api.Side;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;

/**
 * Castling rights as a mask of homes: bit i is set while the man that started on home i has not moved. The mask omits kings
 * without an unmoved rook and rooks without an unmoved king (notation.md, Castling).
 */
public final class CastlingTables {

    private static final long ZOBRIST_SEED = 0x43617374_6c696e67L;

    /** The ways to castle, by side. */
    public final Castling[][] ways = new Castling[2][];
    /** The bits of the king and rook of a way, by side and way. */
    public final int[][] needs = new int[2][];
    /** The cells that must be empty, and those that must not be attacked before the move, by side and way. */
    public final int[][][] empty = new int[2][][];

    public final int[][][] safe = new int[2][][];
    /** The cells of homes, by bit. */
    public final int[] homes;
    /** The bits that stay when something leaves or is captured on a cell, by cell. */
    public final int[] keeps;
    /** The keys of masks, by mask. */
    public final long[] keys;

    private final List<Castling> all;
    private final int[] normalised;

    CastlingTables(LatticeDeclaration declared) {
        all = List.copyOf(declared.castlings);
        homes = homes(declared).stream().mapToInt(Integer::intValue).toArray();
        keeps = new int[declared.lattice.cells()];
        Arrays.fill(keeps, -1);
        for (int bit = 0; bit < homes.length; bit++) {
            keeps[homes[bit]] = ~(1 << bit);
        }
        for (Side side : Side.values()) {
            ways[side.index()] = all.stream().filter(way -> way.side() == side).toArray(Castling[]::new);
            needs[side.index()] =
                    Arrays.stream(ways[side.index()]).mapToInt(this::need).toArray();
            empty[side.index()] = cells(side, Castling::empty);
            // Where pieces go on to another cell after moving, kings are judged on the cell where they land.
            safe[side.index()] = cells(side, way -> {
                Set<Integer> safe = new LinkedHashSet<>(List.of(way.kingFrom()));
                safe.addAll(way.crossed());
                if (declared.arrival.isEmpty()) {
                    safe.add(way.kingTo());
                }
                return safe;
            });
        }
        normalised = new int[1 << homes.length];
        Arrays.setAll(normalised, this::usefulPart);
        keys = new SplittableRandom(ZOBRIST_SEED).longs(1L << homes.length).toArray();
        keys[0] = 0;
    }

    private int[][] cells(Side side, Function<Castling, Collection<Integer>> ofWay) {
        return Arrays.stream(ways[side.index()])
                .map(way ->
                        ofWay.apply(way).stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    private static Set<Integer> homes(LatticeDeclaration declared) {
        if (declared.castlingSyntax instanceof CastlingSyntax.Homes named) {
            return new LinkedHashSet<>(named.homes());
        }
        Set<Integer> homes = new LinkedHashSet<>();
        for (Castling way : declared.castlings) {
            homes.add(way.kingFrom());
            homes.add(way.rookFrom());
        }
        return homes;
    }

    /** The bits of a way's king and rook. */
    public int need(Castling way) {
        return bit(way.kingFrom()) | bit(way.rookFrom());
    }

    private int bit(int home) {
        return ~keeps[home];
    }

    /** The mask without the kings and rooks whose castling partners have all lost their rights. */
    public int normalised(int mask) {
        return normalised[mask];
    }

    private int usefulPart(int mask) {
        int useful = 0;
        for (int[] needsOfSide : needs) {
            for (int need : needsOfSide) {
                useful |= (mask & need) == need ? need : 0;
            }
        }
        return useful;
    }

    /** The castling in which a side's king goes from one cell to another. */
    public Castling way(int side, int kingFrom, int kingTo) {
        for (Castling way : ways[side]) {
            if (way.kingFrom() == kingFrom && way.kingTo() == kingTo) {
                return way;
            }
        }
        throw new IllegalArgumentException("no castling leads from cell " + kingFrom + " to " + kingTo);
    }
}
