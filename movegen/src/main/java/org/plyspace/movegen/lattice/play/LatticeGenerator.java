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
import org.plyspace.movegen.lattice.tables.PawnTables;

/**
 * Generates legal moves without trying them: {@link SafeTargets} says where a man may land. Only en passant, castling, and moves of one
 * royal piece while another is in danger are tried on the board.
 */
final class LatticeGenerator extends TurnWalk {

    private final SafeTargets safeTargets;
    private final CastlingProbe castling;
    private final UnpinnedMoves walk;
    private final RandomDraw draw;
    private final CountAtOnce atOnce;
    private final LoudBySets loudBySets;

    /** The cells that the man in hand was already found to reach. */
    private final CellMarks seen;

    LatticeGenerator(LatticeState state) {
        super(state);
        this.safeTargets = new SafeTargets(tables, board, state.attacks);
        this.castling = new CastlingProbe(state);
        this.walk = new UnpinnedMoves(tables, board);
        this.draw = new RandomDraw(state, safeTargets, castling);
        this.atOnce = new CountAtOnce(state, safeTargets);
        this.loudBySets = new LoudBySets(state, safeTargets);
        this.seen = new CellMarks(tables.cells);
    }

    @Override
    long draw(RandomGenerator random) {
        return draw.next(state.side, random);
    }

    @Override
    void listDrop(int code, int cell, MoveList into) {
        // no declaration of this kind has hands
    }

    @Override
    void prepare() {
        safeTargets.find(us);
    }

    @Override
    void walk() {
        safeTargets.find(us);
        boolean bySets = othersMove && !stopAtFirst && atOnce.isPossible();
        if (bySets && sink == null && moveFilter == MoveFilter.ALL) {
            add(atOnce.count(us));
            restOfMen();
        } else if (bySets && sink != null && moveFilter == MoveFilter.LOUD && atOnce.leavesOnlyGuarded(us)) {
            loud();
        } else if (men(board.men[us], board.menCount[us])) {
            return;
        }
        if (royalsMove && (moveFilter.quiets || !legal) && state.rights != 0) {
            castlings();
        }
    }

    /** Whether the walk ended early because one move is enough. */
    private boolean men(int[] cells, int count) {
        for (int i = 0; i < count; i++) {
            if (isDone()) {
                return true;
            }
            man(cells[i]);
        }
        return false;
    }

    private void loud() {
        int before = sink.size();
        loudBySets.listPieces(us, prelude, sink);
        add(sink.size() - before);
        if (tables.pawnSteps != null) {
            pawns(loudBySets.pawns(us, 0), 0);
            pawns(loudBySets.pawns(us, 1), Long.SIZE);
        }
        men(board.royals[us], board.royalCount[us]);
        men(safeTargets.pinned(), safeTargets.pinnedCount());
        // The remaining men make no loud move, but the rule of the turn may need to know whether they have any move.
        for (int i = 0; i < board.menCount[us] && !legal; i++) {
            man(board.men[us][i]);
        }
    }

    private void pawns(long cells, int firstCell) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            pawn(firstCell + Long.numberOfTrailingZeros(rest), tables.pawnCode(us), false);
        }
    }

    /** Walks the men that {@link CountAtOnce} leaves out. */
    private void restOfMen() {
        if (atOnce.leavesOnlyGuarded(us)) {
            men(board.royals[us], board.royalCount[us]);
            men(safeTargets.pinned(), safeTargets.pinnedCount());
            return;
        }
        int[] men = board.men[us];
        for (int i = 0; i < board.menCount[us]; i++) {
            if (safeTargets.isGuarded(men[i]) || !atOnce.counts(board.at[men[i]])) {
                man(men[i]);
            }
        }
    }

    @Override
    void man(int from) {
        int code = board.at[from];
        if (tables.royal[code]) {
            if (royalsMove) {
                walk(from, code, true);
            }
        } else if (othersMove) {
            boolean guarded = safeTargets.isGuarded(from);
            if (tables.isPawn(code)) {
                pawn(from, code, guarded);
            } else {
                walk(from, code, guarded);
            }
        }
    }

    /** Walks rides and leaps. Where two routes can lead to one cell, the move is generated once. */
    private void walk(int from, int code, boolean guarded) {
        if (!guarded && moveFilter.quiets) {
            add(sink == null ? walk.count(from, code) : walk.list(from, code, prelude, sink));
            return;
        }
        if (legal && !moveFilter.captures) {
            return;
        }
        if (legal && !guarded && sink != null && !tables.routesMeet[code]) {
            found += walk.listCaptures(from, code, prelude, sink);
            return;
        }
        boolean once = tables.routesMeet[code];
        seen.clear();
        for (int direction : tables.rides[code]) {
            ride(from, code, direction, guarded, once);
        }
        Leaps leaps = tables.leaps[code];
        if (leaps == null) {
            return;
        }
        byte[] at = board.at;
        int to;
        for (int i = leaps.start(from); (to = leaps.at(i)) != CellTable.END; i++) {
            if (at[to] == 0 || (at[to] & 1) != us) {
                land(from, to, code, guarded, once);
            }
        }
    }

    private void ride(int from, int code, int direction, boolean guarded, boolean once) {
        Rays rays = tables.rays;
        byte[] at = board.at;
        int to;
        for (int i = rays.start(from, direction); (to = rays.at(i)) != CellTable.END; i++) {
            int target = at[to];
            if (target == 0) {
                land(from, to, code, guarded, once);
            } else {
                if ((target & 1) != us) {
                    land(from, to, code, guarded, once);
                }
                return;
            }
        }
    }

    private void land(int from, int to, int code, boolean guarded, boolean once) {
        if (once) {
            if (seen.contains(to)) {
                return;
            }
            seen.add(to);
        }
        if (legal && !lists(board.at[to])) {
            return;
        }
        if (guarded && !safeTargets.isSafe(from, to, code)) {
            return;
        }
        emit(from, to, code, Move.NORMAL);
    }

    private void add(int moves) {
        found += moves;
        legal |= moves > 0;
    }

    /** Whether moves that capture this man and do not promote are listed; 0 stands for moves that capture nothing. */
    private boolean lists(int captured) {
        return captured == 0 ? moveFilter.quiets : moveFilter.captures;
    }

    private void emit(int from, int to, int code, int kind) {
        int captured = board.at[to];
        legal = true;
        if (!lists(captured)) {
            return;
        }
        found++;
        if (sink != null) {
            sink.add(Move.of(from, to, code, captured, kind) | prelude);
        }
    }

    private void pawn(int from, int code, boolean guarded) {
        boolean open = !guarded && moveFilter.quiets && state.epCrossed == Lattice.NO_CELL;
        if (open && sink == null && tables.spent == null) {
            add(walk.countPawn(from, code));
            return;
        }
        PawnTables pawns = tables.pawns;
        boolean advance = moveFilter.quiets || !legal || (moveFilter.quietPromotions && pawns.promotesAhead[us][from]);
        if (advance && pawns.mayAdvance(board.at, us, from)) {
            int[] advances = pawns.advances[us][from];
            for (int i = 0; i < advances.length; i++) {
                if (board.at[advances[i]] == 0) {
                    pawnTo(from, advances[i], code, Move.NORMAL, guarded);
                    int twice = pawns.doubles[us][from][i];
                    if (twice != Lattice.NO_CELL && board.at[twice] == 0 && !state.isSpent(code, from)) {
                        pawnTo(from, twice, code, Move.DOUBLE_STEP, guarded);
                    }
                }
            }
        }
        if (legal && !moveFilter.captures) {
            return;
        }
        for (int to : pawns.captures[us][from]) {
            int target = board.at[to];
            if (target != 0 && (target & 1) != us) {
                pawnTo(from, to, code, Move.NORMAL, guarded);
            } else if (to == state.epCrossed) {
                enPassant(from, to, code);
            }
        }
    }

    private void pawnTo(int from, int to, int code, int kind, boolean guarded) {
        if (guarded && !safeTargets.isSafe(from, to, code)) {
            return;
        }
        if (!tables.pawns.promotes[us][to]) {
            emit(from, to, code, kind);
            return;
        }
        legal = true;
        if (board.at[to] == 0 ? !moveFilter.quietPromotions : !moveFilter.captures) {
            return;
        }
        int[] choices = tables.pawns.choices[us];
        found += choices.length;
        if (sink != null) {
            long move = Move.of(from, to, code, board.at[to], kind) | prelude;
            for (int promoted : choices) {
                sink.add(Move.promoting(move, promoted));
            }
        }
    }

    private void enPassant(int from, int to, int code) {
        if (board.at[to] == Piece.NONE && safeTargets.isSafeAfter(from, to, state.epPawn)) {
            legal = true;
            if (!moveFilter.captures) {
                return;
            }
            found++;
            if (sink != null) {
                sink.add(Move.of(from, to, code, board.at[state.epPawn], Move.EN_PASSANT) | prelude);
            }
        }
    }

    @Override
    void castlings() {
        Castling[] ways = tables.castling.ways[us];
        int[] needs = tables.castling.needs[us];
        for (int i = 0; i < ways.length; i++) {
            if ((state.rights & needs[i]) == needs[i] && castling.isLegal(us, i)) {
                legal = true;
                if (!moveFilter.quiets) {
                    return;
                }
                found++;
                if (sink != null) {
                    int king = board.at[ways[i].kingFrom()];
                    sink.add(Move.of(ways[i].kingFrom(), ways[i].kingTo(), king, Piece.NONE, Move.CASTLING) | prelude);
                }
            }
        }
    }
}
