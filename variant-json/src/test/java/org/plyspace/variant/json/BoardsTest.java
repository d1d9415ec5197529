package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Rules;
import org.plyspace.tck.text.TextRules;

/** Boards are written, drawn and named as files say; what a file leaves out is as the page on rules as data says. */
final class BoardsTest {

    private static final String RULES = """
            {"format": "plyspace-lattice/2", "id": "boards", "title": "Boards", "summary": "Kings.", "source": "made up",
             "board": {"files": 3, "ranks": 2, "levels": 3%s},
             "pieces": {"K": {"name": "king", "royal": true, "leaps": [[1, 0, 0], [-1, 0, 0]]}},
             "noStart": "made up"}
            """;
    private static final String NAMED = ", \"boards\": [\"A\", \"B\", \"C\"], \"squares\": \"{level}{file}{rank}\"";

    private static Rules rules(String more) {
        return Examples.rules(RULES.formatted(more)).rules();
    }

    /** The rules of boards called A, B and C. */
    private static Rules named(String more) {
        return rules(NAMED + (more == null ? "" : ", " + more));
    }

    private static List<Square> squares(Rules rules) {
        Layout layout = rules.layout(rules.empty());
        return layout.boards().stream()
                .flatMap(board -> board.squares().stream())
                .toList();
    }

    private static Square square(Rules rules, String name) {
        return squares(rules).stream()
                .filter(square -> square.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{0}: {1}, {2}")
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            -; C B A; C B A
            "textOrder": ["B", "A", "C"]; B A C; B A C
            "textOrder": ["B", "A", "C"], "view": {"white": "left"}; B A C; B A C
            "view": {"white": "near"}; C B A; C B A
            "view": {"order": ["A", "C", "B"]}; C B A; A C B
            "textOrder": ["B", "A", "C"], "view": {"order": ["A", "B", "C"]}; B A C; A B C
            """)
    void boardsAreShownAsTheyAreWrittenUnlessTheFileSaysOtherwise(String more, String written, String shown) {
        Rules rules = named(more);
        String placement = rules.write(rules.empty()).split(" ", -1)[0];
        String boards = Arrays.stream(placement.split("\\|", -1))
                .map(board -> board.substring(0, board.indexOf(':')))
                .collect(Collectors.joining(" "));
        assertEquals(written, boards);
        assertEquals(shown, String.join(" ", rules.layout(rules.empty()).view().order()));
        assertEquals(
                List.of("A", "B", "C"),
                rules.layout(rules.empty()).boards().stream()
                        .map(Layout.Board::name)
                        .toList());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            -; WHITE_NEAR
            "view": {}; WHITE_NEAR
            "view": {"white": "near"}; WHITE_NEAR
            "view": {"white": "left"}; WHITE_LEFT
            """)
    void whiteIsNearUnlessTheFileSaysOtherwise(String more, Layout.Facing facing) {
        Rules rules = named(more);
        assertEquals(facing, rules.layout(rules.empty()).view().facing());
    }

    /** The light squares of the first ranks, and of the second one of the lowest board. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            -; Aa2 Ab1 Ac2 Ba1 Bc1 Cb1
            "colours": {}; Aa2 Ab1 Ac2 Ba1 Bc1 Cb1
            "colours": {"first": "dark", "levels": "alternating"}; Aa2 Ab1 Ac2 Ba1 Bc1 Cb1
            "colours": {"first": "light"}; Aa1 Ab2 Ac1 Bb1 Ca1 Cc1
            "colours": {"levels": "alike"}; Aa2 Ab1 Ac2 Bb1 Cb1
            "colours": {"first": "light", "levels": "alike"}; Aa1 Ab2 Ac1 Ba1 Bc1 Ca1 Cc1
            """)
    void theFirstSquareIsDarkAndLevelsAlternateUnlessTheFileSaysOtherwise(String more, String light) {
        assertEquals(
                light,
                squares(named(more)).stream()
                        .filter(Square::light)
                        .map(Square::name)
                        .filter(name -> name.startsWith("A") || name.endsWith("1"))
                        .sorted()
                        .collect(Collectors.joining(" ")));
    }

    /** How far squares of the first file are shifted to the right. */
    @ParameterizedTest(name = "{0}: Aa1 {1}, Aa2 {2}, Ba1 {3}, Ca1 {4}, Ca2 {5}")
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            -; 0; 0; 0; 0; 0
            "offset": {"ranks": 0.5}; 0; 0.5; 0; 0; 0.5
            "offset": {"ranks": [0.25, 0]}; 0.25; 0; 0.25; 0.25; 0
            "offset": {"levels": 1.5}; 0; 0; 1.5; 3; 3
            "offset": {"levels": [0, -1]}; 0; 0; -1; 0; 0
            "offset": {"ranks": 0.5, "levels": -1}; 0; 0.5; -1; -2; -1.5
            """)
    void ranksAndLevelsAreShiftedByEachOrInTurn(
            String more, double a1, double a2, double aboveIt, double highest, double highestOfSecond) {
        Rules rules = named(more);
        assertEquals(
                List.of(a1, a2, aboveIt, highest, highestOfSecond),
                List.of("Aa1", "Aa2", "Ba1", "Ca1", "Ca2").stream()
                        .map(name -> square(rules, name).x())
                        .toList());
    }

    /** How hexagons lie side by side, and which of the lowest board are dark, between and light. */
    @ParameterizedTest(name = "{0}: {1}, {2}, {3}, {4}")
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            "offset": {"ranks": 0.5}; HEXAGONS_IN_RANKS; Aa1 Ab2; Ab1 Ac2; Ac1 Aa2
            "offset": {"ranks": -0.5, "levels": 0.2}; HEXAGONS_IN_RANKS; Aa1 Ac2; Ab1 Aa2; Ac1 Ab2
            "offset": {"ranks": [0.5, 0]}; HEXAGONS_IN_RANKS; Aa1 Ac2; Ab1 Aa2; Ac1 Ab2
            "missing": [{"files": 2, "ranks": 1}, {"files": [1, 3], "ranks": 2}]; HEXAGONS_IN_FILES; Aa1 Ac1; Ab2; -
            """)
    void hexagonsHaveThreeShadesByTheirPlaces(
            String more, Layout.Cells cells, String dark, String middle, String light) {
        Rules rules = named(more + ", \"cells\": \"hexagons\"");
        assertEquals(cells, rules.layout(rules.empty()).view().cells());
        Map<Layout.Shade, String> found = squares(rules).stream()
                .filter(square -> square.name().startsWith("A"))
                .collect(Collectors.groupingBy(
                        Square::shade, Collectors.mapping(Square::name, Collectors.joining(" "))));
        assertEquals(dark, found.get(Layout.Shade.DARK));
        assertEquals(middle, found.get(Layout.Shade.MIDDLE));
        assertEquals(light, found.get(Layout.Shade.LIGHT));
    }

    @Test
    void hexagonsThatShareASideHaveDifferentShades() {
        for (String file : List.of("hexagons.json", "hex-raumschach.json")) {
            Rules rules = new TextRules(Examples.named(file), "").rules();
            Layout layout = rules.layout(rules.empty());
            int neighbours = 0;
            for (Layout.Board board : layout.boards()) {
                for (Square one : board.squares()) {
                    for (Square other : board.squares()) {
                        double across =
                                (one.x() - other.x()) * layout.view().cells().fileStep();
                        double along =
                                (one.y() - other.y()) * layout.view().cells().rankStep();
                        boolean near = one.cell() != other.cell() && Math.hypot(across, along) < 1.5;
                        neighbours += near ? 1 : 0;
                        if (near) {
                            assertEquals(1, Math.hypot(across, along), 1e-9, one + " " + other);
                            assertNotEquals(one.shade(), other.shade(), one + " " + other);
                        }
                    }
                }
            }
            assertEquals(180 * layout.boards().size(), neighbours, file);
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', textBlock = """
            "missing": {"boards": "B", "files": [1, -1]}; C:3/3|B:1/1|A:3/3
            "missing": {"ranks": -1, "levels": 1}; C:3/3|B:3/3|A:3
            "missing": [{"both": ["Ca1"]}, {"files": 3, "ranks": 2}]; C:2/2|B:2/3|A:2/3
            "missing": {"white": ["Ab1"], "black": ["Ab2"]}; C:3/3|B:3/3|A:3/2
            """)
    void squaresAreMissingAsWhiteSeesThem(String more, String placement) {
        Rules rules = named(more);
        assertEquals(placement + " w - - 0 1", rules.write(rules.empty()));
    }

    /** The names of the first square of the lowest board and the last one of the highest. */
    @ParameterizedTest(name = "{0}: {1} and {2}")
    @CsvSource(delimiter = ';', textBlock = """
            "squares": "{level}{file}{rank}"; 1a1; 3c2
            "squares": "{FILE}{rank}({level})"; A1(1); C2(3)
            "squares": "{rank}{file}{level}", "boards": ["X", "Y", "Z"]; 1aX; 2cZ
            "squares": ["{file}{rank}", "{level}{FILE}{rank}", "z{rank}{file}"]; a1; z2c
            """)
    void squaresAreCalledByThePatternOfTheirLevel(String more, String first, String last) {
        TextRules rules = Examples.rules(RULES.formatted(", " + more));
        List<String> names = squares(rules.rules()).stream().map(Square::name).toList();
        assertEquals(List.of(first, last), List.of(names.get(0), names.get(names.size() - 1)));
        assertEquals(18, names.stream().distinct().count());
    }
}
