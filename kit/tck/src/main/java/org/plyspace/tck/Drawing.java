package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** The state of a page that draws a position: men on cells and in hand, boards on anchors, owners of boards. */
final class Drawing {

    private final int[] pieces;
    private final int[] hands;
    private final Integer[] anchors;
    private final Side[] owners;

    Drawing(Position position) {
        pieces = IntStream.range(0, position.rules().cells())
                .map(position::pieceAt)
                .toArray();
        hands = IntStream.range(0, Piece.CODES).map(position::hand).toArray();
        List<Layout.Board> boards = position.words().layout().movableBoards();
        anchors = boards.stream().map(board -> board.anchor().orElseThrow()).toArray(Integer[]::new);
        owners = boards.stream().map(board -> board.owner().orElse(null)).toArray(Side[]::new);
    }

    void apply(Effect effect) {
        if (effect instanceof Effect.Step step) {
            take(step.from(), step.piece(), effect);
            put(step.to(), step.piece(), effect);
        } else if (effect instanceof Effect.Remove remove) {
            take(remove.cell(), remove.piece(), effect);
        } else if (effect instanceof Effect.Put put) {
            put(put.cell(), put.piece(), effect);
        } else if (effect instanceof Effect.Drop drop) {
            hands[drop.piece()]--;
            put(drop.cell(), drop.piece(), effect);
        } else if (effect instanceof Effect.TakeInHand taken) {
            hands[taken.piece()]++;
        } else if (effect instanceof Effect.ShiftBoard shift) {
            assertEquals(anchors[shift.board()], shift.fromAnchor(), () -> "anchor that the board leaves: " + effect);
            anchors[shift.board()] = shift.toAnchor();
        } else if (effect instanceof Effect.ChangeOwner change) {
            owners[change.board()] = change.owner();
        }
    }

    private void take(int cell, int piece, Effect effect) {
        assertEquals(piece, pieces[cell], () -> "the man that leaves its cell: " + effect);
        pieces[cell] = Piece.NONE;
    }

    private void put(int cell, int piece, Effect effect) {
        assertEquals(Piece.NONE, pieces[cell], () -> "what stands where a man arrives: " + effect);
        pieces[cell] = piece;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Drawing that
                && Arrays.equals(pieces, that.pieces)
                && Arrays.equals(hands, that.hands)
                && Arrays.equals(anchors, that.anchors)
                && Arrays.equals(owners, that.owners);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(pieces);
    }

    @Override
    public String toString() {
        return "pieces " + Arrays.toString(pieces) + ", hands " + Arrays.toString(hands) + ", anchors "
                + Arrays.toString(anchors) + ", owners " + Arrays.toString(owners);
    }
}
