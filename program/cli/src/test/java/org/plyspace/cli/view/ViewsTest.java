package org.plyspace.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Side;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Marks;

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

    /** A name stands where its file would go on, or below the board. */
    @Test
    void namesOfFilesFollowHexagonsThatLean() {
        Boards hexagons = new Boards(Boards.ROOK)
                .board("1", 0, 0, 0, 0.5, "R. ", "..r", " ..")
                .of(Layout.Cells.HEXAGONS_IN_RANKS);
        assertEquals("""
                [1]
                3     :R:  .
                2    .  :::  r
                1  a   .  :::
                       b   c
                """, hexagons.sideBySide(Facing.WHITE_NEAR));
        assertEquals("""
                3 |R|.| |
                2 |.|:|r|
                1 | |.|:|
                   a b c
                """, diagram(hexagons.flat()));
    }

    @Test
    void hexagonsInFilesAreToldFromWhatIsBetweenThem() {
        Boards hexagons = new Boards(Boards.ROOK)
                .board("1", 0, 0, 0, 0, " R ", ". r", " . ")
                .of(Layout.Cells.HEXAGONS_IN_FILES);
        assertEquals("""
                [1]
                3     R
                2  .     r
                1     .
                   a  b  c
                """, hexagons.sideBySide(Facing.WHITE_NEAR));
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
        List<String> lines = BoardStyle.plain(200).withView("flat").lines(wide.scene(Facing.WHITE_NEAR, Marks.NONE));

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

    @Test
    void compactSquaresAreAsNarrowAsTheirSymbols() {
        assertEquals("""
                [1]
                2   :: r
                1 :R  ::
                   a b c
                """, text(BoardStyle.plain(80).withView(BoardStyle.COMPACT), PLAIN, Marks.NONE));
    }

    @Test
    void theOtherSideSeesTheBoardsTurned() {
        assertEquals("""
                [1]
                1 :::   :R:
                2  r :::
                   c  b  a
                """, text(BoardStyle.plain(80).turned(), PLAIN, Marks.NONE));
        assertEquals("""
                1  . :R:
                   2  1
                file a from the side, Black on the left
                """, text(BoardStyle.plain(80).withView("edge:a").turned(), PLAIN, Marks.NONE));
        assertEquals(
                text(BoardStyle.plain(80).turned(), PLAIN, Marks.NONE),
                text(BoardStyle.plain(120).turned().withWidth(80), PLAIN, Marks.NONE));
        BoardStyle twice = BoardStyle.plain(80).turned().turned();
        assertEquals(HEXAGONS.sideBySide(Facing.WHITE_NEAR), text(twice, HEXAGONS, Marks.NONE));
    }

    @Test
    void eachMarkHasItsBrackets() {
        Marks marks = new Marks(
                Map.of(
                        Mark.ORIGIN, Set.of(0),
                        Mark.TARGET, Set.of(1),
                        Mark.ONLY, Set.of(2),
                        Mark.LAST_MOVE, Set.of(3, 4),
                        Mark.CHECK, Set.of(4),
                        Mark.CAPTURE, Set.of(5)),
                Set.of());
        assertEquals("""
                [1]
                2 [ ]!:!<r>
                1 {R} o *o*
                   a  b  c
                """, text(BoardStyle.plain(80), PLAIN, marks));
    }

    @Test
    void coloursTakeNoRoomAndLoseNothing() {
        BoardStyle colour = new BoardStyle(80, BoardStyle.BOARDS, false, false, true);
        String coloured = text(colour, MARKED, Marks.NONE);

        assertTrue(coloured.contains("\u001b[1;38;5;16;48;5;"), coloured);
        assertEquals(
                bare(MARKED.sideBySide(Facing.WHITE_NEAR).replace(':', ' ')),
                bare(coloured.replaceAll("\u001b\\[[0-9;]*m", "")));
    }

    @Test
    void usualMenAreChessmenOfUnicodeAndOthersLetters() {
        BoardStyle unicode = new BoardStyle(80, BoardStyle.BOARDS, true, false, false);
        String text = text(unicode, MARKED, Marks.NONE);

        assertTrue(text.contains("::\u2656:"), text);
        assertTrue(text.contains("+r"), text);
        assertEquals(List.of("\u2656 rook, +R dragon"), unicode.legend(MARKED.scene(Facing.WHITE_NEAR, Marks.NONE)));
    }

    private static List<String> bare(String text) {
        return text.lines().map(String::stripTrailing).toList();
    }

    private static String text(BoardStyle boardStyle, Boards boards, Marks marks) {
        return Boards.text(boardStyle.lines(boards.scene(Facing.WHITE_NEAR, marks)));
    }

    /** A flat view without its legend. */
    private static String diagram(String flat) {
        return flat.substring(0, flat.indexOf("\n\n") + 1);
    }
}
