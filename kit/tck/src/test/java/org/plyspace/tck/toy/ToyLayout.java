package org.plyspace.tck.toy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** The layout of the toy's boards in a setup. */
final class ToyLayout {

    private static final List<String> FILES = List.of("a", "b", "c", "d", "e", "f", "g", "h");
    private static final List<String> RANKS = List.of("1", "2", "3", "4");

    private final int hung;
    private final Side owner;

    private ToyLayout(Setup setup) {
        this.hung = setup.anchorOf(0);
        this.owner = setup.field(ToyRules.OWN).isEmpty() ? Side.WHITE : Side.BLACK;
    }

    static Layout of(Setup setup) {
        return new ToyLayout(setup).build();
    }

    private Layout build() {
        return new Layout(
                List.of(
                        board("M", 0, 4, Optional.empty(), Optional.empty()),
                        board("H", ToyBoard.FIRST_OF_H, 2, Optional.of(hung), Optional.of(owner))),
                List.of(anchor(ToyBoard.LEFT), anchor(ToyBoard.RIGHT)),
                new Layout.View(Layout.Facing.WHITE_NEAR, List.of("M", "H")));
    }

    private Layout.Board board(String name, int first, int size, Optional<Integer> anchor, Optional<Side> boardOwner) {
        int x = ToyBoard.x(first, hung);
        int y = ToyBoard.y(first, hung);
        List<Layout.Square> squares = IntStream.range(first, first + size * size)
                .mapToObj(cell -> square(cell, x, y))
                .toList();
        return new Layout.Board(
                name,
                x,
                y,
                0,
                size,
                size,
                FILES.subList(x, x + size),
                RANKS.subList(y, y + size),
                squares,
                anchor,
                false,
                boardOwner);
    }

    private Layout.Square square(int cell, int left, int bottom) {
        int x = ToyBoard.x(cell, hung);
        int y = ToyBoard.y(cell, hung);
        boolean light = (x + y) % 2 == 1;
        return new Layout.Square(cell, ToyBoard.name(cell, hung), light, x - left, y - bottom, x, y);
    }

    private Layout.Anchor anchor(int number) {
        return new Layout.Anchor(
                ToyBoard.ANCHORS[number],
                ToyBoard.anchorX(number),
                ToyBoard.anchorY(number),
                0,
                2,
                2,
                Optional.of("M"),
                false,
                hung != number);
    }
}
