package org.plyspace.movegen.stack.play;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.declare.StackFields;
import org.plyspace.movegen.stack.tables.CastlingBits;

/** Converts between {@link Setup} and {@link StackState}. */
public final class StackSetups {

    private final StackDeclaration declaration;
    private final StackState state;
    private final Squares squares;

    public StackSetups(StackDeclaration declaration, StackState state) {
        this.declaration = declaration;
        this.state = state;
        this.squares = new Squares(declaration.squares(), state.attachment);
    }

    /** Men, hands, boards, side and clocks; all that a setup with faults in its fields has too. */
    public void loadPlacement(Setup setup) {
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
        for (int code = 0; code < state.hands.length; code++) {
            state.hands[code] = setup.hand(code);
        }
        state.mover = setup.side().index();
        state.halfmoveClock = setup.halfmoveClock();
        state.fullmoveNumber = setup.fullmoveNumber();
    }

    /** Boards, men, hands and owners of a setup to be drawn, which need not be a position. */
    public void loadDrawing(Setup setup) {
        loadPlacement(setup);
        loadOwners(setup);
    }

    /** Everything. */
    public void load(Setup setup) {
        loadPlacement(setup);
        loadRights(setup.field(Setup.CASTLING));
        Fields.crossed(setup).ifPresent(this::loadEnPassant);
        state.doubleSteps = pawnsAtHome();
        for (String name : Fields.items(setup, Fields.SPENT)) {
            state.doubleSteps &= ~(1L << squares.cell(name));
        }
        for (String name : Fields.items(setup, StackFields.FRESH)) {
            state.doubleSteps |= 1L << squares.cell(name);
        }
        loadOwners(setup);
        if (state.tables.endings.countsChecks()) {
            state.checks = Checks.packed(setup);
        }
        state.key = state.freshKey();
    }

    private void loadOwners(Setup setup) {
        for (String pair : Fields.items(setup, StackFields.OWN)) {
            int board = StackFields.board(declaration.stack(), pair);
            if (board >= 0) {
                state.owners[board] = pair.endsWith("w") ? 0 : 1;
            }
        }
    }

    private void loadRights(String rights) {
        for (CastlingBits castling : state.tables.castlings) {
            state.rights |= rights.indexOf(castling.letter()) >= 0 ? castling.right() : 0;
        }
    }

    private void loadEnPassant(Fields.Crossed crossed) {
        state.passedPawn = squares.cell(crossed.pawn());
        state.crossed =
                declaration.columnsCrossed() ? squares.columnNamed(crossed.place()) : squares.cell(crossed.place());
    }

    /** The pawns on starting squares of their colour, unless double steps are switched off. */
    public long pawnsAtHome() {
        long home = 0;
        if (state.tables.doubleStepOff) {
            return home;
        }
        for (int index = 0; index < 2; index++) {
            Side side = Side.of(index);
            for (long rest = state.men[Kind.code(side.index(), Kind.PAWN)]; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                home |= state.tables.pawns.isHome(side, cell, state.attachment) ? 1L << cell : 0;
            }
        }
        return home;
    }

    /** The state as a setup. */
    public Setup setup() {
        Setup.Builder setup = Setup.builder(state.tables.stack.cells(), state.tables.boardCount)
                .side(Side.of(state.mover))
                .clocks(state.shownHalfmoves(), state.shownFullmoves());
        for (int cell = 0; cell < state.tables.stack.cells(); cell++) {
            setup.piece(cell, state.piece[cell]);
        }
        for (int board = 0; board < state.tables.boardCount; board++) {
            setup.anchor(board, state.attachment.anchorOf(board));
        }
        for (int code = 0; code < state.hands.length; code++) {
            setup.hand(code, state.hands[code]);
        }
        if (state.tables.endings.countsChecks()) {
            Checks.write(state.checks, setup);
        }
        return setup.field(Setup.CASTLING, rights())
                .field(Setup.EN_PASSANT, enPassant())
                .field(Fields.SPENT, Fields.field(spent()))
                .field(StackFields.OWN, Fields.field(changedHands()))
                .field(StackFields.FRESH, Fields.field(fresh()))
                .build();
    }

    private String rights() {
        StringBuilder rights = new StringBuilder();
        for (CastlingBits castling : state.tables.castlings) {
            if ((state.rights & castling.right()) != 0) {
                rights.append(castling.letter());
            }
        }
        return rights.toString();
    }

    private String enPassant() {
        if (state.passedPawn == StackState.NOWHERE) {
            return "";
        }
        String crossed = declaration.columnsCrossed() ? squares.column(state.crossed) : squares.name(state.crossed);
        return crossed + ":" + squares.name(state.passedPawn);
    }

    private List<String> spent() {
        return squares.list(pawnsAtHome() & ~state.doubleSteps);
    }

    private List<String> fresh() {
        return squares.list(state.doubleSteps & ~pawnsAtHome());
    }

    private List<String> changedHands() {
        return IntStream.range(0, state.tables.boardCount)
                .filter(board -> state.owners[board] != state.tables.originalOwners[board])
                .mapToObj(board -> state.tables.stack.movables().get(board).name() + ":"
                        + Side.of(state.owners[board]).symbol())
                .toList();
    }
}
