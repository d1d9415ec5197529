package org.plyspace.lab.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Outcome;
import org.plyspace.lab.play.PlayOut;
import org.plyspace.lab.statistics.Estimate;
import org.plyspace.lab.statistics.Estimates;

/** Estimates from one variant's play-outs, at least one. */
final class PlayStatistics {

    private final List<PlayOut> games;
    private final Map<Measure, Estimate> numbers = new LinkedHashMap<>();

    PlayStatistics(List<PlayOut> games) {
        this.games = games;
    }

    /**
     * All estimates.
     *
     * @param endings what to give shares of, whether or not it occurred here
     * @param tags the tags that the variant declares
     */
    Map<Measure, Estimate> estimates(EndingRows endings, List<MoveTag> tags) {
        numbers.put(new Measure(Section.PLAY, "moves to choose from"), perMove(PlayOut::choices));
        mean(Section.PLAY, "plies per game", PlayOut::plies);
        endings.rows().forEach(this::ending);
        mean(Section.PER_GAME, "captures", PlayOut::captures);
        mean(Section.PER_GAME, "checks", PlayOut::checks);
        mean(Section.PER_GAME, "promotions", PlayOut::promotions);
        for (int i = 0; i < tags.size(); i++) {
            int tag = i;
            Measure measure = new Measure(Section.MOVES, tags.get(i).name());
            numbers.put(measure, perMove(game -> game.tagged().get(tag)));
        }
        return numbers;
    }

    private void ending(String label, Predicate<Optional<Outcome>> counts) {
        int hits = (int) games.stream().map(PlayOut::outcome).filter(counts).count();
        numbers.put(new Measure(Section.ENDINGS, label), Estimates.proportion(hits, games.size()));
    }

    private void mean(Section section, String label, ToDoubleFunction<PlayOut> value) {
        numbers.put(new Measure(section, label), Estimates.mean(perGame(value)));
    }

    private Estimate perMove(ToDoubleFunction<PlayOut> value) {
        return Estimates.ratio(perGame(value), perGame(PlayOut::plies));
    }

    private double[] perGame(ToDoubleFunction<PlayOut> value) {
        return games.stream().mapToDouble(value).toArray();
    }
}
