package org.plyspace.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.MoveTexts;

/**
 * Plays the words of a game's text on a game. Moves may be written with blanks in them ({@code R a5 x c3}): the longest
 * run of words that is a move's text, legal or not, is taken as one move.
 */
public final class Replay {

    private static final int LONGEST_RUN = 5;

    private final Game game;
    private final Notation notation;
    private final List<GameWord> tokens;
    private int next;

    /**
     * Starts at the game's present position.
     *
     * @param notation one that is readable
     */
    public Replay(Game game, Notation notation, List<GameWord> tokens) {
        this.game = game;
        this.notation = notation;
        this.tokens = List.copyOf(tokens);
    }

    /** Plays until the words end, or a move is wrong; the game then stands before that move. */
    public Optional<BadMove> run() {
        Optional<BadMove> bad = Optional.empty();
        while (next < tokens.size() && bad.isEmpty()) {
            bad = step();
        }
        return bad;
    }

    /**
     * Ends the game as its text says: a draw is agreed or a side has resigned if the position does not decide it.
     *
     * @param result as {@link GameText#result()}
     * @return why the result is wrong, or empty
     */
    public Optional<String> conclude(String result) {
        if (result.isEmpty() || result.equals(GameResult.OPEN.text())) {
            return Optional.empty();
        }
        return GameResult.of(result).orElse(GameResult.DRAW).conclude(game);
    }

    /** A run of words, and what the rules say of it as a move. */
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
        return Optional.of(bad(candidate.length, MoveTexts.reason(candidate.marked.move(), candidate.verdict)));
    }

    private Candidate longestMove() {
        PositionWords words = game.position().words();
        List<Candidate> runs = new ArrayList<>();
        for (int length = Math.min(LONGEST_RUN, tokens.size() - next); length > 0; length--) {
            MoveMark.Marked marked = MoveMark.split(textOf(length));
            Candidate run = new Candidate(length, marked, words.judge(marked.move(), notation));
            if (run.isMove()) {
                return run;
            }
            runs.add(run);
        }
        // None is a move: the one that could be read furthest tells best what is wrong.
        Candidate best = runs.get(runs.size() - 1);
        for (int i = runs.size() - 2; i >= 0; i--) {
            best = runs.get(i).readUpTo() > best.readUpTo() + 1 ? runs.get(i) : best;
        }
        return best;
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
        for (GameWord token : tokens.subList(next, next + length)) {
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
}
