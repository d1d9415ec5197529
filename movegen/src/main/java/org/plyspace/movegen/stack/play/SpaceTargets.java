package org.plyspace.movegen.stack.play;

import org.plyspace.movegen.stack.declare.Kind;

/**
 * The legal targets of men that move in space. Each is tried on the board if the mover is in check, if the man is the king, or if he is
 * the first man on a line from the king: otherwise no line to the king can open. Hot; allocates nothing.
 */
final class SpaceTargets extends LegalTargets {

    private final StackState state;
    private final SpaceAttacks attacks;
    private final SpacePawnMoves pawns;
    /** The men whose moves must be tried. */
    private long tried;

    SpaceTargets(StackState state, SpaceAttacks attacks) {
        super(state, attacks);
        this.state = state;
        this.attacks = attacks;
        this.pawns = new SpacePawnMoves(state);
    }

    @Override
    public void prepare() {
        super.prepare();
        long kings = state.men[Kind.code(state.mover, Kind.ROYAL)];
        tried = isInCheck() || (kings & kings - 1) != 0 ? -1L : kings;
        if (tried == kings && kings != 0) {
            tried |= attacks.shields(Long.numberOfTrailingZeros(kings), 1 - state.mover);
        }
    }

    private long ifSafe(int cell, long targets) {
        return (tried >>> cell & 1) == 0 ? targets : safe(cell, targets);
    }

    @Override
    long ofMan(int cell) {
        return ifSafe(cell, attacks.from(cell) & ~barred);
    }

    @Override
    long captures(int cell) {
        return ifSafe(cell, attacks.from(cell) & prey);
    }

    /** Double steps over a missing square are steps like others. */
    @Override
    long steps(int cell) {
        long steps = pawns.steps(cell, state.mover);
        return ifSafe(cell, (hasDoubleStep(cell) ? steps | pawns.doublesOverGaps(cell, state.mover) : steps) & ~closed);
    }

    @Override
    long doubleSteps(int cell) {
        return hasDoubleStep(cell) ? ifSafe(cell, pawns.doubles(cell, state.mover) & ~closed) : 0;
    }

    private boolean hasDoubleStep(int cell) {
        return (state.doubleSteps >>> cell & 1) != 0;
    }

    /** Which it does is known where it ends. */
    @Override
    boolean mayPromoteByDoubleStep(int cell) {
        return true;
    }

    @Override
    public long enPassantPawns() {
        if (state.passedPawn == StackState.NOWHERE) {
            return 0;
        }
        long capturing = 0;
        for (long rest = state.men[Kind.code(state.mover, Kind.PAWN)]; rest != 0; rest &= rest - 1) {
            boolean captures = (attacks.from(Long.numberOfTrailingZeros(rest)) >>> state.crossed & 1) != 0;
            capturing |= captures ? rest & -rest : 0;
        }
        return capturing;
    }
}
