package org.plyspace.engine.exchange;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
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
import org.plyspace.engine.replay.BadMove;

/**
 * Reads games written after the manner of PGN, one after the other, playing them as it reads. A tag Variant must name the
 * rules; tag FEN is the start.
 */
public final class PgnReader {

    private final Registry registry;
    private final String name;
    private final List<PgnToken> tokens;
    private int next;
    private int line;

    /**
     * Over a part of a file.
     *
     * @param name what messages call the file
     * @param firstLine the line of the file that the text begins in, from 1
     * @throws RecordException if the text cannot be taken apart
     */
    public PgnReader(Registry registry, String text, String name, int firstLine) {
        this.registry = registry;
        this.name = name;
        this.tokens = new PgnLexer(text, name, firstLine).tokens();
        this.line = firstLine;
    }

    /** The line of the file that the last game begins in, from 1. */
    public int line() {
        return line;
    }

    /**
     * The next game as a record that holds by its rules, or empty at the end.
     *
     * @throws RecordException if anything in it is wrong, a {@link BadGameException} if it does not hold by its rules; there is no reading on after that
     */
    public Optional<GameRecord> next() {
        return next((game, bad) -> {
                    throw new BadGameException(name, "bad " + bad);
                })
                .map(written -> asked(written, this::record));
    }

    /**
     * The next game as far as it holds by its rules, or empty at the end.
     *
     * @throws RecordException if it cannot be read; there is no reading on after that
     */
    Optional<HeldGame> nextHeld() {
        Troubles troubles = new Troubles();
        return next(troubles::add).map(written -> asked(written, any -> held(any, troubles)));
    }

    /** A game as it is written, its moves played as far as they hold. */
    private record Written(
            String place,
            VariantSpec spec,
            Map<String, String> tags,
            Game game,
            GameLine line,
            Optional<String> result) {

        Optional<String> tag(String tag) {
            return Optional.ofNullable(tags.get(tag));
        }

        Map<String, String> ownTags() {
            Map<String, String> own = new LinkedHashMap<>(tags);
            GameRecord.RESERVED_TAGS.forEach(own::remove);
            return own;
        }

        GameRecord record(GameResult end, Optional<String> termination) {
            return new GameRecord(spec.id(), spec.given(), tag("FEN"), line, end, termination, ownTags());
        }
    }

    private Optional<Written> next(BiConsumer<Game, BadMove> whenBad) {
        if (tokens.get(next).kind() == Kind.END) {
            return Optional.empty();
        }
        line = tokens.get(next).line();
        String place = name + ":" + line;
        Map<String, String> tags = tags();
        String spec = Optional.ofNullable(tags.get("Variant"))
                .orElseThrow(
                        () -> new RecordException(place, "no tag Variant; expected [Variant \"id:option=value\"]"));
        return Optional.of(asked(spec, place, () -> written(spec, tags, place, whenBad)));
    }

    private <T> T asked(Written written, Function<Written, T> question) {
        return asked(written.tags.get("Variant"), written.place, () -> question.apply(written));
    }

    private <T> T asked(String spec, String place, Supplier<T> question) {
        try {
            return registry.ask(spec, "to replay a game", question);
        } catch (RecordException | VariantFailure asItIs) {
            throw asItIs;
        } catch (PlyspaceException refused) {
            throw new RecordException(place, refused.getMessage());
        }
    }

    private Written written(String spec, Map<String, String> tags, String place, BiConsumer<Game, BadMove> whenBad) {
        Optional<String> start = Optional.ofNullable(tags.get("FEN"));
        Rules rules = registry.rules(spec, start.orElse(""));
        Game game = new Game(rules, start.map(rules::read).orElseGet(rules::start));
        PgnMoves moves = new PgnMoves(game, tokens, next, name, whenBad);
        GameLine played = refusing(place, moves::read);
        next = moves.end();
        return new Written(place, VariantSpec.parse(spec), tags, game, played, moves.result());
    }

    /** Whatever a record may not hold is refused with its place. */
    private static <T> T refusing(String place, Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException refused) {
            throw new RecordException(place, refused.getMessage());
        }
    }

    private GameRecord record(Written written) {
        Game game = written.game;
        GameResult end = result(written.result, written.tags, written.place);
        end.conclude(game).ifPresent(reason -> {
            throw new BadGameException(written.place, reason);
        });
        Optional<String> reason = game.outcome().map(Outcome::reason);
        String claimed = written.tag("Termination").orElse(reason.orElse(""));
        if (!claimed.equals(reason.orElse(""))) {
            throw new BadGameException(
                    written.place,
                    "the tag Termination says " + Texts.shorten(claimed) + ", but by moves and result it is: "
                            + reason.orElse("not over"));
        }
        return refusing(written.place, () -> written.record(end, reason));
    }

    private HeldGame held(Written written, Troubles troubles) {
        if (troubles.isEmpty()) {
            try {
                return HeldGame.of(new CheckedGame(record(written), written.game));
            } catch (BadGameException badEnd) {
                troubles.addEnd(written.line, badEnd.getMessage());
            }
        }
        return new HeldGame(
                refusing(written.place, () -> written.record(GameResult.OPEN, Optional.empty())),
                written.game,
                written.tag("Result").or(written::result).orElse(GameResult.OPEN.text()),
                written.tag("Termination"),
                troubles.told());
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
