package org.plyspace.movegen.stack;

import java.util.Optional;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.ColumnGrid;

/** Whether an en passant field can have come from a double step just made. */
final class EnPassantCheck {

    private final StackDefinition definition;
    private final StackState state;
    private final Squares squares;

    EnPassantCheck(StackDefinition definition, StackState state, Squares squares) {
        this.definition = definition;
        this.state = state;
        this.squares = squares;
    }

    /** Why it cannot, or empty; the men must stand as in the setup. */
    Optional<String> reason(Setup setup, long pawnsAtHome) {
        String field = setup.field(Setup.EN_PASSANT);
        int colon = field.indexOf(':');
        if (colon < 0) {
            return field.equals("-")
                    ? Optional.empty()
                    : Optional.of("'" + field + "' is refused; '-' or <crossed>:<pawn> would be accepted");
        }
        Side passer = setup.side().opposite();
        String pawnName = field.substring(colon + 1);
        int pawn = squares.isName(pawnName) ? squares.cell(pawnName) : Squares.GHOST;
        if (pawn == Squares.GHOST || state.piece[pawn] != state.tables.pawnCode[passer.index()]) {
            return Optional.of(pawnName + " holds no " + passer.word()
                    + " pawn; the pawn that has just made a double step" + " would be accepted");
        }
        boolean credited = (pawnsAtHome >>> pawn & 1) != 0
                && !StackFields.list(setup.field(StackFields.SPENT)).contains(pawnName);
        if (credited) {
            return Optional.of(
                    "the pawn on " + pawnName + " is credited with a double step that it has just made; spent="
                            + pawnName + " would be accepted");
        }
        return crossing(field.substring(0, colon), pawn, passer);
    }

    private Optional<String> crossing(String crossed, int pawn, Side passer) {
        boolean fits = definition.columnsCrossed()
                ? fitsColumn(squares.columnNamed(crossed), pawn, passer)
                : squares.isName(crossed) && fitsCell(squares.cell(crossed), pawn, passer);
        return fits
                ? Optional.empty()
                : Optional.of("no double step to " + squares.name(pawn) + " from an empty starting square crosses "
                        + crossed + "; the place crossed would be accepted");
    }

    private boolean fitsColumn(int crossed, int pawn, Side passer) {
        return crossed != ColumnGrid.NONE
                && startCells(crossed, pawn, passer) != 0
                && !state.paths.breaksAll(crossed, pawn, pawn);
    }

    private boolean fitsCell(int crossed, int pawn, Side passer) {
        if (crossed == Squares.GHOST || (state.occupied() >>> crossed & 1) != 0) {
            return false;
        }
        for (long rest = startCells(state.attachment.columnOf(crossed), pawn, passer); rest != 0; rest &= rest - 1) {
            int start = Long.numberOfTrailingZeros(rest);
            if (state.paths.isOpen(start, pawn) && state.crossedCell(start, pawn) == crossed) {
                return true;
            }
        }
        return false;
    }

    /** The empty starting cells of the passer's pawns from which a double step over a column leads to the pawn's. */
    private long startCells(int crossed, int pawn, Side passer) {
        ColumnGrid grid = state.tables.grid;
        int target = state.attachment.columnOf(pawn);
        long cells = 0;
        for (int start = 0; start < grid.columns(); start++) {
            boolean leads = (state.tables.pawnDoubleSteps[passer.index() << 6 | start] >>> target & 1) != 0
                    && grid.between(start, target) == 1L << crossed;
            if (leads) {
                cells |= homesIn(start, passer);
            }
        }
        return cells & ~state.occupied();
    }

    private long homesIn(int column, Side side) {
        long homes = 0;
        for (long rest = state.attachment.cellsOf(column); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            homes |= definition.pawns().isHome(side, cell, state.attachment) ? rest & -rest : 0;
        }
        return homes;
    }
}
