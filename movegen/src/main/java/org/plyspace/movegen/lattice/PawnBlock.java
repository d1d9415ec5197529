package org.plyspace.movegen.lattice;

/** What beside the squares it steps on keeps a pawn from stepping. */
public enum PawnBlock {
    /** Nothing. */
    NONE,
    /** A man on any square that it could advance to. */
    ANY_ADVANCE_OCCUPIED,
    /** An enemy on any square that it could capture on, en passant not counted. */
    ENEMY_ON_CAPTURE
}
