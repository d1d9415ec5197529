package org.plyspace.lab.games;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Seeds;
import org.plyspace.lab.numbers.GameSummary;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.Odds;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.match.SelfPlay;
import org.plyspace.match.SoftMax;

/**
 * Begins the games of an experiment. An opening is drawn in the first setting of a rule set, from the experiment's seed, the rule set's
 * id and the opening's number alone. Another setting plays the same moves as long as each is legal there and has the same effect on
 * whether the game is over; from the first move for which that is not so, it draws its own. Where an engine plays by chance alone and
 * the opening is the baseline's, the game goes on as the baseline's as long as the legal moves are the same. For one thread.
 */
final class GameOpener {

    private final ReadyExperiment ready;
    private final OpeningRule rule;
    private final ExperimentGames games;
    private final IntConsumer next;
    private final Map<Integer, SoftMax> draws = new HashMap<>();
    private final MoveList some = new MoveList();
    private final MoveList others = new MoveList();

    /**
     * Creates an opener for one thread of a run.
     *
     * @param games what the threads share
     * @param next receives the number of each ply, from 1, before it is played
     */
    GameOpener(ReadyExperiment ready, ExperimentGames games, IntConsumer next) {
        this.ready = ready;
        this.rule = ready.experiment().openings();
        this.games = games;
        this.next = next;
    }

    /** Begins a game of a column with an opening, both given by their numbers. */
    GameAfterOpening open(int column, int number) {
        GameNumbers numbers = ready.experiment().numbers();
        int setting = numbers.setting(column);
        int player = numbers.player(column);
        int baseline = ready.baseline(setting);
        if (!ready.hasOpenings(player)) {
            Game game = ready.begin(setting, number);
            if (setting != baseline) {
                playAlong(game, baseline, player, number);
            }
            return new GameAfterOpening(game, 0, 0);
        }
        if (ready.odds(setting).isPresent()) {
            return openWithOdds(ready.odds(setting).get(), setting, number);
        }
        ExperimentGames.BaselineMoves.Drawn drawn = opening(baseline, number);
        Game game = ready.begin(setting, number);
        if (setting == baseline) {
            drawn.moves().forEach(game::play);
        } else {
            follow(game, drawn);
        }
        int shared = game.plies();
        goOn(game, setting, random("opening of " + ready.rules(setting).setting(), number), rule.plies(number));
        int plies = game.plies();
        if (ready.playsAlong(player) && setting != baseline && shared == plies) {
            playAlong(game, baseline, player, number);
        }
        return new GameAfterOpening(game, plies, shared);
    }

    /** The opening with a given number in the first setting of a rule set. */
    ExperimentGames.BaselineMoves.Drawn opening(int baseline, int number) {
        return games.openings.find(baseline, number).orElseGet(() -> drawOpening(baseline, number));
    }

    private ExperimentGames.BaselineMoves.Drawn drawOpening(int baseline, int number) {
        Game game = ready.begin(baseline, number);
        goOn(game, baseline, random(ready.openingSubject(baseline), number), rule.plies(number));
        ExperimentGames.BaselineMoves.Drawn drawn = new ExperimentGames.BaselineMoves.Drawn(
                game.moves(),
                MoveTexts.inTurn(ready.begin(baseline, number).position(), game.moves(), Notation.MACHINE),
                game.outcome().isPresent());
        games.openings.save(baseline, number, drawn);
        return drawn;
    }

    private void follow(Game game, ExperimentGames.BaselineMoves.Drawn drawn) {
        for (int i = 0; i < drawn.texts().size() && game.outcome().isEmpty(); i++) {
            next.accept(i + 1);
            Verdict verdict = game.position().words().judge(drawn.texts().get(i), Notation.MACHINE);
            if (!(verdict instanceof Verdict.Legal legal)) {
                return;
            }
            boolean ends = drawn.ended() && i == drawn.texts().size() - 1;
            game.play(legal.move());
            if (game.outcome().isPresent() != ends) {
                game.takeBack();
                return;
            }
        }
    }

    private SplittableRandom random(String subject, int number) {
        return new SplittableRandom(Seeds.derive(ready.experiment().seed(), subject, number));
    }

    /** Both games of a pair draw by the same numbers. */
    private GameAfterOpening openWithOdds(Odds odds, int setting, int number) {
        Game game = ready.begin(setting, number);
        long seed = odds.seed(ready.experiment().seed(), number);
        goOn(
                game,
                setting,
                new SplittableRandom(Seeds.derive(seed, "opening", 0)),
                rule.plies(GameSummary.oddsPair(number)));
        return new GameAfterOpening(game, game.plies(), ready.baseline(setting) == setting ? game.plies() : 0);
    }

    /** Draws the missing moves of an opening of so many plies, unless the game is over. */
    private void goOn(Game game, int setting, SplittableRandom random, int plies) {
        if (game.plies() == plies || game.outcome().isPresent()) {
            return;
        }
        if (rule.kind() == OpeningRule.Kind.SOFTMAX) {
            draws.computeIfAbsent(setting, any -> new SoftMax(ready.rules(any), games.values(any)))
                    .open(game, plies, random, next);
            return;
        }
        while (game.plies() < plies && game.outcome().isEmpty()) {
            next.accept(game.plies() + 1);
            game.play(game.position().randomMove(random, some));
        }
    }

    /**
     * Plays a game of chance on as the baseline's as long as both have the same legal moves. Each move is equally likely in both: only the
     * rules make them differ.
     *
     * @param game the game, which so far has the moves of the baseline's
     */
    private void playAlong(Game game, int baseline, int player, int number) {
        List<Long> moves = leadersMoves(baseline, player, number);
        Position leading = ready.begin(baseline, number).position();
        moves.subList(0, game.plies()).forEach(leading::make);
        for (long move : moves.subList(game.plies(), moves.size())) {
            if (game.outcome().isPresent() || !hasSameMoves(game.position(), leading)) {
                return;
            }
            next.accept(game.plies() + 1);
            game.play(move);
            leading.make(move);
        }
    }

    private List<Long> leadersMoves(int baseline, int player, int number) {
        int column = ready.experiment().numbers().column(baseline, player);
        return games.chance
                .find(column, number)
                .map(ExperimentGames.BaselineMoves.Drawn::moves)
                .orElseGet(() -> {
                    Game game = open(column, number).game();
                    try (SelfPlay play = new SelfPlay(ready.rules(baseline), ready.player(player))) {
                        play.play(
                                game,
                                ready.seed(baseline, player, number),
                                ready.experiment().maxPlies(),
                                next);
                    }
                    return game.moves();
                });
    }

    private boolean hasSameMoves(Position one, Position other) {
        return Arrays.equals(sorted(one, some), sorted(other, others));
    }

    private static long[] sorted(Position position, MoveList scratch) {
        scratch.clear();
        position.legalMoves(scratch);
        long[] moves = scratch.toArray();
        Arrays.sort(moves);
        return moves;
    }

    /**
     * A game after its opening.
     *
     * @param game the game, which may be over
     * @param openingPlies the number of its moves that form the opening; the others were made as the engine would
     * @param sharedPlies the number of opening moves that equal the baseline's
     */
    record GameAfterOpening(Game game, int openingPlies, int sharedPlies) {}
}
