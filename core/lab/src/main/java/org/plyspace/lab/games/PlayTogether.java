package org.plyspace.lab.games;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.plyspace.lab.study.Experiment;

/** Counts the plies that games have in common with those of their baselines. For games in the order of their numbers; for one thread. */
public final class PlayTogether {

    private final Experiment experiment;
    private final Map<Integer, List<String>> baselines = new HashMap<>();
    private int opening = -1;

    /** Prepares to count those of an experiment. */
    public PlayTogether(Experiment experiment) {
        this.experiment = experiment;
    }

    /**
     * The number of plies from the first one on that a game has in common with the baseline's of the same opening and engine.
     *
     * @return empty for a baseline, and if the baseline's game was not among those before
     */
    public OptionalInt of(PlayedGame<String> game) {
        if (game.opening() != opening) {
            baselines.clear();
            opening = game.opening();
        }
        int baseline = experiment.baseline(game.setting());
        if (baseline == game.setting()) {
            baselines.put(experiment.numbers().column(game.number()), game.moves());
            return OptionalInt.empty();
        }
        List<String> moves = baselines.get(experiment.numbers().column(baseline, game.player()));
        return moves == null ? OptionalInt.empty() : OptionalInt.of(plies(moves, game.moves()));
    }

    /** The number of moves at the beginning of two games that are the same. */
    public static int plies(List<String> one, List<String> other) {
        int ply = 0;
        while (ply < Math.min(one.size(), other.size()) && one.get(ply).equals(other.get(ply))) {
            ply++;
        }
        return ply;
    }
}
