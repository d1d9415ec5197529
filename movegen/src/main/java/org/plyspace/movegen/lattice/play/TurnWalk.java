package org.plyspace.movegen.lattice.play;

import java.util.random.RandomGenerator;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.declare.TurnRule;
import org.plyspace.movegen.lattice.tables.LatticeTables;

/**
 * A walk over the legal moves of a turn, in the parts for which the {@link TurnRule} calls. The same walk lists moves, counts them, or
 * stops at the first; to count, it gets no list.
 */
abstract class TurnWalk implements TurnRule.Turn {

    final LatticeTables tables;
    final LatticeState state;
    final LatticeBoard board;

    /** The list of moves; null to count. */
    MoveList sink;

    MoveFilter moveFilter;
    boolean stopAtFirst;
    int us;
    int found;
    /** Whether the part of the turn being walked has a legal move, listed or not. */
    boolean legal;

    boolean royalsMove;
    boolean othersMove;
    /** The bits of the {@link MovePrelude} that has been made; 0 if there is none. */
    long prelude;

    private final TurnRule rule;
    /** The preludes; null if moves have none. */
    private final MovePrelude preludes;

    TurnWalk(LatticeState state) {
        this.state = state;
        this.tables = state.tables;
        this.board = state.board;
        this.rule = tables.declared.turnRule;
        this.preludes = rule.prelude().orElse(null);
    }

    /** Walks the part of the turn that {@link #royalsMove} and {@link #othersMove} select; {@link #legal} is false before. */
    abstract void walk();

    /** Prepares calls of {@link #man} and {@link #castlings} outside {@link #walk}. */
    abstract void prepare();

    /** Walks the moves of this side's man on a cell, except castling. */
    abstract void man(int from);

    abstract void castlings();

    /** Draws a legal move if that is possible without walking them all; {@link Move#NONE} if none was drawn. */
    abstract long draw(RandomGenerator random);

    /** Lists the drop of a piece with this code on a cell if it is legal. */
    abstract void listDrop(int code, int cell, MoveList into);

    final void list(MoveList into, MoveFilter moves) {
        run(into, moves, false);
    }

    final int count() {
        return run(null, MoveFilter.ALL, false);
    }

    final boolean any() {
        return run(null, MoveFilter.ALL, true) > 0;
    }

    /** Lists the legal moves of the man on a cell, and all castlings if it is royal; no rule of the turn may interfere. */
    final void listFrom(int from, MoveList into) {
        int code = board.at[from];
        if (code == Piece.NONE || (code & 1) != state.side) {
            return;
        }
        start(into, MoveFilter.ALL, false);
        prepare();
        man(from);
        if (tables.royal[code] && state.rights != 0) {
            castlings();
        }
    }

    private int run(MoveList into, MoveFilter moves, boolean onlyOne) {
        start(into, moves, onlyOne);
        rule.generate(this, state.word);
        return found;
    }

    final void start(MoveList into, MoveFilter moves, boolean onlyOne) {
        sink = into;
        moveFilter = moves;
        stopAtFirst = onlyOne;
        us = state.side;
        found = 0;
        prelude = 0;
        legal = false;
        royalsMove = true;
        othersMove = true;
    }

    /** Whether one move is enough and has been found. */
    final boolean isDone() {
        return stopAtFirst && found > 0;
    }

    private boolean walk(boolean royals, boolean others) {
        legal = false;
        royalsMove = royals;
        othersMove = others;
        walk();
        return legal;
    }

    @Override
    public final boolean all() {
        return walk(true, true);
    }

    @Override
    public final boolean allButRoyals() {
        return walk(false, true);
    }

    @Override
    public final boolean royalsOnly() {
        return walk(true, false);
    }

    @Override
    public final boolean allAfter(int cell) {
        long kept = preludes.make(cell, board);
        prelude = Move.withExtra(0, cell + 1);
        boolean any = walk(true, true);
        prelude = 0;
        preludes.takeBack(cell, kept, board);
        return any;
    }

    @Override
    public final boolean inCheck() {
        return state.isAnyRoyalAttacked(us);
    }

    @Override
    public final Side side() {
        return Side.of(us);
    }

    @Override
    public final int royals() {
        return board.royalCount[us];
    }

    @Override
    public final int royal(int index) {
        return board.royals[us][index];
    }
}
