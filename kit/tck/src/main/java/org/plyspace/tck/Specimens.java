package org.plyspace.tck;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.Move;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Variant;

/** A variant's rules under several choices of options, and random games by them. */
final class Specimens {

    private static final int LONGEST_RANGE_TRIED_IN_FULL = 8;

    private final Variant variant;
    private final Effort effort;
    private final List<Rules> rules;
    private final List<String> given;
    private final List<RandomGame> games = new ArrayList<>();
    private final Set<String> refusals = new LinkedHashSet<>();
    private final Map<String, Boolean> capturingElsewhere = new HashMap<>();

    Specimens(
            Variant variant,
            List<Map<String, String>> optionSets,
            Function<Rules, List<String>> positions,
            Effort effort) {
        this.variant = variant;
        this.effort = effort;
        List<OptionValues> values = optionSets.stream()
                .map(set -> OptionValues.of(variant.options(), set))
                .toList();
        this.given = values.stream().map(OptionValues::text).toList();
        this.rules = values.stream().map(variant::rules).toList();
        rules.forEach(chosen -> addGames(chosen, positions.apply(chosen)));
    }

    private void addGames(Rules chosen, List<String> positions) {
        for (int seed = 1; seed <= effort.games(); seed++) {
            if (hasStart(chosen)) {
                games.add(new RandomGame(chosen, chosen.start(), "", seed, effort.plies()));
            }
            for (String text : positions) {
                addGame(chosen, text, seed);
            }
        }
    }

    private void addGame(Rules chosen, String text, int seed) {
        try {
            Setup setup = chosen.readPosition(text).words().setup();
            games.add(new RandomGame(chosen, setup, text, seed, 1 + effort.plies() / 4));
        } catch (PlyspaceException refused) {
            refusals.add(chosen.setting() + " '" + text + "': " + refused.getMessage());
        }
    }

    static boolean hasStart(Rules rules) {
        try {
            rules.start();
            return true;
        } catch (NoStartException none) {
            return false;
        }
    }

    /** The defaults, and each option alone with each other value, or with the ends of a long range. */
    static List<Map<String, String>> oneAtATime(List<Option> options) {
        Set<Map<String, String>> sets = new LinkedHashSet<>();
        sets.add(Map.of());
        for (Option option : options) {
            values(option).stream()
                    .filter(value -> !value.equals(option.defaultValue()))
                    .forEach(value -> sets.add(Map.of(option.name(), value)));
        }
        return List.copyOf(sets);
    }

    private static List<String> values(Option option) {
        if (!option.isRange()) {
            return option.choices();
        }
        boolean all = option.max() - option.min() < LONGEST_RANGE_TRIED_IN_FULL;
        Stream<Integer> values = all
                ? Stream.iterate(option.min(), value -> value <= option.max(), value -> value + 1)
                : Stream.of(option.min(), option.min() + 1, option.min() + 2, option.max());
        return values.map(String::valueOf).toList();
    }

    /** What a failure says; of one that was not meant for people also its type, since it may have no message. */
    static String why(Throwable failure) {
        return failure instanceof AssertionError || failure instanceof PlyspaceException
                ? failure.getMessage()
                : failure.toString();
    }

    Variant variant() {
        return variant;
    }

    Effort effort() {
        return effort;
    }

    /** The options of the rules as texts. */
    List<String> given() {
        return given;
    }

    List<Rules> rules() {
        return rules;
    }

    /** The faults of the positions that were added. */
    Set<String> refusals() {
        return refusals;
    }

    List<RandomGame> games() {
        return games;
    }

    /** Whether, in the games, pieces are captured off the captor's target other than en passant. */
    boolean capturesElsewhere(Rules chosen) {
        return capturingElsewhere.computeIfAbsent(
                chosen.setting(),
                spec -> games.stream()
                        .filter(game -> game.rules().setting().equals(spec))
                        .anyMatch(Specimens::capturesElsewhere));
    }

    private static boolean capturesElsewhere(RandomGame game) {
        boolean[] met = {false};
        game.play(1, position -> {
            for (long move : Moves.captures(position)) {
                met[0] |= Move.kind(move) == Move.FROM_AFAR || Move.kind(move) == Move.CAPTURE_ELSEWHERE;
            }
        });
        return met[0];
    }

    /** A test for each choice of options. */
    Stream<DynamicTest> inAllRules(Consumer<Rules> check) {
        return rules.stream().map(chosen -> test(chosen.setting(), () -> check.accept(chosen)));
    }

    /** A test for the default options only, for questions that take too long for all. */
    Stream<DynamicTest> inFirstRules(Consumer<Rules> check) {
        return inAllRules(check).limit(1);
    }

    /** A test for each random game that runs a check in every position; the check must leave the position unchanged. */
    Stream<DynamicTest> inAllPositions(Consumer<Position> check) {
        return inSomePositions(1, check);
    }

    /**
     * A test for each random game that runs a check in the first, the last and every n-th position, or in a {@link Sample} of
     * these.
     */
    Stream<DynamicTest> inSomePositions(int everyPly, Consumer<Position> check) {
        int step = Sample.step(everyPly);
        return IntStream.range(0, games.size())
                .mapToObj(game -> DynamicTest.dynamicTest(
                        games.get(game).name(), () -> games.get(game).play(Sample.first(game, step), step, check)));
    }

    /** A test for each random game and its first position. */
    Stream<DynamicTest> inAllGames(Consumer<RandomGame> check) {
        return games.stream().map(game -> test(game.name(), () -> check.accept(game)));
    }

    /** A test whose failure message contains its name, for reports that do not print the names of tests. */
    private static DynamicTest test(String name, Runnable check) {
        return DynamicTest.dynamicTest(name, () -> {
            try {
                check.run();
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionFailedError(name + ": " + why(wrong), wrong);
            }
        });
    }

    /** The empty board, on which only the rules of movement apply. */
    static Position emptyBoard(Rules rules) {
        return rules.position(rules.empty(), Purpose.STUDY);
    }
}
