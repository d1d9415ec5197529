package org.plyspace.conformance.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.plyspace.api.NoStartException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Variant;

/**
 * Asks a rule set, in a second or two, what must hold of any: a few of the questions of the contract tests, which need no code by the
 * author. The same rule set always gets the same questions.
 *
 * @param variant the id
 * @param answers the answers, in the order of the questions
 * @param ends how the games that were played at random ended, by reason; {@link #UNFINISHED} for those that did not
 */
public record RuleCheck(String variant, List<CheckAnswer> answers, Map<String, Integer> ends) {

    /** Stands for games that were left before they ended. */
    public static final String UNFINISHED = "unfinished";

    /** The length at which a game is left. */
    public static final int PLIES = 200;

    private static final int GAMES = 4;
    /** Under each value of an option, where the usual rules have been asked already. */
    private static final int GAMES_OF_OPTIONS = 1;

    private static final int PLIES_OF_OPTIONS = 30;

    /** Copies the collections. */
    public RuleCheck {
        answers = List.copyOf(answers);
        ends = Map.copyOf(ends);
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
                    () -> "the game is over: " + position.outcome().orElseThrow());
        } catch (NoStartException none) {
            start.fail("there is none: " + none.getMessage());
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
        } catch (RuntimeException broken) { // Whatever it is, the other questions are asked.
            questions.fail("in a game of " + rules.setting() + ": " + broken);
        }
    }
}
