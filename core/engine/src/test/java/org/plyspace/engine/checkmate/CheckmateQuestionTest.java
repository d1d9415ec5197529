package org.plyspace.engine.checkmate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.engine.Check;
import org.plyspace.engine.testing.StandIn;

/**
 * A row of squares from a to h, on which kings step, rooks slide, leapers leap four squares, guards go as far as nobody is in the
 * way but attack nothing, and stones stay. Whatever is tried leaves the king in check, unless something else forbids it.
 */
final class CheckmateQuestionTest {

    private static final int SQUARES = 8;
    private static final String SYMBOLS = "KRLGS";
    private static final List<PieceType> TYPES = IntStream.range(0, SYMBOLS.length())
            .mapToObj(i ->
                    new PieceType(i, SYMBOLS.substring(i, i + 1), "man", Aspect.OTHER_PIECES, i == 0, false, false))
            .toList();
    private static final int GUARD = SYMBOLS.indexOf('G');
    private static final int STONE = SYMBOLS.indexOf('S');

    private static Setup setup(String men, String hands, Side side) {
        Setup.Builder setup = Setup.builder(SQUARES, 0).side(side);
        for (String man : men.split(" ", -1)) {
            setup.piece(man.charAt(1) - 'a', code(man.charAt(0)));
        }
        hands.chars()
                .forEach(held -> setup.hand(code((char) held), (int)
                        hands.chars().filter(other -> other == held).count()));
        return setup.build();
    }

    private static int code(char symbol) {
        return Piece.code(
                Character.isUpperCase(symbol) ? Side.WHITE : Side.BLACK,
                SYMBOLS.indexOf(Character.toUpperCase(symbol)));
    }

    private static boolean isOf(Side side, Setup setup, int cell) {
        return setup.pieceAt(cell) != Piece.NONE && Piece.side(setup.pieceAt(cell)) == side;
    }

    private static List<Integer> attacked(Setup setup, int cell) {
        return switch (Piece.type(setup.pieceAt(cell))) {
            case 0 -> apart(cell, 1);
            case 1 ->
                IntStream.range(0, SQUARES)
                        .filter(to -> to != cell && between(setup, cell, to).isEmpty())
                        .boxed()
                        .toList();
            case 2 -> apart(cell, 4);
            default -> List.of();
        };
    }

    private static List<Integer> apart(int cell, int distance) {
        return IntStream.of(cell - distance, cell + distance)
                .filter(to -> to >= 0 && to < SQUARES)
                .boxed()
                .toList();
    }

    /** The occupied squares between two. */
    private static List<Integer> between(Setup setup, int from, int to) {
        return IntStream.range(Math.min(from, to) + 1, Math.max(from, to))
                .filter(cell -> setup.pieceAt(cell) != Piece.NONE)
                .boxed()
                .toList();
    }

    private static int fill(int[] into, List<Integer> cells) {
        for (int i = 0; i < cells.size(); i++) {
            into[i] = cells.get(i);
        }
        return cells.size();
    }

    private static List<Integer> cells(Setup setup, Side side, boolean royalsOnly) {
        return IntStream.range(0, SQUARES)
                .filter(cell -> isOf(side, setup, cell) && (!royalsOnly || Piece.type(setup.pieceAt(cell)) == 0))
                .boxed()
                .toList();
    }

    private static boolean isCheck(Setup setup) {
        List<Integer> royals = cells(setup, setup.side(), true);
        return cells(setup, setup.side().opposite(), false).stream()
                .flatMap(cell -> attacked(setup, cell).stream())
                .anyMatch(royals::contains);
    }

    private static String name(int cell) {
        return String.valueOf((char) ('a' + cell));
    }

    private static String text(Attempt attempt) {
        if (attempt instanceof Attempt.Step step) {
            return name(step.from()) + "-" + name(step.to());
        }
        Attempt.Drop drop = (Attempt.Drop) attempt;
        return SYMBOLS.charAt(drop.pieceType()) + "*" + name(drop.to());
    }

    private static Illegal judge(Setup setup, String move) {
        Illegal check = new Illegal(Refusal.LEAVES_CHECK, "the king stays in check", "row 1");
        if (move.equals("O-O")) {
            return new Illegal(Refusal.CASTLES_THROUGH_ATTACK, "the king would pass an attacked square", "row 2");
        }
        int from = move.charAt(0) - 'a';
        int to = move.charAt(2) - 'a';
        if (move.charAt(1) == '*') {
            int held = Piece.code(setup.side(), SYMBOLS.indexOf(move.charAt(0)));
            return setup.hand(held) > 0 ? check : new Illegal(Refusal.NOT_IN_HAND, "it is not in hand", "row 3");
        }
        if (isOf(setup.side(), setup, to)) {
            return new Illegal(Refusal.OWN_PIECE_ON_TARGET, "an own man stands there", "row 4");
        }
        int[] inTheWay =
                between(setup, from, to).stream().mapToInt(Integer::intValue).toArray();
        return Piece.type(setup.pieceAt(from)) == GUARD && inTheWay.length > 0
                ? new Illegal(Refusal.BLOCKED, "somebody is in the way", "row 5").mark(Role.BLOCKER, inTheWay)
                : check;
    }

    private static Position position(Setup setup, boolean hasMove) {
        PositionWords words = StandIn.of(PositionWords.class, (name, arguments) -> switch (name) {
            case "name" -> name((int) arguments[0]);
            case "text" -> text((Attempt) arguments[0]);
            case "judge" -> judge(setup, (String) arguments[0]);
            case "layout" -> new Layout(List.of(), List.of(), new Layout.View(Layout.Facing.WHITE_NEAR, List.of()));
            case "wellFormedMoves" -> Stream.of("O-O", "d-c", "d-e");
            default -> throw StandIn.notAsked(name);
        });
        return StandIn.of(Position.class, (name, arguments) -> switch (name) {
            case "rules" -> rules(hasMove);
            case "words" -> words;
            case "sideToMove" -> setup.side();
            case "pieceAt" -> setup.pieceAt((int) arguments[0]);
            case "hand" -> setup.hand((int) arguments[0]);
            case "men" -> fill((int[]) arguments[1], cells(setup, (Side) arguments[0], false));
            case "royals" -> fill((int[]) arguments[1], cells(setup, (Side) arguments[0], true));
            case "attacks" -> fill((int[]) arguments[1], attacked(setup, (int) arguments[0]));
            case "inCheck" -> isCheck(setup);
            case "hasLegalMove" -> hasMove;
            case "legalMoves" -> null;
            default -> throw StandIn.notAsked(name);
        });
    }

    private static Rules rules(boolean hasMove) {
        return StandIn.of(Rules.class, (name, arguments) -> switch (name) {
            case "cells" -> SQUARES;
            case "pieceTypes" -> TYPES;
            case "heldTypes" -> List.of(GUARD, STONE);
            case "position" -> position((Setup) arguments[0], hasMove);
            default -> throw StandIn.notAsked(name);
        });
    }

    private static CheckmateQuestion question(String men, String hands, Side side, boolean hasMove) {
        return new CheckmateQuestion(rules(hasMove), setup(men, hands, side));
    }

    private static String swapped(String men) {
        return men.chars()
                .mapToObj(c -> String.valueOf((char) c))
                .map(c ->
                        c.toUpperCase(Locale.ROOT).equals(c) ? c.toLowerCase(Locale.ROOT) : c.toUpperCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    /** What fails, by kind, told of White and of Black with the same men. */
    private static void assertFailing(String men, String hands, String expected) {
        List<String> told = new ArrayList<>();
        for (Side side : Side.values()) {
            boolean white = side == Side.WHITE;
            Explanation why = question(men(white, men), white ? hands : swapped(hands), side, false)
                    .explanation()
                    .orElseThrow();
            assertTrue(why.complete());
            told.add(why.failing().stream()
                    .collect(Collectors.groupingBy(
                            Explanation.Evasion::kind,
                            TreeMap::new,
                            Collectors.mapping(Explanation.Evasion::move, Collectors.joining(" "))))
                    .entrySet()
                    .stream()
                    .map(kind -> kind.getKey() + " " + kind.getValue())
                    .collect(Collectors.joining(", ")));
        }
        assertEquals(List.of(expected, expected), told);
    }

    /** The men, or the same ones of the other side: squares are in lower case always. */
    private static String men(boolean white, String men) {
        return white
                ? men
                : Stream.of(men.split(" ", -1))
                        .map(man -> swapped(man.substring(0, 1)) + man.substring(1))
                        .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}, move {1}: mate {2}, explained {3}")
    @CsvSource({
        "Kd ra, false, true, true",
        "Kd ra, true, false, true",
        "Kd rb rh, false, true, true",
        "Kd lh, false, true, true",
        "Kd lg, false, false, true",
        "Kd lg, true, false, false",
        "Kd ra Gb, true, false, false",
    })
    void itIsCheckmateIfTheKingIsInCheckAndNobodyCanMove(String men, boolean hasMove, boolean mate, boolean explained) {
        for (Side side : Side.values()) {
            CheckmateQuestion question = question(men(side == Side.WHITE, men), "", side, hasMove);
            assertEquals(mate, question.isCheckmate());
            assertEquals(explained, question.explanation().isPresent());
        }
    }

    /** Kings that step aside, men that capture the checker or come between, and own men that are in the way of that. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "Kd ra; KING_MOVE d-c d-e, OTHER O-O",
                "Kd rh Sc; KING_MOVE d-e, OTHER O-O",
                "Kd ra Le; KING_MOVE d-c, CAPTURE e-a, OTHER O-O",
                "Kd ra Lf; KING_MOVE d-c d-e, INTERPOSITION f-b, OTHER O-O",
                "Kd ra Gf; KING_MOVE d-c d-e, CAPTURE f-a, INTERPOSITION f-b f-c, OTHER O-O",
                "Kd ra Gg Sf; KING_MOVE d-c d-e, OTHER O-O",
                "Kd rh Gb; KING_MOVE d-c d-e, CAPTURE b-h, INTERPOSITION b-e b-f b-g, OTHER O-O",
                "Kd lh Gf; KING_MOVE d-c d-e, OTHER O-O",
            })
    void whatWouldMeetTheCheckIsTriedAndFails(String men, String failing) {
        assertFailing(men, "", failing);
    }

    /** Two rooks give check, so that no drop meets both. */
    @ParameterizedTest(name = "{0} in hand: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "''; ''",
                "G; G*b G*c G*e G*f G*g",
                "s; ''",
                "Gss; G*b G*c G*e G*f G*g",
                "GGg; G*b G*c G*e G*f G*g",
                "GS; G*b G*c G*e G*f G*g S*b S*c S*e S*f S*g",
                "Sg; S*b S*c S*e S*f S*g",
            })
    void aSideDropsInBetweenWhatItHoldsItself(String hands, String drops) {
        assertFailing(
                "Kd ra rh",
                hands,
                "KING_MOVE d-c d-e, " + (drops.isEmpty() ? "" : "INTERPOSITION " + drops + ", ") + "OTHER O-O");
    }

    @Test
    void aDropIsTriedOnlyWhereItMeetsACheck() {
        assertFailing("Kd rb", "G", "KING_MOVE d-c d-e, INTERPOSITION G*c, OTHER O-O");
        assertFailing("Kd lh", "G", "KING_MOVE d-c d-e, OTHER O-O");
        assertFailing("Kd lg", "G", "KING_MOVE d-c d-e, OTHER O-O");
    }

    @Test
    void theChecksAreThoseOfAllWhoAttackTheKing() {
        Explanation why =
                question("Kd rb lh sc rg", "", Side.WHITE, false).explanation().orElseThrow();

        assertEquals(List.of(new Check(6, 3), new Check(7, 3)), why.checks());
        for (Side side : Side.values()) {
            assertEquals(
                    List.of("", "check", "double check"),
                    Stream.of("Kd lg ra Gb", "Kd ra", "Kd ra rh")
                            .map(men -> question(men(side == Side.WHITE, men), "", side, true))
                            .map(question -> Check.word(question.position()))
                            .toList());
        }
        assertEquals("the king stays in check; row 1", why.failing().get(0).reason());
        assertEquals("leaves check", why.failing().get(0).refusal().kind());
    }
}
