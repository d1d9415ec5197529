package org.plyspace.variant.meder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;

@DisplayName("The program against the slow reading of meder.md, above all of M-13 and M-14")
final class SlowMederTest {

    private static final int POSITIONS = Integer.getInteger("plyspace.slow", 60);
    private static final int PLIES = 40;

    @ParameterizedTest(name = "{0}, seed 11")
    @ValueSource(
            strings = {
                "shadow=off",
                "shadow=on",
                "shadow=off,edition=tournament",
                "shadow=on,edition=tournament",
                "shadow=off,castling=off,promotion=queen",
                "shadow=off,edition=tournament,doubleStep=off",
                "shadow=off,selfCapture=on",
                "shadow=strict",
                "shadow=strict,edition=tournament",
                "shadow=strict,selfCapture=on"
            })
    void movesAndAttacksAreThoseOfTheSlowReading(String options) {
        Map<String, String> chosen = parsed(options);
        Variant meder = new MederVariant();
        Rules rules = meder.rules(OptionValues.of(meder.options(), chosen));
        Random random = new Random(11);
        int checks = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = randomPosition(rules, random, chosen);
            assertSame(position, chosen);
            checks += position.inCheck() ? 1 : 0;
        }
        Position game = rules.startPosition();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < PLIES && game.outcome().isEmpty(); ply++) {
            assertSame(game, chosen);
            moves.clear();
            game.legalMoves(moves);
            game.make(moves.get(random.nextInt(moves.size())));
        }
        int seen = checks;
        assertTrue(checks > POSITIONS / 20, () -> "only " + seen + " positions with check");
    }

    private static Map<String, String> parsed(String options) {
        Map<String, String> map = new TreeMap<>();
        for (String option : options.split(",", -1)) {
            map.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return map;
    }

    private static void assertSame(Position position, Map<String, String> options) {
        String text = position.words().text();
        SlowMeder slow = new SlowMeder(text, options);
        assertEquals(slow.inCheck(), position.inCheck(), text);
        int[] cells = new int[position.rules().cells()];
        for (int cell = 0; cell < cells.length; cell++) {
            if (position.pieceAt(cell) != Piece.NONE) {
                Set<String> names = new TreeSet<>();
                int count = position.attacks(cell, cells);
                for (int i = 0; i < count; i++) {
                    names.add(position.words().name(cells[i]));
                }
                String name = position.words().name(cell);
                assertEquals(slow.attacks(name), names, () -> name + " in " + text);
            }
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Set<String> listed = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            listed.add(position.words().text(moves.get(i), Notation.MACHINE));
        }
        assertEquals(slow.moves(), listed, text);
        assertEquals(listed.size(), position.countLegalMoves(), text);
    }

    /**
     * A random position with few or many men, near the kings or not, boards anywhere, and sometimes kings and rooks at home.
     */
    private static Position randomPosition(Rules rules, Random random, Map<String, String> options) {
        while (true) {
            String text = randomText(random, options);
            try {
                Setup setup = rules.read(text);
                if (rules.faults(setup, Purpose.GAME).isEmpty()) {
                    return rules.position(setup, Purpose.GAME);
                }
            } catch (TextException refused) {
                throw new AssertionError(text, refused);
            }
        }
    }

    private static String randomText(Random random, Map<String, String> options) {
        boolean formal = !"tournament".equals(options.get("edition"));
        char[] men = new char[64];
        java.util.Arrays.fill(men, '1');
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            cells.add(i);
        }
        Collections.shuffle(cells, random);
        men[cells.get(0)] = 'K';
        men[cells.get(1)] = 'k';
        int count = 2 + random.nextInt(28);
        for (int i = 2; i < 2 + count; i++) {
            men[cells.get(i)] = "QRBNPqrbnpRBQrbqPp".charAt(random.nextInt(18));
        }
        List<String> anchors = new ArrayList<>();
        for (String side : List.of("QL", "KL")) {
            for (int pin = 1; pin <= 6; pin++) {
                anchors.add(side + pin);
                if (formal) {
                    anchors.add(side + pin + "i");
                }
            }
        }
        Collections.shuffle(anchors, random);
        String[] boards = {
            "W",
            "N",
            "B",
            "WQL@" + anchors.get(0),
            "WKL@" + anchors.get(1),
            "BQL@" + anchors.get(2),
            "BKL@" + anchors.get(3)
        };
        String rights = "-";
        if (!options.getOrDefault("castling", "on").equals("off") && random.nextInt(3) == 0) {
            boards = new String[] {"W", "N", "B", "WQL@QL1", "WKL@KL1", "BQL@QL6", "BKL@KL6"};
            rights = atHome(men, formal);
        }
        StringBuilder text = new StringBuilder();
        int cell = 0;
        for (int board = 0; board < boards.length; board++) {
            int size = board < 3 ? 4 : 2;
            text.append(board == 0 ? "" : "|").append(boards[board]).append(':');
            for (int row = 0; row < size; row++) {
                text.append(row == 0 ? "" : "/").append(row(men, cell, size));
                cell += size;
            }
        }
        return text + (random.nextBoolean() ? " w " : " b ") + rights + " - 0 " + (1 + random.nextInt(3));
    }

    /** Puts kings and rooks at home; the men are in the order of the text, rows from the highest rank. */
    private static String atHome(char[] men, boolean formal) {
        for (int i = 0; i < men.length; i++) {
            men[i] = Character.toUpperCase(men[i]) == 'K' ? '1' : men[i];
        }
        // Cells: W is 0 to 15, N to 31, B to 47, WQL to 51, WKL to 55, BQL to 59, BKL to 63.
        men[formal ? 13 : 54] = 'K';
        men[formal ? 34 : 60] = 'k';
        men[50] = 'R';
        men[55] = 'R';
        men[56] = 'r';
        men[61] = 'r';
        return "KQkq";
    }

    private static String row(char[] men, int from, int size) {
        StringBuilder row = new StringBuilder();
        int empty = 0;
        for (int i = from; i < from + size; i++) {
            if (men[i] == '1') {
                empty++;
                continue;
            }
            row.append(empty == 0 ? "" : empty).append(men[i]);
            empty = 0;
        }
        return row.append(empty == 0 ? "" : empty).toString();
    }
}
