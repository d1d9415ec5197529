package org.plyspace.movegen.lattice.declare;

/** What keeps a pawn from stepping, apart from the squares it steps on. */
public enum PawnBlock {
    /** Nothing. */
    NONE,
    /** A man on any square that it could advance to. */
    ANY_ADVANCE_OCCUPIED,
    /** An enemy on any square that it could capture on, except en passant. */
    ENEMY_ON_CAPTURE
}
