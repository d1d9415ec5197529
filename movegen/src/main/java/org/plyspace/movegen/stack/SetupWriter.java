package org.plyspace.movegen.stack;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.movegen.end.Checks;

/** Writes a state down as a setup. */
final class SetupWriter {

    private final StackDefinition definition;
    private final StackState state;
    private final Squares squares;
    private final SetupLoader loader;

    SetupWriter(StackDefinition definition, StackState state) {
        this.definition = definition;
        this.state = state;
        this.squares = new Squares(definition.squares(), state.attachment);
        this.loader = new SetupLoader(definition, state);
    }

    Setup setup() {
        Setup.Builder setup = Setup.builder(state.tables.stack.cells(), state.tables.boardCount)
                .side(Side.of(state.mover))
                .clocks(state.halfmoveClock, state.fullmoveNumber);
        for (int cell = 0; cell < state.tables.stack.cells(); cell++) {
            setup.piece(cell, state.piece[cell]);
        }
        for (int board = 0; board < state.tables.boardCount; board++) {
            setup.anchor(board, state.attachment.anchorOf(board));
        }
        if (state.tables.endings.countsChecks()) {
            Checks.write(state.checks, setup);
        }
        return setup.field(Setup.CASTLING, rights())
                .field(Setup.EN_PASSANT, enPassant())
                .field(StackFields.SPENT, String.join(",", new TreeSet<>(spent())))
                .field(StackFields.OWN, String.join(",", new TreeSet<>(changedHands())))
                .build();
    }

    private String rights() {
        StringBuilder rights = new StringBuilder();
        for (Castling castling : state.tables.castlings) {
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
        String crossed = definition.columnsCrossed() ? squares.column(state.crossed) : squares.name(state.crossed);
        return crossed + ":" + squares.name(state.passedPawn);
    }

    private List<String> spent() {
        return squares.list(loader.pawnsAtHome() & ~state.doubleSteps);
    }

    private List<String> changedHands() {
        return IntStream.range(0, state.tables.boardCount)
                .filter(board -> state.owners[board] != state.tables.originalOwners[board])
                .mapToObj(board -> state.tables.stack.movables().get(board).name() + ":"
                        + Side.of(state.owners[board]).symbol())
                .toList();
    }
}
