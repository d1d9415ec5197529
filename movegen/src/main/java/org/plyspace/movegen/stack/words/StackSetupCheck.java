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
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.hand.HandLimit;
import org.plyspace.movegen.setup.Faults;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.setup.SetupCheck;
import org.plyspace.movegen.stack.declare.ChosenDeclaration;
import org.plyspace.movegen.stack.declare.Citations.Topic;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.declare.StackFields;
import org.plyspace.movegen.stack.play.SpacePawnMoves;
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
                    && !isManAtHome(cell[0]);
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
    protected Optional<HandLimit> handLimit() {
        return ChosenDeclaration.handLimit(declaration);
    }

    @Override
    protected String citation(Aspect aspect) {
        if (aspect == Aspect.HANDS) {
            return ChosenDeclaration.citationOfHands(declaration);
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
    protected boolean isManAtHome(int cell) {
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
        return StackAttacks.of(state).isInCheck(side.index());
    }

    /** Checks whether an en passant field can result from a double step just made. */
    record EnPassantCheck(StackDeclaration declaration, StackState state, Squares squares) {

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
                    : Optional.of(
                            "no double step of a " + passer.word() + " pawn from an empty starting square crosses "
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
            if (state.tables.space != null) {
                return fitsSpace(crossed, pawn, passer);
            }
            for (long rest = startCells(state.attachment.columnOf(crossed), pawn, passer);
                    rest != 0;
                    rest &= rest - 1) {
                int start = Long.numberOfTrailingZeros(rest);
                if (state.paths.isOpenToDoubleStep(start, pawn) && state.crossedCell(start, pawn) == crossed) {
                    return true;
                }
            }
            return false;
        }

        private boolean fitsSpace(int crossed, int pawn, Side passer) {
            long starts = new SpacePawnMoves(state).doubleSources(pawn, passer.index());
            for (; starts != 0; starts &= starts - 1) {
                int start = Long.numberOfTrailingZeros(starts);
                if (state.crossedCell(start, pawn) == crossed && isStart(start, passer)) {
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
                homes |= isStart(Long.numberOfTrailingZeros(rest), side) ? rest & -rest : 0;
            }
            return homes;
        }

        private boolean isStart(int cell, Side side) {
            return state.tables.pawns.isHome(side, cell, state.attachment)
                    || (state.tables.doubleStepKept && state.tables.boardOf[cell] >= 0);
        }
    }
}
