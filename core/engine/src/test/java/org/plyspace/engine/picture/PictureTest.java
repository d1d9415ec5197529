package org.plyspace.engine.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Anchor;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Cells;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Held;
import org.plyspace.api.Layout.Shade;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Layout.View;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.engine.picture.Scene.HalfTurn;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Checks documents of a layout with everything that layouts can have. */
class PictureTest {

    private static final Pattern RECTANGLE = Pattern.compile("M([0-9.]+) [0-9.]+h");
    private static final PieceType KING = new PieceType(0, "K", "king", Aspect.KING, true, false, false);
    private static final PieceType DRAGON = new PieceType(1, "+R", "dragon", Aspect.OTHER_PIECES, false, false, false);
    private static final PieceType SHAH = new PieceType(
            2, "S", "shah", "king", Aspect.KING, false, false, false, Optional.empty(), OptionalInt.empty());
    private static final PieceType OWN = new PieceType(
            3,
            "O",
            "o",
            "o",
            Aspect.OTHER_PIECES,
            false,
            false,
            false,
            Optional.of("M0 0\"/><script>"),
            OptionalInt.empty());

    /** A fixed board without its second square, rows offset by half a square, and a board that hangs over it. */
    private static final Layout LAYOUT = new Layout(
            List.of(
                    board("<low>", 0, 0, 0, Optional.empty(), List.of(0, 2, 3)),
                    board("high", 1, 1, 1, Optional.of(0), List.of(4, 5, 6, 7))),
            List.of(
                    new Anchor("A&B", 1, 1, 1, 2, 2, Optional.of("<low>"), false, false),
                    new Anchor("free", 4, 1, 1, 2, 2, Optional.of("<low>"), false, true)),
            List.of(new Held(Piece.code(Side.WHITE, 1), 2), new Held(Piece.code(Side.BLACK, 1), 0)),
            new View(Facing.WHITE_NEAR, List.of("<low>", "high")));

    private static Board board(String name, int x, int y, int z, Optional<Integer> anchor, List<Integer> cells) {
        int first = cells.get(0);
        return new Board(
                name,
                x,
                y,
                z,
                2,
                2,
                List.of("a", "b"),
                List.of("1", "2"),
                cells.stream().map(cell -> square(cell, cell - first, x, y)).toList(),
                anchor,
                false,
                anchor.map(any -> Side.WHITE));
    }

    private static Square square(int cell, int place, int x, int y) {
        int rank = place / 2;
        return new Square(cell, "s" + cell, place % 2 == 0, place % 2, rank, x + place % 2 + rank / 2.0, y + rank);
    }

    private static Scene scene(List<PieceType> types, Map<Integer, Integer> men, Marks marks) {
        return new Scene(LAYOUT, types, cell -> men.getOrDefault(cell, Piece.NONE), marks);
    }

    private static String svg(Scene scene) {
        return Picture.svg(List.of(new Picture.Panel("title", scene, List.of("a note"))));
    }

    private static Document parsed(String document) throws ParserConfigurationException, SAXException, IOException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(document)));
    }

    private static List<String> texts(Document document, String element) {
        NodeList nodes = document.getElementsByTagName(element);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> nodes.item(i).getTextContent())
                .toList();
    }

    @Test
    void everythingThatALayoutHasIsNamed() throws Exception {
        Map<Integer, Integer> men = Map.of(0, Piece.code(Side.WHITE, 0), 5, Piece.code(Side.BLACK, 1));
        Document svg = parsed(svg(scene(List.of(KING, DRAGON), men, Marks.NONE)));
        List<String> texts = texts(svg, "text");

        assertTrue(
                texts.containsAll(List.of("<low>", "high", "level 0", "at A&B, white's", "free", "a", "b", "1", "2")));
        assertTrue(texts.containsAll(List.of("in white's hand: 2 dragon (+R)", "in black's hand: nothing", "a note")));
        assertTrue(texts.contains("+r"), texts::toString);
        // One in space and one from above.
        assertEquals(
                2,
                texts(svg, "title").stream().filter("white king on s0"::equals).count());
    }

    /** Near men cover far ones on their board, and higher boards cover lower ones. */
    @Test
    void menInSpaceAreDrawnFromTheFarthestAndTheLowest() throws Exception {
        Map<Integer, Integer> men = IntStream.of(0, 2, 4, 5, 6, 7)
                .boxed()
                .collect(Collectors.toMap(cell -> cell, cell -> Piece.code(Side.WHITE, 0)));
        List<String> drawn = texts(parsed(svg(scene(List.of(KING, DRAGON), men, Marks.NONE))), "title").stream()
                .filter(title -> title.startsWith("white king on "))
                .map(title -> title.substring(title.length() - 2))
                .limit(men.size())
                .toList();

        assertEquals(List.of("s2", "s0", "s6", "s7", "s4", "s5"), drawn);
    }

    @Test
    void sidesAreToldApartByTone() {
        String white = svg(scene(List.of(KING, DRAGON), Map.of(0, Piece.code(Side.WHITE, 0)), Marks.NONE));
        String black = svg(scene(List.of(KING, DRAGON), Map.of(0, Piece.code(Side.BLACK, 0)), Marks.NONE));

        assertTrue(white.contains("<g class=\"white\"") && !white.contains("<g class=\"black\""));
        assertTrue(black.contains("<g class=\"black\"") && !black.contains("<g class=\"white\""));
    }

    @Test
    void menOfOneOutlineHaveTheirSymbolBesides() throws Exception {
        Map<Integer, Integer> men = Map.of(0, Piece.code(Side.WHITE, 0), 2, Piece.code(Side.BLACK, 2));

        List<String> both = texts(parsed(svg(scene(List.of(KING, DRAGON, SHAH), men, Marks.NONE))), "text");
        List<String> one = texts(
                parsed(svg(scene(List.of(KING, DRAGON), Map.of(0, Piece.code(Side.WHITE, 0)), Marks.NONE))), "text");

        assertTrue(both.containsAll(List.of("K", "s")), both::toString);
        assertFalse(one.contains("K"), one::toString);
    }

    @Test
    void whatAPluginWritesStaysText() throws Exception {
        Map<Integer, Integer> men = Map.of(0, Piece.code(Side.WHITE, 3));

        Document svg = parsed(svg(scene(List.of(KING, DRAGON, SHAH, OWN), men, Marks.NONE)));

        assertEquals(0, svg.getElementsByTagName("script").getLength());
    }

    @Test
    void marksHaveShapesAndALegend() throws Exception {
        Marks marks = Marks.ofMove(List.of(new Effect.Step(0, 4, 2), new Effect.ShiftBoard(0, 1, 0)))
                .with(Mark.CHECK, Set.of(7));
        String svg = svg(scene(List.of(KING, DRAGON), Map.of(), marks));

        List<String> texts = texts(parsed(svg), "text");
        assertTrue(
                texts.containsAll(List.of("the last move", "in check", "at A&B, white's, just moved")),
                texts::toString);
        // Two squares from above, two in space, one in the legend.
        assertEquals(5, svg.split("<path class=\"last\"", -1).length - 1);
    }

    @Test
    void htmlHoldsTheWholePicture() {
        Scene scene = scene(List.of(KING, DRAGON), Map.of(), Marks.NONE);
        String html = Picture.html(List.of(new Picture.Panel("a < b", scene, List.of())));

        assertTrue(html.startsWith("<!DOCTYPE html>") && html.contains("<title>a &lt; b</title>"), html);
        assertTrue(html.contains(Picture.svg(List.of(new Picture.Panel("a < b", scene, List.of())))));
    }

    @Test
    void allOfThePictureIsSeenAndThePanelsStandApart() throws Exception {
        Scene scene = scene(List.of(KING, DRAGON), Map.of(), Marks.NONE);
        Picture.Panel panel = new Picture.Panel("title", scene, List.of());
        Element one = parsed(Picture.svg(List.of(panel))).getDocumentElement();
        Element two = parsed(Picture.svg(List.of(panel, panel))).getDocumentElement();

        String width = one.getAttribute("width");
        assertEquals("0 0 " + width + " " + one.getAttribute("height"), one.getAttribute("viewBox"));
        List<Double> titles = titlesFromTheLeft(two);
        double margin = titles.get(0);
        assertTrue(margin > 0, titles::toString);
        assertEquals(List.of(margin), titlesFromTheLeft(one));
        // The second panel begins one margin after the first one's end, which is one margin before the edge.
        assertEquals(Double.parseDouble(width), titles.get(1), 0.2);
    }

    private static List<Double> titlesFromTheLeft(Element svg) {
        NodeList texts = svg.getElementsByTagName("text");
        return IntStream.range(0, texts.getLength())
                .mapToObj(i -> (Element) texts.item(i))
                .filter(text -> text.getAttribute("class").equals("title"))
                .map(text -> Double.valueOf(text.getAttribute("x")))
                .toList();
    }

    @Test
    void framesAreLinesOfTheColourOfTheirLevel() throws Exception {
        NodeList paths =
                parsed(svg(scene(List.of(KING, DRAGON), Map.of(), Marks.NONE))).getElementsByTagName("path");
        List<Element> frames = IntStream.range(0, paths.getLength())
                .mapToObj(i -> (Element) paths.item(i))
                .filter(path -> path.getAttribute("class").equals("frame"))
                .toList();

        assertFalse(frames.isEmpty(), "no frames");
        assertTrue(
                frames.stream().noneMatch(frame -> frame.getAttribute("stroke").isEmpty()), "a frame without colour");
    }

    /** A board whose first square is not at the origin. */
    @Test
    void squaresFillTheFrameOfTheirBoardWhichEndsAMarginBeforeTheEdge() throws Exception {
        Element svg = parsed(svg(alone(board("b", 3, 0, 0, Optional.empty(), List.of(0, 1)))))
                .getDocumentElement();

        double margin = titlesFromTheLeft(svg).get(0);
        double frame = fromTheLeft(svg, "frame").get(0);
        double light = fromTheLeft(svg, "light").get(0);
        double dark = fromTheLeft(svg, "dark").get(0);
        assertTrue(frame > margin, "no place for the ranks' names");
        assertEquals(frame, light);
        assertEquals(Double.parseDouble(svg.getAttribute("width")), dark + (dark - light) + margin, 0.2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBoardOfOneColourHasNoSquaresOfTheOther(boolean light) throws Exception {
        Board board = new Board(
                "b",
                0,
                0,
                0,
                1,
                1,
                List.of("a"),
                List.of("1"),
                List.of(new Square(0, "a1", light, 0, 0, 0, 0)),
                Optional.empty(),
                false,
                Optional.empty());
        Element svg = parsed(svg(alone(board))).getDocumentElement();

        NodeList paths = svg.getElementsByTagName("path");
        assertTrue(IntStream.range(0, paths.getLength())
                .mapToObj(i -> (Element) paths.item(i))
                .noneMatch(path -> path.getAttribute("d").isEmpty()));
        assertEquals(light ? 1 : 0, fromTheLeft(svg, "light").size());
    }

    private static Scene alone(Board board) {
        Layout layout =
                new Layout(List.of(board), List.of(), List.of(), new View(Facing.WHITE_NEAR, List.of(board.name())));
        return new Scene(layout, List.of(KING), cell -> Piece.NONE, Marks.NONE);
    }

    /** The left edges of the rectangles of a class. */
    private static List<Double> fromTheLeft(Element svg, String style) {
        NodeList paths = svg.getElementsByTagName("path");
        return IntStream.range(0, paths.getLength())
                .mapToObj(i -> (Element) paths.item(i))
                .filter(path -> path.getAttribute("class").equals(style))
                .flatMap(path -> RECTANGLE.matcher(path.getAttribute("d")).results())
                .map(found -> Double.valueOf(found.group(1)))
                .toList();
    }

    /** A hexagon and one beside it in its rank or file, in any view; both are as wide as a square from side to side. */
    @ParameterizedTest
    @CsvSource({
        "HEXAGONS_IN_RANKS, WHITE_NEAR, 1, 0, 44, 0",
        "HEXAGONS_IN_RANKS, WHITE_NEAR, 0.5, 1, 22, -38.1",
        "HEXAGONS_IN_RANKS, WHITE_LEFT, 1, 0, 0, 44",
        "HEXAGONS_IN_FILES, WHITE_NEAR, 0, 2, 0, -44",
        "HEXAGONS_IN_FILES, WHITE_NEAR, 1, 1, 38.1, -22",
        "HEXAGONS_IN_FILES, WHITE_LEFT, 1, 1, 22, 38.1"
    })
    void hexagonsThatShareASideTouchInThePicture(
            Cells cells, Facing facing, double x, double y, double right, double down) throws Exception {
        Board board = new Board(
                "b",
                0,
                0,
                0,
                2,
                3,
                List.of(),
                List.of(),
                List.of(
                        new Square(0, "one", Shade.DARK, 0, 0, 0, 0),
                        new Square(1, "other", Shade.MIDDLE, (int) Math.ceil(x), (int) y, x, y)),
                Optional.empty(),
                false,
                Optional.empty());
        Layout layout = new Layout(List.of(board), List.of(), List.of(), new View(facing, List.of("b"), cells));
        Element svg = parsed(svg(new Scene(layout, List.of(KING), cell -> Piece.NONE, Marks.NONE)))
                .getDocumentElement();
        List<List<double[]>> hexagons = hexagons(svg);

        assertEquals(List.of(6, 6), hexagons.stream().map(List::size).toList());
        for (int corner = 0; corner < 6; corner++) {
            double[] one = hexagons.get(0).get(corner);
            double[] other = hexagons.get(1).get(corner);
            assertEquals(right, other[0] - one[0], 0.15);
            assertEquals(down, other[1] - one[1], 0.15);
            double[] opposite = hexagons.get(0).get((corner + 3) % 6);
            assertEquals(88 / Math.sqrt(3), Math.hypot(one[0] - opposite[0], one[1] - opposite[1]), 0.15);
        }
        assertEquals(
                2,
                hexagonFills(svg)
                        .map(path -> path.getAttribute("fill"))
                        .distinct()
                        .count());
    }

    private static Stream<Element> hexagonFills(Element svg) {
        NodeList paths = svg.getElementsByTagName("path");
        return IntStream.range(0, paths.getLength())
                .mapToObj(i -> (Element) paths.item(i))
                .filter(path -> path.getAttribute("class").equals("dark"));
    }

    /** The corners of each. */
    private static List<List<double[]>> hexagons(Element svg) {
        return hexagonFills(svg)
                .map(path -> Stream.of(path.getAttribute("d")
                                .replace("Z", "")
                                .substring(1)
                                .split("L"))
                        .map(point -> Stream.of(point.split(" "))
                                .mapToDouble(Double::parseDouble)
                                .toArray())
                        .toList())
                .toList();
    }

    @Test
    void coloursStayWithTheirHexagonsIfTheBoardIsTurned() {
        Layout layout = new Layout(
                List.of(board("b", 0, 0, 0, Optional.empty(), List.of(0, 1, 2, 3))),
                List.of(),
                new View(Facing.WHITE_NEAR, List.of("b"), Cells.HEXAGONS_IN_RANKS));
        Layout turned = HalfTurn.of(layout);

        assertEquals(Cells.HEXAGONS_IN_RANKS, turned.view().cells());
        assertEquals(shades(layout), shades(turned));
    }

    private static Map<Integer, Shade> shades(Layout layout) {
        return layout.boards().get(0).squares().stream().collect(Collectors.toMap(Square::cell, Square::shade));
    }

    @Test
    void twoHalfTurnsChangeNothing() {
        Layout turned = HalfTurn.of(LAYOUT);

        assertEquals(LAYOUT, HalfTurn.of(turned));
        assertEquals("s3", turned.boards().get(0).squares().get(0).name());
        assertEquals(List.of("b", "a"), turned.boards().get(0).fileNames());
    }
}
