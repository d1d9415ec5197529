package org.plyspace.movegen.lattice.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.end.Endings;
import org.plyspace.movegen.hand.HandTables;
import org.plyspace.movegen.lattice.declare.DeclaredPiece;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;

/**
 * A {@link LatticeDeclaration} compiled into flat tables, indexed by {@link Piece} code, direction and cell. Shared by all positions of the
 * rules and between threads; nothing writes to the arrays after construction.
 *
 * <p>Sizes are proportional to cells times directions: a cube of n = 32, with 32,768 cells, fits. Lattices of at most {@link #MASK_CELLS}
 * cells also have attack masks, two longs for each cell and piece code.
 */
public final class LatticeTables {

    /** The largest number of cells for which sets of cells are two longs. */
    static final int MASK_CELLS = 128;

    private static final long ZOBRIST_SEED = 0x506c7973_70616365L;

    public final LatticeDeclaration declared;
    public final int cells;
    public final boolean masked;

    /** All directions that any piece rides along, closed under reversal. */
    public final Rays rays;
    /** All directions as bits. */
    public final long allDirections;
    /** The directions along which pieces ride, by code. */
    public final int[][] rides = new int[Piece.CODES][0];
    /** Directions as bits, by code: bit d is set if such a piece, met in direction d from a cell, attacks that cell by riding. */
    public final long[] ridesTowards = new long[Piece.CODES];
    /** The leaps of pieces, including captures of pawns, by code; null where pieces do not leap. */
    public final Leaps[] leaps = new Leaps[Piece.CODES];
    /** The cells from which pieces leap to a cell, by code. */
    public final Leaps[] leapSources = new Leaps[Piece.CODES];
    /** The codes of pieces that leap, and of those that ride, by side. */
    public final int[][] leapers = new int[2][];

    final int[][] riders = new int[2][];
    /** Whether two routes of a piece can lead to one cell, by code. */
    public final boolean[] routesMeet = new boolean[Piece.CODES];

    public final boolean[] royal = new boolean[Piece.CODES];
    /** Whether moves reset the halfmove clock, by code. */
    public final boolean[] resetsClock = new boolean[Piece.CODES];

    /** The tables of pawns, by code; null for other pieces. */
    public final PawnTables[] pawnOf = new PawnTables[Piece.CODES];
    /** The pawns of a simple declaration; null if it has none. */
    public final PawnTables pawns;
    /**
     * The same tables for all pawns at once, by side; null where there are no masks, or where a pawn can lose its double step by moving.
     */
    public final PawnSteps[] pawnSteps;
    /** The steps of all pieces of simple kinds at once, by side; null where there are no masks. */
    public final PieceSteps[] pieceSteps;
    /** The starting cells on which men that have moved differ from those that have not; null if no rule distinguishes them. */
    public final SpentCells spent;

    public final CastlingTables castling;
    public final MaskTables masks;
    public final Endings endings;
    /** Whether royal pieces win on a cell, by cell; one bit for each side, numbered by side. */
    public final byte[] goals;
    /** The tables that only general declarations have; null for simple ones. */
    public final GeneralTables general;
    /** What can be held, and where it is dropped. */
    public final HandTables hands;

    /** The keys of pieces, by {@code code * cells + cell}. */
    public final long[] pieceKeys;

    public final long[] epKeys;
    public final long[] stateKeys;
    public final long[] checkKeys;
    public final long sideKey;

    /** Created when the first move is drawn. */
    private volatile Slots slots;
    /** Created on the first walk backwards. */
    private volatile BackwardTables backward;

    /** Created for the first attack summary. */
    private volatile Optional<LineTables> lines;

    /** Created in the same way. */
    private volatile StepTables steps;

    /** Half the code of a simple declaration's pawns, or -1 if it has none. */
    private final int pawnHalf;

    public LatticeTables(LatticeDeclaration declared) {
        this.declared = declared;
        Lattice lattice = declared.lattice;
        this.cells = lattice.cells();
        this.masked = cells <= MASK_CELLS;
        this.rays = new Rays(lattice, directions(declared));
        this.allDirections = rays.width() == 0 ? 0 : -1L >>> (Long.SIZE - rays.width());
        List<PieceType> types = declared.pieces.types();
        for (int type = 0; type < types.size(); type++) {
            for (Side side : Side.values()) {
                compile(declared.pieces.get(type), Piece.code(side, type), side);
                resetsClock[Piece.code(side, type)] = types.get(type).resetsClock();
            }
        }
        int pawn = IntStream.range(0, types.size())
                .filter(type -> declared.pieces.get(type).pawn().isPresent())
                .findFirst()
                .orElse(-1);
        this.pawns = pawn < 0 ? null : pawnOf[Piece.code(Side.WHITE, pawn)];
        this.pawnHalf = pawn < 0 ? -1 : Piece.code(Side.WHITE, pawn) >> 1;
        this.spent = SpentCells.of(this);
        this.pawnSteps = masked && pawns != null && spent == null
                ? new PawnSteps[] {new PawnSteps(pawns, 0), new PawnSteps(pawns, 1)}
                : null;
        for (Side side : Side.values()) {
            leapers[side.index()] = codes(side, code -> leaps[code] != null);
            riders[side.index()] = codes(side, code -> rides[code].length > 0);
        }
        int[] idle = IntStream.of(Side.WHITE.index(), Side.BLACK.index())
                .flatMap(side -> Arrays.stream(codes(Side.of(side), this::isIdle)))
                .toArray();
        this.endings = new Endings(declared.end, types, idle, cells);
        this.goals = goals(declared);
        this.castling = new CastlingTables(declared);
        this.masks = masked ? new MaskTables(this) : null;
        this.pieceSteps = masked ? PieceSteps.ofBothSides(this) : null;
        this.general = declared.isGeneral() ? new GeneralTables(this) : null;
        this.hands = new HandTables(declared.hands, cells, declared.pieces::typeOf);

        SplittableRandom random = new SplittableRandom(ZOBRIST_SEED);
        this.pieceKeys = random.longs((long) Piece.CODES * cells).toArray();
        this.epKeys = random.longs(cells).toArray();
        this.stateKeys = random.longs(declared.turnRule.states()).toArray();
        this.stateKeys[0] = 0;
        this.sideKey = random.nextLong();
        this.checkKeys = random.longs(Checks.values()).toArray();
        this.checkKeys[0] = 0;
    }

    private static byte[] goals(LatticeDeclaration declared) {
        byte[] goals = new byte[declared.lattice.cells()];
        declared.end.goals().ifPresent(cells -> {
            for (int cell = 0; cell < goals.length; cell++) {
                for (Side side : Side.values()) {
                    goals[cell] |= (byte) (cells.has(side, cell) ? 1 << side.index() : 0);
                }
            }
        });
        return goals;
    }

    /** The slots from which random moves of a simple declaration are drawn. */
    public Slots slots() {
        Slots made = slots;
        if (made == null) {
            made = new Slots(this);
            slots = made;
        }
        return made;
    }

    /** The rays of all pieces as sets; empty where that is impossible, see {@link LineTables#of}. */
    public Optional<LineTables> lines() {
        Optional<LineTables> made = lines;
        if (made == null) {
            made = LineTables.of(this);
            lines = made;
        }
        return made;
    }

    /** What pieces attack besides their rays. */
    public StepTables steps() {
        StepTables made = steps;
        if (made == null) {
            made = new StepTables(this);
            steps = made;
        }
        return made;
    }

    /** From where moves lead to a cell. */
    public BackwardTables backward() {
        BackwardTables made = backward;
        if (made == null) {
            made = new BackwardTables(this);
            backward = made;
        }
        return made;
    }

    /** Whether a code is that of a pawn of a simple declaration. */
    public boolean isPawn(int code) {
        return code >> 1 == pawnHalf;
    }

    /** The code of a side's pawns in a simple declaration that has pawns. */
    public int pawnCode(int side) {
        return 2 * pawnHalf + side;
    }

    private static List<Step> directions(LatticeDeclaration declared) {
        Set<Step> directions = new LinkedHashSet<>();
        for (DeclaredPiece piece : declared.pieces) {
            for (Step ride : piece.rides()) {
                for (Step step : List.of(ride, declared.mirror.of(ride, Side.BLACK))) {
                    directions.add(declared.lattice.normal(step));
                    directions.add(declared.lattice.normal(step.reversed()));
                }
            }
        }
        return new ArrayList<>(directions);
    }

    private void compile(DeclaredPiece piece, int code, Side side) {
        List<Step> ride = declared.mirror.of(piece.rides(), side);
        rides[code] = ride.stream().mapToInt(this::direction).distinct().toArray();
        for (Step step : ride) {
            ridesTowards[code] |= 1L << direction(step.reversed());
        }
        List<Step> leap = new ArrayList<>(piece.leaps());
        piece.pawn().ifPresent(pawn -> leap.addAll(pawn.captures()));
        if (!leap.isEmpty()) {
            setLeaps(code, declared.mirror.of(leap, side));
        }
        piece.pawn()
                .ifPresent(pawn -> pawnOf[code] =
                        side == Side.WHITE ? new PawnTables(declared, pawn) : pawnOf[Piece.opposite(code)]);
        royal[code] = piece.royal();
        routesMeet[code] = routesMeet(code);
    }

    private int direction(Step step) {
        return rays.directions().indexOf(declared.lattice.normal(step));
    }

    private void setLeaps(int code, List<Step> steps) {
        leaps[code] = new Leaps(declared.lattice, steps);
        leapSources[code] =
                new Leaps(declared.lattice, steps.stream().map(Step::reversed).toList());
    }

    private boolean isIdle(int code) {
        return royal[code] || declared.pieces.get(Piece.type(code)).isImmobile();
    }

    private int[] codes(Side side, IntPredicate condition) {
        return IntStream.range(0, declared.pieces.size())
                .map(type -> Piece.code(side, type))
                .filter(condition)
                .toArray();
    }

    /** Tries the routes on every cell of the empty board: the lattice need declare no property. */
    private boolean routesMeet(int code) {
        for (int from = 0; from < cells; from++) {
            BitSet seen = new BitSet(cells);
            for (int direction : rides[code]) {
                if (meets(rays.start(from, direction), rays::at, seen)) {
                    return true;
                }
            }
            if (leaps[code] != null && meets(leaps[code].start(from), leaps[code]::at, seen)) {
                return true;
            }
        }
        return false;
    }

    private static boolean meets(int start, IntUnaryOperator table, BitSet seen) {
        int to;
        for (int i = start; (to = table.applyAsInt(i)) != CellTable.END; i++) {
            if (seen.get(to)) {
                return true;
            }
            seen.set(to);
        }
        return false;
    }

    /**
     * A state that the rule of the turn has given.
     *
     * @throws IllegalStateException if it is none of those that the rule says there are
     */
    public int checked(int state) {
        if (state < 0 || state >= stateKeys.length) {
            throw new IllegalStateException("the rule of the turn gave the state " + state
                    + "; by its states() there are 0 to " + (stateKeys.length - 1));
        }
        return state;
    }
}
