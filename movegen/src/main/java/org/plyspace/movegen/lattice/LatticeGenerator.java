package org.plyspace.movegen.lattice;

import java.util.random.RandomGenerator;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.castling.Castling;

/**
 * Legal moves without trying them: {@link Landing} says where a man may land. Only en passant, castling, and moves of one
 * royal piece while another is in danger are tried on the board.
 *
 * <p>The same walk lists moves, counts them, or stops at the first; to count, no list is given.
 */
final class LatticeGenerator implements TurnRule.Turn {

    private final LatticeTables tables;
    private final LatticeBoard board;
    private final LatticePosition position;
    private final LatticeAttacks attacks;
    private final Landing landing;
    private final CastlingTrial castling;
    private final OpenWalk walk;
    private final RandomDraw draw;
    private final CountAtOnce atOnce;

    /** Where the man in hand was found to go already. */
    private final CellMarks seen;

    private MoveList sink;
    private Wanted wanted;
    private boolean stopAtFirst;
    private int us;
    private int found;
    /** Whether the part of the turn being generated has a legal move, be it a capture or not. */
    private boolean legal;

    private boolean royalsMove;
    private boolean othersMove;
    private final GivingUp givingUp;
    private long givenUp;

    LatticeGenerator(LatticeTables tables, LatticePosition position) {
        this.tables = tables;
        this.position = position;
        this.board = position.board;
        this.attacks = position.attacks;
        this.landing = new Landing(tables, board, attacks);
        this.castling = new CastlingTrial(position);
        this.walk = new OpenWalk(tables, board);
        this.draw = new RandomDraw(position, landing, castling);
        this.atOnce = new CountAtOnce(position, landing);
        this.seen = new CellMarks(tables.cells);
        this.givingUp = new GivingUp(board, this::generateRest);
    }

    int list(MoveList into, Wanted moves) {
        return run(into, moves, false);
    }

    /** Draws one of the legal moves, see {@link RandomDraw}; {@link Move#NONE} if none came out. */
    long draw(RandomGenerator random) {
        return draw.next(position.side, random);
    }

    int count() {
        return run(null, Wanted.ALL, false);
    }

    boolean any() {
        return run(null, Wanted.ALL, true) > 0;
    }

    /** Lists the legal moves of the man on a cell, and, if it is royal, all castlings; no rule of the turn must interfere. */
    void listFrom(int from, MoveList into) {
        int code = board.at[from];
        if (code == Piece.NONE || (code & 1) != position.side) {
            return;
        }
        start(into, Wanted.ALL, false);
        royalsMove = true;
        othersMove = true;
        landing.find(us);
        man(from);
        if (tables.royal[code] && position.rights != 0) {
            castlings();
        }
    }

    private int run(MoveList into, Wanted moves, boolean onlyOne) {
        start(into, moves, onlyOne);
        tables.spec.turnRule.generate(this, position.word);
        return found;
    }

    private void start(MoveList into, Wanted moves, boolean onlyOne) {
        sink = into;
        wanted = moves;
        legal = false;
        stopAtFirst = onlyOne;
        us = position.side;
        found = 0;
        givenUp = 0;
    }

    @Override
    public boolean all() {
        return generate(true, true);
    }

    @Override
    public boolean allButRoyals() {
        return generate(false, true);
    }

    @Override
    public boolean royalsOnly() {
        return generate(true, false);
    }

    @Override
    public void givingUpARoyal() {
        givingUp.each(us);
    }

    private void generateRest(long bits) {
        givenUp = bits;
        generate(true, true);
        givenUp = 0;
    }

    @Override
    public boolean inCheck() {
        return attacks.isAnyRoyalAttacked(us);
    }

    @Override
    public Side side() {
        return Side.of(us);
    }

    @Override
    public int royals() {
        return board.royalCount[us];
    }

    private boolean generate(boolean royals, boolean others) {
        legal = false;
        royalsMove = royals;
        othersMove = others;
        landing.find(us);
        if (sink == null && wanted == Wanted.ALL && others && !stopAtFirst && atOnce.isPossible()) {
            add(atOnce.count(us));
            restOfMen();
        } else if (men(board.men[us], board.menCount[us])) {
            return true;
        }
        if (royals && (wanted == Wanted.ALL || !legal) && position.rights != 0) {
            castlings();
        }
        return legal;
    }

    /** Whether one move is enough, and found. */
    private boolean men(int[] cells, int count) {
        for (int i = 0; i < count; i++) {
            if (stopAtFirst && found > 0) {
                return true;
            }
            man(cells[i]);
        }
        return false;
    }

    /** Those that {@link CountAtOnce} leaves out. */
    private void restOfMen() {
        if (atOnce.leavesOnlyGuarded(us)) {
            men(board.royals[us], board.royalCount[us]);
            men(landing.pinned(), landing.pinnedCount());
            return;
        }
        int[] men = board.men[us];
        for (int i = 0; i < board.menCount[us]; i++) {
            if (landing.isGuarded(men[i]) || !atOnce.counts(board.at[men[i]])) {
                man(men[i]);
            }
        }
    }

    private void man(int from) {
        int code = board.at[from];
        if (tables.royal[code]) {
            if (royalsMove) {
                walk(from, code, true);
            }
        } else if (othersMove) {
            boolean guarded = landing.isGuarded(from);
            if (tables.isPawn(code)) {
                pawn(from, code, guarded);
            } else {
                walk(from, code, guarded);
            }
        }
    }

    /** Rides and leaps. Where two routes can lead to one cell, it is landed on once. */
    private void walk(int from, int code, boolean guarded) {
        if (!guarded && wanted == Wanted.ALL) {
            add(sink == null ? walk.count(from, code) : walk.list(from, code, givenUp, sink));
            return;
        }
        if (legal && wanted == Wanted.QUIET_PROMOTIONS) {
            return;
        }
        if (legal && !guarded && wanted == Wanted.CAPTURES && sink != null && !tables.routesMeet[code]) {
            found += walk.listCaptures(from, code, givenUp, sink);
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
        if (guarded && !landing.isSafe(from, to, code)) {
            return;
        }
        emit(from, to, code, Move.NORMAL);
    }

    private void add(int moves) {
        found += moves;
        legal |= moves > 0;
    }

    private void emit(int from, int to, int code, int kind) {
        int captured = board.at[to];
        legal = true;
        if (wanted != Wanted.ALL && (wanted == Wanted.QUIET_PROMOTIONS || captured == 0)) {
            return;
        }
        found++;
        if (sink != null) {
            sink.add(Move.of(from, to, code, captured, kind) | givenUp);
        }
    }

    private void pawn(int from, int code, boolean guarded) {
        boolean open = !guarded && wanted == Wanted.ALL && position.epCrossed == Lattice.NO_CELL;
        if (open && sink == null && tables.spent == null) {
            add(walk.countPawn(from, code));
            return;
        }
        PawnTables pawns = tables.pawns;
        if ((wanted != Wanted.CAPTURES || !legal) && pawns.mayAdvance(board.at, us, from)) {
            int[] advances = pawns.advances[us][from];
            for (int i = 0; i < advances.length; i++) {
                if (board.at[advances[i]] == 0) {
                    pawnTo(from, advances[i], code, Move.NORMAL, guarded);
                    int twice = pawns.doubles[us][from][i];
                    if (twice != Lattice.NO_CELL && board.at[twice] == 0 && !position.isSpent(code, from)) {
                        pawnTo(from, twice, code, Move.DOUBLE_STEP, guarded);
                    }
                }
            }
        }
        if (legal && wanted == Wanted.QUIET_PROMOTIONS) {
            return;
        }
        for (int to : pawns.captures[us][from]) {
            int target = board.at[to];
            if (target != 0 && (target & 1) != us) {
                pawnTo(from, to, code, Move.NORMAL, guarded);
            } else if (to == position.epCrossed) {
                enPassant(from, to, code);
            }
        }
    }

    private void pawnTo(int from, int to, int code, int kind, boolean guarded) {
        if (guarded && !landing.isSafe(from, to, code)) {
            return;
        }
        if (!tables.pawns.promotes[us][to]) {
            emit(from, to, code, kind);
            return;
        }
        legal = true;
        if (wanted != Wanted.ALL && (wanted == Wanted.CAPTURES) == (board.at[to] == 0)) {
            return;
        }
        int[] choices = tables.pawns.choices[us];
        found += choices.length;
        if (sink != null) {
            long move = Move.of(from, to, code, board.at[to], kind) | givenUp;
            for (int promoted : choices) {
                sink.add(Move.promoting(move, promoted));
            }
        }
    }

    private void enPassant(int from, int to, int code) {
        if (board.at[to] == Piece.NONE && landing.isSafeAfter(from, to, position.epPawn)) {
            legal = true;
            if (wanted == Wanted.QUIET_PROMOTIONS) {
                return;
            }
            found++;
            if (sink != null) {
                sink.add(Move.of(from, to, code, board.at[position.epPawn], Move.EN_PASSANT) | givenUp);
            }
        }
    }

    private void castlings() {
        Castling[] ways = tables.castling.ways[us];
        int[] needs = tables.castling.needs[us];
        for (int i = 0; i < ways.length; i++) {
            if ((position.rights & needs[i]) == needs[i] && castling.isLegal(us, i)) {
                legal = true;
                if (wanted != Wanted.ALL) {
                    return;
                }
                found++;
                if (sink != null) {
                    int king = board.at[ways[i].kingFrom()];
                    sink.add(Move.of(ways[i].kingFrom(), ways[i].kingTo(), king, Piece.NONE, Move.CASTLING) | givenUp);
                }
            }
        }
    }
}
