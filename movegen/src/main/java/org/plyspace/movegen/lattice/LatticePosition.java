package org.plyspace.movegen.lattice;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.end.Checks;

/**
 * The one position that plays all lattice rule sets.
 *
 * <p>State is a {@link LatticeBoard} and a handful of ints; what a move cannot be undone from is pushed on a preallocated
 * stack. Which of two generators it asks was decided when the declaration was compiled. Long for its many one-line answers: the
 * work is in {@link LatticeGenerator}, {@link GeneralGenerator}, {@link LatticeAttacks}, {@link LatticeMaker} and {@link LatticeWords}.
 */
public final class LatticePosition implements Position {

    static final int NO_CELL = Lattice.NO_CELL;

    private static final int FIRST_STACK = 256;

    final LatticeRules rules;
    final LatticeTables tables;
    final LatticeBoard board;
    final LatticeAttacks attacks;
    /** Null for simple declarations. */
    final GeneralAttacks generalAttacks;

    int side;
    int rights;
    int epCrossed = NO_CELL;
    int epPawn = NO_CELL;
    int word;
    /** Starting cells of pawns that have moved, see {@link SpentCells}. */
    long spent;
    /** Checks given, see {@link Checks}. */
    int checks;
    /** By code: how many are in hand; empty where there are no hands. */
    final int[] hands;

    long handKey;
    int halfmoves;
    private int fullmoves = 1;

    /** Null for general declarations. */
    private final LatticeGenerator simple;
    /** Null for simple declarations. */
    private final GeneralGenerator general;

    private final LatticeMaker maker;
    private final boolean countsChecks;
    /** Whether the word, the spent cells or the checks given ever change. */
    private final boolean hasRareState;

    private final LatticeStanding standing;
    private final MoveList scratch = new MoveList();

    private int depth;
    private long[] moves = new long[FIRST_STACK];
    private Undo[] undos = Undo.stack(FIRST_STACK);

    LatticePosition(LatticeRules rules) {
        this.rules = rules;
        this.tables = rules.tables;
        this.board = new LatticeBoard(tables);
        this.attacks = new LatticeAttacks(tables, board);
        this.hands = new int[tables.general != null && tables.general.hasHands ? Piece.CODES : 0];
        this.generalAttacks = tables.general == null ? null : new GeneralAttacks(tables, board, attacks);
        this.simple = tables.general == null ? new LatticeGenerator(tables, this) : null;
        this.general = tables.general == null ? null : new GeneralGenerator(this);
        this.maker = new LatticeMaker(this);
        this.countsChecks = tables.endings.countsChecks();
        this.hasRareState = countsChecks || tables.spent != null || tables.spec.turnRule != TurnRule.PLAIN;
        this.standing = new LatticeStanding(this);
    }

    /** What making a move overwrites. */
    static final class Undo {

        long key;
        int rights;
        int epCrossed;
        int epPawn;
        int word;
        long spent;
        int checks;
        int halfmoves;
        int capturedSlot;
        int givenUpSlot;
        int givenUpCode;

        static Undo[] stack(int size) {
            Undo[] undos = new Undo[size];
            Arrays.setAll(undos, i -> new Undo());
            return undos;
        }
    }

    /** Sets everything that is not on the board, forgetting the moves made. */
    void setState(Side toMove, int newRights, int newWord, int halfmoveClock, int fullmoveNumber) {
        side = toMove.index();
        rights = newRights;
        word = newWord;
        spent = 0;
        checks = 0;
        epCrossed = NO_CELL;
        epPawn = NO_CELL;
        halfmoves = halfmoveClock;
        fullmoves = fullmoveNumber;
        depth = 0;
        Arrays.fill(hands, 0);
        handKey = 0;
    }

    void setHand(int code, int count) {
        handKey ^= tables.general.handKey(code, hands[code]) ^ tables.general.handKey(code, count);
        hands[code] = count;
    }

    @Override
    public LatticeRules rules() {
        return rules;
    }

    @Override
    public void legalMoves(MoveList into) {
        list(into, Wanted.ALL);
    }

    @Override
    public void legalCaptures(MoveList into) {
        list(into, Wanted.CAPTURES);
    }

    @Override
    public void legalQuietPromotions(MoveList into) {
        list(into, Wanted.QUIET_PROMOTIONS);
    }

    private void list(MoveList into, Wanted wanted) {
        if (general == null) {
            simple.list(into, wanted);
        } else {
            general.list(into, wanted);
        }
    }

    @Override
    public int countLegalMoves() {
        return general == null ? simple.count() : general.count();
    }

    @Override
    public long randomMove(RandomGenerator random, MoveList list) {
        boolean drawable = general == null && tables.spec.turnRule == TurnRule.PLAIN;
        long move = drawable ? simple.draw(random) : Move.NONE;
        return move == Move.NONE ? Position.super.randomMove(random, list) : move;
    }

    @Override
    public boolean hasLegalMove() {
        return general == null ? simple.any() : general.any();
    }

    @Override
    public boolean isLegal(long move) {
        scratch.clear();
        boolean drop = Move.kind(move) == Move.DROP;
        if (Move.from(move) < tables.cells && Move.to(move) < tables.cells) {
            listAt(drop ? Move.piece(move) : Piece.NONE, drop ? Move.to(move) : Move.from(move), scratch);
        }
        return scratch.contains(move);
    }

    /** Lists legal moves, among them all of the man on a cell, or the drop on it of a piece that is not {@link Piece#NONE}. */
    void listAt(int dropped, int cell, MoveList into) {
        if (tables.spec.turnRule != TurnRule.PLAIN) {
            list(into, Wanted.ALL);
        } else if (general == null) {
            simple.listFrom(cell, into);
        } else if (dropped == Piece.NONE) {
            general.listFrom(cell, into);
        } else {
            general.listDrop(dropped, cell, into);
        }
    }

    @Override
    public void make(long move) {
        Undo undo = push(move);
        maker.make(move, undo);
        int mover = side;
        passTurn();
        if (countsChecks && inCheck()) {
            checks = Checks.more(checks, mover, tables.endings.rule().checks());
        }
    }

    private Undo push(long move) {
        if (depth == moves.length) {
            moves = Arrays.copyOf(moves, 2 * depth);
            Undo[] more = Undo.stack(2 * depth);
            System.arraycopy(undos, 0, more, 0, depth);
            undos = more;
        }
        Undo undo = undos[depth];
        moves[depth++] = move;
        undo.key = board.key;
        undo.rights = rights;
        undo.epCrossed = epCrossed;
        undo.epPawn = epPawn;
        undo.halfmoves = halfmoves;
        if (hasRareState) {
            undo.word = word;
            undo.spent = spent;
            undo.checks = checks;
        }
        return undo;
    }

    private void passTurn() {
        fullmoves += side;
        side ^= 1;
    }

    @Override
    public void makeNull() {
        push(Move.NONE);
        epCrossed = NO_CELL;
        epPawn = NO_CELL;
        halfmoves++;
        passTurn();
    }

    @Override
    public boolean isPassingSound() {
        int useful = board.menCount[side] - board.royalCount[side];
        for (int code = Piece.code(Side.of(side), 0); code < Piece.CODES && useful > 0; code += 2) {
            useful -= tables.resetsClock[code] && !tables.royal[code] ? board.count[code] : 0;
        }
        return useful > 0 && word == 0 && !inCheck();
    }

    @Override
    public void unmake() {
        if (depth == 0) {
            throw new IllegalStateException("no move was made that could be taken back");
        }
        long move = moves[--depth];
        Undo undo = undos[depth];
        side ^= 1;
        fullmoves -= side;
        rights = undo.rights;
        epCrossed = undo.epCrossed;
        epPawn = undo.epPawn;
        halfmoves = undo.halfmoves;
        if (hasRareState) {
            word = undo.word;
            spent = undo.spent;
            checks = undo.checks;
        }
        if (move != Move.NONE) {
            maker.takeBack(move, undo);
            board.key = undo.key;
        }
    }

    @Override
    public int capturedCell(long move) {
        if (!Move.isCapture(move)) {
            return NO_CELL;
        }
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> epPawn;
            case Move.CAPTURE_ELSEWHERE -> tables.general.departure[Move.to(move)];
            default -> Move.to(move);
        };
    }

    @Override
    public void changes(long move, Changes into) {
        maker.changes(move, into);
    }

    @Override
    public void setFrom(Position other) {
        if (!(other instanceof LatticePosition that) || that.tables != tables) {
            throw new IllegalArgumentException("a position of " + rules.spec()
                    + " cannot be set to one of other rules, " + other.rules().spec());
        }
        if (that == this) {
            depth = 0;
            return;
        }
        board.setFrom(that.board);
        setState(that.sideToMove(), that.rights, that.word, that.halfmoves, that.fullmoves);
        epCrossed = that.epCrossed;
        epPawn = that.epPawn;
        spent = that.spent;
        checks = that.checks;
        System.arraycopy(that.hands, 0, hands, 0, hands.length);
        handKey = that.handKey;
    }

    @Override
    public Side sideToMove() {
        return Side.of(side);
    }

    @Override
    public boolean inCheck() {
        return isAnyRoyalAttacked(side);
    }

    boolean isAnyRoyalAttacked(int whose) {
        return generalAttacks == null ? attacks.isAnyRoyalAttacked(whose) : generalAttacks.isAnyRoyalAttacked(whose);
    }

    boolean isAttacked(int cell, int by) {
        return generalAttacks == null ? attacks.isAttacked(cell, by) : generalAttacks.isAttacked(cell, by);
    }

    /** Whether the pawn of this code on a cell has moved, where that costs it its double step. */
    boolean isSpent(int code, int cell) {
        return tables.spent != null && (spent & tables.spent.bit(code, cell)) != 0;
    }

    @Override
    public long key() {
        return keyWithoutEnPassant() ^ enPassantKey();
    }

    private long keyWithoutEnPassant() {
        long key = board.key
                ^ tables.castling.keys[rights]
                ^ tables.stateKeys[word]
                ^ tables.checkKeys[checks]
                ^ handKey
                ^ (side == 0 ? 0 : tables.sideKey);
        return spent == 0 ? key : key ^ tables.spent.key(spent);
    }

    private long enPassantKey() {
        return epCrossed == NO_CELL
                ? 0
                : tables.epKeys[epCrossed] ^ Long.rotateLeft(tables.epKeys[epPawn], Integer.SIZE);
    }

    @Override
    public int halfmoveClock() {
        return Math.min(halfmoves, Setup.LARGEST_CLOCK);
    }

    @Override
    public int fullmoveNumber() {
        return Math.min(fullmoves, Setup.LARGEST_CLOCK);
    }

    @Override
    public int pieceAt(int cell) {
        return board.at[cell];
    }

    @Override
    public int hand(int piece) {
        return hands.length == 0 ? 0 : hands[piece];
    }

    @Override
    public int rights() {
        return rights;
    }

    @Override
    public int men(Side whose, int[] into) {
        int count = board.menCount[whose.index()];
        System.arraycopy(board.men[whose.index()], 0, into, 0, count);
        return count;
    }

    @Override
    public int royals(Side whose, int[] into) {
        int count = board.royalCount[whose.index()];
        System.arraycopy(board.royals[whose.index()], 0, into, 0, count);
        return count;
    }

    @Override
    public int attacks(int cell, int[] into) {
        return generalAttacks == null ? attacks.from(cell, into) : generalAttacks.from(cell, into);
    }

    @Override
    public boolean isAttacked(int cell, Side by) {
        return isAttacked(cell, by.index());
    }

    @Override
    public int x(int cell) {
        return tables.spec.lattice.x(cell);
    }

    @Override
    public int y(int cell) {
        return tables.spec.lattice.y(cell);
    }

    @Override
    public int z(int cell) {
        return tables.spec.lattice.z(cell);
    }

    @Override
    public int promotionDistance(int cell) {
        int code = board.at[cell];
        if (code == Piece.NONE) {
            return -1;
        }
        if (tables.pawnOf[code] != null) {
            return tables.pawnOf[code].distance[code & 1][cell];
        }
        int[] distance = tables.general == null ? null : tables.general.promotionDistance[code];
        return distance == null ? -1 : distance[cell];
    }

    @Override
    public long tags(long move) {
        return rules.tagsOf(move);
    }

    @Override
    public void place(Placement placement) {
        board.clear();
        for (int i = 0; i < placement.count(); i++) {
            board.put(placement.cell(i), placement.piece(i));
        }
        setState(placement.toMove(), tables.castling.normalised(placement.rights()), 0, 0, 1);
        for (int code = 0; code < hands.length; code++) {
            if (placement.hand(code) > 0) {
                setHand(code, placement.hand(code));
            }
        }
    }

    @Override
    public LatticePosition copy() {
        LatticePosition copy = new LatticePosition(rules);
        copy.setFrom(this);
        return copy;
    }

    @Override
    public long repetitionKey() {
        long key = keyWithoutEnPassant() ^ tables.checkKeys[checks];
        return epCrossed != NO_CELL && canCaptureEnPassant() ? key ^ enPassantKey() : key;
    }

    private boolean canCaptureEnPassant() {
        scratch.clear();
        legalCaptures(scratch);
        for (int i = 0; i < scratch.size(); i++) {
            if (Move.kind(scratch.get(i)) == Move.EN_PASSANT) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Outcome> ending() {
        return tables.endings.ending(standing);
    }

    @Override
    public Outcome endingWithoutMove() {
        return tables.endings.withoutMove(standing);
    }

    @Override
    public Optional<Outcome> outcome() {
        return hasLegalMove() ? ending() : Optional.of(endingWithoutMove());
    }

    @Override
    public PositionWords words() {
        return new LatticeWords(this);
    }
}
