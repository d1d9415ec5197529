package org.plyspace.engine.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.FailureException;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.Termination;
import org.plyspace.engine.TooLargeException;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.exchange.PgnLexer.PgnToken.Kind;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.replay.BadMove;

/**
 * Reads games in PGN one after the other and plays them as it reads, in SAN and every other notation that the rules have. The
 * tag FEN is the start.
 */
public final class PgnReader {

    private static final String TERMINATION = "Termination";
    /** The tag in which other programs describe the end of a game in words. */
    private static final String DETAILS = "TerminationDetails";

    private final Registry registry;
    private final PgnRules rules;
    private final String name;
    private final List<PgnLexer.PgnToken> tokens;
    private int next;
    private int line;

    /**
     * Creates a reader for part of a file.
     *
     * @param name the file's name for messages
     * @param firstLine the line of the file where the text begins, from 1
     * @param variant the setting of games that do not state theirs; empty for the rule set that UCI calls chess
     * @throws InputException if the text cannot be split into tokens
     */
    public PgnReader(Registry registry, String text, String name, int firstLine, Optional<String> variant) {
        this.registry = registry;
        this.rules = new PgnRules(registry, variant);
        this.name = name;
        this.tokens = new PgnLexer(text, name, firstLine).tokens();
        this.line = firstLine;
    }

    /** The line of the file where the last game begins, from 1. */
    public int line() {
        return line;
    }

    /**
     * Reads the next game, which must obey its rules, as a record; empty at the end.
     *
     * @throws InputException if the game is malformed, or a {@link FailureException} if it breaks its rules; reading cannot
     *     continue after either
     */
    public Optional<GameRecord> next() {
        return next((game, bad) -> {
                    throw new FailureException(name, "bad " + bad);
                })
                .map(written -> asked(written, this::record));
    }

    /**
     * Reads the next game as far as it obeys its rules; empty at the end.
     *
     * @throws InputException if the game is malformed; reading cannot continue after that
     */
    Optional<PartialGame> nextHeld() {
        ReplayProblems replayProblems = new ReplayProblems();
        return next(replayProblems::add).map(written -> asked(written, any -> held(any, replayProblems)));
    }

    /** A game as written, its moves played as far as they are legal. */
    private record Written(
            String place,
            SettingName setting,
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
            tag(TERMINATION).filter(this::isTold).ifPresent(text -> own.putIfAbsent(DETAILS, text));
            return own;
        }

        /** Whether a termination says more than a record can: some programs write sentences. */
        private boolean isTold(String text) {
            String reason = game.outcome().map(Outcome::reason).orElse("");
            return !text.isBlank() && !Termination.isOpen(text) && !text.equalsIgnoreCase(reason);
        }

        GameRecord record(GameResult end, Optional<String> termination) {
            return new GameRecord(setting.id(), setting.given(), tag("FEN"), line, end, termination, ownTags());
        }
    }

    private Optional<Written> next(BiConsumer<Game, BadMove> whenBad) {
        if (tokens.get(next).kind() == Kind.END) {
            return Optional.empty();
        }
        line = tokens.get(next).line();
        String place = name + ":" + line;
        Head head = head();
        String setting = rules.spec(Optional.ofNullable(head.tags.get(PgnRules.TAG)), place);
        return Optional.of(asked(setting, place, counter -> written(setting, head, place, whenBad, counter)));
    }

    private <T> T asked(Written written, Function<Written, T> question) {
        return asked(written.setting.id(), written.place, counter -> question.apply(written));
    }

    private <T> T asked(String setting, String place, Function<WorkCounter, T> question) {
        try {
            return registry.follow(setting, "to replay a game", question);
        } catch (InputException | FailureException | TooLargeException asItIs) {
            throw asItIs;
        } catch (PlyspaceException refused) {
            throw new InputException(place, refused.getMessage());
        }
    }

    private Written written(
            String setting, Head head, String place, BiConsumer<Game, BadMove> whenBad, WorkCounter counter) {
        Optional<String> start = Optional.ofNullable(head.tags.get("FEN"));
        Rules rules = registry.rules(setting, start.orElse(""));
        Game game = new Game(rules, start.map(rules::read).orElseGet(rules::start));
        counter.count(game::plies);
        PgnMoves moves = new PgnMoves(game, tokens, next, name, whenBad);
        GameLine played = refusing(place, () -> moves.read(head.comments));
        next = moves.end();
        return new Written(place, SettingName.parse(setting), head.tags, game, played, moves.result());
    }

    /** Adds the place to the refusal of anything that a record must not contain. */
    private static <T> T refusing(String place, Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException refused) {
            throw new InputException(place, refused.getMessage());
        }
    }

    private GameRecord record(Written written) {
        GameResult end = result(written.result, written.tags, written.place);
        badEnd(written, end).ifPresent(reason -> {
            throw new FailureException(written.place, reason);
        });
        return concluded(written);
    }

    /** The record of a game that ended as it was found to end, where its text leaves that open. */
    private static GameRecord concluded(Written written) {
        Optional<Outcome> outcome = written.game.outcome();
        return refusing(written.place, () -> written.record(GameResult.of(outcome), outcome.map(Outcome::reason)));
    }

    /**
     * Ends the game as the text says, and returns the reason if moves and result contradict that. An open result contradicts no end: it
     * means that the game goes on, or that the result is not known.
     */
    private static Optional<String> badEnd(Written written, GameResult end) {
        Game game = written.game;
        if (end != GameResult.OPEN) {
            Optional<String> refused =
                    end.conclude(game, written.tag(TERMINATION).flatMap(Termination::ofPgn));
            if (refused.isPresent()) {
                return refused;
            }
        }
        String reason = game.outcome().map(Outcome::reason).orElse("");
        String claimed = written.tag(TERMINATION).orElse("");
        if (Termination.isByRules(claimed) && !claimed.equals(reason)) {
            return Optional.of("the tag Termination says " + Texts.shorten(claimed)
                    + ", but by moves and result it is: " + (reason.isEmpty() ? "not over" : reason));
        }
        if (claimed.equalsIgnoreCase(Termination.UNTERMINATED) && end != GameResult.OPEN) {
            return Optional.of(
                    "the tag Termination says " + Termination.UNTERMINATED + ", but the result is " + end.text());
        }
        return Optional.empty();
    }

    private PartialGame held(Written written, ReplayProblems replayProblems) {
        if (replayProblems.isEmpty()) {
            GameResult end = result(written.result, written.tags, written.place);
            Optional<String> badEnd = badEnd(written, end);
            if (badEnd.isEmpty()) {
                return PartialGame.of(new ReplayedGame(concluded(written), written.game));
            }
            replayProblems.addEnd(written.line, written.place + ": " + badEnd.get());
        }
        return new PartialGame(
                refusing(written.place, () -> written.record(GameResult.OPEN, Optional.empty())),
                written.game,
                written.tag("Result").or(written::result).orElse(GameResult.OPEN.text()),
                written.tag(TERMINATION),
                replayProblems.told());
    }

    /** What stands before the moves of a game: its tags, and comments before and among them. */
    private record Head(Map<String, String> tags, List<String> comments) {}

    /** Reads up to the last tag; after a comment, a tag that was given already is that of another game. */
    private Head head() {
        Head head = new Head(new LinkedHashMap<>(), new ArrayList<>());
        int tag = afterComments();
        while (tokens.get(tag).kind() == Kind.TAG && (tag == next || !head.tags.containsKey(nameOf(tokens.get(tag))))) {
            tokens.subList(next, tag).forEach(comment -> head.comments.add(comment.text()));
            add(head.tags, tokens.get(tag));
            next = tag + 1;
            tag = afterComments();
        }
        return head;
    }

    /** The name of a tag; some programs write {@code Setup} or {@code Fen}. */
    private static String nameOf(PgnLexer.PgnToken tag) {
        return GameRecord.RESERVED_TAGS.stream()
                .filter(tag.text()::equalsIgnoreCase)
                .findFirst()
                .orElse(tag.text());
    }

    private int afterComments() {
        int at = next;
        while (tokens.get(at).kind() == Kind.COMMENT) {
            at++;
        }
        return at;
    }

    private void add(Map<String, String> tags, PgnLexer.PgnToken tag) {
        if (tags.put(nameOf(tag), tag.value()) != null) {
            throw new InputException(
                    name + ":" + tag.line(), "the tag " + Texts.shorten(tag.text()) + " is given twice");
        }
    }

    private static GameResult result(Optional<String> written, Map<String, String> tags, String place) {
        String tag = tags.getOrDefault("Result", written.orElse(GameResult.OPEN.text()));
        if (!tag.equals(written.orElse(tag))) {
            throw new InputException(
                    place,
                    "the tag Result says " + Texts.shorten(tag) + ", but the moves end with " + written.orElseThrow());
        }
        return GameResult.of(tag).orElseThrow(() -> new InputException(place, GameResult.refusal(tag)));
    }
}
