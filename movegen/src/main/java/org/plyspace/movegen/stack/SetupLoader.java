package org.plyspace.movegen.stack;

import org.plyspace.api.Piece;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.movegen.end.Checks;

/** Puts a setup without faults into a state. */
final class SetupLoader {

    private final StackDefinition definition;
    private final StackState state;
    private final Squares squares;
    private final PawnRule pawns;

    SetupLoader(StackDefinition definition, StackState state) {
        this.definition = definition;
        this.state = state;
        this.pawns = definition.pawns();
        this.squares = new Squares(definition.squares(), state.attachment);
    }

    /** Men, boards, side and clocks; all that a setup with faults in its fields has too. */
    void loadPlacement(Setup setup) {
        int[] anchors = new int[setup.boards()];
        for (int board = 0; board < anchors.length; board++) {
            anchors[board] = setup.anchorOf(board);
        }
        state.clear(anchors);
        for (int cell = 0; cell < setup.cells(); cell++) {
            if (setup.pieceAt(cell) != Piece.NONE) {
                state.put(cell, setup.pieceAt(cell));
            }
        }
        state.mover = setup.side().index();
        state.halfmoveClock = setup.halfmoveClock();
        state.fullmoveNumber = setup.fullmoveNumber();
    }

    /** Boards, men and owners of a setup to be drawn, which need not be a position. */
    void loadDrawing(Setup setup) {
        loadPlacement(setup);
        loadOwners(setup);
    }

    /** Everything. */
    void load(Setup setup) {
        loadPlacement(setup);
        loadRights(setup.field(Setup.CASTLING));
        loadEnPassant(setup.field(Setup.EN_PASSANT));
        state.doubleSteps = pawnsAtHome();
        for (String name : StackFields.list(setup.field(StackFields.SPENT))) {
            state.doubleSteps &= ~(1L << squares.cell(name));
        }
        loadOwners(setup);
        if (state.tables.endings.countsChecks()) {
            state.checks = Checks.packed(setup);
        }
        state.key = state.freshKey();
    }

    private void loadOwners(Setup setup) {
        for (String pair : StackFields.list(setup.field(StackFields.OWN))) {
            int board = StackFields.board(definition.stack(), pair);
            if (board >= 0) {
                state.owners[board] = pair.endsWith("w") ? 0 : 1;
            }
        }
    }

    private void loadRights(String rights) {
        for (Castling castling : state.tables.castlings) {
            state.rights |= rights.indexOf(castling.letter()) >= 0 ? castling.right() : 0;
        }
    }

    private void loadEnPassant(String field) {
        int colon = field.indexOf(':');
        if (colon > 0) {
            String crossed = field.substring(0, colon);
            state.passedPawn = squares.cell(field.substring(colon + 1));
            state.crossed = definition.columnsCrossed() ? squares.columnNamed(crossed) : squares.cell(crossed);
        }
    }

    /** The pawns on starting squares of their colour, unless double steps are switched off. */
    long pawnsAtHome() {
        long home = 0;
        if (definition.switches().doubleStepOff()) {
            return home;
        }
        for (int index = 0; index < 2; index++) {
            Side side = Side.of(index);
            for (long rest = state.men[Kind.code(side.index(), Kind.PAWN)]; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                home |= pawns.isHome(side, cell, state.attachment) ? 1L << cell : 0;
            }
        }
        return home;
    }
}
