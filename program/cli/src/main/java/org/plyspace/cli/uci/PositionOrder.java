package org.plyspace.cli.uci;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Notations;

/**
 * The arguments of {@code position}.
 *
 * @param text the position in which the game begins; empty for the start
 * @param moves the moves played since
 */
record PositionOrder(Optional<String> text, List<String> moves) {

    private static final String START = "startpos";
    private static final String TEXT = "fen ";
    private static final String MOVES = " moves";

    /**
     * Reads what follows {@code position}. The text of a position may have blanks: it ends at the word {@code moves}.
     *
     * @throws UsageException if there is neither {@code startpos} nor {@code fen}
     */
    static PositionOrder parse(String words) {
        String padded = words + " ";
        int end = padded.indexOf(MOVES + " ");
        String position = (end < 0 ? words : words.substring(0, end)).strip();
        String played = end < 0 ? "" : padded.substring(end + MOVES.length()).strip();
        List<String> moves = played.isEmpty() ? List.of() : List.of(played.split("\\s+", -1));
        if (position.equals(START)) {
            return new PositionOrder(Optional.empty(), moves);
        }
        if (!position.startsWith(TEXT)) {
            throw new UsageException(
                    "expected 'position startpos' or 'position fen TEXT', found '" + Texts.shorten(position) + "'");
        }
        return new PositionOrder(Optional.of(position.substring(TEXT.length()).strip()), moves);
    }

    /**
     * Plays the moves and returns the game.
     *
     * @throws org.plyspace.api.PlyspaceException if the position cannot be played, or a move is not legal
     */
    Game game(Rules rules) {
        Setup start = text.map(rules::read).orElseGet(rules::start);
        Game game = new Game(rules, start);
        for (String move : moves) {
            Verdict verdict = judge(game.position(), move);
            if (verdict instanceof Verdict.Legal legal) {
                game.play(legal.move());
            } else {
                throw new UsageException("move " + (game.plies() + 1) + ", '" + Texts.shorten(move) + "': "
                        + MoveTexts.reason(move, verdict));
            }
        }
        return game;
    }

    /**
     * Judges a move as a program writes it: in UCI notation if the rule set has a name in the protocol, or in machine form. One that is
     * legal in neither form gets the verdict of the machine form if it is well-formed there, else that of UCI notation.
     */
    static Verdict judge(Position position, String word) {
        Verdict exchanged = position.words().judge(word, Notations.exchanged(position.rules()));
        if (exchanged instanceof Verdict.Legal) {
            return exchanged;
        }
        Verdict machine = position.words().judge(word, Notation.MACHINE);
        return machine instanceof Verdict.Malformed ? exchanged : machine;
    }
}
