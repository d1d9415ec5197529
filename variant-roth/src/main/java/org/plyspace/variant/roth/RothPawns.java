package org.plyspace.variant.roth;

import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.declare.HomeSquares;
import org.plyspace.movegen.stack.declare.PawnRule;

/** Pawns go forward. With the option, those on files a and f also go inwards and capture inwards backward (roth.md 3). */
final class RothPawns implements PawnRule {

    private static final String WHITE_START = "a1(3) b1(3) e1(3) f1(3) b2(2) c2(2) d2(2) e2(2)";
    private static final String BLACK_START = "a8(7) b8(7) e8(7) f8(7) b7(6) c7(6) d7(6) e7(6)";

    private final ColumnGrid grid;
    private final HomeSquares home;
    private final boolean rookPawns;
    private final boolean keepsDoubleStep;
    private final long[] startCells;

    RothPawns(ColumnGrid grid, HomeSquares home, boolean rookPawns, boolean keepsDoubleStep) {
        this.grid = grid;
        this.home = home;
        this.rookPawns = rookPawns;
        this.keepsDoubleStep = keepsDoubleStep;
        this.startCells = new long[] {home.cells(WHITE_START), home.cells(BLACK_START)};
    }

    @Override
    public long steps(Side side, int column) {
        return bit(column, 0, forward(side)) | inwards(column, 1, 0);
    }

    @Override
    public long doubleSteps(Side side, int column) {
        return bit(column, 0, 2 * forward(side)) | inwards(column, 2, 0);
    }

    @Override
    public long captures(Side side, int column) {
        return bit(column, -1, forward(side)) | bit(column, 1, forward(side)) | inwards(column, 1, -forward(side));
    }

    @Override
    public String switchedOff(Side side, int from, int to) {
        long declared =
                declaredInwards(from, 1, 0) | declaredInwards(from, 2, 0) | declaredInwards(from, 1, -forward(side));
        boolean off = !rookPawns && (declared >>> to & 1) != 0;
        RothOption.RookPawns forward = RothOption.RookPawns.OFF;
        return off ? "with rookPawns=" + forward.text() + ", " + forward.statement() : "";
    }

    /** The target a number of files inwards and ranks up, for pawns on files a and f only and if the option is on. */
    private long inwards(int column, int files, int ranks) {
        return rookPawns ? declaredInwards(column, files, ranks) : 0;
    }

    private long declaredInwards(int column, int files, int ranks) {
        int file = grid.file(column);
        if (file != 0 && file != grid.files() - 1) {
            return 0;
        }
        return bit(column, file == 0 ? files : -files, ranks);
    }

    private long bit(int column, int dx, int dy) {
        int target = grid.step(column, dx, dy);
        return target == ColumnGrid.NONE ? 0 : 1L << target;
    }

    private static int forward(Side side) {
        return side == Side.WHITE ? 1 : -1;
    }

    @Override
    public boolean keepsDoubleStep() {
        return keepsDoubleStep;
    }

    /** The elevation matters, the board does not. */
    @Override
    public boolean isHome(Side side, int cell, Attachment attachment) {
        for (long rest = startCells[side.index()]; rest != 0; rest &= rest - 1) {
            int start = Long.numberOfTrailingZeros(rest);
            if (home.columnOf(start) == attachment.columnOf(cell) && home.levelOf(start) == attachment.levelOf(cell)) {
                return true;
            }
        }
        return false;
    }
}
