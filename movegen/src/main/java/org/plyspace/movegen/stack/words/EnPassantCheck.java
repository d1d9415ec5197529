package org.plyspace.movegen.stack.words;

import java.util.Optional;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.declare.StackFields;
import org.plyspace.movegen.stack.play.StackState;

/** Checks whether an en passant field can result from a double step just made. */
final class EnPassantCheck {

    private final StackDeclaration declaration;
    private final StackState state;
    private final Squares squares;

    EnPassantCheck(StackDeclaration declaration, StackState state, Squares squares) {
        this.declaration = declaration;
        this.state = state;
        this.squares = squares;
    }

    /** The reason why it cannot, or empty; the men must stand as in the setup. */
    Optional<String> reason(Setup setup, Fields.Crossed field, long pawnsAtHome) {
        Side passer = setup.side().opposite();
        int pawn = squares.cell(field.pawn());
        if (pawn == Squares.GHOST || state.piece[pawn] != state.tables.pawnCode[passer.index()]) {
            return Optional.of("there is no " + passer.word() + " pawn on " + field.pawn());
        }
        boolean credited = (pawnsAtHome >>> pawn & 1) != 0
                && !Fields.items(setup, Fields.SPENT).contains(field.pawn());
        if (credited) {
            return Optional.of("its pawn may step twice again; expected it under " + Fields.SPENT);
        }
        if (Fields.items(setup, StackFields.FRESH).contains(field.pawn())) {
            return Optional.of("its pawn may step twice again; expected it not under " + StackFields.FRESH);
        }
        boolean fits = declaration.columnsCrossed()
                ? fitsColumn(squares.columnNamed(field.place()), pawn, passer)
                : fitsCell(squares.cell(field.place()), pawn, passer);
        return fits
                ? Optional.empty()
                : Optional.of("no double step of a " + passer.word() + " pawn from an empty starting square crosses "
                        + field.place() + " and ends on " + field.pawn());
    }

    private boolean fitsColumn(int crossed, int pawn, Side passer) {
        return crossed != ColumnGrid.NONE
                && startCells(crossed, pawn, passer) != 0
                && !state.paths.breaksAll(crossed, state.paths.servingDoubleStep(pawn, pawn));
    }

    private boolean fitsCell(int crossed, int pawn, Side passer) {
        if (crossed == Squares.GHOST || (state.occupied() >>> crossed & 1) != 0) {
            return false;
        }
        for (long rest = startCells(state.attachment.columnOf(crossed), pawn, passer); rest != 0; rest &= rest - 1) {
            int start = Long.numberOfTrailingZeros(rest);
            if (state.paths.isOpenToDoubleStep(start, pawn) && state.crossedCell(start, pawn) == crossed) {
                return true;
            }
        }
        return false;
    }

    /** The empty starting cells of the passer's pawns from which a double step over a column leads to the pawn's cell. */
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
            boolean starts = state.tables.pawns.isHome(side, cell, state.attachment)
                    || (state.tables.doubleStepKept && state.tables.boardOf[cell] >= 0);
            homes |= starts ? rest & -rest : 0;
        }
        return homes;
    }
}
