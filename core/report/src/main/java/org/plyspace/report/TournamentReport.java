package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyspace.match.Tournament;

/**
 * The ranking of a tournament, as text and as JSON.
 *
 * @param games the number of games between each two engines
 * @param failures the failures for which engines lost games
 */
public record TournamentReport(String variant, int games, List<Entry> places, List<String> failures) {

    private static final int MOST_FAILURES = 5;

    /**
     * An engine in the ranking.
     *
     * @param elo the engine's Elo relative to the mean of all, which is 0, with its 95 % interval
     * @param points the points of all its games
     * @param against the points against each engine in the order of the ranking; -1 against itself
     */
    public record Entry(String player, Numbers.Interval elo, double points, int games, List<Double> against) {}

    /** Creates the report; engines are given by their numbers. */
    public static TournamentReport of(
            String variant, int games, List<String> players, List<Tournament.Place> places, List<String> failures) {
        List<Entry> entries = new ArrayList<>();
        for (Tournament.Place place : places) {
            List<Double> against = places.stream()
                    .map(other -> place.against().get(other.player()))
                    .map(scored -> scored < 0 ? -1 : scored / 2.0)
                    .toList();
            entries.add(new Entry(
                    players.get(place.player()),
                    Numbers.Interval.of(place.rating()),
                    place.halfPoints() / 2.0,
                    place.games(),
                    against));
        }
        return new TournamentReport(variant, games, entries, failures);
    }

    /** The report as text. */
    public List<String> lines() {
        int widest =
                places.stream().mapToInt(entry -> entry.player.length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        lines.add(variant + ": " + games + " games of each two");
        for (int i = 0; i < places.size(); i++) {
            Entry entry = places.get(i);
            lines.add(String.format(
                    Locale.ROOT,
                    "%2d  %-" + widest + "s  Elo %s, %s of %d points",
                    i + 1,
                    entry.player,
                    Numbers.elo(entry.elo),
                    points(entry.points),
                    entry.games));
        }
        lines.add("");
        lines.addAll(crosstable());
        failures.stream().limit(MOST_FAILURES).forEach(lines::add);
        if (failures.size() > MOST_FAILURES) {
            lines.add("and " + (failures.size() - MOST_FAILURES) + " more");
        }
        return lines;
    }

    private List<String> crosstable() {
        List<String> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder("   ");
        for (int i = 0; i < places.size(); i++) {
            head.append(String.format(Locale.ROOT, "%7d", i + 1));
        }
        lines.add(head.toString());
        for (int i = 0; i < places.size(); i++) {
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%2d ", i + 1));
            for (double scored : places.get(i).against) {
                line.append(String.format(Locale.ROOT, "%7s", scored < 0 ? "-" : points(scored)));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static String points(double points) {
        return points == Math.rint(points) ? String.valueOf((long) points) : String.format(Locale.ROOT, "%.1f", points);
    }
}
