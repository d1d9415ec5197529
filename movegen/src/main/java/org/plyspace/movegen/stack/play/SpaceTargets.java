package org.plyspace.movegen.stack.play;

/** The legal targets of men that move in space: each is tried on the board. Hot; allocates nothing. */
final class SpaceTargets extends LegalTargets {

    private final StackState state;
    private final StackAttacks attacks;
    private final SpacePawnMoves pawns;

    SpaceTargets(StackState state, StackAttacks attacks) {
        super(state, attacks);
        this.state = state;
        this.attacks = attacks;
        this.pawns = new SpacePawnMoves(state);
    }

    /** Double steps over a missing square are steps like others. */
    @Override
    long steps(int cell) {
        long steps = pawns.steps(cell, state.mover);
        return safe(cell, hasDoubleStep(cell) ? steps | pawns.doublesOverGaps(cell, state.mover) : steps);
    }

    @Override
    long doubleSteps(int cell) {
        return hasDoubleStep(cell) ? safe(cell, pawns.doubles(cell, state.mover)) : 0;
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
        for (long rest = state.men[state.tables.kindCodeOf[state.tables.pawnCode[state.mover]]];
                rest != 0;
                rest &= rest - 1) {
            boolean captures = (attacks.from(Long.numberOfTrailingZeros(rest)) >>> state.crossed & 1) != 0;
            capturing |= captures ? rest & -rest : 0;
        }
        return capturing;
    }
}
