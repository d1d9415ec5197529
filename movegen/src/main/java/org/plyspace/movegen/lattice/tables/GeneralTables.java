package org.plyspace.movegen.lattice.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.declare.Symbols;
import org.plyspace.movegen.lattice.declare.DeclaredPiece;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.LatticeStatement;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.Promotion;

/**
 * The compiled parts of a general declaration besides rays and leaps: rows of conditional modes by code and cell, the same rows by the cell
 * they attack, arrivals, promotions, freezing. Shared between threads; nothing writes to the arrays after construction.
 */
public final class GeneralTables {

    private final LatticeTables tables;
    private final LatticeDeclaration declared;

    /** The rows of conditional modes, by code and cell; null where a code has none. */
    public final ModePath[][][] rows = new ModePath[Piece.CODES][][];
    /** All rows by which a side's men attack a cell, by side and cell; null if there are no conditional modes. */
    public final AttackRow[][][] seen;
    /** The final cell of a man that captured on or moved to a cell, by cell; null if no man goes on to another cell. */
    public final int[] arrival;
    /** The cell to which a man moved that finally stands on a cell, by cell; null if no man goes on to another cell. */
    public final int[] departure;
    /** When the men of a code are promoted, by code; null if never, or as a pawn. */
    public final PromotionTables[] promotions = new PromotionTables[Piece.CODES];
    /** The number of moves to the nearest promotion, by code and cell; null where {@link #promotions} is. */
    public final int[][] promotionDistance = new int[Piece.CODES][];
    /** The cell of the enemy that would freeze the man on a cell, by cell, or {@link Lattice#NO_CELL}; null if nothing freezes. */
    public final int[] freezer;
    /** The code of a side's freezing men, by side. */
    public final int[] freezing = new int[2];
    /** Whether a man that arrives anywhere can open a line, as with cannons. */
    public final boolean hasHops;

    /** When men of a type are promoted, by cell. */
    public static final class PromotionTables {

        final boolean[] zone;
        final boolean onLeaving;
        public final boolean[] forced;
        public final int[] choices;

        PromotionTables(boolean[] zone, boolean onLeaving, boolean[] forced, int[] choices) {
            this.zone = zone;
            this.onLeaving = onLeaving;
            this.forced = forced;
            this.choices = choices;
        }

        public boolean may(int from, int to) {
            return zone[to] || (onLeaving && zone[from]) || forced[to];
        }
    }

    GeneralTables(LatticeTables tables) {
        this.tables = tables;
        this.declared = tables.declared;
        ModePathMaker maker = new ModePathMaker(declared);
        boolean anyRows = false;
        for (int type = 0; type < declared.pieces.size(); type++) {
            DeclaredPiece piece = declared.pieces.get(type);
            for (Side side : Side.values()) {
                int code = Piece.code(side, type);
                if (!piece.specials().isEmpty()) {
                    rows[code] = maker.rows(piece.specials(), side);
                    anyRows = true;
                }
                if (piece.promotion().isPresent()) {
                    promotions[code] = promotion(piece.promotion().get(), side);
                    promotionDistance[code] = new PromotionDistance(tables, code, rows[code]).of(promotions[code]);
                }
            }
        }
        this.hasHops = declared.pieces.has(Mode.Kind.HOP);
        this.seen = anyRows ? reversed() : null;
        this.arrival = declared.arrival
                .map(map -> IntStream.range(0, tables.cells).map(map).toArray())
                .orElse(null);
        this.departure = arrival == null ? null : inverse(arrival);
        this.freezer = declared.freezing.map(this::freezers).orElse(null);
    }

    private PromotionTables promotion(Promotion promotion, Side side) {
        return new PromotionTables(
                cells(promotion.zone(), side),
                promotion.onLeaving(),
                cells(promotion.forced(), side),
                Symbols.split(promotion.to()).stream()
                        .mapToInt(symbol -> Piece.code(side, declared.pieces.typeOf(symbol)))
                        .toArray());
    }

    private boolean[] cells(SidedCells cells, Side side) {
        boolean[] has = new boolean[tables.cells];
        for (int cell = 0; cell < has.length; cell++) {
            has[cell] = cells.has(side, cell);
        }
        return has;
    }

    private int[] inverse(int[] permutation) {
        int[] inverse = new int[permutation.length];
        Arrays.fill(inverse, Lattice.NO_CELL);
        for (int cell = 0; cell < permutation.length; cell++) {
            inverse[permutation[cell]] = cell;
        }
        if (Arrays.stream(inverse).anyMatch(cell -> cell == Lattice.NO_CELL)) {
            throw new IllegalArgumentException("arrival sends two cells to one; expected a permutation of the cells");
        }
        return inverse;
    }

    private int[] freezers(LatticeStatement.Freezing rule) {
        for (Side side : Side.values()) {
            freezing[side.index()] = Piece.code(side, declared.pieces.typeOf(rule.symbol()));
        }
        return IntStream.range(0, tables.cells)
                .map(cell -> declared.lattice.step(cell, rule.step().reversed()))
                .toArray();
    }

    private AttackRow[][][] reversed() {
        AttackRow[][][] bySide = new AttackRow[2][][];
        for (Side side : Side.values()) {
            List<List<AttackRow>> byCell = new ArrayList<>();
            IntStream.range(0, tables.cells).forEach(cell -> byCell.add(new ArrayList<>()));
            for (int type = 0; type < declared.pieces.size(); type++) {
                addByTarget(Piece.code(side, type), path -> path.captures, byCell);
            }
            bySide[side.index()] = arrays(byCell);
        }
        return bySide;
    }

    /** The chosen rows of a code that has rows, by the cells that they lead to. Cold. */
    AttackRow[][] rowsByTarget(int code, Predicate<ModePath> chosen) {
        List<List<AttackRow>> byCell = new ArrayList<>();
        IntStream.range(0, tables.cells).forEach(cell -> byCell.add(new ArrayList<>()));
        addByTarget(code, chosen, byCell);
        return arrays(byCell);
    }

    private static AttackRow[][] arrays(List<List<AttackRow>> byCell) {
        return byCell.stream().map(rows -> rows.toArray(AttackRow[]::new)).toArray(AttackRow[][]::new);
    }

    private void addByTarget(int code, Predicate<ModePath> chosen, List<List<AttackRow>> byCell) {
        if (rows[code] == null) {
            return;
        }
        for (int from = 0; from < tables.cells; from++) {
            for (ModePath modePath : rows[code][from]) {
                for (int i = modePath.first; chosen.test(modePath) && i < modePath.cells.length; i++) {
                    if (modePath.mayLand(i)) {
                        byCell.get(modePath.cells[i]).add(new AttackRow(code, from, modePath, i));
                    }
                }
            }
        }
    }

    /** Counts how many moves a piece other than a pawn needs to promote on the empty board. */
    static final class PromotionDistance {

        private final LatticeTables tables;
        private final ModePath[][] modePaths;
        private final int code;

        PromotionDistance(LatticeTables tables, int code, ModePath[][] modePaths) {
            this.tables = tables;
            this.code = code;
            this.modePaths = modePaths;
        }

        /** The number of moves to the nearest promotion, including captures, by cell; -1 where there is none. */
        int[] of(PromotionTables rule) {
            int[] distance = new int[tables.cells];
            Arrays.fill(distance, -1);
            BitSet[] targets = new BitSet[tables.cells];
            for (int from = 0; from < tables.cells; from++) {
                targets[from] = targets(from);
                int start = from;
                distance[from] = targets[from].stream().anyMatch(to -> rule.may(start, to)) ? 1 : -1;
            }
            boolean changed = true;
            for (int moves = 2; changed; moves++) {
                changed = false;
                for (int from = 0; from < tables.cells; from++) {
                    int nearer = moves - 1;
                    if (distance[from] < 0 && targets[from].stream().anyMatch(to -> distance[to] == nearer)) {
                        distance[from] = moves;
                        changed = true;
                    }
                }
            }
            return distance;
        }

        private BitSet targets(int from) {
            BitSet targets = new BitSet(tables.cells);
            for (int direction : tables.rides[code]) {
                int to;
                for (int i = tables.rays.start(from, direction); (to = tables.rays.at(i)) != CellTable.END; i++) {
                    targets.set(to);
                }
            }
            Leaps leaps = tables.leaps[code];
            for (int i = 0; leaps != null && i < leaps.count(from); i++) {
                targets.set(leaps.at(leaps.start(from) + i));
            }
            for (ModePath modePath : modePaths == null ? new ModePath[0] : modePaths[from]) {
                for (int i = modePath.first; modePath.kind.leavesItsCell() && i < modePath.cells.length; i++) {
                    targets.set(modePath.cells[i], targets.get(modePath.cells[i]) || modePath.mayLand(i));
                }
            }
            return targets;
        }
    }
}
