package org.plyspace.web.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Side;

/**
 * A board in its current place.
 *
 * @param index its index among the rule set's boards, if that is not evident
 * @param squares the squares, each as cell, name, 0 if it is dark, 1 light, 2 between, file, rank, x and y
 */
public record BoardView(
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> index,
        String name,
        Number x,
        Number y,
        Number z,
        int files,
        int ranks,
        List<String> fileNames,
        List<String> rankNames,
        Optional<Integer> anchor,
        boolean inverted,
        Optional<String> owner,
        List<List<Object>> squares) {

    /** All boards of a layout. */
    static List<BoardView> of(Layout layout) {
        return layout.boards().stream()
                .map(board -> of(Optional.empty(), board))
                .toList();
    }

    /** The boards that differ from those in another layout of the same rules. */
    static List<BoardView> changed(Layout before, Layout now) {
        return IntStream.range(0, now.boards().size())
                .filter(i -> !now.boards().get(i).equals(before.boards().get(i)))
                .mapToObj(i -> of(Optional.of(i), now.boards().get(i)))
                .toList();
    }

    private static BoardView of(Optional<Integer> index, Layout.Board board) {
        return new BoardView(
                index,
                board.name(),
                Coordinates.of(board.x()),
                Coordinates.of(board.y()),
                Coordinates.of(board.z()),
                board.files(),
                board.ranks(),
                board.fileNames(),
                board.rankNames(),
                board.anchor(),
                board.inverted(),
                board.owner().map(Side::word),
                board.squares().stream().map(BoardView::square).toList());
    }

    private static List<Object> square(Layout.Square square) {
        return List.of(
                square.cell(),
                square.name(),
                switch (square.shade()) {
                    case DARK -> 0;
                    case LIGHT -> 1;
                    case MIDDLE -> 2;
                },
                square.file(),
                square.rank(),
                Coordinates.of(square.x()),
                Coordinates.of(square.y()));
    }

    /** Writes coordinates as short as possible. */
    static final class Coordinates {

        private Coordinates() {}

        /** The number to write for a value: an integer if it is whole, so that it has no decimal point. */
        static Number of(double value) {
            int whole = (int) value;
            return whole == value ? (Number) whole : (Number) value;
        }
    }
}
