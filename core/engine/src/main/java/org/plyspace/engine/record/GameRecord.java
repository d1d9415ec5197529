package org.plyspace.engine.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.MoveTexts;

/**
 * A saved game (docs/games.md, Records). It is well-formed, but not checked against the rules; {@link RecordReplay} does that.
 *
 * @param variant the variant's id
 * @param options the options that were written down, by name; the others have their defaults
 * @param start the text of the first position; empty for the start position of the rules
 * @param line the moves, with variations and comments
 * @param result who won
 * @param termination why the game ended, as {@link Outcome#reason()}; empty if and only if the result is {@link
 *     GameResult#OPEN}
 * @param tags who played, where, when ({@link Tags#DATE}) and so on: those of the roster first, the others in the order given; names
 *     are words, values have no line breaks
 */
public record GameRecord(
        String variant,
        Map<String, String> options,
        Optional<String> start,
        GameLine line,
        GameResult result,
        Optional<String> termination,
        Map<String, String> tags) {

    /** The value of the field {@code format}. */
    public static final String FORMAT = "plyspace-game/1";

    /** Names that no tag may have, because PGN writes the other fields as tags of these names. */
    public static final Set<String> RESERVED_TAGS = Set.of("Variant", "FEN", "SetUp", "Result", "Termination");

    /**
     * Creates a record from copies of the arguments.
     *
     * @throws IllegalArgumentException if an argument is not as described above; the message is for people
     */
    public GameRecord {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        tags = Collections.unmodifiableMap(Tags.ordered(tags));
        checkSpec(variant, options);
        tags.forEach(GameRecord::checkTag);
        if (termination.isPresent() == (result == GameResult.OPEN)) {
            throw new IllegalArgumentException(
                    result == GameResult.OPEN
                            ? "the result is *, but there is a termination; expected a result other than *"
                            : "the result is " + result.text() + ", but there is no termination; expected"
                                    + " a reason such as checkmate or resignation");
        }
    }

    private static void checkSpec(String variant, Map<String, String> options) {
        check(variant.matches("[^:,=\\s]+"), "'" + Texts.shorten(variant) + "' is not a variant's id");
        options.forEach((name, value) -> check(
                name.matches("[^:,=\\s]+") && value.matches("[^:,=\\s]+"),
                "'" + Texts.shorten(name) + "' with '" + Texts.shorten(value) + "' is not an option with a value"));
    }

    private static void checkTag(String name, String value) {
        check(
                name.matches("[A-Za-z][A-Za-z0-9_]*"),
                "'" + Texts.shorten(name) + "' is not a tag name; expected a letter, then letters, digits and _");
        check(!RESERVED_TAGS.contains(name), "the tag " + name + " is what a field of the record says; leave it out");
        check(
                !GameLine.hasControl(value),
                "the tag " + Texts.shorten(name) + " has a line break or another control character; expected one line");
    }

    private static void check(boolean fine, String reason) {
        if (!fine) {
            throw new IllegalArgumentException(reason);
        }
    }

    /** The record of a game in its current state, without variations. */
    public static GameRecord of(Game game, Map<String, String> tags) {
        Position start = game.position().rules().position(game.start(), Purpose.GAME);
        return of(game, MoveTexts.inTurn(start, game.moves(), Notation.MACHINE), tags);
    }

    /**
     * The record of a game whose moves are already available as text.
     *
     * @param moves all moves of the game in machine form
     */
    public static GameRecord of(Game game, List<String> moves, Map<String, String> tags) {
        Rules rules = game.position().rules();
        Optional<Outcome> outcome = game.outcome();
        return new GameRecord(
                rules.variant().id(),
                chosen(rules.options()),
                isStart(rules, game.start()) ? Optional.empty() : Optional.of(rules.write(game.start())),
                GameLine.of(moves),
                GameResult.of(outcome),
                outcome.map(Outcome::reason),
                tags);
    }

    /** The options that differ from their defaults, as in {@link Rules#setting()}; some defaults may not even be given beside them. */
    private static Map<String, String> chosen(OptionValues options) {
        Map<String, String> chosen = options.asMap();
        options.options().forEach(option -> chosen.remove(option.name(), option.defaultValue()));
        return chosen;
    }

    /** Whether a setup is the start position of the rules, so that a record need not state it. */
    public static boolean isStart(Rules rules, Setup setup) {
        try {
            return rules.start().equals(setup);
        } catch (NoStartException none) {
            return false;
        }
    }

    /** Returns this record with another line of moves, variations and comments. */
    public GameRecord withLine(GameLine newLine) {
        return new GameRecord(variant, options, start, newLine, result, termination, tags);
    }

    /** Returns this record with other tags. */
    public GameRecord withTags(Map<String, String> newTags) {
        return new GameRecord(variant, options, start, line, result, termination, newTags);
    }

    /** The variant with its options: {@code id:name=value,name=value}. */
    public String setting() {
        String chosen = options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(","));
        return variant + (chosen.isEmpty() ? "" : ":" + chosen);
    }
}
