package org.plyspace.match;

import java.time.Duration;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.match.advice.EvalText;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;

/** Plays one game between two engines, on a clock if there is one. */
final class ClockedGame {

    private static final int MILLIS_OF_A_TENTH = 100;
    /** Makes Black's seed of White's. */
    private static final long FOR_BLACK = 1L << 62;

    private final Game game;
    private final GameEngine[] players;
    /** The time control, if there is one. */
    final Optional<TimeControl> time;

    private final Watch watch;
    private final Runnable moved;
    private final LongSupplier ticker;
    private final long[] left = new long[2];
    /** The comments on moves, by ply from 1. */
    final NavigableMap<Integer, String> comments = new TreeMap<>();

    /**
     * Prepares to play on from the current position of the game.
     *
     * @param moved runs after each move
     * @param ticker the time in nanoseconds, from any origin, that runs on the clock
     */
    ClockedGame(
            Game game,
            GameEngine white,
            GameEngine black,
            Optional<TimeControl> time,
            Adjudication adjudication,
            Runnable moved,
            LongSupplier ticker) {
        this.game = game;
        this.players = new GameEngine[] {white, black};
        this.time = time;
        this.watch = new Watch(adjudication);
        this.moved = moved;
        this.ticker = ticker;
        time.ifPresent(control -> {
            left[0] = control.millis();
            left[1] = control.millis();
        });
    }

    /** Plays the game to its end. */
    Ending play(long seed) {
        for (Side side : Side.values()) {
            try {
                // Engines that choose at random would begin with the same numbers.
                players[side.index()].newGame(side == Side.WHITE ? seed : seed ^ FOR_BLACK);
            } catch (EngineFailedException failed) {
                return Ending.failure(side, failed.getMessage());
            }
        }
        Optional<Ending> ended = byRules();
        while (ended.isEmpty()) {
            ended = move(game.position().sideToMove());
        }
        return ended.get();
    }

    private Optional<Ending> move(Side side) {
        long began = ticker.getAsLong();
        EngineMove engineMove;
        time.ifPresent(
                any -> players[side.index()].otherHas(left[side.opposite().index()]));
        try {
            engineMove = players[side.index()].chooseLegal(game, clock(side));
        } catch (EngineFailedException failed) {
            return Optional.of(
                    failed.isIllegalMove()
                            ? Ending.illegalMove(side, failed.getMessage())
                            : Ending.failure(side, failed.getMessage()));
        }
        if (time.isPresent()) {
            left[side.index()] -= TimeUnit.NANOSECONDS.toMillis(ticker.getAsLong() - began);
            if (left[side.index()] < 0) {
                return Optional.of(Ending.loss(side, Ending.TIME));
            }
            left[side.index()] += time.get().increment();
        }
        game.play(engineMove.move());
        moved.run();
        String measured = measured(side, engineMove);
        if (!measured.isEmpty()) {
            comments.put(game.plies(), measured);
        }
        // An end by the rules takes precedence over adjudication.
        return byRules().or(() -> watch.saw(side, engineMove.score(), game.plies()));
    }

    private Optional<Ending> byRules() {
        return game.outcome().map(Ending::of);
    }

    private Optional<Clock> clock(Side side) {
        return time.map(control -> new Clock(left[side.index()], control.increment(), 0));
    }

    /** A move's comment, {@code [%eval 0.35,6] [%clk 0:00:09.9]}, as other programs read it: {@link EvalText}, time left. */
    private String measured(Side side, EngineMove engineMove) {
        StringJoiner all = new StringJoiner(" ");
        engineMove.score().ifPresent(score -> all.add(EvalText.of(side, score, OptionalInt.of(engineMove.depth()))));
        time.ifPresent(any -> all.add("[%clk " + clock(left[side.index()]) + "]"));
        return all.toString();
    }

    private static String clock(long millis) {
        Duration left = Duration.ofMillis(millis);
        return String.format(
                Locale.ROOT,
                "%d:%02d:%02d.%d",
                left.toHours(),
                left.toMinutesPart(),
                left.toSecondsPart(),
                left.toMillisPart() / MILLIS_OF_A_TENTH);
    }

    /** Watches the scores of both sides of a game, and adjudicates it. */
    static final class Watch {

        private final Adjudication rules;
        private final int[] losing = new int[2];
        private final int[] even = new int[2];

        Watch(Adjudication rules) {
            this.rules = rules;
        }

        /** Notes the score of a side's move; returns the ending if the game is now adjudicated. */
        Optional<Ending> saw(Side side, OptionalInt score, int plies) {
            int index = side.index();
            losing[index] = isBelow(score) ? losing[index] + 1 : 0;
            even[index] = isNearNothing(score) ? even[index] + 1 : 0;
            if (rules.resign().isPresent()
                    && losing[index] >= rules.resign().get().moves()) {
                return Optional.of(Ending.loss(side, Ending.RESIGNED));
            }
            if (rules.draw().isPresent()
                    && Math.min(even[0], even[1]) >= rules.draw().get().moves()) {
                return Optional.of(Ending.draw(Ending.EVEN));
            }
            return plies >= rules.mostPlies() ? Optional.of(Ending.draw(Ending.LONG)) : Optional.empty();
        }

        private boolean isBelow(OptionalInt score) {
            return rules.resign().isPresent()
                    && score.isPresent()
                    && score.getAsInt() <= -rules.resign().get().score();
        }

        private boolean isNearNothing(OptionalInt score) {
            return rules.draw().isPresent()
                    && score.isPresent()
                    && Math.abs(score.getAsInt()) <= rules.draw().get().score();
        }
    }
}
