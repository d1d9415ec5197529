package org.plyspace.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.notation.TypedText;

/**
 * Plays the words of a game's text. Moves may contain blanks ({@code R a5 x c3}): the longest run of words that is the text of
 * a move, legal or not, is taken as one. A word may be a move in any notation, with any dash.
 */
public final class Replay {

    private static final int LONGEST_RUN = 5;

    private final Game game;
    private final Notation notation;
    private final San san;
    private List<GameText.GameWord> tokens = List.of();
    private int next;

    /**
     * Creates a replay that starts at the game's current position.
     *
     * @param notation a readable notation
     */
    public Replay(Game game, Notation notation) {
        this.game = game;
        this.notation = notation;
        this.san = new San(game.position());
    }

    /** Plays words until they end or a move is bad; the game then stands before that move. */
    public Optional<BadMove> run(List<GameText.GameWord> words) {
        tokens = List.copyOf(words);
        next = 0;
        Optional<BadMove> bad = Optional.empty();
        while (next < tokens.size() && bad.isEmpty()) {
            bad = step();
        }
        return bad;
    }

    /**
     * Ends the game as its text says: by agreement or resignation unless the position decides it.
     *
     * @param result the result, see {@link GameText#result()}
     * @return the reason why the result is wrong; empty if it is right
     */
    public Optional<String> conclude(String result) {
        if (result.isEmpty() || result.equals(GameResult.OPEN.text())) {
            return Optional.empty();
        }
        return GameResult.of(result).orElse(GameResult.DRAW).conclude(game);
    }

    /** A run of words and its verdict as a move. */
    private record Candidate(int length, MoveMark.Marked marked, Verdict verdict) {

        boolean isMove() {
            return !(verdict instanceof Verdict.Malformed);
        }

        int readUpTo() {
            return ((Verdict.Malformed) verdict).offset();
        }
    }

    private Optional<BadMove> step() {
        Optional<Outcome> over = game.outcome();
        if (over.isPresent()) {
            return Optional.of(bad(1, "the game is over: " + over.get()));
        }
        Candidate candidate = longestMove();
        if (candidate.verdict instanceof Verdict.Legal legal) {
            return play(candidate, legal.move());
        }
        return Optional.of(bad(candidate.length, reason(candidate.marked.move(), candidate.verdict)));
    }

    private String reason(String text, Verdict refused) {
        return refused instanceof Verdict.Malformed malformed
                ? TypedMoves.unread(game.position(), text, malformed)
                : MoveTexts.reason(text, refused);
    }

    private Candidate longestMove() {
        List<Candidate> runs = new ArrayList<>();
        for (int length = Math.min(LONGEST_RUN, tokens.size() - next); length > 0; length--) {
            MoveMark.Marked marked =
                    MoveMark.split(TypedText.plain(game.position().rules(), textOf(length)));
            Candidate run = new Candidate(length, marked, judge(marked.move(), length));
            if (run.isMove()) {
                return run;
            }
            runs.add(run);
        }
        // None is a move: the run that could be read furthest best shows the mistake.
        Candidate best = runs.get(runs.size() - 1);
        for (int i = runs.size() - 2; i >= 0; i--) {
            best = runs.get(i).readUpTo() > best.readUpTo() + 1 ? runs.get(i) : best;
        }
        return best;
    }

    /**
     * Judges a single word in every notation, SAN before the machine form unless it has a hyphen, and several words in the
     * replay's notation.
     */
    private Verdict judge(String text, int length) {
        Position position = game.position();
        boolean machine = notation.equals(Notation.MACHINE);
        long meant = machine && length == 1 && text.indexOf('-') < 0 ? san.find(text) : Move.NONE;
        if (meant != Move.NONE) {
            return new Verdict.Legal(meant);
        }
        Verdict verdict = machine && length == 1
                ? TypedMoves.read(position, text)
                : position.words().judge(text, notation);
        return machine || length > 1 || verdict instanceof Verdict.Legal
                ? verdict
                : TypedMoves.better(verdict, TypedMoves.read(position, text));
    }

    private Optional<BadMove> play(Candidate candidate, long move) {
        game.play(move);
        Optional<String> disagreement = candidate.marked.mark().disagreement(game.position());
        if (disagreement.isPresent()) {
            game.takeBack();
            return disagreement.map(reason -> bad(candidate.length, reason));
        }
        next += candidate.length;
        return Optional.empty();
    }

    private String textOf(int length) {
        StringBuilder text = new StringBuilder();
        for (GameText.GameWord token : tokens.subList(next, next + length)) {
            text.append(text.isEmpty() ? "" : " ").append(token.text());
        }
        return text.toString();
    }

    private BadMove bad(int length, String reason) {
        return new BadMove(
                game.position().fullmoveNumber(),
                game.position().sideToMove(),
                tokens.get(next).line(),
                Texts.shorten(textOf(length)),
                reason);
    }

    /** The claim made by the mark printed after a move. */
    enum MoveMark {
        /** No claim; checks need not be marked. */
        NONE,
        /** The mark {@code +}: check, mate or not. */
        CHECK,
        /** The mark {@code ++}, {@code #} or {@code mate}. */
        MATE;

        private static final Pattern MARK = Pattern.compile("\\s*(\\+\\+|\\+|#|\\bmate)$");

        /**
         * A move's text without its mark.
         *
         * @param move the text before the mark
         * @param mark the claim
         */
        record Marked(String move, MoveMark mark) {}

        /** Separates a move from its mark, dropping {@code !} and {@code ?}. */
        static Marked split(String annotated) {
            String text = withoutAnnotation(annotated);
            Matcher matcher = MARK.matcher(text);
            if (!matcher.find()) {
                return new Marked(text, NONE);
            }
            MoveMark mark = matcher.group(1).equals("+") ? CHECK : MATE;
            return new Marked(text.substring(0, matcher.start()), mark);
        }

        /** By hand, since a regular expression would restart at each of many signs. */
        private static String withoutAnnotation(String text) {
            int end = text.length();
            while (end > 0 && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
                end--;
            }
            while (end < text.length() && end > 0 && text.charAt(end - 1) == ' ') {
                end--;
            }
            return text.substring(0, end);
        }

        /** The reason why the claim is wrong in the position after the move; empty if it is right. */
        Optional<String> disagreement(Position after) {
            boolean mate = after.outcome()
                    .filter(outcome -> outcome.reason().equals(Outcome.CHECKMATE))
                    .isPresent();
            return switch (this) {
                case NONE -> Optional.empty();
                case CHECK -> after.inCheck() ? Optional.empty() : Optional.of("it is marked as check but gives none");
                case MATE -> mate ? Optional.empty() : Optional.of("it is marked as mate but does not mate");
            };
        }
    }
}
