package org.plyspace.web.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.Seat;
import org.plyspace.search.LevelDescriptions;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** The engines allowed on the page: built-in ones within limits, but no other programs and no files. */
final class EngineLimits {

    /** The longest time for a move, whatever the engine's spec says. */
    static final int MOST_SECONDS = 10;

    private static final String LEVEL = "level";
    private static final Map<String, Double> MOST = Map.of(
            "nodes", 2_000_000.0,
            "time", (double) MOST_SECONDS,
            "hash", 64.0,
            "threads", 1.0,
            "playouts", 20_000.0);

    private EngineLimits() {}

    /**
     * A player to choose.
     *
     * @param words what it does, if its title does not say
     * @param more whether few will choose it
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Offer(String player, String title, Optional<String> words, boolean more) {

        private static Offer level(String name) {
            String strength = LevelDescriptions.strength(name).orElseThrow();
            return new Offer(
                    name,
                    LEVEL + " " + name.substring(LEVEL.length()) + ", " + strength,
                    LevelDescriptions.of(name),
                    false);
        }

        private static Offer another(String player, String title) {
            return new Offer(player, title, Optional.empty(), true);
        }
    }

    /** The players that a dialog offers; more specs are accepted. */
    static List<Offer> offers() {
        return Stream.of(
                        Stream.of(new Offer(Seat.HUMAN, "a person", Optional.empty(), false)),
                        EngineSpec.KINDS.stream()
                                .filter(kind -> kind.startsWith(LEVEL))
                                .map(Offer::level),
                        Stream.of(
                                Offer.another("alphabeta:time=1s", "search, a second a move"),
                                Offer.another("alphabeta:time=5s", "search, five seconds a move"),
                                Offer.another("mcts:time=1s", "tree search by playouts, a second a move"),
                                Offer.another("greedy", "what looks best at once"),
                                Offer.another("random", "any move")))
                .flatMap(stream -> stream)
                .toList();
    }

    /**
     * Reads the seat that a page asks for.
     *
     * @throws HttpError if there is no such player, or it may not play here
     */
    static Seat player(String text) {
        try {
            String kind = text.replaceFirst(":.*", "");
            if (kind.equals("uci") || kind.equals("xboard")) {
                throw refused(text, "other programs do not play on the page");
            }
            if (text.contains(":")) {
                Arrays.stream(text.substring(kind.length() + 1).split(",", -1)).forEach(option -> check(text, option));
            }
            return Seat.of(text);
        } catch (UsageException none) {
            throw new HttpError(ErrorType.REFUSED, String.valueOf(none.getMessage()));
        }
    }

    private static void check(String text, String option) {
        String name = option.replaceFirst("=.*", "");
        String value = option.substring(Math.min(option.length(), name.length() + 1));
        if (name.equals("eval") && !value.equals("generic")) {
            throw refused(text, "files of weights are not read for the page");
        }
        if (name.equals("tables")) {
            throw refused(text, "folders of tablebases are not read for the page");
        }
        Optional<Double> most = Optional.ofNullable(MOST.get(name));
        if (most.isPresent()
                && value.matches("[0-9]{1,9}(\\.[0-9]{1,9})?s?")
                && Double.parseDouble(value.replace("s", "")) > most.get()) {
            throw refused(text, name + " is at most " + Math.round(most.get()) + " on the page");
        }
        if (most.isPresent() && !value.matches("[0-9]{1,9}(\\.[0-9]{1,9})?s?")) {
            throw refused(text, "'" + Texts.shorten(option) + "' is out of range");
        }
    }

    private static HttpError refused(String text, String why) {
        return new HttpError(ErrorType.REFUSED, "'" + Texts.shorten(text) + "': " + why);
    }
}
