package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("The option king, cube.md 5, ruling C-4")
final class KingOptionTest {

    private static final int EDGE = 4;
    private static final int POSITIONS = 150;

    @ParameterizedTest(name = "{0}: from {1} a king goes to {2} cells and attacks {3}")
    @CsvSource({
        "all,   b2(II), 26, 26",
        "edges, b2(II), 18, 18",
        "faces, b2(II),  6,  6",
        "flat,  b2(II),  8, 26",
        "all,   a1(I),   7,  7",
        "edges, a1(I),   6,  6",
        "faces, a1(I),   3,  3",
        "flat,  a1(I),   3,  7",
    })
    void stepsAndAttacks(String king, String from, int steps, int attacked) {
        assertEquals(steps, rules(king).reach('K', from).size());
        assertEquals(attacked, rules(king).attacks('K', from).size());
    }

    @ParameterizedTest(name = "{0}: beside the other king: {1}")
    @CsvSource({"all, false", "edges, true", "faces, true", "flat, false"})
    void aKingGoesWhereTheOtherDoesNotAttack(String king, boolean allowed) {
        TextPosition position = rules(king).men("Ka1(I) Rd1(IV) kc2(II) b");
        assertEquals(allowed, position.targets("c2(II)").contains("b2(II)"));
    }

    @ParameterizedTest(name = "{0}: a king takes the queen beside him on the next level: {1}")
    @CsvSource({"all, true", "edges, false", "faces, false", "flat, true"})
    void aKingTakesWhatHeAttacks(String king, boolean taken) {
        TextPosition position = rules(king).men("Ka1(I) qb2(II) kd4(IV) w");
        assertEquals(taken, position.targets("a1(I)").contains("b2(II)"));
    }

    @ParameterizedTest(name = "{0}: a queen that nobody guards mates a king in the corner: {1}")
    @CsvSource({"all, false", "edges, true", "faces, true", "flat, false"})
    void theCheckmateQuestionFollowsFromWhatAKingMayTake(String king, boolean mate) {
        TextRules rules = rules(king);
        Position question = rules.rules().position(rules.setup("Ka1(I) qb2(II) w"), Purpose.CHECKMATE);
        assertEquals(
                mate ? "black wins by checkmate" : "", TextPosition.of(question).outcome());
    }

    @Test
    void aStepAcrossACornerIsRefusedByTheSectionOfTheOption() {
        TextPosition position = rules("faces").men("Ka1(I) kd4(IV) w");
        assertEquals("a king does not move from a1(I) to b2(II) (cube.md 5)", position.refusal("a1(I)-b2(II)"));
    }

    /** Holds the generator against a slow reference that knows cells by their coordinates alone. */
    @ParameterizedTest(name = "{0}, seed {1}: moves of random positions are those of a reference")
    @CsvSource({"all, 1", "edges, 2", "faces, 3", "flat, 4"})
    void movesAreThoseOfAReference(String king, long seed) {
        Random random = new Random(seed);
        TextRules rules = rules(king);
        for (int i = 0; i < POSITIONS; ) {
            Map<Integer, Character> men = drawn(random);
            Reference reference = new Reference(king, men);
            if (reference.isAttacked(false)) {
                continue;
            }
            i++;
            String list = men.entrySet().stream()
                            .map(man -> man.getValue() + name(man.getKey()))
                            .collect(Collectors.joining(" "))
                    + " w";
            TextPosition position = rules.men(list);
            TreeSet<String> moves = new TreeSet<>();
            for (Map.Entry<Integer, Character> man : men.entrySet()) {
                if (Character.isUpperCase(man.getValue())) {
                    position.targets(name(man.getKey())).forEach(to -> moves.add(name(man.getKey()) + to));
                }
            }
            assertEquals(reference.moves(), moves, list);
        }
    }

    private static Map<Integer, Character> drawn(Random random) {
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, EDGE * EDGE * EDGE).boxed().toList());
        Collections.shuffle(cells, random);
        String men = "KQRBNkqrbn";
        Map<Integer, Character> placed = new LinkedHashMap<>();
        for (int i = 0; i < men.length(); i++) {
            if (i % 5 == 0 || random.nextBoolean()) {
                placed.put(cells.get(i), men.charAt(i));
            }
        }
        return placed;
    }

    private static String name(int cell) {
        return "abcd".charAt(cell % EDGE) + String.valueOf(cell / EDGE % EDGE + 1) + "("
                + List.of("I", "II", "III", "IV").get(cell / EDGE / EDGE) + ")";
    }

    private static TextRules rules(String king) {
        return new TextRules(new CubeVariant(), "n=" + EDGE + ",king=" + king);
    }

    /** White's moves from the rules page alone: every step is tried, and every answer. */
    private record Reference(String king, Map<Integer, Character> men) {

        TreeSet<String> moves() {
            TreeSet<String> found = new TreeSet<>();
            men.forEach((from, man) -> {
                for (int to = 0; Character.isUpperCase(man) && to < EDGE * EDGE * EDGE; to++) {
                    Character taken = men.get(to);
                    if (taken == null
                            ? goes(man, from, to, false)
                            : Character.isLowerCase(taken) && goes(man, from, to, true)) {
                        Map<Integer, Character> after = new LinkedHashMap<>(men);
                        after.remove(from);
                        after.put(to, man);
                        if (!new Reference(king, after).isAttacked(true)) {
                            found.add(name(from) + name(to));
                        }
                    }
                }
            });
            return found;
        }

        boolean isAttacked(boolean white) {
            int royal = men.entrySet().stream()
                    .filter(man -> man.getValue() == (white ? 'K' : 'k'))
                    .findFirst()
                    .orElseThrow()
                    .getKey();
            return men.entrySet().stream()
                    .anyMatch(man -> Character.isUpperCase(man.getValue()) != white
                            && goes(man.getValue(), man.getKey(), royal, true));
        }

        private boolean goes(char man, int from, int to, boolean captures) {
            int dx = to % EDGE - from % EDGE;
            int dy = to / EDGE % EDGE - from / EDGE % EDGE;
            int dz = to / EDGE / EDGE - from / EDGE / EDGE;
            int axes = Math.abs(Integer.signum(dx)) + Math.abs(Integer.signum(dy)) + Math.abs(Integer.signum(dz));
            int far = Math.max(Math.abs(dx), Math.max(Math.abs(dy), Math.abs(dz)));
            if (far == 0) {
                return false;
            }
            if (Character.toUpperCase(man) == 'N') {
                return dx * dx + dy * dy + dz * dz == 5;
            }
            if (Character.toUpperCase(man) == 'K') {
                return far == 1
                        && switch (king) {
                            case "edges" -> axes <= 2;
                            case "faces" -> axes == 1;
                            case "flat" -> captures || dz == 0;
                            default -> true;
                        };
            }
            boolean straight = IntStream.of(dx, dy, dz).allMatch(d -> d == 0 || Math.abs(d) == far);
            boolean own = switch (Character.toUpperCase(man)) {
                case 'R' -> axes == 1;
                case 'B' -> axes == 3;
                default -> true;
            };
            int step = Integer.signum(dx) + EDGE * (Integer.signum(dy) + EDGE * Integer.signum(dz));
            return straight && own && IntStream.range(1, far).noneMatch(i -> men.containsKey(from + i * step));
        }
    }
}
