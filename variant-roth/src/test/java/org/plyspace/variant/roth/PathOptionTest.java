package org.plyspace.variant.roth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;

@DisplayName("What a path is under each value of pathB, and what the options' verdicts cite, roth.md 2 and 7")
final class PathOptionTest {

    /** Boards at elevations 1, 3, 5 and 7, sliders of both sides, pawns of both that may step twice. */
    private static final List<String> STARTS = List.of(
            "2:4/4/PPPP/NBBN|4:4/4/4/4|6:nbbn/pppp/4/4|WQL@b1(2):PP/RQ|WKL@e1(2):PP/KR|BQL@b8(6):rq/pp|BKL@e8(6):kr/pp w KQkq - 0 1",
            "2:k3/4/4/4|4:4/4/4/2R1|6:4/4/2QQ/2b1|WQL@b1(2):P1/2|WKL@e4(2)i:n1/2|BQL@b6(4):1p/1n|BKL@e5(6):1K/2 b - - 3 5 own=WQL:b",
            "2:3b/3q/k3/4|4:4/4/1K2/4|6:4/4/4/2B1|WQL@b6(4):2/2|WKL@e5(6)i:2/n1|BQL@b1(2)i:R1/2|BKL@e1(2):2/B1 b - - 0 2 own=WQL:b");

    private static final int PLIES = 60;

    private static Rules rules(Map<String, String> options) {
        Variant roth = new RothVariant();
        return roth.rules(OptionValues.of(roth.options(), options));
    }

    /** All combinations of Roth's own options. */
    static List<Map<String, String>> allOptionSets() {
        List<Map<String, String>> sets = new ArrayList<>(List.of(Map.of()));
        for (Option option : RothChoices.options()) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> set : sets) {
                for (String value : option.choices()) {
                    Map<String, String> more = new TreeMap<>(set);
                    more.put(option.name(), value);
                    longer.add(more);
                }
            }
            sets = longer;
        }
        return sets;
    }

    @Test
    void thereAreFortyEightCombinations() {
        assertEquals(48, allOptionSets().size());
    }

    @ParameterizedTest(name = "{0}, random games of seed 7")
    @MethodSource("allOptionSets")
    void slidersAttackAlongThePathsOfTheOption(Map<String, String> options) {
        Rules rules = rules(options);
        Random random = new Random(7);
        for (String start : STARTS) {
            Position position = rules.readPosition(start);
            MoveList moves = new MoveList();
            for (int ply = 0; ply < PLIES && position.outcome().isEmpty(); ply++) {
                assertAttacks(position, options.get("pathB"));
                moves.clear();
                position.legalMoves(moves);
                position.make(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    private static void assertAttacks(Position position, String pathB) {
        int[] men = new int[position.rules().cells()];
        for (Side side : Side.values()) {
            int count = position.men(side, men);
            for (int i = 0; i < count; i++) {
                int cell = men[i];
                char letter = letter(position, cell);
                if ("RBQ".indexOf(letter) >= 0) {
                    assertEquals(
                            slides(position, cell, letter, pathB),
                            attacks(position, cell),
                            () -> position.words().name(cell) + " in "
                                    + position.words().text());
                }
            }
        }
    }

    private static char letter(Position position, int cell) {
        return position.rules()
                .pieceTypes()
                .get(Piece.type(position.pieceAt(cell)))
                .symbol()
                .charAt(0);
    }

    private static Set<String> attacks(Position position, int cell) {
        int[] cells = new int[position.rules().cells()];
        int count = position.attacks(cell, cells);
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            names.add(position.words().name(cells[i]));
        }
        return names;
    }

    /** The targets of a slider, found from roth.md 2, square by square, without tables. */
    private static Set<String> slides(Position position, int from, char letter, String pathB) {
        Set<String> names = new TreeSet<>();
        for (int to = 0; to < position.rules().cells(); to++) {
            int dx = position.x(to) - position.x(from);
            int dy = position.y(to) - position.y(from);
            boolean straight = (dx == 0) != (dy == 0);
            boolean diagonal = dx != 0 && Math.abs(dx) == Math.abs(dy);
            boolean aligned = (straight && letter != 'B') || (diagonal && letter != 'R');
            if (aligned && isPossible(position, from, to, pathB)) {
                names.add(position.words().name(to));
            }
        }
        return names;
    }

    private static boolean isPossible(Position position, int from, int to, String pathB) {
        int higher = Math.max(position.z(from), position.z(to));
        boolean pathA = isFree(position, from, to, higher);
        boolean available = !pathB.equals("off") && higher % 2 == 0 && hasBoardAt(position, higher + 1);
        boolean other = available && isFree(position, from, to, higher + 1);
        boolean replaced = available && pathB.equals("instead");
        return replaced ? other : pathA || other;
    }

    private static boolean hasBoardAt(Position position, int elevation) {
        for (int cell = 0; cell < position.rules().cells(); cell++) {
            if (position.z(cell) == elevation) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFree(Position position, int from, int to, int highest) {
        int steps = Math.max(Math.abs(position.x(to) - position.x(from)), Math.abs(position.y(to) - position.y(from)));
        int dx = Integer.signum(position.x(to) - position.x(from));
        int dy = Integer.signum(position.y(to) - position.y(from));
        for (int step = 1; step < steps; step++) {
            int square = highestSquare(position, position.x(from) + step * dx, position.y(from) + step * dy, highest);
            if (square < 0 || position.pieceAt(square) != Piece.NONE) {
                return false;
            }
        }
        return true;
    }

    private static int highestSquare(Position position, int x, int y, int highest) {
        int found = -1;
        for (int cell = 0; cell < position.rules().cells(); cell++) {
            boolean inColumn = position.x(cell) == x && position.y(cell) == y && position.z(cell) <= highest;
            if (inColumn && (found < 0 || position.z(cell) > position.z(found))) {
                found = cell;
            }
        }
        return found;
    }

    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvFileSource(resources = "options.tsv", delimiter = '\t', numLinesToSkip = 1)
    void refusalCitesTheOption(String options, String scenario, String move, String citation, String reason) {
        Position position = rules(parsed(options)).readPosition(example(scenario));
        Verdict.Illegal illegal =
                assertInstanceOf(Verdict.Illegal.class, position.words().judge(move, Notation.MACHINE));
        assertEquals(reason, illegal.reason());
        assertEquals(citation, illegal.citation());
    }

    private static Map<String, String> parsed(String options) {
        Map<String, String> map = new TreeMap<>();
        for (String option : options.split(",", -1)) {
            map.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return map;
    }

    private static String example(String id) {
        return rules(Map.of()).scenarios().stream()
                .filter(scenario -> scenario.id().equals(id))
                .findFirst()
                .orElseThrow()
                .position();
    }

    @ParameterizedTest(name = "pathB={0}: {1}")
    @CsvSource({"on, b3(4):b4(4)", "off, b3(4):b4(4)", "instead, b3(5):b4(4)"})
    void squareCrossedIsThatOfThePathThatServes(String pathB, String enPassant) {
        Position position = rules(Map.of("pathB", pathB))
                .readPosition("2:4/4/P3/3K|4:4/4/4/4|6:3k/4/4/4|WQL@b3(4):2/2|WKL@e1(2):2/2|BQL@b8(6):2/2"
                        + "|BKL@e8(6):2/2 w - - 0 1");
        Verdict.Legal move =
                assertInstanceOf(Verdict.Legal.class, position.words().judge("b2(2)-b4(4)", Notation.MACHINE));
        position.make(move.move());
        assertEquals(enPassant, position.words().text().split(" ", -1)[3]);
    }

    /** The option's meaning must match the rulebook for each of its values. */
    @Test
    void optionsMeanWhatTheRulebookSays() {
        for (Option option : RothChoices.options()) {
            for (String value : option.choices()) {
                Rules rules = rules(Map.of(option.name(), value));
                assertTrue(
                        rules.rulebook().stream()
                                .anyMatch(rule -> option.meaning().contains(rule.text() + " (" + value + ")")),
                        () -> option + " " + value + ": " + rules.rulebook());
            }
        }
    }
}
