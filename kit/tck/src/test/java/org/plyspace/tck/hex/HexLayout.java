package org.plyspace.tck.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** The hexagons as squares: each row is offset by half a square, and corners of the board are missing. */
final class HexLayout {

    private HexLayout() {}

    static Layout of(Setup setup) {
        List<Layout.Square> squares = IntStream.range(0, HexBoard.CELLS)
                .mapToObj(cell -> new Layout.Square(
                        cell,
                        HexBoard.name(cell),
                        (HexBoard.file(cell) + HexBoard.rank(cell)) % 2 == 1,
                        HexBoard.file(cell),
                        HexBoard.rank(cell),
                        HexBoard.x(cell),
                        HexBoard.rank(cell)))
                .toList();
        Layout.Board board = new Layout.Board(
                "X",
                0,
                0,
                0,
                HexBoard.FILES,
                HexBoard.RANKS,
                List.of("a", "b", "c", "d", "e"),
                List.of("1", "2", "3", "4", "5"),
                squares,
                Optional.empty(),
                false,
                Optional.empty());
        List<Layout.Held> hands = new ArrayList<>();
        for (Side side : Side.values()) {
            for (int type : HexRules.HELD) {
                int piece = Piece.code(side, type);
                hands.add(new Layout.Held(piece, setup.hand(piece)));
            }
        }
        return new Layout(List.of(board), List.of(), hands, new Layout.View(Layout.Facing.WHITE_NEAR, List.of("X")));
    }
}
