package org.plyspace.movegen.stack.declare;

import java.util.Optional;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;

/**
 * Pawns that move in space, Black's as White's reversed. A pawn has its double step on a starting square while the square lies where it
 * does at the start. Immutable.
 */
public final class SpacePawns implements PawnRule {

    private final SpacePawn white;
    private final HomeSquares home;
    /** The cells of starting squares, as bits, by side. */
    private final long[] homes;

    /**
     * Creates the rule.
     *
     * @param white the moves of White's pawns
     * @param home the squares of the start arrangement
     * @param whites the names of the starting squares of White's pawns, separated by single spaces
     * @param blacks those of Black's
     */
    public SpacePawns(SpacePawn white, HomeSquares home, String whites, String blacks) {
        this.white = white;
        this.home = home;
        this.homes = new long[] {home.cells(whites), home.cells(blacks)};
    }

    @Override
    public Optional<SpacePawn> inSpace(Side side) {
        return Optional.of(side == Side.WHITE ? white : white.forBlack());
    }

    @Override
    public boolean isHome(Side side, int cell, Attachment attachment) {
        return (homes[side.index()] >>> cell & 1) != 0
                && attachment.columnOf(cell) == home.columnOf(cell)
                && attachment.levelOf(cell) == home.levelOf(cell);
    }
}
