package org.plyspace.variant.roth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.SetupField;
import org.plyspace.api.TextException;
import org.plyspace.api.Verdict;

@DisplayName("Whether a ride uses up a pawn's first move, roth.md 7 and 8, R-10")
final class CarriedPawnTest {

    private static final String HOME =
            "2:4/4/4/4|4:4/4/4/4|6:4/4/4/4|WQL@b1(2):P1/2|WKL@e1(2):2/K1|BQL@b8(6):2/2|BKL@e8(6):1k/2 w - - 0 1";
    private static final String LAST_RANKS =
            "2:4/4/4/4|4:4/4/4/4|6:4/4/4/4|WQL@b6(4):P1/2|WKL@e1(2):2/K1|BQL@b8(6):2/2|BKL@e8(6):1k/2 w - - 0 1 fresh=a7(5)";

    private static Rules rules(Map<String, String> options) {
        RothVariant roth = new RothVariant();
        return roth.rules(OptionValues.of(roth.options(), options));
    }

    private static Rules fresh() {
        return rules(Map.of("carriedPawn", "fresh"));
    }

    private static void make(Position position, String text) {
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        position.make(assertInstanceOf(Verdict.Legal.class, verdict, () -> text + ": " + verdict)
                .move());
    }

    private static Set<String> moves(Position position, String from) {
        return all(position).stream()
                .map(move -> position.words().text(move, Notation.MACHINE))
                .filter(text -> text.startsWith(from + "-"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Long> all(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        List<Long> list = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            list.add(moves.get(i));
        }
        return list;
    }

    @Test
    void aCarriedPawnIsNamedAndMayStillStepTwice() {
        Position position = fresh().readPosition(HOME);
        make(position, "WQL-b3(4)");
        assertTrue(
                position.words().text().endsWith(" fresh=a3(5)"),
                position.words().text());
        position.makeNull();
        assertEquals(
                new TreeSet<>(Set.of("a3(5)-b3(2)", "a3(5)-b3(4)", "a3(5)-b3(5)", "a3(5)-c3(2)", "a3(5)-c3(4)")),
                moves(position, "a3(5)"));
    }

    @ParameterizedTest
    @CsvSource({"moved, spent=a1(3)", "fresh, ''"})
    void aPawnCarriedBackHasItsFirstMoveOrIsSpent(String value, String field) {
        Position position = rules(Map.of("carriedPawn", value)).readPosition(HOME);
        make(position, "WQL-b3(4)");
        make(position, "f9(7)-f8(7)");
        make(position, "WQL-b1(2)");
        make(position, "f8(7)-f9(7)");
        String text = position.words().text();
        assertEquals(field, text.split(" ", -1).length > 6 ? text.split(" ", -1)[6] : "");
        assertEquals(value.equals("fresh"), moves(position, "a1(3)").contains("a1(3)-c1(2)"));
    }

    @Test
    void aDoubleStepPromotesOnRankNine() {
        Position position = fresh().readPosition(LAST_RANKS);
        assertTrue(moves(position, "a7(5)")
                .containsAll(Set.of("a7(5)-a9(7)=Q", "a7(5)-a9(7)=R", "a7(5)-a9(7)=B", "a7(5)-a9(7)=N")));
        assertFalse(moves(position, "a7(5)").contains("a7(5)-a9(7)"));
        MoveList quiet = new MoveList();
        position.legalQuietPromotions(quiet);
        List<Long> expected = all(position).stream()
                .filter(move -> Move.isPromotion(move) && !Move.isCapture(move) && Move.kind(move) != Move.BOARD)
                .sorted()
                .toList();
        List<Long> listed = new ArrayList<>();
        for (int i = 0; i < quiet.size(); i++) {
            listed.add(quiet.get(i));
        }
        Collections.sort(listed);
        assertEquals(expected, listed);
        make(position, "a7(5)-a9(7)=Q");
        assertEquals("-", position.words().text().split(" ", -1)[3]);
        assertTrue(
                position.words().text().contains("|BQL@b8(6):Q1/2|"),
                position.words().text());
        position.unmake();
        assertEquals(LAST_RANKS, position.words().text());
    }

    /** Double steps are drawn with the same probability as other moves. */
    @Test
    void promotionsByDoubleStepComeUpAtRandom() {
        Position position = fresh().readPosition(LAST_RANKS);
        Random random = new Random(3);
        MoveList scratch = new MoveList();
        Set<Long> drawn = new TreeSet<>();
        for (int i = 0; i < 3000; i++) {
            drawn.add(position.randomMove(random, scratch));
        }
        assertEquals(new TreeSet<>(all(position)), drawn);
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "fresh; b2(5); holds no pawn on a movable board",
                "fresh; a1(3); holds no pawn on a movable board",
                "fresh; b3(2); holds no pawn on a movable board",
                "moved; a3(5); expected spent=..., then own=..., found 'fresh=a3(5)'"
            })
    void freshNamesPawnsOnAttackBoardsOffTheirStart(String value, String square, String words) {
        String text =
                "2:4/P3/4/4|4:4/4/4/4|6:4/4/4/4|WQL@b3(4):P1/2|WKL@e1(2):2/K1|BQL@b8(6):2/2|BKL@e8(6):1k/2 w - - 0 1";
        Rules rules = rules(Map.of("carriedPawn", value));
        String reason = value.equals("moved")
                ? assertThrows(TextException.class, () -> rules.read(text + " fresh=" + square))
                        .getMessage()
                : rules.faults(rules.read(text + " fresh=" + square), Purpose.GAME)
                        .toString();
        assertTrue(reason.contains(words), reason);
        if (value.equals("fresh")) {
            assertEquals(List.of(), rules.faults(rules.read(text + " fresh=a3(5)"), Purpose.GAME));
        }
    }

    /** The start of a pair may be an empty square of an attack board; the pawn must not regain its first move. */
    @Test
    void aPairMayStartOnAnAttackBoard() {
        String text =
                "2:4/4/4/4|4:4/4/4/1P2|6:4/4/4/4|WQL@b3(4):2/2|WKL@e1(2):2/K1|BQL@b8(6):2/2|BKL@e8(6):1k/2 b - b3(5):c3(4) 0 1";
        Rules fresh = fresh();
        assertEquals(List.of(), fresh.faults(fresh.read(text), Purpose.GAME));
        Rules moved = rules(Map.of());
        assertEquals(1, moved.faults(moved.read(text), Purpose.GAME).size());
        String credited =
                "2:4/4/4/4|4:4/4/4/4|6:4/4/4/4|WQL@b4(2):P1/2|WKL@e1(2):2/K1|BQL@b3(4):2/2|BKL@e8(6):1k/2 b - a4(3):a5(3) 0 1";
        assertEquals(
                1,
                fresh.faults(fresh.read(credited + " fresh=a5(3)"), Purpose.GAME)
                        .size());
    }

    @Test
    void anEditorIsToldOfTheField() {
        assertTrue(fresh().fields().stream().map(SetupField::name).anyMatch("fresh"::equals));
        assertFalse(rules(Map.of()).fields().stream().map(SetupField::name).anyMatch("fresh"::equals));
        assertFalse(rules(Map.of("carriedPawn", "fresh", "doubleStep", "off")).fields().stream()
                .map(SetupField::name)
                .anyMatch("fresh"::equals));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "moved; that is no starting square of a white pawn; roth.md 3",
                "fresh; it has moved; roth.md 7, RR IV.5"
            })
    void aLostFirstMoveIsExplained(String value, String reason, String citation) {
        String text =
                "2:4/4/4/4|4:4/4/4/4|6:4/4/4/4|WQL@b3(4):P1/2|WKL@e1(2):2/K1|BQL@b8(6):2/2|BKL@e8(6):1k/2 w - - 0 1";
        Verdict.Illegal illegal = assertInstanceOf(
                Verdict.Illegal.class,
                rules(Map.of("carriedPawn", value)).readPosition(text).words().judge("a3(5)-c3(4)", Notation.MACHINE));
        assertTrue(illegal.reason().contains(reason), illegal::reason);
        assertEquals(citation, illegal.citation());
    }

    /** Positions that differ only in a pawn's first move are different, for repetition too. */
    @Test
    void aFirstMoveIsInTheKey() {
        Position one = fresh().readPosition(LAST_RANKS);
        Position other = fresh().readPosition(LAST_RANKS.replace(" fresh=a7(5)", ""));
        assertFalse(one.key() == other.key());
        assertFalse(one.repetitionKey() == other.repetitionKey());
    }

    @ParameterizedTest(name = "{0}, seed 5")
    @ValueSource(
            strings = {
                "carriedPawn=fresh",
                "carriedPawn=moved",
                "carriedPawn=fresh,rookPawns=off",
                "carriedPawn=fresh,pathB=off",
                "carriedPawn=fresh,pathB=instead,boardStep=nearest",
                "carriedPawn=fresh,boardPawn=free,promotion=queen",
                "carriedPawn=fresh,enPassant=off"
            })
    void firstMovesAreThoseOfTheSlowReading(String options) {
        Map<String, String> chosen = new TreeMap<>();
        for (String option : options.split(",", -1)) {
            chosen.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        Rules rules = rules(chosen);
        Random random = new Random(5);
        int carried = 0;
        int promoted = 0;
        int games = Integer.getInteger("plyspace.slow", 40);
        for (int game = 0; game < games; game++) {
            Position position = randomPosition(rules, random, chosen);
            FirstMoves slow = new FirstMoves(position.words().text(), chosen);
            for (int ply = 0; ply < 30 && position.outcome().isEmpty(); ply++) {
                String text = position.words().text();
                assertEquals(slow.fields(), FirstMoves.fields(text), text);
                List<Long> moves = all(position);
                assertDoubleSteps(position, slow, moves);
                List<Long> boards = moves.stream()
                        .filter(move -> Move.kind(move) == Move.BOARD)
                        .toList();
                List<Long> twice = moves.stream()
                        .filter(move -> Move.kind(move) == Move.DOUBLE_STEP)
                        .toList();
                List<Long> from = random.nextInt(3) == 0 && !boards.isEmpty()
                        ? boards
                        : random.nextInt(6) == 0 && !twice.isEmpty() ? twice : moves;
                long move = from.get(random.nextInt(from.size()));
                String way = position.words().text(move, Notation.MACHINE);
                carried += text.contains("fresh=") ? 1 : 0;
                promoted += Move.kind(move) == Move.DOUBLE_STEP && Move.isPromotion(move) ? 1 : 0;
                position.make(move);
                slow.make(way, position.words().text());
            }
        }
        boolean keeps = chosen.get("carriedPawn").equals("fresh");
        int seen = carried;
        assertTrue(keeps ? carried > games : carried == 0, () -> seen + " positions with fresh pawns");
        assertTrue(!keeps || promoted > 0, "no double step promoted");
    }

    /** Compares with the slow implementation, apart from moves that leave the king attacked. */
    private static void assertDoubleSteps(Position position, FirstMoves slow, List<Long> moves) {
        Set<String> listed = moves.stream()
                .filter(move -> Move.kind(move) == Move.DOUBLE_STEP)
                .map(move -> position.words().text(move, Notation.MACHINE))
                .collect(Collectors.toSet());
        Set<String> read = slow.doubleSteps().keySet();
        assertTrue(
                read.containsAll(listed),
                () -> listed + " not in " + read + ": " + position.words().text());
        for (String step : read) {
            if (!listed.contains(step)) {
                Verdict verdict = position.words().judge(step, Notation.MACHINE);
                Verdict.Illegal illegal = assertInstanceOf(
                        Verdict.Illegal.class,
                        verdict,
                        () -> step + " in " + position.words().text());
                assertTrue(
                        illegal.reason().contains("king"),
                        () -> step + ": " + illegal.reason() + " in "
                                + position.words().text());
            }
        }
    }

    /** A random position of many pawns on boards anywhere on their file, some with their first move. */
    private static Position randomPosition(Rules rules, Random random, Map<String, String> options) {
        while (true) {
            String text = randomText(random, options);
            try {
                if (rules.faults(rules.read(text), Purpose.GAME).isEmpty()) {
                    return rules.readPosition(text);
                }
            } catch (TextException refused) {
                throw new AssertionError(text, refused);
            }
        }
    }

    private static String randomText(Random random, Map<String, String> options) {
        List<String> men = new ArrayList<>(Collections.nCopies(48, "1"));
        men.set(random.nextInt(24), "K");
        men.set(24 + random.nextInt(24), "k");
        for (int i = 0; i < 7; i++) {
            int at = random.nextInt(48);
            men.set(at, men.get(at).equals("1") ? "" + "PpPpRqbnN".charAt(random.nextInt(9)) : men.get(at));
        }
        StringBuilder text = new StringBuilder();
        for (int main = 0; main < 3; main++) {
            text.append(main == 0 ? "" : "|").append(2 * main + 2).append(':');
            for (int row = 0; row < 4; row++) {
                text.append(row == 0 ? "" : "/").append(row(men.subList(16 * main + 4 * row, 16 * main + 4 * row + 4)));
            }
        }
        List<String> fresh = new ArrayList<>();
        for (String file : List.of("b", "e")) {
            List<String> posts = new ArrayList<>();
            for (String post : List.of("1(2)", "4(2)", "3(4)", "6(4)", "5(6)", "8(6)")) {
                posts.add(file + post);
                posts.add(file + post + "i");
            }
            Collections.shuffle(posts, random);
            for (int i = 0; i < 2; i++) {
                hang(file, (i == 0 ? "W" : "B") + (file.equals("b") ? "QL" : "KL"), posts.get(i), random, text, fresh);
            }
        }
        // The text has WQL, WKL, BQL, BKL in this order.
        String[] parts = text.toString().split("\\|", -1);
        String placement = String.join("|", parts[0], parts[1], parts[2], parts[3], parts[5], parts[4], parts[6]);
        Collections.sort(fresh);
        String extras = fresh.isEmpty() || !options.get("carriedPawn").equals("fresh")
                ? ""
                : " fresh=" + String.join(",", fresh);
        return placement + (random.nextBoolean() ? " w" : " b") + " - - 0 1" + extras;
    }

    /** Hangs a board, usually with a pawn on it. */
    private static void hang(
            String file, String name, String post, Random random, StringBuilder text, List<String> fresh) {
        List<String> men = new ArrayList<>(Collections.nCopies(4, "1"));
        int at = random.nextInt(4);
        boolean white = name.startsWith("W") != (random.nextInt(4) == 0);
        if (random.nextInt(5) > 0) {
            men.set(at, white ? "P" : "p");
            int rank = post.charAt(1) - '0';
            int lowest = Set.of(1, 3, 5).contains(rank) ? rank - 1 : rank;
            int elevation = post.charAt(3) - '0' + (post.endsWith("i") ? -1 : 1);
            String square = "" + (char) ((file.equals("b") ? 'a' : 'e') + at % 2) + (lowest + 1 - at / 2) + "("
                    + elevation + ")";
            boolean start = white ? square.endsWith("1(3)") : square.endsWith("8(7)");
            if (!start && random.nextInt(3) > 0) {
                fresh.add(square);
            }
        }
        text.append('|').append(name).append('@').append(post).append(':');
        text.append(row(men.subList(0, 2))).append('/').append(row(men.subList(2, 4)));
    }

    private static String row(List<String> men) {
        StringBuilder row = new StringBuilder();
        int empty = 0;
        for (String man : men) {
            if (man.equals("1")) {
                empty++;
            } else {
                row.append(empty == 0 ? "" : empty).append(man);
                empty = 0;
            }
        }
        return row.append(empty == 0 ? "" : empty).toString();
    }
}
