package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.LongPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;

/**
 * What the common options mean, held against the rules without them in random play: with castling off the legal moves are
 * those of the default rules without castlings, and so on. A variant is asked only about the options that it lists. Long, since
 * it is one contract that authors extend once, with a test for each option.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class OptionPlayContract {

    private static final String CASTLING = "castling";
    private static final String DOUBLE_STEP = "doubleStep";
    private static final String EN_PASSANT = "enPassant";
    private static final String PROMOTION = "promotion";
    private static final String SELF_CAPTURE = "selfCapture";
    private static final String STALEMATE = "stalemate";
    private static final String CLOCK = "clock";
    private static final String SPENT = "spent";
    private static final int GAMES = 4;
    private static final int PLIES = 120;

    private final Map<Map<String, String>, Rules> rulesByOptions = new HashMap<>();
    private final Map<Rules, List<RandomGame>> gamesByRules = new HashMap<>();

    /** For subclasses. */
    protected OptionPlayContract() {}

    /** The variant under test. */
    protected abstract Variant variant();

    /**
     * Texts of playable positions to start random games from, beside the start position: welcome where promotions are near.
     * None by default.
     */
    protected List<String> positions() {
        return List.of();
    }

    private Rules rules(String option, String value) {
        return rules(Map.of(option, value));
    }

    private Rules rules(Map<String, String> values) {
        return rulesByOptions.computeIfAbsent(
                values, chosen -> variant().rules(OptionValues.of(variant().options(), chosen)));
    }

    private boolean lists(String option, String value) {
        return variant().options().stream()
                .anyMatch(listed -> listed.name().equals(option)
                        && listed.choices().contains(value)
                        && !listed.defaultValue().equals(value));
    }

    /** The values of an option besides the default, if the variant lists this common option. */
    private List<String> otherValues(String name) {
        return variant().options().stream()
                .filter(listed -> listed.name().equals(name) && CommonOptionSet.contains(listed))
                .flatMap(listed -> listed.choices().stream().filter(value -> !value.equals(listed.defaultValue())))
                .toList();
    }

    /** Stalemates and clocks are asked about whatever their value is. */
    @Test
    void everyOtherValueOfACommonOptionIsAskedAbout() {
        Map<String, String> asked =
                Map.of(CASTLING, "off", DOUBLE_STEP, "off", EN_PASSANT, "off", PROMOTION, "queen", SELF_CAPTURE, "on");
        for (Option option : variant().options()) {
            if (CommonOptionSet.contains(option) && !Set.of(STALEMATE, CLOCK).contains(option.name())) {
                assertEquals(
                        List.of(asked.getOrDefault(option.name(), "")),
                        otherValues(option.name()),
                        () -> "values of " + option.name() + " that this contract gives a meaning to");
            }
        }
    }

    /** Games by some rules from all their starts. */
    private List<RandomGame> games(Rules rules) {
        return gamesByRules.computeIfAbsent(rules, this::newGames);
    }

    private List<RandomGame> newGames(Rules rules) {
        List<RandomGame> games = new ArrayList<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            if (Specimens.hasStart(rules)) {
                games.add(new RandomGame(rules, rules.start(), "", seed, PLIES));
            }
            for (String text : positions()) {
                games.add(new RandomGame(rules, rules.read(text), text, seed, PLIES));
            }
        }
        return games;
    }

    /** A test for each game by the default rules of what an option's other value makes of its positions. */
    private Stream<DynamicTest> inPlay(
            String option, String value, UnaryOperator<Setup> change, BiPredicate<Position, Long> stays) {
        if (!lists(option, value)) {
            return Stream.empty();
        }
        Rules changed = rules(option, value);
        return games(rules(Map.of())).stream()
                .map(game -> DynamicTest.dynamicTest(
                        option + "=" + value + ", " + game.name(),
                        () -> game.play(1, position -> {
                            Setup setup = change.apply(position.words().setup());
                            Position other = changed.position(setup, Purpose.GAME);
                            assertEquals(
                                    texts(position, move -> stays.test(position, move)),
                                    texts(other, move -> true),
                                    "legal moves with " + changed.setting());
                        })));
    }

    private static Set<String> texts(Position position, LongPredicate wanted) {
        Set<String> texts = new TreeSet<>();
        LongStream.of(Moves.legal(position)).filter(wanted).forEach(move -> texts.add(Moves.text(position, move)));
        return texts;
    }

    @TestFactory
    Stream<DynamicTest> withCastlingOffTheMovesAreThoseWithoutCastling() {
        return inPlay(
                CASTLING,
                "off",
                setup -> setup.toBuilder().field(Setup.CASTLING, "").build(),
                (position, move) -> Move.kind(move) != Move.CASTLING);
    }

    @TestFactory
    Stream<DynamicTest> withDoubleStepOffTheMovesAreThoseWithoutDoubleStepAndEnPassant() {
        return inPlay(
                DOUBLE_STEP,
                "off",
                setup -> setup.toBuilder()
                        .field(Setup.EN_PASSANT, "")
                        .field(SPENT, "")
                        .build(),
                (position, move) -> Move.kind(move) != Move.DOUBLE_STEP && Move.kind(move) != Move.EN_PASSANT);
    }

    @TestFactory
    Stream<DynamicTest> withEnPassantOffTheMovesAreThoseWithoutEnPassant() {
        return inPlay(
                EN_PASSANT,
                "off",
                setup -> setup.toBuilder().field(Setup.EN_PASSANT, "").build(),
                (position, move) -> Move.kind(move) != Move.EN_PASSANT);
    }

    @TestFactory
    Stream<DynamicTest> withPromotionToQueensTheMovesAreThoseThatPromoteToNothingElse() {
        return inPlay(
                PROMOTION,
                "queen",
                setup -> setup,
                (position, move) -> !Move.isPromotion(move) || isQueen(position, move));
    }

    /** Where a type cannot become a queen, its promotions stay as they are. */
    private static boolean isQueen(Position position, long move) {
        return name(position, Move.promoted(move)).equals("queen");
    }

    private static String name(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).usualName();
    }

    @TestFactory
    Stream<DynamicTest> howGamesEndChangesNoMove() {
        return Stream.concat(
                otherValues(STALEMATE).stream()
                        .flatMap(value -> inPlay(STALEMATE, value, setup -> setup, (position, move) -> true)),
                inPlay(CLOCK, "none", setup -> setup, (position, move) -> true));
    }

    @TestFactory
    Stream<DynamicTest> withSelfCaptureTheOtherMovesAreThoseWithoutIt() {
        return inSelfCapture((plain, position) -> {
            Set<String> others = texts(position, move -> !capturesOwn(position, move));
            assertEquals(texts(plain, move -> true), others, "moves that capture no own piece");
            Set<Long> captures = new TreeSet<>();
            LongStream.of(Moves.captures(position)).forEach(captures::add);
            Set<Long> plainCaptures = new TreeSet<>();
            LongStream.of(Moves.captures(plain)).forEach(plainCaptures::add);
            assertEquals(plainCaptures, captures, "captures listed");
        });
    }

    /** By what the man attacks and by trying it out on a board without the victim. */
    @TestFactory
    Stream<DynamicTest> ownPiecesAreCapturedWhereEnemiesCouldBe() {
        return inSelfCapture((plain, position) -> {
            Set<String> expected = new TreeSet<>();
            for (int man : CellLists.of(position, position.sideToMove())) {
                for (int target : CellLists.attacks(position, man)) {
                    if (isOwn(position, target) && isSafe(position, man, target)) {
                        expected.add(man + " takes " + target);
                    }
                }
            }
            Set<String> found = new TreeSet<>();
            LongStream.of(Moves.legal(position))
                    .filter(move -> capturesOwn(position, move))
                    .forEach(move -> found.add(Move.from(move) + " takes " + position.capturedCell(move)));
            assertEquals(expected, found, "captures of own pieces, by cells");
        });
    }

    /** Whether the mover's royal pieces are safe once a man stands where another of his own stood. */
    private static boolean isSafe(Position position, int man, int target) {
        Setup.Builder after = position.words().setup().toBuilder()
                .field(Setup.CASTLING, "")
                .field(Setup.EN_PASSANT, "")
                .field(SPENT, "")
                .piece(man, Piece.NONE)
                .piece(target, position.pieceAt(man));
        return !position.rules().position(after.build(), Purpose.STUDY).inCheck();
    }

    private static boolean isOwn(Position position, int cell) {
        int piece = position.pieceAt(cell);
        return piece != Piece.NONE
                && Piece.side(piece) == position.sideToMove()
                && !position.rules().pieceTypes().get(Piece.type(piece)).royal();
    }

    private static boolean capturesOwn(Position position, long move) {
        return Move.isCapture(move) && !Moves.capturesEnemy(position, move);
    }

    private Stream<DynamicTest> inSelfCapture(BiConsumer<Position, Position> check) {
        if (!lists(SELF_CAPTURE, "on")) {
            return Stream.empty();
        }
        Rules plain = rules(Map.of());
        return games(rules(SELF_CAPTURE, "on")).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(
                                2,
                                position -> check.accept(
                                        plain.position(position.words().setup(), Purpose.GAME), position))));
    }

    @TestFactory
    Stream<DynamicTest> capturesOfOwnPiecesResetTheClock() {
        return inSelfCapture((plain, position) -> LongStream.of(Moves.legal(position))
                .filter(move -> capturesOwn(position, move))
                .forEach(move -> {
                    position.make(move);
                    assertEquals(0, position.halfmoveClock(), "halfmove clock after a capture of an own piece");
                    position.unmake();
                }));
    }

    @TestFactory
    Stream<DynamicTest> stalemateIsForTheSideThatGivesIt() {
        return otherValues(STALEMATE).stream()
                .flatMap(value -> games(rules(STALEMATE, value)).stream()
                        .map(game -> DynamicTest.dynamicTest(
                                game.name(),
                                () -> game.play(5, position -> {
                                    Side giving = position.sideToMove().opposite();
                                    Outcome expected = position.inCheck()
                                            ? Outcome.win(giving, Outcome.CHECKMATE)
                                            : stalemate(value, giving);
                                    if (position.inCheck() || !OutcomeContract.isBeforeStalemate(position.ending())) {
                                        assertEquals(expected, position.endingWithoutMove());
                                    }
                                }))));
    }

    private static Outcome stalemate(String value, Side giving) {
        return switch (value) {
            case "draw" -> Outcome.draw(Outcome.STALEMATE);
            case "win" -> Outcome.win(giving, Outcome.STALEMATE);
            case "loss" -> Outcome.win(giving.opposite(), Outcome.STALEMATE);
            default -> fail("this contract does not know what stalemate=" + value + " means");
        };
    }

    @TestFactory
    Stream<DynamicTest> theClockDrawsAfterItsMoves() {
        return otherValues(CLOCK).stream()
                .map(value -> DynamicTest.dynamicTest(CLOCK + "=" + value, () -> {
                    Rules rules = rules(CLOCK, value);
                    boolean never = value.equals("none");
                    int moves = never ? 1_000 : Integer.parseInt(value);
                    assertEquals(Optional.empty(), afterQuietPlies(rules, 2 * moves - 1), "one ply before");
                    assertEquals(
                            never ? Optional.empty() : Optional.of(Outcome.draw(Outcome.moves(moves))),
                            afterQuietPlies(rules, 2 * moves),
                            "after so many moves");
                }));
    }

    private Optional<Outcome> afterQuietPlies(Rules rules, int plies) {
        Setup start = Specimens.hasStart(rules)
                ? rules.start()
                : rules.read(positions().get(0));
        return rules.position(start.toBuilder().clocks(plies, 600).build(), Purpose.GAME)
                .outcome();
    }

    @Test
    void rightsToCastleAreRefusedWithCastlingOff() {
        if (lists(CASTLING, "off") && Specimens.hasStart(rules(Map.of()))) {
            String start = rules(Map.of()).startPosition().words().text();
            assertRefused(rules(CASTLING, "off"), start, "castling");
        }
    }

    @TestFactory
    Stream<DynamicTest> castlingIsNoRightWithCastlingOff() {
        if (!lists(CASTLING, "off")) {
            return Stream.empty();
        }
        return games(rules(CASTLING, "off")).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(10, position -> {
                            List<String> castlings = position.words()
                                    .wellFormedMoves()
                                    .filter(text -> text.matches(".*O-O.*"))
                                    .limit(4)
                                    .toList();
                            assertFalse(castlings.isEmpty(), "no castling among the well-formed moves");
                            for (String text : castlings) {
                                Verdict.Illegal verdict = assertInstanceOf(
                                        Verdict.Illegal.class, position.words().judge(text, Notation.MACHINE));
                                assertEquals(Refusal.RIGHT_LOST, verdict.kind(), text);
                                assertEquals("common-options.md castling", verdict.citation(), text);
                            }
                        })));
    }

    @TestFactory
    Stream<DynamicTest> doubleStepsLeaveNothingToCaptureWithEnPassantOff() {
        if (!lists(EN_PASSANT, "off")) {
            return Stream.empty();
        }
        Rules off = rules(EN_PASSANT, "off");
        return games(rules(Map.of())).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(1, position -> {
                            String text = position.words().text();
                            if (!position.words()
                                    .setup()
                                    .field(Setup.EN_PASSANT)
                                    .equals("-")) {
                                assertRefused(off, text, "en passant");
                                assertRefused(rules(DOUBLE_STEP, "off"), text, "double");
                            }
                        })));
    }

    @TestFactory
    Stream<DynamicTest> pawnsAreNotSpentWithDoubleStepOff() {
        if (!lists(DOUBLE_STEP, "off")) {
            return Stream.empty();
        }
        Rules off = rules(DOUBLE_STEP, "off");
        return games(rules(Map.of())).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(1, position -> {
                            Setup setup = position.words().setup();
                            if (!setup.field(SPENT).isEmpty()) {
                                Setup kept = setup.toBuilder()
                                        .field(Setup.EN_PASSANT, "")
                                        .build();
                                assertRefused(off, position.rules().write(kept), "double");
                            }
                        })));
    }

    private static void assertRefused(Rules rules, String text, String word) {
        String sentence = assertThrows(PlyspaceException.class, () -> rules.readPosition(text))
                .getMessage();
        assertTrue(
                sentence.contains(word) && sentence.contains("switched off"),
                () -> "'" + text + "' is refused with: " + sentence);
    }

    @Test
    void enPassantMeansNothingWithDoubleStepOff() {
        if (lists(EN_PASSANT, "off") && lists(DOUBLE_STEP, "off")) {
            for (String value : List.of("on", "off")) {
                OptionException refused =
                        assertThrows(OptionException.class, () -> rules(Map.of(DOUBLE_STEP, "off", EN_PASSANT, value)));
                assertEquals("option enPassant means nothing with doubleStep=off", refused.getMessage());
            }
        }
    }

    @Test
    void whatIsSwitchedOffIsInTheRulebook() {
        Map<String, String> off =
                Map.of(CASTLING, "off", DOUBLE_STEP, "off", PROMOTION, "queen", SELF_CAPTURE, "on", CLOCK, "75");
        off.forEach((option, value) -> {
            if (lists(option, value)) {
                assertTrue(
                        rules(option, value).rulebook().stream()
                                .anyMatch(rule -> rule.citation().equals("common-options.md " + option)),
                        () -> option + " in the rulebook");
            }
        });
    }

    @Test
    void theRulebookSaysWhatHoldsAndNoLongerWhatHeld() {
        assertReworded(DOUBLE_STEP, "off", Aspect.PAWN);
        assertReworded(STALEMATE, "win", Aspect.END);
        assertReworded(CLOCK, "none", Aspect.END);
        if (lists(CASTLING, "off")) {
            assertEquals(Set.of("none"), said(rules(CASTLING, "off"), Aspect.CASTLING));
        }
        if (lists(EN_PASSANT, "off")) {
            assertEquals(Set.of("none"), said(rules(EN_PASSANT, "off"), Aspect.EN_PASSANT));
            if (lists(DOUBLE_STEP, "off")) {
                assertEquals(Set.of("none"), said(rules(DOUBLE_STEP, "off"), Aspect.EN_PASSANT));
            }
        }
    }

    /** Something that is said by default is not said any more, if anything is. */
    private void assertReworded(String option, String value, Aspect about) {
        Set<String> before = said(rules(Map.of()), about);
        if (lists(option, value) && !before.isEmpty()) {
            Set<String> after = said(rules(option, value), about);
            assertFalse(after.containsAll(before), () -> option + "=" + value + " still has all of " + before);
            assertFalse(after.isEmpty(), () -> option + "=" + value + " says nothing on " + about);
        }
    }

    private static Set<String> said(Rules rules, Aspect about) {
        return rules.rulebook().stream()
                .filter(rule -> rule.aspect() == about)
                .map(RuleStatement::text)
                .collect(Collectors.toSet());
    }
}
