package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.stack.Citations.Topic;

/** Everything that keeps a setup from being a position (notation.md, Positions); finds all of it at once. */
final class SetupFaults {

    private static final String PLACEMENT = "placement";
    private static final String SOURCE = "notation.md Positions";

    private final StackDefinition definition;
    private final StackTables tables;
    private final Setup setup;
    private final Purpose purpose;
    private final List<Fault> faults = new ArrayList<>();
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
        if (!faults.isEmpty()) {
            return faults;
        }
        checkKings();
        int before = faults.size();
        checkAnchors();
        checkPlaces();
        boolean hangs = faults.size() == before;
        checkReachable();
        if (hangs) {
            checkAsItStands();
        }
        return faults;
    }

    /** What keeps a setup even from being drawn; two boards at one place do not. */
    List<Fault> findUndrawable() {
        checkSize();
        if (faults.isEmpty()) {
            checkAnchors();
        }
        return faults;
    }

    private void checkSize() {
        BoardStack stack = definition.stack();
        if (setup.cells() != stack.cells() || setup.boards() != tables.boardCount) {
            String wanted = stack.cells() + " and " + tables.boardCount + " would be accepted";
            String found = setup.cells() + " cells and " + setup.boards() + " movable boards; ";
            add(PLACEMENT, found + wanted, SOURCE, 0);
            return;
        }
        for (int cell = 0; cell < setup.cells(); cell++) {
            int code = setup.pieceAt(cell);
            if (code != Piece.NONE && (code < Men.code(0, Men.KING) || code >= Men.CODES)) {
                add(PLACEMENT, code + " is no piece of these rules", SOURCE, 1L << cell);
            }
        }
    }

    private void checkKings() {
        for (Side side : Side.values()) {
            long kings = cellsOf(Men.code(side.index(), Men.KING));
            int count = Long.bitCount(kings);
            int least = purpose == Purpose.GAME || (purpose == Purpose.CHECKMATE && side == setup.side()) ? 1 : 0;
            if (purpose != Purpose.STUDY && (count < least || count > 1)) {
                add(
                        PLACEMENT,
                        side.word() + " has " + (count == 0 ? "no king" : count + " kings") + "; "
                                + (least == 1 ? "exactly one" : "at most one") + " would be accepted",
                        SOURCE,
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

    private void checkAnchors() {
        BoardStack stack = definition.stack();
        for (int board = 0; board < setup.boards(); board++) {
            if (!isAnchor(setup.anchorOf(board))) {
                add(
                        PLACEMENT,
                        "board " + stack.movables().get(board).name() + " hangs at anchor " + setup.anchorOf(board)
                                + "; 0 to " + (stack.anchors().size() - 1) + " would be accepted",
                        SOURCE,
                        0);
            }
        }
    }

    private boolean isAnchor(int anchor) {
        return anchor >= 0 && anchor < definition.stack().anchors().size();
    }

    private void checkPlaces() {
        BoardStack stack = definition.stack();
        for (int board = 0; board < setup.boards(); board++) {
            int anchor = setup.anchorOf(board);
            for (int other = 0; other < board; other++) {
                if (isAnchor(anchor) && setup.anchorOf(other) == anchor) {
                    add(
                            PLACEMENT,
                            "boards " + stack.movables().get(other).name() + " and "
                                    + stack.movables().get(board).name() + " both hang at "
                                    + stack.anchors().get(anchor).name() + "; one board at a place would be accepted",
                            SOURCE,
                            0);
                }
            }
        }
    }

    private void checkReachable() {
        for (int board = 0; board < setup.boards(); board++) {
            if (isAnchor(setup.anchorOf(board))) {
                checkReachable(board, setup.anchorOf(board));
            }
        }
    }

    private void checkReachable(int board, int anchor) {
        BoardStack stack = definition.stack();
        BoardRule rule = definition.boards();
        int home = stack.home(board);
        if (!rule.canComeTo(home, anchor)) {
            List<String> places = IntStream.range(0, stack.anchors().size())
                    .filter(place -> rule.canComeTo(home, place))
                    .mapToObj(place -> stack.anchors().get(place).name())
                    .toList();
            add(
                    PLACEMENT,
                    "board " + stack.movables().get(board).name() + " can never come to "
                            + stack.anchors().get(anchor).name() + "; these places would be accepted: "
                            + String.join(", ", places),
                    SOURCE,
                    0);
        }
    }

    private void checkAsItStands() {
        SetupLoader loader = new SetupLoader(definition, state);
        loader.loadPlacement(setup);
        checkSpent(loader.pawnsAtHome());
        checkOwners();
        checkCastling();
        checkEnPassant(loader.pawnsAtHome());
        if (purpose != Purpose.STUDY) {
            checkPawns();
            checkTurn();
        }
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
                .ifPresent(reason -> add(Setup.EN_PASSANT, reason, SOURCE, 0));
    }

    private void addSwitchedOff(String field, String why, CommonOption option) {
        add(field, why + "; expected nothing, found '" + setup.field(field) + "'", option.citation(), 0);
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
                add(
                        StackFields.SPENT,
                        name + " holds no pawn on a starting square of its colour; only such pawns would be"
                                + " accepted",
                        SOURCE,
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
                add(
                        StackFields.OWN,
                        item + " has not changed hands; only boards that belong to the other side would be accepted",
                        SOURCE,
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
        for (Castling castling : tables.castlings) {
            if (setup.field(Setup.CASTLING).indexOf(castling.letter()) >= 0) {
                checkAtHome(castling, castling.kingFrom(), Men.KING);
                checkAtHome(castling, castling.rookFrom(), Men.ROOK);
            }
        }
    }

    private void checkRightsAreKnown() {
        String known = tables.castlingLetters();
        String unknown = setup.field(Setup.CASTLING).replaceAll("[-" + known + "]", "");
        if (!unknown.isEmpty()) {
            String expected = known.isEmpty() ? "'-'" : "'-' or letters out of " + known;
            add(Setup.CASTLING, "expected " + expected + ", found '" + unknown + "'", SOURCE, 0);
        }
    }

    private void checkAtHome(Castling castling, int cell, int type) {
        int board = tables.boardOf[cell];
        boolean atHome =
                board < 0 || setup.anchorOf(board) == definition.stack().home(board);
        int code = Men.code(castling.side().index(), type);
        if (!atHome || setup.pieceAt(cell) != code) {
            add(
                    Setup.CASTLING,
                    "right " + castling.letter() + " needs the " + Men.described(code) + " on " + homeName(cell)
                            + ", its starting square; the right would be accepted only there",
                    SOURCE,
                    1L << cell);
        }
    }

    private String homeName(int cell) {
        return new Squares(definition.squares(), new Attachment(definition.stack())).name(cell);
    }

    private void checkPawns() {
        for (Side side : Side.values()) {
            long pawns = state.men[Men.code(side.index(), Men.PAWN)];
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                if ((state.promotionColumns[side.index()] >>> state.attachment.columnOf(cell) & 1) != 0) {
                    add(
                            PLACEMENT,
                            "the " + side.word() + " pawn on " + squares.name(cell)
                                    + " would have had to promote; a pawn short of its last rank would be accepted",
                            definition.citations().of(Topic.PROMOTION, Men.PAWN),
                            1L << cell);
                }
            }
        }
    }

    private void checkTurn() {
        Side waiting = setup.side().opposite();
        if (new Attacks(state).isInCheck(waiting.index())) {
            add(
                    "side",
                    waiting.word() + ", whose turn it is not, is in check; " + waiting.word()
                            + " to move would be accepted",
                    SOURCE,
                    state.men[Men.code(waiting.index(), Men.KING)]);
        }
    }

    private void add(String field, String reason, String citation, long cells) {
        List<Integer> list = new ArrayList<>();
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            list.add(Long.numberOfTrailingZeros(rest));
        }
        faults.add(new Fault(field, reason, citation, list));
    }
}
