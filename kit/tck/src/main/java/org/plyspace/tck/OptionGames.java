package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.LongPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Variant;

/** The rules of a variant with and without common options, and random games by them, shared by all contracts. */
final class OptionGames {

    static final String CASTLING = "castling";
    static final String DOUBLE_STEP = "doubleStep";
    static final String EN_PASSANT = "enPassant";
    static final String PROMOTION = "promotion";
    static final String SELF_CAPTURE = "selfCapture";
    static final String BOARD_MOVES = "boardMoves";
    static final String STALEMATE = "stalemate";
    static final String CLOCK = "clock";
    static final String REPETITION = "repetition";
    static final String WHITE_AVOIDS = "white-avoids";
    /** The field that lists the pawns whose double step is spent. */
    static final String SPENT = "spent";

    private static final int GAMES = 4;
    private static final int PLIES = 120;

    private final Variant variant;
    private final List<String> positions;
    private final Map<Map<String, String>, Rules> rulesByOptions = new HashMap<>();
    private final Map<Rules, List<RandomGame>> gamesByRules = new HashMap<>();

    /**
     * Creates the games, without playing any yet.
     *
     * @param positions texts of positions to start from, besides the start position
     */
    OptionGames(Variant variant, List<String> positions) {
        this.variant = variant;
        this.positions = positions;
    }

    /** The texts of positions to start from, besides the start position. */
    List<String> positions() {
        return positions;
    }

    /** The rules with one option set. */
    Rules rules(String option, String value) {
        return rules(Map.of(option, value));
    }

    /** The rules with some options set. */
    Rules rules(Map<String, String> values) {
        return rulesByOptions.computeIfAbsent(
                values, chosen -> variant.rules(OptionValues.of(variant.options(), chosen)));
    }

    /** Whether an option has a value that is not its default. */
    boolean lists(String option, String value) {
        return variant.options().stream()
                .anyMatch(listed -> listed.name().equals(option)
                        && listed.choices().contains(value)
                        && !listed.defaultValue().equals(value));
    }

    /** The values of a common option other than its default; empty if the variant does not list it. */
    List<String> otherValues(String name) {
        return variant.options().stream()
                .filter(listed -> listed.name().equals(name) && CommonOptionSet.contains(listed))
                .flatMap(listed -> listed.choices().stream().filter(value -> !value.equals(listed.defaultValue())))
                .toList();
    }

    /** Games by some rules from all their starts. */
    List<RandomGame> games(Rules rules) {
        return gamesByRules.computeIfAbsent(rules, this::newGames);
    }

    private List<RandomGame> newGames(Rules rules) {
        List<RandomGame> games = new ArrayList<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            if (Specimens.hasStart(rules)) {
                games.add(new RandomGame(rules, rules.start(), "", seed, PLIES));
            }
            for (String text : positions) {
                games.add(new RandomGame(rules, rules.read(text), text, seed, PLIES));
            }
        }
        return games;
    }

    /** A test for each game by the default rules that checks how another value of an option changes its positions. */
    Stream<DynamicTest> inPlay(
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

    /** The texts of the legal moves that pass a filter. */
    static Set<String> texts(Position position, LongPredicate wanted) {
        Set<String> texts = new TreeSet<>();
        LongStream.of(Moves.legal(position)).filter(wanted).forEach(move -> texts.add(Moves.text(position, move)));
        return texts;
    }

    /** Checks that a text is refused because something in it is switched off. */
    static void assertRefused(Rules rules, String text, String word) {
        String sentence = assertThrows(PlyspaceException.class, () -> rules.readPosition(text))
                .getMessage();
        assertTrue(
                sentence.contains(word) && sentence.contains("switched off"),
                () -> "'" + text + "' is refused with: " + sentence);
    }
}
