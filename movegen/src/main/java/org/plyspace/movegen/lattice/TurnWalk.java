package org.plyspace.movegen.lattice;

import java.util.random.RandomGenerator;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;

/**
 * A walk over the legal moves of a turn, part by part as the {@link TurnRule} asks for them. The same walk lists moves, counts them,
 * or stops at the first; to count, no list is given.
 */
abstract class TurnWalk implements TurnRule.Turn {

    final LatticeTables tables;
    final LatticeState state;
    final LatticeBoard board;

    /** Null to count. */
    MoveList sink;

    MoveFilter moveFilter;
    boolean stopAtFirst;
    int us;
    int found;
    /** Whether the part of the turn being walked has a legal move, be it of those wanted or not. */
    boolean legal;

    boolean royalsMove;
    boolean othersMove;
    /** The bits of the {@link MovePrelude} that has been made; 0 if none. */
    long prelude;

    private final TurnRule rule;
    /** Null if moves have none. */
    private final MovePrelude preludes;

    TurnWalk(LatticeState state) {
        this.state = state;
        this.tables = state.tables;
        this.board = state.board;
        this.rule = tables.declared.turnRule;
        this.preludes = rule.prelude().orElse(null);
    }

    /** Walks the part of the turn that {@link #royalsMove} and {@link #othersMove} tell; {@link #legal} is false before. */
    abstract void walk();

    /** Makes ready for {@link #man} and {@link #castlings}, where they are not called by {@link #walk}. */
    abstract void prepare();

    /** Walks the moves of the man of this side on a cell, castling apart. */
    abstract void man(int from);

    abstract void castlings();

    /** Draws one of the legal moves, if that can be done without walking them all; {@link Move#NONE} if none came out. */
    abstract long draw(RandomGenerator random);

    /** Lists the drop of a piece of a code on a cell, if it is legal. */
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

    /** Lists the legal moves of the man on a cell, and, if it is royal, all castlings; no rule of the turn must interfere. */
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

    /** Whether one move is enough, and found. */
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
