package org.plyspace.movegen.lattice.tables;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.Mode;

/** Compiles modes into rows. */
public final class ModePathMaker {

    private final LatticeDeclaration declared;
    private final Lattice lattice;

    public ModePathMaker(LatticeDeclaration declared) {
        this.declared = declared;
        this.lattice = declared.lattice;
    }

    /** The rows of these modes for a side, by cell. */
    public ModePath[][] rows(List<Mode> modes, Side side) {
        ModePath[][] modePaths = new ModePath[lattice.cells()][];
        for (int from = 0; from < modePaths.length; from++) {
            modePaths[from] = rows(modes, side, from).toArray(ModePath[]::new);
        }
        return modePaths;
    }

    /** The rows of these modes from a cell. */
    public List<ModePath> rows(List<Mode> modes, Side side, int from) {
        List<ModePath> modePaths = new ArrayList<>();
        for (Mode mode : modes) {
            if (mode.from().has(side, from)) {
                mode.paths()
                        .forEach(path -> row(mode, declared.mirror.of(path, side), side, from)
                                .ifPresent(modePaths::add));
            }
        }
        return modePaths;
    }

    private Optional<ModePath> row(Mode mode, List<Step> path, Side side, int from) {
        List<Integer> cells = switch (mode.kind()) {
            case PATH -> along(path, from);
            case STAY -> List.of(from);
            default -> again(path.get(0), mode.reach(), from);
        };
        boolean tooShort = cells.isEmpty() || (mode.kind() == Mode.Kind.PATH && cells.size() < path.size());
        if (tooShort) {
            return Optional.empty();
        }
        int first = mode.kind() == Mode.Kind.PATH ? path.size() - 1 : 0;
        BitSet closed = new BitSet();
        for (int i = first; i < cells.size(); i++) {
            boolean stays = cells.get(i) == from && mode.kind() != Mode.Kind.STAY;
            closed.set(i, stays || !mode.to().has(side, cells.get(i)));
        }
        if (closed.cardinality() == cells.size() - first) {
            return Optional.empty();
        }
        return Optional.of(new ModePath(
                mode,
                cells.stream().mapToInt(Integer::intValue).toArray(),
                first,
                closed.isEmpty() ? null : closed,
                mode.prey().isEmpty() ? null : prey(mode)));
    }

    private BitSet prey(Mode mode) {
        BitSet prey = new BitSet();
        for (String symbol : mode.prey()) {
            int type = declared.pieces.typeOf(symbol);
            prey.set(Piece.code(Side.WHITE, type) >> 1);
            prey.set(
                    Piece.NONE,
                    prey.get(Piece.NONE) || declared.pieces.get(type).royal());
        }
        return prey;
    }

    private List<Integer> along(List<Step> path, int from) {
        List<Integer> cells = new ArrayList<>();
        int cell = from;
        for (Step step : path) {
            cell = lattice.step(cell, step);
            if (cell == Lattice.NO_CELL) {
                return cells;
            }
            cells.add(cell);
        }
        return cells;
    }

    /** The cells of a repeated step; where levels wrap, the line ends before it would return to its start. */
    private List<Integer> again(Step step, int reach, int from) {
        List<Integer> cells = new ArrayList<>();
        int cell = lattice.step(from, step);
        while (cell != Lattice.NO_CELL && cell != from && cells.size() < reach) {
            cells.add(cell);
            cell = lattice.step(cell, step);
        }
        return cells;
    }
}
