package org.plyspace.movegen.stack.words;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.setup.Faults;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.setup.SetupCheck;
import org.plyspace.movegen.stack.declare.Citations.Topic;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.declare.StackFields;
import org.plyspace.movegen.stack.play.StackAttacks;
import org.plyspace.movegen.stack.play.StackSetups;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.stack.tables.CastlingBits;
import org.plyspace.movegen.stack.tables.StackTables;

/** Finds what keeps a setup from being a position over a stack of boards. */
public final class StackSetupCheck extends SetupCheck {

    private final StackDeclaration declaration;
    private final StackTables tables;
    private final StackState state;
    private final Squares squares;
    private final BoardStack stack;
    /** The pawns on starting squares of their side. */
    private long pawnsAtHome;

    public StackSetupCheck(
            Rules rules,
            StackTables tables,
            StackDeclaration declaration,
            Fields fields,
            Setup setup,
            Purpose purpose) {
        super(rules, fields, setup, purpose);
        this.declaration = declaration;
        this.tables = tables;
        this.state = new StackState(tables);
        this.squares = new Squares(declaration.squares(), state.attachment);
        this.stack = declaration.stack();
    }

    /** Two boards at one place can be drawn, but men on them cannot be checked. */
    @Override
    protected boolean hangs() {
        int before = faults.size();
        checkAnchors();
        checkPlaces();
        boolean hangs = faults.size() == before;
        checkReachable();
        if (hangs) {
            StackSetups setups = new StackSetups(declaration, state);
            setups.loadPlacement(setup);
            pawnsAtHome = setups.pawnsAtHome();
            checkOwners();
            checkFresh();
        }
        return hangs;
    }

    /** The faults that keep a setup even from being drawn. */
    public List<Fault> findUndrawable() {
        if (hasMen()) {
            checkAnchors();
        }
        return faults.toList();
    }

    /** Finds anchors that do not exist. */
    private void checkAnchors() {
        for (int board = 0; board < setup.boards(); board++) {
            if (!isAnchor(setup.anchorOf(board))) {
                faults.add("board " + stack.movables().get(board).name() + " hangs at anchor " + setup.anchorOf(board)
                        + "; expected 0 to " + (stack.anchors().size() - 1));
            }
        }
    }

    private boolean isAnchor(int anchor) {
        return anchor >= 0 && anchor < stack.anchors().size();
    }

    /** Finds two boards at one place. */
    private void checkPlaces() {
        for (int board = 0; board < setup.boards(); board++) {
            int anchor = setup.anchorOf(board);
            for (int other = 0; other < board; other++) {
                if (isAnchor(anchor) && setup.anchorOf(other) == anchor) {
                    faults.add("boards " + stack.movables().get(other).name() + " and "
                            + stack.movables().get(board).name() + " both hang at "
                            + stack.anchors().get(anchor).name() + "; expected one board at a place");
                }
            }
        }
    }

    /** Finds places that a board cannot reach from its start. */
    private void checkReachable() {
        for (int board = 0; board < setup.boards(); board++) {
            int anchor = setup.anchorOf(board);
            if (isAnchor(anchor) && !tables.boards.canComeTo(stack.home(board), anchor)) {
                addUnreachable(board, anchor);
            }
        }
    }

    private void addUnreachable(int board, int anchor) {
        List<String> places = IntStream.range(0, stack.anchors().size())
                .filter(place -> tables.boards.canComeTo(stack.home(board), place))
                .mapToObj(place -> stack.anchors().get(place).name())
                .toList();
        faults.add("board " + stack.movables().get(board).name() + " can never come to "
                + stack.anchors().get(anchor).name() + "; expected one of "
                + String.join(", ", places));
    }

    private void checkOwners() {
        for (String item : Fields.items(setup, StackFields.OWN)) {
            int board = StackFields.board(stack, item);
            if (board >= 0 && item.endsWith(":" + stack.owner(board).symbol())) {
                faults.add(
                        StackFields.OWN,
                        item + " has not changed hands; expected boards that belong to the other side at first",
                        Faults.NOTATION);
            }
        }
    }

    private void checkFresh() {
        for (String name : Fields.items(setup, StackFields.FRESH)) {
            int[] cell = cell(name).stream().toArray();
            boolean carried = cell.length == 1
                    && tables.isPawn(state.piece[cell[0]])
                    && tables.boardOf[cell[0]] >= 0
                    && !isPawnAtHome(cell[0]);
            if (tables.doubleStepKept && !carried) {
                faults.add(
                        StackFields.FRESH,
                        name + " holds no pawn on a movable board, off the starting squares of its side",
                        citation(Aspect.PAWN),
                        cell);
            }
        }
    }

    @Override
    protected String citation(Aspect aspect) {
        if (aspect == Aspect.HANDS) {
            return Faults.NOTATION;
        }
        Topic topic = switch (aspect) {
            case PROMOTION -> Topic.PROMOTION;
            case EN_PASSANT -> Topic.EN_PASSANT;
            default -> Topic.DOUBLE_STEP;
        };
        int type = tables.pawnType == Men.NO_TYPE ? tables.royalType : tables.pawnType;
        return declaration.citations().of(topic, type);
    }

    @Override
    protected String name(int cell) {
        return squares.name(cell);
    }

    @Override
    protected OptionalInt cell(String name) {
        int cell = squares.isName(name) ? squares.cell(name) : Squares.GHOST;
        return cell == Squares.GHOST ? OptionalInt.empty() : OptionalInt.of(cell);
    }

    @Override
    protected boolean mustHaveBeenPromoted(int code, int cell) {
        return tables.isPawn(code) && (state.promotionColumns[code & 1] >>> state.attachment.columnOf(cell) & 1) != 0;
    }

    @Override
    protected boolean isPawnAtHome(int cell) {
        return (pawnsAtHome >>> cell & 1) != 0;
    }

    @Override
    protected void checkCastling() {
        for (CastlingBits castling : tables.castlings) {
            if (setup.field(Setup.CASTLING).indexOf(castling.letter()) >= 0) {
                checkHome(castling.kingFrom(), tables.royalCode[castling.side().index()]);
                checkHome(
                        castling.rookFrom(), tables.castlingCode[castling.side().index()]);
            }
        }
    }

    private void checkHome(int home, int man) {
        int board = tables.boardOf[home];
        String name = squares.of(new Attachment(stack)).name(home);
        checkHome(home, name, man, board < 0 || setup.anchorOf(board) == tables.homes[board]);
    }

    @Override
    protected Optional<String> impossibility(Fields.Crossed crossed) {
        return new EnPassantCheck(declaration, state, squares).reason(setup, crossed, pawnsAtHome);
    }

    @Override
    protected boolean isInCheck(Side side) {
        return new StackAttacks(state).isInCheck(side.index());
    }
}
