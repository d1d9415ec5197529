package org.plyspace.variant.roth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Layout;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** What the source says of the game, where the rules alone can tell. */
final class RothSourceTest {

    private static final TextRules STANDARD = rules("");

    private static final String KINGS = "2:4/4/4/K3|4:4/4/4/4|6:3k/4/4/4|";

    private static TextRules rules(String options) {
        return new TextRules(new RothVariant(), options);
    }

    /**
     * RR 3: "Moving an attack board that is "piloted" by a single pawn can be a faster way to advance a pawn to promotion, "over" any pieces
     * in its way".
     */
    @Test
    void aBoardTakesAPawnToPromotionInFourMovesWhileOnFootItComesToRankSix() {
        String kings = "2:4/4/4/2K1|4:4/4/4/4|6:2k1/4/4/4|WQL@b1(2):";
        String boards = "/2|WKL@e1(2):2/2|BQL@b4(2):2/2|BKL@e8(6):2/2 w - - 0 1";
        TextPosition carried = STANDARD.read(kings + "P1" + boards)
                .play("WQL-b3(4)", "d8(6)-d7(6)", "WQL-b5(6)", "d7(6)-d8(6)", "WQL-b6(4)", "d8(6)-d7(6)");
        assertTrue(carried.allows("WQL-b8(6)=Q"));
        TextPosition walking = STANDARD.read(kings + "1P" + boards)
                .play("b1(3)-b3(2)", "d8(6)-d7(6)", "b3(2)-b4(2)", "d7(6)-d8(6)", "b4(2)-b5(4)", "d8(6)-d7(6)");
        assertEquals(List.of("b6(4)", "b6(6)"), walking.targets("b5(4)"));
    }

    /** RR 6: "The darn thing can't normally go anywhere", of the rook's pawn. */
    @ParameterizedTest
    @ValueSource(strings = {"a1(3)", "f1(3)"})
    void withoutTheOptionForItARooksPawnGoesNowhereAtTheStartNorAloneOnTheBoards(String square) {
        TextRules without = rules("rookPawns=off");
        assertEquals(List.of(), without.start().targets(square));
        assertEquals(List.of(), without.reach('P', square));
        assertFalse(STANDARD.reach('P', square).isEmpty());
    }

    /** RR 17: "the total number of squares is the same as a regular chess board". */
    @Test
    void thereAre64Squares() {
        assertEquals(
                64,
                boards(STANDARD.start())
                        .mapToInt(board -> board.squares().size())
                        .sum());
    }

    /** RR 18: squares above each other have one colour. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "WQL@b1(2):2/2|WKL@e1(2):2/2|BQL@b8(6):2/2|BKL@e8(6):2/2",
                "WQL@b3(4):2/2|WKL@e1(2):2/2|BQL@b6(4):2/2|BKL@e4(2):2/2",
                "WQL@b4(2):2/2|WKL@e1(2):2/2|BQL@b5(6):2/2|BKL@e5(6):2/2",
            })
    void whereverBoardsHangSquaresAboveEachOtherHaveOneColour(String hanging) {
        TextPosition position = STANDARD.read(KINGS + hanging + " w - - 0 1");
        Map<String, Set<Boolean>> mixed = coloursByColumn(boards(position));
        mixed.values().removeIf(colours -> colours.size() == 1);
        assertEquals(Map.of(), mixed);
    }

    /** RR 19: a board on b5(6) and one on b4(2) cover the same columns. */
    @ParameterizedTest
    @ValueSource(strings = {"b5(6)", "b4(2)"})
    void aBoardCoversTheSameColumnsOnEitherOfTwoPosts(String post) {
        TextPosition position =
                STANDARD.read(KINGS + "WQL@b1(2):2/2|WKL@e1(2):2/2|BQL@" + post + ":2/2|BKL@e8(6):2/2 w - - 0 1");
        assertEquals(
                Set.of("a4", "a5", "b4", "b5"),
                coloursByColumn(boards(position).filter(board -> board.name().equals("BQL")))
                        .keySet());
    }

    private static Stream<Layout.Board> boards(TextPosition position) {
        return position.position().words().layout().boards().stream();
    }

    /** Whether the squares of a file and rank are light, which are all squares above each other. */
    private static Map<String, Set<Boolean>> coloursByColumn(Stream<Layout.Board> boards) {
        return boards.flatMap(board -> board.squares().stream())
                .collect(Collectors.groupingBy(
                        square -> square.name().substring(0, square.name().indexOf('(')),
                        TreeMap::new,
                        Collectors.mapping(Layout.Square::light, Collectors.toSet())));
    }
}
