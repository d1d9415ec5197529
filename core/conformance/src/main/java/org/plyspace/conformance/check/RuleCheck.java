package org.plyspace.conformance.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Variant;
import org.plyspace.engine.LegalMoves;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.PieceReach;

/**
 * Asks a rule set, in a second or two, what must hold of any: a few of the questions of the contract tests, which need no code by the
 * author. The same rule set always gets the same questions.
 *
 * @param variant the id
 * @param answers the answers, in the order of the questions
 * @param ends how the games that were played at random ended, by reason in the order of the alphabet; {@link #UNFINISHED} for those
 *     that did not
 */
public record RuleCheck(String variant, List<CheckAnswer> answers, Map<String, Integer> ends) {

    /** Stands for games that were left before they ended. */
    public static final String UNFINISHED = "unfinished";

    /** The length at which a game is left. */
    public static final int PLIES = 200;

    private static final int GAMES = 4;
    /** Under each value of an option, after the usual rules. */
    private static final int GAMES_OF_OPTIONS = 1;

    private static final int PLIES_OF_OPTIONS = 30;

    /** Copies the collections. */
    public RuleCheck {
        answers = List.copyOf(answers);
        ends = Collections.unmodifiableMap(new TreeMap<>(ends));
    }

    /** Whether all holds. */
    public boolean holds() {
        return answers.stream().allMatch(CheckAnswer::holds);
    }

    /** Asks a rule set. What it throws in play is a failure of its moves; what it throws elsewhere is thrown. */
    public static RuleCheck of(Variant variant) {
        Rules usual = variant.rules(OptionValues.of(variant.options(), Map.of()));
        AskedQuestion start = new AskedQuestion("start", "the start can be played, and White moves first");
        PieceQuestions pieces = new PieceQuestions(usual);
        PlayQuestions play = new PlayQuestions();
        OptionQuestion options = new OptionQuestion(variant, usual);
        Map<String, Integer> ends = new TreeMap<>();
        askStart(start, usual);
        if (start.answer().holds()) {
            play(
                    usual,
                    GAMES,
                    PLIES,
                    play,
                    position -> {
                        pieces.see(position);
                        options.see(position);
                    },
                    ends);
        }
        Map<String, Rules> others = options.others();
        others.forEach((value, rules) -> {
            if (hasStart(rules)) {
                play(rules, GAMES_OF_OPTIONS, PLIES_OF_OPTIONS, play, position -> {}, new TreeMap<>());
            }
        });
        List<CheckAnswer> answers = new ArrayList<>(List.of(start.answer()));
        answers.addAll(pieces.answers());
        answers.add(options.answer(others));
        answers.addAll(play.answers());
        return new RuleCheck(variant.id(), answers, ends);
    }

    private static void askStart(AskedQuestion start, Rules rules) {
        try {
            Position position = rules.startPosition();
            start.ask(position.sideToMove() == Side.WHITE, () -> "Black moves first; expected White");
            start.ask(
                    position.outcome().isEmpty(),
                    () -> "the game is over: " + position.outcome().orElseThrow() + "; expected a move");
        } catch (NoStartException none) {
            start.fail("it has no start: " + none.getMessage());
        }
    }

    private static boolean hasStart(Rules rules) {
        try {
            rules.startPosition();
            return true;
        } catch (NoStartException none) {
            return false;
        }
    }

    private static void play(
            Rules rules,
            int games,
            int plies,
            PlayQuestions questions,
            Consumer<Position> user,
            Map<String, Integer> ends) {
        try {
            new RandomGames(rules, games, plies)
                    .play(
                            position -> {
                                questions.ask(position);
                                user.accept(position);
                            },
                            position -> ends.merge(
                                    position.outcome().map(Outcome::reason).orElse(UNFINISHED), 1, Integer::sum));
        } catch (RuntimeException broken) { // A rule set may throw anything; other questions are asked.
            questions.fail("in a game of " + rules.setting() + ": " + broken);
        }
    }

    /**
     * Seeded games of random moves from the start; every third move is a capture if possible, which thins the boards.
     *
     * @param games how many; the first has seed 1
     * @param plies the length at which a game is left
     */
    record RandomGames(Rules rules, int games, int plies) {

        /** Shows every position of the games to {@code user}, who must leave it as it is, and then each last one to {@code atEnd}. */
        void play(Consumer<Position> user, Consumer<Position> atEnd) {
            MoveList moves = new MoveList();
            for (int seed = 1; seed <= games; seed++) {
                Random random = new Random(seed);
                Position position = rules.startPosition();
                user.accept(position);
                for (int ply = 0; ply < plies && position.outcome().isEmpty(); ply++) {
                    position.make(choose(position, moves, random));
                    user.accept(position);
                }
                atEnd.accept(position);
            }
        }

        private static long choose(Position position, MoveList moves, Random random) {
            moves.clear();
            if (random.nextInt(3) == 0) {
                position.legalCaptures(moves);
            }
            if (moves.size() == 0) {
                position.legalMoves(moves);
            }
            return moves.get(random.nextInt(moves.size()));
        }
    }

    /** What must hold of every type of piece. */
    static final class PieceQuestions {

        private final Rules rules;
        /** The types that moved in games. */
        private final BitSet moved = new BitSet();

        PieceQuestions(Rules rules) {
            this.rules = rules;
        }

        /** Takes note of what can move in a position of a game. */
        void see(Position position) {
            LegalMoves.of(position)
                    .filter(move -> Move.kind(move) != Move.BOARD)
                    .forEach(move -> moved.set(Piece.type(Move.piece(move))));
        }

        List<CheckAnswer> answers() {
            AskedQuestion moves = new AskedQuestion("pieces-move", "every piece can go somewhere");
            AskedQuestion question = new AskedQuestion("pieces-told", "the rulebook speaks of every piece");
            Set<Aspect> stated =
                    rules.rulebook().stream().map(RuleStatement::aspect).collect(Collectors.toSet());
            for (PieceType type : rules.pieceTypes()) {
                boolean goes = moved.get(type.index()) || goesAlone(type);
                moves.ask(
                        goes,
                        () -> "the " + type.name() + " (" + type.symbol()
                                + ") goes nowhere, neither alone on any square nor in the games; expected a move, unless it is"
                                + " meant to stand in the way");
                question.ask(
                        stated.contains(type.aspect()),
                        () -> "it says nothing of the " + type.name() + "; expected a statement on '"
                                + type.aspect().word() + "'");
            }
            return List.of(moves.answer(), question.answer());
        }

        private boolean goesAlone(PieceType type) {
            for (Side side : Side.values()) {
                int code = Piece.code(side, type.index());
                for (int cell = 0; cell < rules.cells(); cell++) {
                    Setup alone = rules.empty().toBuilder()
                            .piece(cell, code)
                            .side(side)
                            .build();
                    if (rules.faults(alone, Purpose.STUDY).isEmpty()) {
                        Position position = rules.position(alone, Purpose.STUDY);
                        if (PieceReach.moves(position, cell).length > 0
                                || PieceReach.captures(position, cell).length > 0) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }
    }

    /** Counts how often something was asked, and keeps the first failure. Confined to one thread. */
    static final class AskedQuestion {

        private final String id;
        private final String statement;
        private int asked;
        private Optional<String> failure = Optional.empty();

        /**
         * Creates a question that was not asked yet.
         *
         * @param id unique among the questions
         * @param statement what must hold
         */
        AskedQuestion(String id, String statement) {
            this.id = id;
            this.statement = statement;
        }

        /** Asks once more; {@code failing} says what is wrong and what is expected, if the answer is no. */
        void ask(boolean holds, Supplier<String> failing) {
            asked++;
            if (!holds && failure.isEmpty()) {
                failure = Optional.of(failing.get());
            }
        }

        /** Takes over another failure without asking. */
        void fail(String why) {
            ask(false, () -> why);
        }

        CheckAnswer answer() {
            return new CheckAnswer(id, statement, asked, failure);
        }
    }

    /** Whether every value of every option changes something: rulebook, boards, pieces, start, moves or an end. */
    private static final class OptionQuestion {

        /** As many values of a range of integers are asked about, the first ones. */
        private static final int MOST_OF_A_RANGE = 8;

        private final Variant variant;
        private final Rules usual;
        private final List<String> seen = new ArrayList<>();

        /**
         * @param usual the rules with all defaults
         */
        OptionQuestion(Variant variant, Rules usual) {
            this.variant = variant;
            this.usual = usual;
        }

        /** Takes note of a position of a game by the usual rules. */
        void see(Position position) {
            seen.add(position.words().text());
        }

        /** The rules under every single value that is not the default, by their settings, without those that are refused. */
        Map<String, Rules> others() {
            Map<String, Rules> others = new LinkedHashMap<>();
            for (Option option : variant.options()) {
                for (String value : values(option)) {
                    try {
                        Rules rules = variant.rules(OptionValues.of(variant.options(), Map.of(option.name(), value)));
                        others.put(option.name() + "=" + value, rules);
                    } catch (OptionException meaningless) {
                        // Alone it contradicts the other defaults, which is no mistake.
                    }
                }
            }
            return others;
        }

        private static List<String> values(Option option) {
            List<String> values = new ArrayList<>(option.choices());
            for (int value = option.min();
                    option.isRange() && value <= option.max() && values.size() < MOST_OF_A_RANGE;
                    value++) {
                values.add(String.valueOf(value));
            }
            values.remove(option.defaultValue());
            return values;
        }

        CheckAnswer answer(Map<String, Rules> others) {
            RuleCheck.AskedQuestion question =
                    new RuleCheck.AskedQuestion("options", "every value of an option changes something");
            others.forEach((value, rules) -> question.ask(
                    isDeclared(rules) || isSeen(rules),
                    () -> value + " changes neither rulebook, boards, pieces and start nor a move or an end in "
                            + seen.size() + " positions; expected a difference"));
            return question.answer();
        }

        private boolean isDeclared(Rules rules) {
            return !usual.rulebook().equals(rules.rulebook())
                    || usual.cells() != rules.cells()
                    || !usual.pieceTypes().equals(rules.pieceTypes())
                    || !start(usual).equals(start(rules));
        }

        private static String start(Rules rules) {
            try {
                return rules.write(rules.start());
            } catch (NoStartException none) {
                return "";
            }
        }

        private boolean isSeen(Rules rules) {
            return seen.stream().anyMatch(text -> {
                try {
                    Position before = usual.readPosition(text);
                    Position after = rules.readPosition(text);
                    return !MoveTexts.sorted(before).equals(MoveTexts.sorted(after))
                            || !before.outcome().equals(after.outcome());
                } catch (PlyspaceException refused) {
                    return true;
                }
            });
        }
    }
}
