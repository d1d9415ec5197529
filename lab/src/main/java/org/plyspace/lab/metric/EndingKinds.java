package org.plyspace.lab.metric;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.plyspace.engine.GameResult;
import org.plyspace.statistics.ClusteredSample;
import org.plyspace.statistics.Measurement;

/** The ways in which games of any of some settings ended, so that all of them have the same rows. */
final class EndingKinds {

    private final SortedSet<Kind> kinds =
            new TreeSet<>(Comparator.comparing(Kind::draw).thenComparing(Kind::reason));
    private boolean someCutOff;

    private record Kind(boolean draw, String reason) {

        static Kind of(GameSummary summary) {
            return new Kind(summary.result() == GameResult.DRAW, summary.reason());
        }

        String label() {
            return (draw ? "draw: " : "win: ") + reason;
        }
    }

    private EndingKinds() {}

    static EndingKinds of(List<SettingGames> settings) {
        EndingKinds endings = new EndingKinds();
        for (SettingGames games : settings) {
            for (GameSummary summary : games.summaries()) {
                if (summary.isFinished()) {
                    endings.kinds.add(Kind.of(summary));
                } else {
                    endings.someCutOff = true;
                }
            }
        }
        // One way to win is no news beside the share of decisive games.
        if (endings.kinds.stream().filter(kind -> !kind.draw).count() == 1) {
            endings.kinds.removeIf(kind -> !kind.draw);
        }
        return endings;
    }

    /** Whether any game was cut off. */
    boolean someCutOff() {
        return someCutOff;
    }

    /** Each way with what a setting says of it; none if no game of it came to an end. */
    Map<MetricRow, ClusteredSample> samples(SettingGames games) {
        Map<MetricRow, ClusteredSample> samples = new LinkedHashMap<>();
        for (Kind kind : kinds) {
            ClusteredSample sample = games.ending(summary -> Kind.of(summary).equals(kind));
            if (sample.size() > 0) {
                samples.put(row(kind), sample);
            }
        }
        return samples;
    }

    /** Whether a number of this name can come of games; which there are is not known before. */
    static boolean isName(String id) {
        return id.startsWith(beginning(true)) || id.startsWith(beginning(false));
    }

    private static String beginning(boolean draw) {
        return ResultMetrics.ENDINGS.id() + (draw ? ":draw " : ":win ");
    }

    private static MetricRow row(Kind kind) {
        return new MetricRow(
                beginning(kind.draw) + kind.reason,
                ResultMetrics.ENDINGS,
                kind.label(),
                Measurement.SHARE_OF_GAMES,
                Margin.FIVE_POINTS);
    }
}
