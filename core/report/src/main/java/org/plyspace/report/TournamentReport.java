package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.match.Tournament;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.Fields;
import org.plyspace.report.doc.Table;

/**
 * The ranking of a tournament, as text and as JSON.
 *
 * @param games the number of games between each two engines
 * @param players the engines by their numbers
 * @param failures the failures for which engines lost games
 */
public record TournamentReport(
        String variant, int games, List<String> players, List<Tournament.Place> places, List<String> failures) {

    private static final int MOST_FAILURES = 5;

    /** What programs read: the Elo of engines is relative to the mean of all; points against an engine itself are -1. */
    @JsonValue
    Fields data() {
        return new Fields()
                .with("variant", variant)
                .with("games", games)
                .with(
                        "places",
                        places.stream()
                                .map(place -> new Fields()
                                        .with("player", players.get(place.player()))
                                        .with("elo", Numbers.Interval.of(place.rating()))
                                        .with("points", place.halfPoints() / 2.0)
                                        .with("games", place.games())
                                        .with("against", against(place)))
                                .toList())
                .with("failures", failures);
    }

    private List<Double> against(Tournament.Place place) {
        return places.stream()
                .map(other -> place.against().get(other.player()))
                .map(scored -> scored < 0 ? -1 : scored / 2.0)
                .toList();
    }

    /** The report as text. */
    public List<String> lines() {
        Table ranking = Table.aligned();
        for (int i = 0; i < places.size(); i++) {
            Tournament.Place place = places.get(i);
            ranking.row(
                    Numbers.format("%2d  ", i + 1) + players.get(place.player()),
                    Cell.of(Numbers.format(
                            "Elo %s, %s of %d points",
                            Numbers.elo(place.rating()), points(place.halfPoints() / 2.0), place.games())));
        }
        Document document = new Document()
                .title(variant + ": " + games + " games of each two")
                .table(ranking);
        List<String> lines = new ArrayList<>(document.gap().lines(Integer.MAX_VALUE));
        lines.add("   "
                + joined(IntStream.rangeClosed(1, places.size())
                        .mapToObj(String::valueOf)
                        .toList()));
        for (int i = 0; i < places.size(); i++) {
            lines.add(Numbers.format("%2d ", i + 1)
                    + joined(against(places.get(i)).stream()
                            .map(scored -> scored < 0 ? "-" : points(scored))
                            .toList()));
        }
        lines.addAll(Numbers.some(failures, MOST_FAILURES));
        return lines;
    }

    private static String joined(List<String> columns) {
        return columns.stream().map(each -> Numbers.format("%7s", each)).collect(Collectors.joining());
    }

    private static String points(double points) {
        return points == Math.rint(points) ? String.valueOf((long) points) : Numbers.format("%.1f", points);
    }
}
