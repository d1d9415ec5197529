package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.tck.proof.AlphaBeta;
import org.plyspace.tck.proof.ForwardTablebase;

/** Checks on the programs that prove the SPI. */
final class Proofs {

    /** The largest number of plies of mates that are also searched for by alpha-beta. */
    private static final int PLIES_SEARCHED = 3;

    private Proofs() {}

    static boolean hasMateInOne(Position position) {
        return LongStream.of(Moves.legal(position)).anyMatch(move -> {
            position.make(move);
            boolean mate = !position.hasLegalMove() && isCheckmate(position);
            position.unmake();
            return mate;
        });
    }

    static boolean isCheckmate(Position position) {
        return position.outcome()
                .filter(outcome -> outcome.reason().equals(Outcome.CHECKMATE))
                .isPresent();
    }

    /** A table for the first royal type and the man that attacks most; empty if there is no such man. */
    static Optional<ForwardTablebase> tablebase(Rules rules) {
        List<PieceType> types = rules.pieceTypes();
        Optional<PieceType> royal = types.stream().filter(PieceType::royal).findFirst();
        Optional<PieceType> man = types.stream()
                .filter(type -> !type.royal() && !type.directional())
                .max(Comparator.comparing(type -> attacks(rules, type)));
        return royal.isPresent() && man.isPresent()
                ? Optional.of(new ForwardTablebase(
                        rules, royal.get().index(), man.get().index()))
                : Optional.empty();
    }

    private static int attacks(Rules rules, PieceType type) {
        Position board = Specimens.emptyBoard(rules);
        int cell = rules.cells() / 2;
        Placement alone = new Placement(rules);
        alone.put(cell, Piece.code(Side.WHITE, type.index()));
        board.place(alone);
        return board.attacks(cell, new int[rules.cells()]);
    }

    /** Plays the mate out with the table's moves against each defence in turn, and searches for short mates. */
    static void assertMatesIn(int plies, Position position, ForwardTablebase table) {
        String text = position.words().text();
        if (plies <= PLIES_SEARCHED) {
            int score = new AlphaBeta(position.rules(), plies).search(position, plies);
            int mate = plies % 2 == 0 ? plies - AlphaBeta.MATE : AlphaBeta.MATE - plies;
            boolean mayBeSooner = !position.words().layout().anchors().isEmpty() || table.metOtherEnds();
            boolean agrees = mayBeSooner
                    ? Integer.signum(score) == Integer.signum(mate) && Math.abs(score) >= Math.abs(mate)
                    : score == mate;
            assertTrue(agrees, () -> "score " + score + " of a mate in " + plies + " plies: " + text);
        }
        Position game = position.copy();
        for (int left = plies; left > 0; left--) {
            game.make(moveToMate(game, left, table));
        }
        assertTrue(isCheckmate(game), () -> "no mate after " + plies + " plies of " + text);
    }

    /** White's move that mates soonest, or Black's that holds out longest. */
    private static long moveToMate(Position game, int left, ForwardTablebase table) {
        Position trial = game.copy();
        return LongStream.of(Moves.legal(game))
                .filter(move -> {
                    trial.make(move);
                    boolean onTheWay = table.plies(trial) == left - 1;
                    trial.unmake();
                    return onTheWay;
                })
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        "no move to mate in " + (left - 1) + ": " + game.words().text()));
    }

    /** The symbols of all men, sorted; White's are upper case. */
    static List<String> menInOrder(Position position) {
        return Stream.of(Side.values())
                .flatMap(side -> Arrays.stream(CellLists.of(position, side))
                        .mapToObj(cell -> CellLists.symbol(position.rules(), position.pieceAt(cell))))
                .sorted()
                .toList();
    }
}
