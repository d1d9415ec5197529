package org.plyspace.engine.exchange;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.VariantSpec;
import org.plyspace.engine.exchange.PgnToken.Kind;
import org.plyspace.engine.record.BadGameException;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordException;

/**
 * Reads games written after the manner of PGN, one after the other, playing them as it reads. A tag Variant must name the
 * rules; tag FEN is the start. Signs like {@code $1}, {@code !} and {@code ?} are skipped.
 */
public final class PgnReader {

    private final Registry registry;
    private final String name;
    private final List<PgnToken> tokens;
    private int next;
    private int line = 1;

    /**
     * Over a whole text.
     *
     * @param name what messages call the file
     * @throws RecordException if the text cannot be taken apart
     */
    public PgnReader(Registry registry, String text, String name) {
        this.registry = registry;
        this.name = name;
        this.tokens = new PgnLexer(text, name).tokens();
    }

    /** The line that the last game begins in, from 1. */
    public int line() {
        return line;
    }

    /**
     * The next game as a record that holds by its rules, or empty at the end.
     *
     * @throws RecordException if anything in it is wrong, a {@link BadGameException} if it does not hold by its rules; there is no reading on after that
     */
    public Optional<GameRecord> next() {
        if (tokens.get(next).kind() == Kind.END) {
            return Optional.empty();
        }
        line = tokens.get(next).line();
        String place = name + ":" + line;
        Map<String, String> tags = tags();
        String spec = Optional.ofNullable(tags.get("Variant"))
                .orElseThrow(
                        () -> new RecordException(place, "no tag Variant; expected [Variant \"id:option=value\"]"));
        try {
            return Optional.of(registry.ask(spec, "to replay a game", () -> checkedRecord(spec, tags, place)));
        } catch (RecordException | VariantFailure asItIs) {
            throw asItIs;
        } catch (PlyspaceException refused) {
            throw new RecordException(place, refused.getMessage());
        }
    }

    private GameRecord checkedRecord(String spec, Map<String, String> tags, String place) {
        try {
            return record(spec, tags, place);
        } catch (IllegalArgumentException refused) {
            throw new RecordException(place, refused.getMessage());
        }
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (; tokens.get(next).kind() == Kind.TAG; next++) {
            PgnToken tag = tokens.get(next);
            if (tags.put(tag.text(), tag.value()) != null) {
                throw new RecordException(
                        name + ":" + tag.line(), "the tag " + Texts.shorten(tag.text()) + " is given twice");
            }
        }
        return tags;
    }

    private GameRecord record(String spec, Map<String, String> tags, String place) {
        Optional<String> start = Optional.ofNullable(tags.get("FEN"));
        Rules rules = registry.rules(spec, start.orElse(""));
        Game game = new Game(rules, start.map(rules::read).orElseGet(rules::start));
        PgnMoves moves = new PgnMoves(game, tokens, next, name);
        GameLine line = moves.read();
        next = moves.end();
        GameResult result = result(moves.result(), tags, place);
        result.conclude(game).ifPresent(reason -> {
            throw new BadGameException(place, reason);
        });
        Optional<String> reason = game.outcome().map(Outcome::reason);
        String claimed = tags.getOrDefault("Termination", reason.orElse(""));
        if (!claimed.equals(reason.orElse(""))) {
            throw new BadGameException(
                    place,
                    "the tag Termination says " + Texts.shorten(claimed) + ", but by moves and result it is: "
                            + reason.orElse("not over"));
        }
        VariantSpec parsed = VariantSpec.parse(spec);
        GameRecord.RESERVED_TAGS.forEach(tags::remove);
        return new GameRecord(parsed.id(), parsed.given(), start, line, result, reason, tags);
    }

    private static GameResult result(Optional<String> written, Map<String, String> tags, String place) {
        String tag = tags.getOrDefault("Result", written.orElse(GameResult.OPEN.text()));
        if (!tag.equals(written.orElse(tag))) {
            throw new RecordException(
                    place,
                    "the tag Result says " + Texts.shorten(tag) + ", but the moves end with " + written.orElseThrow());
        }
        return GameResult.of(tag).orElseThrow(() -> new RecordException(place, GameResult.refusal(tag)));
    }
}
