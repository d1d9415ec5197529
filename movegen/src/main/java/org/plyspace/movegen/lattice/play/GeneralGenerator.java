package org.plyspace.movegen.lattice.play;

import java.util.random.RandomGenerator;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.tables.GeneralTables;
import org.plyspace.movegen.lattice.tables.ModePath;
import org.plyspace.movegen.lattice.tables.PawnTables;

/**
 * Generates the legal moves of declarations that go beyond slides, leaps and one type of pawn. Every candidate is made on the board, royal
 * pieces are checked for attacks, and the candidate is taken back. It does not use pins, and relies on the same attack look-up as
 * everything else, {@link GeneralAttacks}.
 */
final class GeneralGenerator extends TurnWalk {

    private final GeneralTables general;
    private final GeneralAttacks attacks;
    private final CastlingProbe castling;
    /** The drops; null if there are no hands. */
    private final DropMoves drops;

    /** The cells reached already: where two routes lead to one cell, the move is generated once. */
    private final CellMarks seen;
    /** The cells captured on already: what two rows capture from afar is captured once. */
    private final CellMarks hit;

    /** Whether pieces in hand must be dropped before anything else. */
    boolean dropsFirst;

    /** Creates a generator with the maker of moves on the same state, which makes drops that could mate, to look for answers. */
    GeneralGenerator(LatticeState state, LatticeMaker maker) {
        super(state);
        this.general = tables.general;
        this.attacks = state.generalAttacks;
        this.castling = new CastlingProbe(state);
        this.drops = tables.hands.exist() ? new DropMoves(this, maker) : null;
        this.seen = new CellMarks(tables.cells);
        this.hit = new CellMarks(tables.cells);
    }

    /** Draws nothing: only {@link LatticeGenerator} knows what a man may do without trying it. */
    @Override
    long draw(RandomGenerator random) {
        return Move.NONE;
    }

    @Override
    void listDrop(int code, int cell, MoveList into) {
        start(into, MoveFilter.ALL, false);
        if (drops != null) {
            prepare();
            drops.walk(code, cell);
        }
    }

    @Override
    void prepare() {
        dropsFirst = drops != null && drops.comeFirst();
    }

    @Override
    void walk() {
        prepare();
        int[] men = board.men[us];
        for (int i = 0; i < board.menCount[us]; i++) {
            if (isDone()) {
                return;
            }
            man(men[i]);
        }
        if (royalsMove && state.rights != 0) {
            castlings();
        }
        if (drops != null && othersMove) {
            drops.walk();
        }
    }

    @Override
    void man(int from) {
        int code = board.at[from];
        boolean moves = tables.royal[code] ? royalsMove : othersMove;
        if (!moves || dropsFirst || attacks.isFrozen(from)) {
            return;
        }
        seen.clear();
        hit.clear();
        for (int direction : tables.rides[code]) {
            ride(from, code, direction);
        }
        PawnTables pawn = tables.pawnOf[code];
        if (pawn != null) {
            pawn(from, code, pawn);
        } else if (tables.leaps[code] != null) {
            leap(from, code);
        }
        if (general.rows[code] != null) {
            for (ModePath modePath : general.rows[code][from]) {
                if (state.isReady(modePath, code, from)) {
                    row(from, code, modePath);
                }
            }
        }
    }

    private void ride(int from, int code, int direction) {
        Rays rays = tables.rays;
        int to;
        for (int i = rays.start(from, direction); (to = rays.at(i)) != CellTable.END; i++) {
            land(from, to, code, true, true);
            if (board.at[to] != 0) {
                return;
            }
        }
    }

    private void leap(int from, int code) {
        Leaps leaps = tables.leaps[code];
        int to;
        for (int i = leaps.start(from); (to = leaps.at(i)) != CellTable.END; i++) {
            land(from, to, code, true, true);
        }
    }

    private void row(int from, int code, ModePath modePath) {
        if (modePath.kind == Mode.Kind.AFAR) {
            int target = modePath.cells[0];
            int victim = board.at[target];
            boolean possible = victim != 0 && isPrey(victim) && modePath.takes(victim);
            if (possible && modePath.mayLand(0) && !hit.contains(target)) {
                hit.add(target);
                captureFromAfar(from, target, code);
            }
            return;
        }
        if (modePath.kind == Mode.Kind.STAY) {
            stay(from, code);
            return;
        }
        int passed = 0;
        int wantedPassed = modePath.kind == Mode.Kind.HOP ? 1 : 0;
        for (int i = 0; i < modePath.cells.length && passed <= wantedPassed; i++) {
            int to = modePath.cells[i];
            if (passed == wantedPassed && i >= modePath.first && modePath.mayLand(i)) {
                land(from, to, code, modePath.moves, modePath.takes(board.at[to]));
            }
            passed += board.at[to] == 0 ? 0 : 1;
        }
    }

    /** Whether the side to move may capture a man. */
    private boolean isPrey(int code) {
        return (code & 1) != us || (tables.declared.selfCapture && !tables.royal[code]);
    }

    private void land(int from, int to, int code, boolean moves, boolean captures) {
        int target = board.at[to];
        boolean possible = target == 0 ? moves : captures && isPrey(target);
        if (possible && !seen.contains(to)) {
            seen.add(to);
            step(from, to, code, Move.NORMAL, to);
        }
    }

    private void pawn(int from, int code, PawnTables pawn) {
        if (pawn.mayAdvance(board.at, us, from)) {
            int[] advances = pawn.advances[us][from];
            for (int i = 0; i < advances.length; i++) {
                if (board.at[advances[i]] == 0) {
                    seen.add(advances[i]);
                    step(from, advances[i], code, Move.NORMAL, Lattice.NO_CELL);
                    int twice = pawn.doubles[us][from][i];
                    if (twice != Lattice.NO_CELL && board.at[twice] == 0 && !state.isSpent(code, from)) {
                        seen.add(twice);
                        step(from, twice, code, Move.DOUBLE_STEP, Lattice.NO_CELL);
                    }
                }
            }
        }
        for (int to : pawn.captures[us][from]) {
            int target = board.at[to];
            if (target != 0 && isPrey(target)) {
                seen.add(to);
                step(from, to, code, Move.NORMAL, to);
            } else if (target == 0 && state.epCrossed != Lattice.NO_CELL && arrival(to) == state.epCrossed) {
                seen.add(to);
                step(from, to, code, Move.EN_PASSANT, state.epPawn);
            }
        }
    }

    private int arrival(int cell) {
        return general.arrival == null ? cell : general.arrival[cell];
    }

    /**
     * Generates the move of a man to a cell, and on to where it arrives.
     *
     * @param captured the cell of the captured man, or {@link Lattice#NO_CELL} if there is none
     */
    private void step(int from, int to, int code, int kind, int captured) {
        int arrival = arrival(to);
        if (arrival != to && board.at[arrival] != 0) {
            return;
        }
        int victim = captured == Lattice.NO_CELL ? Piece.NONE : board.at[captured];
        int written = kind == Move.NORMAL && victim != 0 && arrival != to ? Move.CAPTURE_ELSEWHERE : kind;
        long move = Move.of(from, arrival, code, victim, written);
        PawnTables pawn = tables.pawnOf[code];
        GeneralTables.PromotionTables promotion = general.promotions[code];
        boolean pawnPromotes = pawn != null && pawn.promotes[us][arrival];
        boolean mayPromote = promotion != null && promotion.may(from, arrival);
        boolean mustPromote = pawnPromotes || (mayPromote && promotion.forced[arrival]);
        if (!mustPromote) {
            offer(move, from, to, captured);
        }
        if (pawnPromotes) {
            promote(move, pawn.choices[us], from, to, captured);
        } else if (mayPromote) {
            promote(move, promotion.choices, from, to, captured);
        }
    }

    private void promote(long move, int[] choices, int from, int to, int captured) {
        for (int choice : choices) {
            offer(Move.promoting(move, choice), from, to, captured);
        }
    }

    private void captureFromAfar(int from, int target, int code) {
        long move = Move.of(from, target, code, board.at[target], Move.FROM_AFAR);
        if (isNeeded(move)) {
            int victim = board.at[target];
            int slot = board.remove(target);
            boolean safe = !attacks.isAnyRoyalAttacked(us);
            board.restore(target, victim, slot);
            emit(move, safe);
        }
    }

    private void stay(int from, int code) {
        long move = Move.of(from, from, code, Piece.NONE);
        if (!seen.contains(from) && isNeeded(move)) {
            seen.add(from);
            emit(move, !attacks.isAnyRoyalAttacked(us));
        }
    }

    private void offer(long move, int from, int to, int captured) {
        if (isNeeded(move)) {
            emit(move, isSafe(move, from, to, captured));
        }
    }

    /** Whether the legality of a move matters: the move may be selected, or be the first legal one. */
    boolean isNeeded(long move) {
        return moveFilter.has(move) || !legal;
    }

    /** Emits a move if it leaves no royal piece attacked. */
    void emit(long move, boolean safe) {
        if (!safe) {
            return;
        }
        legal = true;
        if (moveFilter.has(move)) {
            found++;
            if (sink != null) {
                sink.add(move | prelude);
            }
        }
    }

    /** Tries a move on the board; a royal piece that goes on to another cell must be safe on the first one too. */
    private boolean isSafe(long move, int from, int to, int captured) {
        int victim = Move.captured(move);
        int slot = victim == 0 ? 0 : board.remove(captured);
        board.move(from, to);
        boolean safe = true;
        int arrival = Move.to(move);
        if (arrival != to) {
            safe = !tables.royal[Move.piece(move)] || !attacks.isAttacked(to, us ^ 1);
            board.move(to, arrival);
        }
        if (Move.isPromotion(move)) {
            board.replace(arrival, Move.promoted(move));
        }
        safe = safe && !attacks.isAnyRoyalAttacked(us);
        if (Move.isPromotion(move)) {
            board.replace(arrival, Move.piece(move));
        }
        board.move(arrival, from);
        if (victim != 0) {
            board.restore(captured, victim, slot);
        }
        return safe;
    }

    @Override
    void castlings() {
        Castling[] ways = tables.castling.ways[us];
        int[] needs = tables.castling.needs[us];
        for (int i = 0; i < ways.length; i++) {
            Castling way = ways[i];
            boolean possible =
                    !dropsFirst && (state.rights & needs[i]) == needs[i] && board.at[way.kingFrom()] != Piece.NONE;
            if (possible && !attacks.isFrozen(way.kingFrom()) && !attacks.isFrozen(way.rookFrom())) {
                long move = Move.of(way.kingFrom(), way.kingTo(), board.at[way.kingFrom()], Piece.NONE, Move.CASTLING);
                if (isNeeded(move)) {
                    emit(move, castling.isLegal(us, i));
                }
            }
        }
    }
}
