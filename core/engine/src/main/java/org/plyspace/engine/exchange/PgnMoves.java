package org.plyspace.engine.exchange;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.exchange.PgnLexer.PgnToken;
import org.plyspace.engine.exchange.PgnLexer.PgnToken.Kind;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.notation.Dashes;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.MoveSigns;
import org.plyspace.engine.replay.BadMove;
import org.plyspace.engine.replay.GameText.GameWord;
import org.plyspace.engine.replay.Replay;

/** Reads the moves of one game in a text like PGN: numbers, moves, signs, comments, variations, result. For one use. */
final class PgnMoves {

    private static final Pattern SKIPPED = Pattern.compile("[0-9]+\\.*|\\.+");
    /** A number too large for {@link MoveSigns} is ignored. */
    private static final Pattern SIGN_NUMBER = Pattern.compile("\\$[0-9]+");

    private static final Pattern NUMBER = Pattern.compile("^[0-9]+\\.+");

    /** The part of a square that {@link PgnWriter} writes without its parentheses. */
    private static final Pattern UNBRACKETED = Pattern.compile("_([0-9A-Za-z]+)_");

    private static final Pattern EN_PASSANT = Pattern.compile("e\\.?p\\.?");

    private final Game game;
    private final Replay replay;
    private final List<PgnToken> tokens;
    private final String name;
    private final BiConsumer<Game, BadMove> whenBad;
    private int next;
    private int depth;
    /** Whether the line that is read has ended before a bad move. */
    private boolean cut;

    private Optional<String> result = Optional.empty();

    /**
     * Creates a reader that starts at a token.
     *
     * @param game the game at its start; at the end of the moves afterwards
     * @param whenBad receives each move that the rules do not allow, with the game standing before it; unless it throws, the
     *     line ends there and reading continues after the line
     */
    PgnMoves(Game game, List<PgnToken> tokens, int first, String name, BiConsumer<Game, BadMove> whenBad) {
        this.game = game;
        this.replay = new Replay(game, Notation.MACHINE);
        this.tokens = tokens;
        this.next = first;
        this.name = name;
        this.whenBad = whenBad;
    }

    /** The index of the token after the game. */
    int end() {
        return next;
    }

    /** The result at the end of the moves, if there is one. */
    Optional<String> result() {
        return result;
    }

    /**
     * Reads up to what is said after the result, the next game's tags or the end.
     *
     * @param before the comments among the tags
     */
    GameLine read(List<String> before) {
        Draft draft = new Draft(game.plies() + 1);
        before.forEach(comment -> addComment(draft, comment));
        GameLine line = line(draft);
        if (tokens.get(next).kind() == Kind.CLOSE) {
            throw refusal("unmatched ')'; expected a '(' before it");
        }
        return line;
    }

    /** The part of a line read so far; its moves are those of the game from its first ply on. */
    private static final class Draft {
        private final int firstPly;
        private final List<String> moves = new ArrayList<>();
        private final SortedMap<Integer, StringJoiner> comments = new TreeMap<>();
        private final SortedMap<Integer, Set<String>> signs = new TreeMap<>();
        private final List<GameLine> variations = new ArrayList<>();

        Draft(int firstPly) {
            this.firstPly = firstPly;
        }

        GameLine line() {
            SortedMap<Integer, String> joined = new TreeMap<>();
            comments.forEach((ply, parts) -> joined.put(ply, parts.toString()));
            SortedMap<Integer, String> together = new TreeMap<>();
            signs.forEach((ply, all) -> together.put(ply, String.join(" ", all)));
            return new GameLine(firstPly, moves, joined, together, variations);
        }
    }

    private GameLine line(Draft draft) {
        while (result.isEmpty() && continues(tokens.get(next).kind())) {
            PgnToken token = tokens.get(next);
            switch (token.kind()) {
                case COMMENT -> addComment(draft, token.text());
                case OPEN -> addVariation(draft);
                default -> addWord(draft, token);
            }
            next++;
        }
        if (result.isPresent()) {
            addRest(draft);
        }
        return draft.line();
    }

    /** What is said after the result is said of the game that has ended, unless its end is not known. */
    private void addRest(Draft draft) {
        for (; tokens.get(next).kind() == Kind.COMMENT; next++) {
            if (!cut) {
                addComment(draft, tokens.get(next).text());
            }
        }
    }

    private static boolean continues(Kind kind) {
        return kind == Kind.COMMENT || kind == Kind.OPEN || kind == Kind.WORD;
    }

    private void addComment(Draft draft, String text) {
        if (!text.isEmpty()) {
            draft.comments
                    .computeIfAbsent(game.plies(), ply -> new StringJoiner(" "))
                    .add(text);
        }
    }

    private void addVariation(Draft draft) {
        if (draft.moves.isEmpty()) {
            throw refusal("a variation with no move before it to replace");
        }
        if (++depth > GameLine.DEEPEST) {
            throw refusal("variations nest too deeply; expected at most " + GameLine.DEEPEST + " within each other");
        }
        long replaced = game.takeBack();
        int before = game.plies();
        next++;
        GameLine variation = line(new Draft(game.plies() + 1));
        if (!cut || !variation.moves().isEmpty()) {
            draft.variations.add(variation);
        }
        cut = false;
        if (tokens.get(next).kind() != Kind.CLOSE) {
            throw refusal("unclosed variation; expected ')'");
        }
        while (game.plies() > before) {
            game.takeBack();
        }
        game.play(replaced);
        depth--;
    }

    private void addWord(Draft draft, PgnToken token) {
        String word = unnumbered(token);
        if (word.isEmpty() || SKIPPED.matcher(word).matches()) {
            return;
        }
        Optional<String> sign = MoveSigns.of(word);
        if (sign.isPresent()) {
            addSign(draft, sign.get());
        } else if (SIGN_NUMBER.matcher(word).matches() || isTrueEnPassant(draft, word)) {
            return;
        } else if (depth == 0 && GameResult.of(word).isPresent()) {
            result = Optional.of(word);
        } else {
            play(draft, word, token.line());
        }
    }

    /** Whether a word says {@code e.p.} of the preceding move, and rightly. */
    private boolean isTrueEnPassant(Draft draft, String word) {
        return EN_PASSANT.matcher(word).matches()
                && !draft.moves.isEmpty()
                && Move.kind(game.move(game.plies() - 1)) == Move.EN_PASSANT;
    }

    /** Adds a sign to the preceding move; one before all moves of a line is ignored. */
    private void addSign(Draft draft, String sign) {
        if (!draft.moves.isEmpty()) {
            draft.signs
                    .computeIfAbsent(game.plies(), ply -> new LinkedHashSet<>())
                    .add(sign);
        }
    }

    /** Puts parentheses back into a move where squares have them. */
    private String bracketed(String word) {
        int cells = word.indexOf('_') < 0 ? 0 : game.position().rules().cells();
        PositionWords words = game.position().words();
        return IntStream.range(0, cells).mapToObj(words::name).anyMatch(name -> name.contains("("))
                ? UNBRACKETED.matcher(word).replaceAll("($1)")
                : word;
    }

    private void play(Draft draft, String written, int line) {
        String word = bracketed(written);
        Optional<BadMove> bad = replay.run(List.of(new GameWord(word, line)));
        if (bad.isPresent()) {
            whenBad.accept(game, bad.get());
            cut = true;
            skipLine();
            return;
        }
        long move = game.takeBack();
        Position position = game.position();
        draft.moves.add(position.words().text(move, Notation.MACHINE));
        game.play(move);
        MoveSigns.of(MoveSigns.after(word)).ifPresent(sign -> addSign(draft, sign));
    }

    /** Skips to the last token of the line, variations included; only the result at the end of the game counts. */
    private void skipLine() {
        int open = 0;
        while (continues(tokens.get(next + 1).kind())
                || (open > 0 && tokens.get(next + 1).kind() == Kind.CLOSE)) {
            PgnToken token = tokens.get(++next);
            open += token.kind() == Kind.OPEN ? 1 : token.kind() == Kind.CLOSE ? -1 : 0;
            boolean ofGame = depth == 0 && open == 0 && token.kind() == Kind.WORD;
            result = Optional.of(unnumbered(token))
                    .filter(word -> ofGame && GameResult.of(word).isPresent());
            if (result.isPresent()) {
                return;
            }
        }
    }

    private static String unnumbered(PgnToken word) {
        return NUMBER.matcher(Dashes.plain(word.text())).replaceFirst("");
    }

    private InputException refusal(String reason) {
        PgnToken token = tokens.get(next);
        String found = token.kind() == Kind.END ? "the end" : "'" + Texts.shorten(token.text()) + "'";
        return new InputException(name + ":" + token.line(), reason + " (at " + found + ")");
    }
}
