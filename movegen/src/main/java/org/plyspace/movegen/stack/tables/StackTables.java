package org.plyspace.movegen.stack.tables;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Endings;
import org.plyspace.movegen.hand.HandTables;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.ChosenDeclaration;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PawnRule;
import org.plyspace.movegen.stack.declare.PromotionRule;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/** A {@link StackDeclaration} compiled into the tables that make, unmake and generation use. Immutable, shared. */
public final class StackTables {

    /** Equal to no code, not even to {@link Piece#NONE}. */
    private static final int NO_CODE = -1;

    public final BoardStack stack;
    public final ColumnGrid grid;
    public final PathTables paths;
    /** The ways of men in space; null if men move as seen from above. */
    public final SpaceTables space;

    public final PromotionRule promotion;
    public final PromotionColumns ends;
    public final BoardRule boards;
    public final PawnRule pawns;
    public final CastlingBits[] castlings;
    public final boolean columnsCrossed;
    public final boolean changesHands;
    public final Men men;
    /** The number of kinds, at least of those that have names. */
    public final int kinds;
    /** The {@link Kind} of each piece code. */
    public final int[] kindOf = new int[Piece.CODES];
    /** The {@link Kind#code} of each piece code: kind and side. */
    public final int[] kindCodeOf = new int[Piece.CODES];
    /** The lines that men slide along, by kind. */
    public final int[] lines;
    /** The columns that men leap to, by {@code kind << 6 | column}. */
    public final long[] leaps;

    public final int royalType;
    /** The type of pawns, or {@link Men#NO_TYPE}. */
    public final int pawnType;
    /** The code of each side's royal man. */
    public final int[] royalCode;
    /** The code of each side's pawns, or {@link #NO_CODE} if there are none. */
    public final int[] pawnCode;
    /** The code of each side's men that castle with the royal one, which slide straight, or {@link #NO_CODE} if there are none. */
    public final int[] castlingCode;
    /** The types that pawns can become, in the order in which promotions are listed. */
    public final int[] promotions;
    /** Whether own men other than kings can be captured. */
    public final boolean selfCapture;
    /** Whether a pawn that has stepped twice can be captured in passing. */
    public final boolean enPassant;
    /** Whether an option has switched double steps off. */
    public final boolean doubleStepOff;
    /** Whether pawns keep their double step wherever they are carried. */
    public final boolean doubleStepKept;

    public final Endings endings;
    /** What can be held, and where it is dropped. */
    public final HandTables hands;
    /** The cells on which men may be dropped, by piece code, whatever stands there. */
    public final long[] droppable = new long[Piece.CODES];
    /** The cells on which kings win, by side; derived from {@link EndRule#goals()}. */
    public final long[] goals = new long[2];

    public final int boardCount;
    /** The columns to which pawns step, by {@code side << 6 | column}; these and the next five also as seen from above if men move in space. */
    public final long[] pawnSteps = new long[2 << 6];

    public final long[] pawnDoubleSteps = new long[2 << 6];
    public final long[] pawnCaptures = new long[2 << 6];
    /** The columns from which a side's pawns capture into a column, by {@code side << 6 | column}. */
    public final long[] pawnAttackers = new long[2 << 6];
    /** The columns from which they step to a column. */
    public final long[] pawnStepSources = new long[2 << 6];
    /** The columns from which they go to a column by a double step. */
    public final long[] pawnDoubleStepSources = new long[2 << 6];
    /** The castling rights that are lost when something happens on a cell. */
    public final int[] rightsOf;
    /** The movable board of each cell, or -1. */
    public final int[] boardOf;

    public final long[] boardCells;
    /** The anchor of each movable board in the start arrangement. */
    public final int[] homes;

    public final int[] originalOwners;
    private final int invertedAnchors;

    /** The first fullmove number from which no castling is forbidden for being too early. */
    public final int castlingFrom;
    /** The rights that cannot be used before some fullmove number. */
    public final int lateRights;

    public StackTables(StackDeclaration declaration) {
        stack = declaration.stack();
        grid = stack.grid();
        paths = new PathTables(declaration.paths(), grid.columns());
        space = SpaceTables.of(declaration);
        promotion = declaration.promotion();
        ends = new PromotionColumns(
                promotion, stack.movables().size(), stack.anchors().size());
        boards = declaration.boards();
        pawns = declaration.pawns();
        castlings = declaration.castlings().stream().map(CastlingBits::of).toArray(CastlingBits[]::new);
        castlingFrom =
                Stream.of(castlings).mapToInt(CastlingBits::firstMove).max().orElse(0);
        lateRights = Stream.of(castlings)
                .filter(castling -> castling.firstMove() > 1)
                .mapToInt(CastlingBits::right)
                .reduce(0, (rights, right) -> rights | right);
        columnsCrossed = declaration.columnsCrossed();
        changesHands = boards.changesHands();
        men = declaration.men();
        int[] kindOfType = Kind.of(men.declared());
        kinds = Math.max(Kind.FIRST_OTHER, IntStream.of(kindOfType).max().orElse(0) + 1);
        lines = new int[kinds];
        leaps = new long[kinds << 6];
        fillMen(kindOfType);
        royalType = men.only(Man.Rank.ROYAL);
        pawnType = men.only(Man.Rank.PAWN);
        royalCode = codes(royalType);
        pawnCode = codes(pawnType);
        castlingCode = codes(IntStream.range(0, kindOfType.length)
                .filter(type -> Kind.castles(men.declared().get(type), kindOfType[type]))
                .findFirst()
                .orElse(Men.NO_TYPE));
        promotions = ChosenDeclaration.choices(declaration).stream()
                .mapToInt(men::type)
                .toArray();
        selfCapture = declaration.chosen().selfCapture();
        enPassant = !declaration.chosen().enPassantOff();
        doubleStepOff = declaration.chosen().doubleStepOff();
        doubleStepKept = pawns.keepsDoubleStep() && !doubleStepOff;
        endings = new Endings(declaration.end(), men.types(), royalCode, stack.cells());
        hands = new HandTables(declaration.hands(), stack.cells(), men::type);
        fillDrops();
        boardCount = stack.movables().size();
        rightsOf = new int[stack.cells()];
        boardOf = new int[stack.cells()];
        boardCells = new long[boardCount];
        homes = new int[boardCount];
        originalOwners = new int[boardCount];
        invertedAnchors = IntStream.range(0, stack.anchors().size())
                .filter(anchor -> stack.anchors().get(anchor).inverted())
                .map(anchor -> 1 << anchor)
                .sum();
        fillPawns();
        declaration.end().goals().ifPresent(this::fillGoals);
        fillCells();
        fillBoards();
    }

    private static int[] codes(int type) {
        return type == Men.NO_TYPE ? new int[] {NO_CODE, NO_CODE} : new int[] {Men.code(0, type), Men.code(1, type)};
    }

    private void fillMen(int[] kindOfType) {
        for (int type = 0; type < kindOfType.length; type++) {
            Man man = men.declared().get(type);
            int kind = kindOfType[type];
            for (int side = 0; side < 2; side++) {
                kindOf[Men.code(side, type)] = kind;
                kindCodeOf[Men.code(side, type)] = Kind.code(side, kind);
            }
            lines[kind] = man.lines();
            for (int column = 0; column < grid.columns(); column++) {
                for (Man.Leap leap : man.leaps()) {
                    leaps[kind << 6 | column] |= grid.leaps(column, leap.one(), leap.other());
                }
            }
        }
    }

    /** Whether a code is that of a pawn. */
    public boolean isPawn(int code) {
        return code == pawnCode[code & 1];
    }

    private void fillPawns() {
        for (Side side : Side.values()) {
            for (int column = 0; column < grid.columns(); column++) {
                int index = side.index() << 6 | column;
                fillPawns(side, column, index);
                addSource(index, pawnSteps, pawnStepSources);
                addSource(index, pawnDoubleSteps, pawnDoubleStepSources);
                addSource(index, pawnCaptures, pawnAttackers);
            }
        }
    }

    private void fillPawns(Side side, int column, int index) {
        if (space != null) {
            pawnSteps[index] = space.columns(space.pawnSteps[side.index()], column, 1);
            pawnDoubleSteps[index] = space.columns(space.pawnDoubles[side.index()], column, 2);
            pawnCaptures[index] = space.captures(side.index(), column);
            return;
        }
        pawnSteps[index] = pawns.steps(side, column);
        pawnDoubleSteps[index] = pawns.doubleSteps(side, column);
        pawnCaptures[index] = pawns.captures(side, column);
    }

    private static void addSource(int index, long[] targets, long[] sources) {
        for (long rest = targets[index]; rest != 0; rest &= rest - 1) {
            sources[(index & 1 << 6) | Long.numberOfTrailingZeros(rest)] |= 1L << index;
        }
    }

    private void fillDrops() {
        for (int code : hands.codes().toArray()) {
            for (int cell = 0; cell < stack.cells(); cell++) {
                droppable[code] |= hands.drops[code].forbidden[cell] ? 0 : 1L << cell;
            }
        }
    }

    private void fillGoals(EndRule.Goals declared) {
        for (Side side : Side.values()) {
            for (int cell = 0; cell < stack.cells(); cell++) {
                goals[side.index()] |= declared.has(side, cell) ? 1L << cell : 0;
            }
        }
    }

    private void fillCells() {
        for (int cell = 0; cell < stack.cells(); cell++) {
            boardOf[cell] = stack.movableOf(cell);
        }
        for (CastlingBits castling : List.of(castlings)) {
            rightsOf[castling.kingFrom()] |= castling.right();
            rightsOf[castling.rookFrom()] |= castling.right();
        }
    }

    private void fillBoards() {
        for (int board = 0; board < boardCount; board++) {
            boardCells[board] = stack.movables().get(board).mask();
            homes[board] = stack.home(board);
            originalOwners[board] = stack.owner(board).index();
        }
    }

    /** The number of a place; places are numbered column by column, from the lowest level. */
    public int place(int column, int level) {
        return column * BoardStack.MAX_LEVEL + level - 1;
    }

    public boolean inverted(int anchor) {
        return (invertedAnchors >>> anchor & 1) != 0;
    }

    /** A {@link PromotionRule} that is called only if boards make a difference. Immutable. */
    public static final class PromotionColumns {

        /** The number of sets of anchors examined to find where pawns could ever have to promote. */
        private static final int MOST_LOOKED_AT = 20_000;

        private final PromotionRule rule;
        private final boolean dependsOnBoards;
        private final int boards;
        private final int anchors;
        /** The answer without boards, by side, if it is always the same. */
        private final long[] fixed = new long[2];
        /** The columns of {@link #ever(int)}, by side; computed on first use. */
        private volatile long[] ever;

        PromotionColumns(PromotionRule rule, int boards, int anchors) {
            this.rule = rule;
            this.boards = boards;
            this.anchors = anchors;
            this.dependsOnBoards = boards > 0 && rule.dependsOnBoards();
            if (!dependsOnBoards) {
                fixed[0] = rule.columns(Side.WHITE, 0);
                fixed[1] = rule.columns(Side.BLACK, 0);
            }
        }

        /** The columns in which a side's pawns must promote while boards hang on some anchors. */
        public long of(int side, int taken) {
            return dependsOnBoards ? rule.columns(Side.of(side), taken) : fixed[side];
        }

        /** All columns in which a side's pawns must promote in some arrangement, and possibly others. Cold. */
        public long ever(int side) {
            if (!dependsOnBoards) {
                return fixed[side];
            }
            long[] known = ever;
            if (known == null) {
                known = new long[] {findEver(0), findEver(1)};
                ever = known;
            }
            return known[side];
        }

        private long findEver(int side) {
            long found = 0;
            long taken = (1L << boards) - 1;
            for (int looked = 0; taken < 1L << anchors; looked++) {
                if (looked == MOST_LOOKED_AT) {
                    return -1;
                }
                found |= of(side, (int) taken);
                taken = next(taken);
            }
            return found;
        }

        /** The next higher number with as many bits, at least one. */
        private static long next(long bits) {
            long lowest = bits & -bits;
            long ripple = bits + lowest;
            return ripple | (((bits ^ ripple) / lowest) >>> 2);
        }
    }
}
