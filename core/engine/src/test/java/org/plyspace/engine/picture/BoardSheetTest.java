package org.plyspace.engine.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Aspect;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Layout.View;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.engine.picture.BoardSheet.Drawn;
import org.plyspace.engine.picture.BoardSheet.Spot;

class BoardSheetTest {

    private static final List<PieceType> TYPES = List.of(
            new PieceType(0, "R", "rook", Aspect.ROOK, false, false, false),
            new PieceType(1, "D", "dragon", Aspect.OTHER_PIECES, false, false, false));

    private final BoardSheet sheet = new BoardSheet();

    private static Layout layout(String first, Facing facing) {
        return new Layout(
                List.of(board(first, 0, 0), board("<b>", 1, 4)), List.of(), new View(facing, List.of("<b>", first)));
    }

    private static Board board(String name, int level, int cell) {
        return new Board(
                name,
                0,
                0,
                level,
                2,
                2,
                List.of("a", "b"),
                List.of("1", "2"),
                List.of(
                        new Square(cell, name + "a1", false, 0, 0, 0, 0),
                        new Square(cell + 1, name + "b1", true, 1, 0, 1, 0),
                        new Square(cell + 2, name + "a2", true, 0, 1, 0, 1),
                        new Square(cell + 3, name + "b2", false, 1, 1, 1, 1)),
                Optional.empty(),
                false,
                Optional.empty());
    }

    @Test
    void boardsComeInTheOrderShownWithTheirSquaresInside() {
        List<Drawn> boards = sheet.boards(layout("A", Facing.WHITE_NEAR));
        assertEquals(List.of("<b>", "A"), BoardSheet.names(layout("A", Facing.WHITE_NEAR)));
        assertEquals("<b>a1", boards.get(0).spots().get(0).name());
        for (Drawn board : boards) {
            for (Spot spot : board.spots()) {
                assertTrue(spot.x() >= 0 && spot.x() + BoardSheet.SQUARE <= board.width(), spot::toString);
                assertTrue(spot.y() >= 0 && spot.y() + BoardSheet.SQUARE <= board.height(), spot::toString);
            }
        }
    }

    @Test
    void marksAndOutlinesHaveTheShapeOfTheCells() {
        Layout squares = layout("A", Facing.WHITE_NEAR);
        Layout hexagons = new Layout(
                squares.boards(),
                List.of(),
                new View(Facing.WHITE_NEAR, List.of("<b>", "A"), Layout.Cells.HEXAGONS_IN_FILES));
        Drawn square = sheet.boards(squares).get(0);
        Drawn hexagon = sheet.boards(hexagons).get(0);
        assertEquals(4, corners(square.outline()), square::toString);
        assertEquals(6, corners(hexagon.outline()), hexagon::toString);
        assertNotEquals(square.last(), hexagon.last());
        assertNotEquals(square.check(), hexagon.check());
        String definitions = sheet.definitions();
        Stream.of(square, hexagon)
                .flatMap(board -> Stream.of(board.last(), board.check()))
                .forEach(mark -> assertTrue(definitions.contains("<g id=\"" + mark + "\">"), mark));
    }

    private static int corners(String outline) {
        return outline.split("[MLlhvHV]").length - 1;
    }

    @Test
    void ranksGoUpOrToTheRightAsTheRuleSetIsLookedAt() {
        List<Spot> near = sheet.boards(layout("A", Facing.WHITE_NEAR)).get(1).spots();
        assertEquals(near.get(0).x(), near.get(2).x());
        assertEquals(near.get(0).y() - BoardSheet.SQUARE, near.get(2).y());
        List<Spot> left = sheet.boards(layout("A", Facing.WHITE_LEFT)).get(1).spots();
        assertEquals(left.get(0).y(), left.get(2).y());
        assertEquals(left.get(0).x() + BoardSheet.SQUARE, left.get(2).x());
    }

    @Test
    void equalBoardsAreDefinedOnce() {
        List<Drawn> once = sheet.boards(layout("A", Facing.WHITE_NEAR));
        assertEquals(once, sheet.boards(layout("A", Facing.WHITE_NEAR)));
        assertNotEquals(once, sheet.boards(layout("B", Facing.WHITE_NEAR)));
        String definitions = sheet.definitions();
        assertEquals(3, definitions.split("<g id=\"board-", -1).length - 1, definitions);
        assertTrue(definitions.contains(">&lt;b&gt;<"), definitions);
        assertFalse(definitions.contains("<b>"), definitions);
    }

    @Test
    void menAreTheirOutlineOrTheirSymbolWithoutSayingWhere() {
        String rook = sheet.man(TYPES, Piece.code(Side.WHITE, 0));
        String dragon = sheet.man(TYPES, Piece.code(Side.BLACK, 1));
        assertEquals(rook, sheet.man(TYPES, Piece.code(Side.WHITE, 0)));
        assertNotEquals(rook, sheet.man(TYPES, Piece.code(Side.BLACK, 0)));
        String definitions = sheet.definitions();
        assertTrue(definitions.contains("<g id=\"" + dragon + "\">"));
        assertTrue(definitions.contains(">d<"), definitions);
        assertEquals(1, definitions.split("<g id=\"figure-", -1).length - 1, definitions);
        assertFalse(definitions.contains("<title>"), definitions);
    }
}
