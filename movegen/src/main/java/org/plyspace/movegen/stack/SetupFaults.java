package org.plyspace.movegen.stack;

import java.util.List;
import java.util.stream.LongStream;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.stack.Citations.Topic;

/** Everything that keeps a setup from being a position (notation.md, Positions); finds all of it at once. */
final class SetupFaults {

    private final StackDefinition definition;
    private final StackTables tables;
    private final Setup setup;
    private final Purpose purpose;
    private final FaultList faults = new FaultList();
    private final StackState state;
    private final Squares squares;

    SetupFaults(StackDefinition definition, StackTables tables, Setup setup, Purpose purpose) {
        this.definition = definition;
        this.tables = tables;
        this.setup = setup;
        this.purpose = purpose;
        this.state = new StackState(tables);
        this.squares = new Squares(definition.squares(), state.attachment);
    }

    List<Fault> find() {
        checkSize();
        if (faults.size() > 0) {
            return faults.toList();
        }
        checkKings();
        BoardFaults boards = new BoardFaults(definition, setup, faults);
        int before = faults.size();
        boards.checkAnchors();
        boards.checkPlaces();
        boolean hangs = faults.size() == before;
        boards.checkReachable();
        if (hangs) {
            checkAsItStands();
        }
        return faults.toList();
    }

    /** What keeps a setup even from being drawn; two boards at one place do not. */
    List<Fault> findUndrawable() {
        checkSize();
        if (faults.size() == 0) {
            new BoardFaults(definition, setup, faults).checkAnchors();
        }
        return faults.toList();
    }

    private void checkSize() {
        BoardStack stack = definition.stack();
        if (setup.cells() != stack.cells() || setup.boards() != tables.boardCount) {
            String wanted = stack.cells() + " and " + tables.boardCount + " would be accepted";
            String found = setup.cells() + " cells and " + setup.boards() + " movable boards; ";
            faults.add(found + wanted);
            return;
        }
        for (int cell = 0; cell < setup.cells(); cell++) {
            int code = setup.pieceAt(cell);
            if (code != Piece.NONE && !tables.men.has(code)) {
                faults.add(FaultList.PLACEMENT, code + " is no piece of these rules", FaultList.SOURCE, 1L << cell);
            }
        }
    }

    private void checkKings() {
        for (Side side : Side.values()) {
            long kings = cellsOf(tables.royalCode[side.index()]);
            int count = Long.bitCount(kings);
            int least = purpose == Purpose.GAME || (purpose == Purpose.CHECKMATE && side == setup.side()) ? 1 : 0;
            if (purpose != Purpose.STUDY && (count < least || count > 1)) {
                faults.add(
                        FaultList.PLACEMENT,
                        side.word() + " has " + (count == 0 ? "no king" : count + " kings") + "; "
                                + (least == 1 ? "exactly one" : "at most one") + " would be accepted",
                        FaultList.SOURCE,
                        kings);
            }
        }
    }

    private long cellsOf(int code) {
        return LongStream.range(0, setup.cells())
                .filter(cell -> setup.pieceAt((int) cell) == code)
                .map(cell -> 1L << cell)
                .reduce(0, (a, b) -> a | b);
    }

    private void checkAsItStands() {
        SetupLoader loader = new SetupLoader(definition, state);
        loader.loadPlacement(setup);
        new FieldFaults(definition, state, setup, faults).check(loader.pawnsAtHome());
        if (purpose != Purpose.STUDY) {
            checkPawns();
            checkTurn();
        }
    }

    private void checkPawns() {
        for (Side side : Side.values()) {
            long pawns = state.men[Kind.code(side.index(), Kind.PAWN)];
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                if ((state.promotionColumns[side.index()] >>> state.attachment.columnOf(cell) & 1) != 0) {
                    faults.add(
                            FaultList.PLACEMENT,
                            "the " + side.word() + " pawn on " + squares.name(cell)
                                    + " would have had to promote; a pawn short of its last rank would be accepted",
                            definition.citations().of(Topic.PROMOTION, tables.pawnType),
                            1L << cell);
                }
            }
        }
    }

    private void checkTurn() {
        Side waiting = setup.side().opposite();
        if (new Attacks(state).isInCheck(waiting.index())) {
            faults.add(
                    "side",
                    waiting.word() + ", whose turn it is not, is in check; " + waiting.word()
                            + " to move would be accepted",
                    FaultList.SOURCE,
                    state.men[Kind.code(waiting.index(), Kind.ROYAL)]);
        }
    }
}
