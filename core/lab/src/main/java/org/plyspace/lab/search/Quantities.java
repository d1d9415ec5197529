package org.plyspace.lab.search;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.numbers.NumberReader;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.numbers.Unit;

/**
 * The numbers that a search can look at: three of all games, those that were cut off included, which need no replay, and the metrics that
 * are formed game by game.
 */
public final class Quantities {

    private static final String DRAWS = "draws";
    private static final String LENGTH = "length";
    private static final String SCORE = "score";

    /** Those of all games, in the order of messages. */
    private static final List<String> OF_ALL_GAMES = List.of(DRAWS, LENGTH, SCORE);

    private Quantities() {}

    /**
     * Finds a number by its name.
     *
     * @param traits the traits of the rule set
     * @param maxPlies the length at which games are cut off
     * @throws UsageException if it does not exist; the message lists those that do and suggests the nearest
     */
    public static Quantity find(String name, RuleTraits traits, int maxPlies) {
        return switch (name) {
            case DRAWS -> new Quantity(DRAWS, "games without a winner", Unit.SHARE_OF_GAMES, 1);
            case LENGTH -> new Quantity(LENGTH, "mean length", Unit.PLIES, maxPlies);
            case SCORE -> new Quantity(SCORE, "score of White", Unit.SHARE_OF_POINTS, 1);
            default -> ofMetric(name, traits, maxPlies);
        };
    }

    private static Quantity ofMetric(String name, RuleTraits traits, int maxPlies) {
        String metric = name.contains(":") ? name.substring(0, name.indexOf(':')) : name;
        if (Metrics.find(metric).isEmpty()) {
            List<String> all = Stream.concat(OF_ALL_GAMES.stream(), NumberReader.ids(traits).stream())
                    .distinct()
                    .toList();
            throw new UsageException("no number '" + Texts.shorten(name) + "'; there are " + String.join(", ", all)
                    + NearestMatch.question(name, all));
        }
        NumberReader reader = NumberReader.of(name, traits);
        Unit unit = reader.row().metric().unit();
        double most = unit.most(maxPlies);
        return new Quantity(reader.row().id(), reader.row().label(), unit, most);
    }

    /** Whether the moves of a game must be replayed to read a number from it. */
    static boolean needsReplay(Quantity quantity) {
        return !OF_ALL_GAMES.contains(quantity.id());
    }

    /** What a game contributes to a number that needs no replay. */
    static double read(Quantity quantity, PlayedGame<?> game) {
        if (quantity.id().equals(LENGTH)) {
            return game.moves().size();
        }
        double points = game.halfPoints().orElse(1) / 2.0;
        return quantity.id().equals(SCORE) ? points : game.result() == GameResult.DRAW || !game.isFinished() ? 1 : 0;
    }
}
