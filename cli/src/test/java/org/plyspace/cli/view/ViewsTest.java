package org.plyspace.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Side;

/** Layouts of every shape, drawn by all three views. */
class ViewsTest {

    private static final Boards PLAIN = new Boards(Boards.ROOK).board("1", 0, 0, 0, 0, "..r", "R..");
    private static final Boards GAPS = new Boards(Boards.ROOK).board("1", 0, 0, 0, 0, "R. ", "   ", " .r");
    private static final Boards MARKED = new Boards(Boards.ROOK, Boards.DRAGON).board("1", 0, 0, 0, 0, ".d", "RD");
    private static final Boards HEXAGONS = new Boards(Boards.ROOK).board("1", 0, 0, 0, 0.5, "R..", "...", "..r");
    private static final Boards APART =
            new Boards(Boards.ROOK).board("low", 0, 0, 0, 0, "R.", "..").board("high", 0.5, 0, 1, 0, ".r");

    @Test
    void aPlainBoard() {
        assertEquals("""
                [1]
                2    ::: r
                1 :R:   :::
                   a  b  c
                """, PLAIN.sideBySide(Facing.WHITE_NEAR));
        assertEquals("""
                [1]
                a :R:
                b    :::
                c ::: r
                   1  2
                """, PLAIN.sideBySide(Facing.WHITE_LEFT));
    }

    @Test
    void missingSquaresAreBlank() {
        assertEquals("""
                [1]
                3 :R:

                1       :r:
                   a  b  c
                """, GAPS.sideBySide(Facing.WHITE_NEAR));
        assertEquals("""
                3 |R|.| |
                1 | |.|r|
                   a b c
                """, diagram(GAPS.flat()));
    }

    @Test
    void symbolsOfTwoCharactersAlign() {
        assertEquals("""
                [1]
                2     :+r:
                1 ::R: +R
                    a   b
                """, MARKED.sideBySide(Facing.WHITE_NEAR));
        assertEquals("""
                2 | .|+r|
                1 | R|+R|
                   a  b
                """, diagram(MARKED.flat()));
        assertEquals("""
                1  +R :+r:
                    1   2
                file b from the side, White on the left
                """, MARKED.edge("b"));
    }

    @Test
    void offsetRowsAreDrawnOffset() {
        assertEquals("""
                [1]
                3    :R:   :::
                2      :::
                1 :::   :r:
                   a  b  c
                """, HEXAGONS.sideBySide(Facing.WHITE_NEAR));
        assertEquals("""
                3 | | |R| |.| |:|
                2 | |.| |:| |.| |
                1 |:| |.| |r| | |
                   a a b b c c c
                """, diagram(HEXAGONS.flat()));
        assertEquals("""
                1 :r: . :::
                   1  2  3
                file c from the side, White on the left
                """, HEXAGONS.edge("c"));
    }

    @Test
    void boardsLieAtFractionsOfASquareAndDifferInSize() {
        assertEquals("""
                [low]     [high]
                2  R :::  1 ::: r
                1 :::        a  b
                   a  b
                """, APART.sideBySide(Facing.WHITE_NEAR));
        assertEquals("""
                2 | R|  | :|  |
                1 | :|: | .|r |
                   a  a  b  b
                """, diagram(APART.flat()));
        assertEquals("""
                high :::
                low  ::: R
                      1  2
                file a from the side, White on the left
                """, APART.edge("a"));
    }

    /** As the cube's of n = 28 and more. */
    @Test
    void namesOfFilesFitUnderTheirSquares() {
        Boards wide = new Boards(Boards.ROOK);
        wide.board("1", 0, 0, 0, 0, ".".repeat(28));
        List<String> lines = new FlatView(wide.layout(Facing.WHITE_NEAR), wide.symbols()).lines(200);

        assertEquals(lines.get(0).length(), lines.get(1).length() + 1);
        assertTrue(lines.get(1).endsWith("z  aa ab"), lines.get(1));
    }

    @Test
    void handsAreTold() {
        Boards boards = new Boards(Boards.ROOK)
                .board("1", 0, 0, 0, 0, "R")
                .held(Side.WHITE, Boards.ROOK, 2)
                .held(Side.BLACK, Boards.ROOK, 0);
        String hands = "in hand: white R2; black nothing\n";

        assertTrue(boards.sideBySide(Facing.WHITE_NEAR).endsWith("   a\n" + hands));
        assertTrue(boards.flat().endsWith("dark one\n" + hands));
        assertTrue(boards.edge("a").endsWith("left\n" + hands));
    }

    /** A flat view without its legend. */
    private static String diagram(String flat) {
        return flat.substring(0, flat.indexOf("\n\n") + 1);
    }
}
