package org.plyspace.movegen.lattice.play;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.plyspace.api.AttackSummary;
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
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.declare.TurnRule;
import org.plyspace.movegen.lattice.tables.LatticeTables;

/**
 * The one position class that plays all lattice rule sets. It is long because of its many one-line answers: the work is done by
 * {@link LatticeState}, {@link LatticeMaker} and {@link TurnWalk}. Of the two implementations of the last, the compiled declaration
 * determines which is used.
 */
public final class LatticePosition implements Position {

    private final PlayTerms rules;
    public final LatticeState state;

    private final LatticeTables tables;
    private final LatticeBoard board;
    private final TurnWalk walk;
    private final LatticeMaker maker;
    private final LatticeChanges changes;
    private final LatticeStanding standing;
    private final MoveList scratch = new MoveList();
    /** Created on first use: most positions are never asked. */
    private LatticeSummary summary;
    /** Created on first use. */
    private BackwardWalk backward;

    public LatticePosition(PlayTerms rules) {
        this.rules = rules;
        this.tables = rules.tables();
        this.state = new LatticeState(tables);
        this.board = state.board;
        this.maker = new LatticeMaker(state);
        this.walk = tables.general == null ? new LatticeGenerator(state) : new GeneralGenerator(state, maker);
        this.changes = new LatticeChanges(this);
        this.standing = new LatticeStanding(state);
    }

    @Override
    public PlayTerms rules() {
        return rules;
    }

    @Override
    public void legalMoves(MoveList into) {
        walk.list(into, MoveFilter.ALL);
    }

    @Override
    public void legalCaptures(MoveList into) {
        walk.list(into, MoveFilter.CAPTURES);
    }

    @Override
    public void legalQuietPromotions(MoveList into) {
        walk.list(into, MoveFilter.QUIET_PROMOTIONS);
    }

    @Override
    public void legalLoud(MoveList into) {
        walk.list(into, MoveFilter.LOUD);
    }

    @Override
    public int countLegalMoves() {
        return walk.count();
    }

    @Override
    public long randomMove(RandomGenerator random, MoveList list) {
        long move = tables.declared.turnRule == TurnRule.PLAIN ? walk.draw(random) : Move.NONE;
        return move == Move.NONE ? Position.super.randomMove(random, list) : move;
    }

    @Override
    public boolean hasLegalMove() {
        return walk.any();
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

    /** Lists legal moves, including all moves of the man on a cell, or the drop of a piece on it unless the piece is {@link Piece#NONE}. */
    public void listAt(int dropped, int cell, MoveList into) {
        if (tables.declared.turnRule != TurnRule.PLAIN) {
            walk.list(into, MoveFilter.ALL);
        } else if (dropped == Piece.NONE) {
            walk.listFrom(cell, into);
        } else {
            walk.listDrop(dropped, cell, into);
        }
    }

    @Override
    public void make(long move) {
        maker.make(move);
    }

    @Override
    public void makeNull() {
        maker.makeNull();
    }

    @Override
    public boolean isPassingSound() {
        int useful = board.menCount[state.side] - board.royalCount[state.side];
        for (int code = Piece.code(Side.of(state.side), 0); code < Piece.CODES && useful > 0; code += 2) {
            useful -= tables.resetsClock[code] && !tables.royal[code] ? board.count[code] : 0;
        }
        return useful > 0 && state.word == 0 && !inCheck();
    }

    @Override
    public void unmake() {
        maker.unmake();
    }

    @Override
    public int capturedCell(long move) {
        return state.capturedCell(move);
    }

    @Override
    public void changes(long move, Changes into) {
        changes.of(move, into);
    }

    @Override
    public void setFrom(Position other) {
        if (!(other instanceof LatticePosition that) || that.tables != tables) {
            throw new IllegalArgumentException("a position of " + rules.setting() + " cannot be set to one of "
                    + other.rules().setting() + "; expected a position of the same rules object");
        }
        if (that != this) {
            state.copyFrom(that.state);
        }
        maker.forget();
    }

    @Override
    public Side sideToMove() {
        return Side.of(state.side);
    }

    @Override
    public boolean inCheck() {
        return state.isAnyRoyalAttacked(state.side);
    }

    @Override
    public long key() {
        return state.keyWithoutEnPassant() ^ state.enPassantKey();
    }

    @Override
    public int halfmoveClock() {
        return Math.min(state.halfmoves, Setup.LARGEST_CLOCK);
    }

    @Override
    public int fullmoveNumber() {
        return Math.min(state.fullmoves, Setup.LARGEST_CLOCK);
    }

    @Override
    public int pieceAt(int cell) {
        return board.at[cell];
    }

    @Override
    public int hand(int piece) {
        return state.hand(piece);
    }

    @Override
    public int rights() {
        return state.rights;
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
        return state.generalAttacks == null ? state.attacks.from(cell, into) : state.generalAttacks.from(cell, into);
    }

    @Override
    public void attackSummary(AttackSummary into) {
        if (tables.cells > LatticeSummary.MOST_CELLS) {
            into.count(this);
            return;
        }
        if (summary == null) {
            summary = LatticeSummary.of(this);
        }
        summary.fill(into);
    }

    /** Lists the quiet moves that lead to this position, see {@link org.plyspace.api.Unmoves}. */
    public void unmoves(MoveList into) {
        if (backward == null) {
            backward = new BackwardWalk(state);
        }
        backward.list(into);
    }

    @Override
    public boolean isAttacked(int cell, Side by) {
        return state.isAttacked(cell, by.index());
    }

    @Override
    public int x(int cell) {
        return tables.declared.lattice.x(cell);
    }

    @Override
    public int y(int cell) {
        return tables.declared.lattice.y(cell);
    }

    @Override
    public int z(int cell) {
        return tables.declared.lattice.z(cell);
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
        return rules.tagsOf(this, move);
    }

    @Override
    public void place(Placement placement) {
        board.clear();
        for (int i = 0; i < placement.count(); i++) {
            board.put(placement.cell(i), placement.piece(i));
        }
        maker.forget();
        state.reset(placement.toMove(), tables.castling.normalised(placement.rights()), 0, 0, 1);
        for (int code = 0; code < state.hands.length; code++) {
            if (placement.hand(code) > 0) {
                state.setHand(code, placement.hand(code));
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
        long key = state.keyWithoutEnPassant() ^ tables.checkKeys[state.checks];
        return state.epCrossed != Lattice.NO_CELL && canCaptureEnPassant() ? key ^ state.enPassantKey() : key;
    }

    private boolean canCaptureEnPassant() {
        if (tables.masked && tables.general == null && !isPawnBesideCrossed()) {
            return false;
        }
        scratch.clear();
        legalCaptures(scratch);
        for (int i = 0; i < scratch.size(); i++) {
            if (Move.kind(scratch.get(i)) == Move.EN_PASSANT) {
                return true;
            }
        }
        return false;
    }

    /** Whether a pawn of the side to move captures towards the cell crossed: few do, and moves need be listed for these only. */
    private boolean isPawnBesideCrossed() {
        int pawn = tables.pawnCode(state.side);
        return (board.sets[2 * pawn] & tables.masks.leapers(state.epCrossed, pawn, 0)) != 0
                || (board.sets[2 * pawn + 1] & tables.masks.leapers(state.epCrossed, pawn, 1)) != 0;
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
        return rules.words(this);
    }

    /** Lists what the moves of a position would change. */
    static final class LatticeChanges {

        private final LatticePosition position;
        private final LatticeState state;
        private final LatticeTables tables;
        /** The prelude; null if moves have none. */
        private final MovePrelude prelude;

        LatticeChanges(LatticePosition position) {
            this.position = position;
            this.state = position.state;
            this.tables = state.tables;
            this.prelude = tables.declared.turnRule.prelude().orElse(null);
        }

        /** Implements {@link org.plyspace.api.Position#changes}; on lattices, cells are places. */
        void of(long move, Changes into) {
            int from = Move.from(move);
            int to = Move.to(move);
            int piece = Move.piece(move);
            into.clear();
            if (MovePrelude.isIn(move)) {
                prelude.changes(MovePrelude.cell(move), position, into);
            }
            if (Move.isCapture(move)) {
                into.addPlace(state.capturedCell(move), Move.captured(move), Piece.NONE);
                int held = state.held(move);
                if (held != Piece.NONE) {
                    into.addHand(held, state.hands[held], state.hands[held] + 1);
                }
            }
            switch (Move.kind(move)) {
                case Move.FROM_AFAR -> {}
                case Move.DROP -> {
                    into.addHand(piece, state.hands[piece], state.hands[piece] - 1);
                    into.addPlace(to, Piece.NONE, piece);
                }
                case Move.CASTLING -> {
                    Castling way = tables.castling.way(state.side, from, to);
                    int rook = state.board.at[way.rookFrom()];
                    into.addPlace(from, piece, Piece.NONE);
                    into.addPlace(way.rookFrom(), rook, Piece.NONE);
                    into.addPlace(to, Piece.NONE, piece);
                    into.addPlace(way.rookTo(), Piece.NONE, rook);
                }
                default -> {
                    into.addPlace(from, piece, Piece.NONE);
                    into.addPlace(to, Piece.NONE, Move.isPromotion(move) ? Move.promoted(move) : piece);
                }
            }
        }
    }
}
