package org.plyspace.lab.match;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.lab.player.GamePlayer;
import org.plyspace.lab.player.PlayerException;
import org.plyspace.search.Choice;
import org.plyspace.search.Clock;
import org.plyspace.search.Scores;

/** Lets two machines play one game, by clock if there is one. */
final class GameHost {

    private static final double CENTS = 100;

    private final Game game;
    private final GamePlayer[] players;
    private final Optional<TimeControl> time;
    private final Watch watch;
    private final long[] left = new long[2];
    private final SortedMap<Integer, String> comments = new TreeMap<>();

    /** From where the game stands. */
    GameHost(Game game, GamePlayer white, GamePlayer black, Optional<TimeControl> time, Adjudication adjudication) {
        this.game = game;
        this.players = new GamePlayer[] {white, black};
        this.time = time;
        this.watch = new Watch(adjudication);
        time.ifPresent(control -> {
            left[0] = control.millis();
            left[1] = control.millis();
        });
    }

    /** Plays it to its end. */
    Ending play(long seed) {
        for (Side side : Side.values()) {
            try {
                players[side.index()].newGame(seed);
            } catch (PlayerException failed) {
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
        long began = System.nanoTime();
        Choice choice;
        try {
            choice = players[side.index()].choose(game, clock(side));
        } catch (PlayerException failed) {
            return Optional.of(Ending.failure(side, failed.getMessage()));
        }
        if (!game.position().isLegal(choice.move())) {
            return Optional.of(Ending.failure(side, "it chose a move that is not legal"));
        }
        if (time.isPresent()) {
            left[side.index()] -= TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
            if (left[side.index()] < 0) {
                return Optional.of(Ending.loss(side, Ending.TIME));
            }
            left[side.index()] += time.get().increment();
        }
        game.play(choice.move());
        if (choice.score().isPresent()) {
            comments.put(game.plies(), comment(choice));
        }
        // What the rules say of the end goes before what the machines think of it.
        return byRules().or(() -> watch.saw(side, choice.score(), game.plies()));
    }

    private Optional<Ending> byRules() {
        return game.outcome().map(Ending::of);
    }

    private Optional<Clock> clock(Side side) {
        return time.map(control -> new Clock(left[side.index()], control.increment(), 0));
    }

    /** {@code +0.35/6}: score in pawns for the side that moved, and depth. */
    private static String comment(Choice choice) {
        return score(choice.score()) + "/" + choice.depth();
    }

    private static String score(OptionalInt score) {
        int value = score.getAsInt();
        if (Scores.isDecided(value)) {
            return (value > 0 ? "+M" : "-M") + Math.abs(Scores.movesToMate(value));
        }
        return String.format(Locale.ROOT, "%+.2f", value / CENTS);
    }

    /** What was said of the moves, by their plies from 1. */
    SortedMap<Integer, String> comments() {
        return comments;
    }
}
