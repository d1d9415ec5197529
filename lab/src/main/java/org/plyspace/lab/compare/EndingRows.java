package org.plyspace.lab.compare;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;
import org.plyspace.lab.play.PlayOut;

/**
 * The ways in which games ended, of all variants that are compared, so that each has the same rows: who won, by what where
 * there was more than one way to win, and each kind of draw.
 */
final class EndingRows {

    private static final Comparator<Outcome> ORDER = Comparator.comparing(
                    (Outcome outcome) -> outcome.winner().map(Side::index).orElse(Side.values().length))
            .thenComparing(Outcome::reason);

    private final NavigableSet<Outcome> seen = new TreeSet<>(ORDER);
    private final boolean severalWaysToWin;

    private EndingRows(Stream<Outcome> outcomes) {
        outcomes.forEach(seen::add);
        severalWaysToWin = seen.stream()
                        .filter(outcome -> outcome.winner().isPresent())
                        .map(Outcome::reason)
                        .distinct()
                        .count()
                > 1;
    }

    /** The endings that occur among the games of some variants. */
    static EndingRows of(List<List<PlayOut>> games) {
        return new EndingRows(
                games.stream().flatMap(List::stream).map(PlayOut::outcome).flatMap(Optional::stream));
    }

    /** What to count under which label, in order. */
    Map<String, Predicate<Optional<Outcome>>> rows() {
        Map<String, Predicate<Optional<Outcome>>> rows = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            String wins = side.word() + " wins";
            rows.put(wins, outcome -> outcome.flatMap(Outcome::winner).equals(Optional.of(side)));
            if (severalWaysToWin) {
                addSeen(rows, Optional.of(side), wins + ": ");
            }
        }
        addSeen(rows, Optional.empty(), "draw: ");
        rows.put("unfinished", Optional::isEmpty);
        return rows;
    }

    private void addSeen(Map<String, Predicate<Optional<Outcome>>> rows, Optional<Side> winner, String prefix) {
        seen.stream()
                .filter(outcome -> outcome.winner().equals(winner))
                .forEach(outcome -> rows.put(prefix + outcome.reason(), Optional.of(outcome)::equals));
    }
}
