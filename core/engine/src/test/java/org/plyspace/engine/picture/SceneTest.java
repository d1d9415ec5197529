package org.plyspace.engine.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.View;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;

/** What is drawn where. */
class SceneTest {

    private static Scene scene(Facing facing, String order) {
        List<Board> boards = Stream.of("A", "B", "C")
                .map(name -> new Board(
                        name,
                        0,
                        0,
                        0,
                        1,
                        1,
                        List.of(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        false,
                        Optional.empty()))
                .toList();
        PieceType dragon = new PieceType(0, "+R", "dragon", Aspect.OTHER_PIECES, false, false, false);
        View view = new View(facing, List.of(order.split(" ", -1)));
        return new Scene(new Layout(boards, List.of(), view), List.of(dragon), cell -> Piece.NONE, Marks.NONE);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"A B C, A B C", "C A B, C A B", "C, C A B", "D B, B A C"})
    void boardsThatTheViewDoesNotNameComeLast(String order, String shown) {
        Scene scene = scene(Facing.WHITE_NEAR, order);
        for (Scene seen : List.of(scene, scene.flipped())) {
            assertEquals(
                    shown,
                    String.join(
                            " ", seen.boardsInOrder().stream().map(Board::name).toList()));
        }
    }

    @Test
    void ranksGoAwayFromWhomWhiteIsNearAndAcrossForWhomWhiteIsLeft() {
        Scene near = scene(Facing.WHITE_NEAR, "A");
        Scene left = scene(Facing.WHITE_LEFT, "A");

        assertEquals(List.of(3.0, 5.0), List.of(near.across(3, 5), near.away(3, 5)));
        assertEquals(List.of(5.0, -3.0), List.of(left.across(3, 5), left.away(3, 5)));
        assertEquals(List.of(true, false), List.of(near.filesAcross(), left.filesAcross()));
    }

    @Test
    void symbolsTellTheSideByTheirLetter() {
        Scene scene = scene(Facing.WHITE_NEAR, "A");

        assertEquals("+R", scene.symbol(Piece.code(Side.WHITE, 0)));
        assertEquals("+r", scene.symbol(Piece.code(Side.BLACK, 0)));
    }
}
