package org.plyspace.movegen.lattice;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.GeneralTables.DropTables;
import org.plyspace.movegen.lattice.GeneralTables.PromotionTables;

/**
 * Legal moves of declarations that go beyond slides, leaps and one pawn: every candidate is made on the board, royal pieces are
 * looked at, and it is taken back. No pins; one truth with the attack look-up of {@link GeneralAttacks}.
 *
 * <p>The same walk lists moves, counts them, or stops at the first; to count, no list is given. Long, since it walks all there is
 * that can be declared.
 */
final class GeneralGenerator implements TurnRule.Turn {

    private final LatticeTables tables;
    private final GeneralTables general;
    private final LatticePosition position;
    private final LatticeBoard board;
    private final GeneralAttacks attacks;
    private final CastlingTrial castling;

    /** Where two routes lead to one cell, it is landed on once. */
    private final CellMarks seen;
    /** What two rows capture from afar is captured once. */
    private final CellMarks hit;

    private MoveList sink;
    private Wanted wanted;
    private boolean stopAtFirst;
    private int us;
    private int found;
    /** Whether the part of the turn being generated has a legal move, be it of those wanted or not. */
    private boolean legal;

    private boolean royalsMove;
    private boolean othersMove;
    private final GivingUp givingUp;
    private long givenUp;
    /** Answers whether a drop mates, while this one is in use. */
    private GeneralGenerator next;

    GeneralGenerator(LatticePosition position) {
        this.position = position;
        this.tables = position.tables;
        this.general = tables.general;
        this.board = position.board;
        this.attacks = position.generalAttacks;
        this.castling = new CastlingTrial(position);
        this.seen = new CellMarks(tables.cells);
        this.hit = new CellMarks(tables.cells);
        this.givingUp = new GivingUp(board, this::generateRest);
    }

    int list(MoveList into, Wanted moves) {
        return run(into, moves, false);
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
        man(from);
        if (tables.royal[code] && position.rights != 0) {
            castlings();
        }
    }

    /** Lists the drop of a piece of a code on a cell, if it is legal. */
    void listDrop(int code, int cell, MoveList into) {
        start(into, Wanted.ALL, false);
        if ((code & 1) == us && general.drops[code] != null && position.hand(code) > 0) {
            drop(code, general.drops[code], cell, general.hasHops || inCheck());
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
        stopAtFirst = onlyOne;
        us = position.side;
        found = 0;
        givenUp = 0;
        legal = false;
        royalsMove = true;
        othersMove = true;
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
        int[] men = board.men[us];
        for (int i = 0; i < board.menCount[us]; i++) {
            if (stopAtFirst && found > 0) {
                return true;
            }
            man(men[i]);
        }
        if (royals && position.rights != 0) {
            castlings();
        }
        if (general.hasHands && others) {
            drops();
        }
        return legal;
    }

    private void man(int from) {
        int code = board.at[from];
        boolean moves = tables.royal[code] ? royalsMove : othersMove;
        if (!moves || attacks.isFrozen(from)) {
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
            for (Row row : general.rows[code][from]) {
                row(from, code, row);
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

    private void row(int from, int code, Row row) {
        if (row.kind == Mode.Kind.AFAR) {
            int target = row.cells[0];
            if (row.mayLand(0) && board.at[target] != 0 && isPrey(board.at[target]) && !hit.contains(target)) {
                hit.add(target);
                captureFromAfar(from, target, code);
            }
            return;
        }
        int passed = 0;
        int wantedPassed = row.kind == Mode.Kind.HOP ? 1 : 0;
        for (int i = 0; i < row.cells.length && passed <= wantedPassed; i++) {
            int to = row.cells[i];
            if (passed == wantedPassed && i >= row.first && row.mayLand(i)) {
                land(from, to, code, row.moves, row.captures);
            }
            passed += board.at[to] == 0 ? 0 : 1;
        }
    }

    /** Whether a man may be captured by the side to move. */
    private boolean isPrey(int code) {
        return (code & 1) != us || (tables.spec.selfCapture && !tables.royal[code]);
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
                    step(from, advances[i], code, Move.NORMAL, Lattice.NO_CELL);
                    int twice = pawn.doubles[us][from][i];
                    if (twice != Lattice.NO_CELL && board.at[twice] == 0 && !position.isSpent(code, from)) {
                        step(from, twice, code, Move.DOUBLE_STEP, Lattice.NO_CELL);
                    }
                }
            }
        }
        for (int to : pawn.captures[us][from]) {
            int target = board.at[to];
            if (target != 0 && isPrey(target)) {
                step(from, to, code, Move.NORMAL, to);
            } else if (target == 0 && position.epCrossed != Lattice.NO_CELL && arrival(to) == position.epCrossed) {
                step(from, to, code, Move.EN_PASSANT, position.epPawn);
            }
        }
    }

    private int arrival(int cell) {
        return general.arrival == null ? cell : general.arrival[cell];
    }

    /**
     * A man goes to a cell, and on to where it arrives.
     *
     * @param captured the cell of what it captures, if something stands there, or {@link Lattice#NO_CELL}
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
        PromotionTables promotion = general.promotions[code];
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

    private void offer(long move, int from, int to, int captured) {
        if (isNeeded(move)) {
            emit(move, isSafe(move, from, to, captured));
        }
    }

    /** Whether it matters if a move is legal: it may be wanted, or be the first legal one. */
    private boolean isNeeded(long move) {
        return wanted.has(move) || !legal;
    }

    private void emit(long move, boolean safe) {
        if (!safe) {
            return;
        }
        legal = true;
        if (wanted.has(move)) {
            found++;
            if (sink != null) {
                sink.add(move | givenUp);
            }
        }
    }

    /** Tries a move on the board; on its way over another cell a royal piece must be safe there too. */
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

    private void castlings() {
        Castling[] ways = tables.castling.ways[us];
        int[] needs = tables.castling.needs[us];
        for (int i = 0; i < ways.length; i++) {
            Castling way = ways[i];
            boolean possible = (position.rights & needs[i]) == needs[i] && board.at[way.kingFrom()] != Piece.NONE;
            if (possible && !attacks.isFrozen(way.kingFrom()) && !attacks.isFrozen(way.rookFrom())) {
                long move = Move.of(way.kingFrom(), way.kingTo(), board.at[way.kingFrom()], Piece.NONE, Move.CASTLING);
                if (isNeeded(move)) {
                    emit(move, castling.isLegal(us, i));
                }
            }
        }
    }

    private void drops() {
        boolean tried = general.hasHops || inCheck();
        for (int code : general.held[us]) {
            if (position.hand(code) > 0) {
                drops(code, general.drops[code], tried);
            }
        }
    }

    private void drops(int code, DropTables drop, boolean tried) {
        for (int cell = 0; cell < tables.cells; cell++) {
            if (stopAtFirst && found > 0) {
                return;
            }
            drop(code, drop, cell, tried);
        }
    }

    private void drop(int code, DropTables drop, int cell, boolean tried) {
        if (board.at[cell] != 0 || drop.forbidden[cell] || hasCompanion(code, drop, cell)) {
            return;
        }
        long move = Move.of(cell, cell, code, Piece.NONE, Move.DROP);
        if (isNeeded(move)) {
            emit(move, (!tried || isSafeDrop(code, cell)) && (drop.mates || !isMatingDrop(move)));
        }
    }

    private boolean hasCompanion(int code, DropTables drop, int cell) {
        if (drop.line == null || board.count[code] == 0) {
            return false;
        }
        for (int i = 0; i < board.menCount[us]; i++) {
            int other = board.men[us][i];
            if (board.at[other] == code && drop.line[other] == drop.line[cell]) {
                return true;
            }
        }
        return false;
    }

    private boolean isSafeDrop(int code, int cell) {
        board.put(cell, code);
        boolean safe = !attacks.isAnyRoyalAttacked(us);
        board.remove(cell);
        return safe;
    }

    /** Asked of drops that may check but not mate: only those that check are made and answered. */
    private boolean isMatingDrop(long move) {
        board.put(Move.to(move), Move.piece(move));
        boolean checks = attacks.isAnyRoyalAttacked(us ^ 1);
        board.remove(Move.to(move));
        if (!checks) {
            return false;
        }
        if (next == null) {
            next = new GeneralGenerator(position);
        }
        position.make(move);
        boolean mates = !next.any();
        position.unmake();
        return mates;
    }
}
