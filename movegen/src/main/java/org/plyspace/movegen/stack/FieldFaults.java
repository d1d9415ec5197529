package org.plyspace.movegen.stack;

import org.plyspace.api.Setup;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.movegen.option.CommonOption;

/** What is wrong with the fields of a setup, its men and boards standing as in it: rights, en passant, owners. */
final class FieldFaults {

    private final StackDefinition definition;
    private final StackState state;
    private final Setup setup;
    private final FaultList faults;
    private final Squares squares;

    /**
     * For a setup.
     *
     * @param state which holds the setup's men and boards
     */
    FieldFaults(StackDefinition definition, StackState state, Setup setup, FaultList faults) {
        this.definition = definition;
        this.state = state;
        this.setup = setup;
        this.faults = faults;
        this.squares = new Squares(definition.squares(), state.attachment);
    }

    /**
     * Checks all fields.
     *
     * @param pawnsAtHome the pawns on starting squares of their colour
     */
    void check(long pawnsAtHome) {
        checkSpent(pawnsAtHome);
        checkOwners();
        checkCastling();
        checkEnPassant(pawnsAtHome);
    }

    private void checkEnPassant(long home) {
        String field = setup.field(Setup.EN_PASSANT);
        if (definition.switches().enPassantOff() && !field.equals("-")) {
            boolean alone = !definition.switches().doubleStepOff();
            addSwitchedOff(
                    Setup.EN_PASSANT,
                    definition.switches().whyNoEnPassant(),
                    alone ? CommonOption.EN_PASSANT : CommonOption.DOUBLE_STEP);
            return;
        }
        new EnPassantCheck(definition, state, squares)
                .reason(setup, home)
                .ifPresent(reason -> faults.add(Setup.EN_PASSANT, reason, FaultList.SOURCE, 0));
    }

    private void addSwitchedOff(String field, String why, CommonOption option) {
        faults.add(field, why + "; expected nothing, found '" + setup.field(field) + "'", option.citation(), 0);
    }

    private void checkSpent(long home) {
        if (definition.switches().doubleStepOff()) {
            if (!setup.field(StackFields.SPENT).isEmpty()) {
                addSwitchedOff(StackFields.SPENT, Switches.DOUBLE_STEP_OFF, CommonOption.DOUBLE_STEP);
            }
            return;
        }
        for (String name : StackFields.list(setup.field(StackFields.SPENT))) {
            int cell = squares.isName(name) ? squares.cell(name) : Squares.GHOST;
            if (cell == Squares.GHOST || (home >>> cell & 1) == 0) {
                faults.add(
                        StackFields.SPENT,
                        name + " holds no pawn on a starting square of its colour; only such pawns would be"
                                + " accepted",
                        FaultList.SOURCE,
                        cell == Squares.GHOST ? 0 : 1L << cell);
            }
        }
    }

    private void checkOwners() {
        for (String item : StackFields.list(setup.field(StackFields.OWN))) {
            int board = StackFields.board(definition.stack(), item);
            boolean changed = board >= 0
                    && item.endsWith(
                            ":" + definition.stack().owner(board).opposite().symbol());
            if (!changed) {
                faults.add(
                        StackFields.OWN,
                        item + " has not changed hands; only boards that belong to the other side would be accepted",
                        FaultList.SOURCE,
                        0);
            }
        }
    }

    private void checkCastling() {
        if (definition.switches().castlingOff()) {
            if (!setup.field(Setup.CASTLING).equals("-")) {
                addSwitchedOff(Setup.CASTLING, Switches.CASTLING_OFF, CommonOption.CASTLING);
            }
            return;
        }
        checkRightsAreKnown();
        for (Castling castling : state.tables.castlings) {
            if (setup.field(Setup.CASTLING).indexOf(castling.letter()) >= 0) {
                checkAtHome(castling, castling.kingFrom(), state.tables.royalCode);
                checkAtHome(castling, castling.rookFrom(), state.tables.castlingCode);
            }
        }
    }

    private void checkRightsAreKnown() {
        String known = state.tables.castlingLetters();
        String unknown = setup.field(Setup.CASTLING).replaceAll("[-" + known + "]", "");
        if (!unknown.isEmpty()) {
            String expected = known.isEmpty() ? "'-'" : "'-' or letters out of " + known;
            faults.add(Setup.CASTLING, "expected " + expected + ", found '" + unknown + "'", FaultList.SOURCE, 0);
        }
    }

    private void checkAtHome(Castling castling, int cell, int[] codes) {
        int board = state.tables.boardOf[cell];
        boolean atHome =
                board < 0 || setup.anchorOf(board) == definition.stack().home(board);
        int code = codes[castling.side().index()];
        if (!atHome || setup.pieceAt(cell) != code) {
            faults.add(
                    Setup.CASTLING,
                    "right " + castling.letter() + " needs the " + state.tables.men.described(code) + " on "
                            + homeName(cell) + ", its starting square; the right would be accepted only there",
                    FaultList.SOURCE,
                    1L << cell);
        }
    }

    private String homeName(int cell) {
        return new Squares(definition.squares(), new Attachment(definition.stack())).name(cell);
    }
}
