package org.plyspace.conformance.check;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.conformance.check.RuleCheck.AskedQuestion;
import org.plyspace.engine.LegalMoves;
import org.plyspace.engine.MoveTexts;

/** What must hold in every position of a game. */
final class PlayQuestions {

    private final AskedQuestion moves =
            new AskedQuestion("moves", "legal moves are listed once, counted and judged alike");
    private final AskedQuestion unmake = new AskedQuestion("unmake", "a move taken back leaves the position as it was");
    private final AskedQuestion texts = new AskedQuestion("texts", "a position read from its text is the same");

    /** Asks about a position, which is left as it was. */
    void ask(Position position) {
        long[] list = LegalMoves.of(position).toArray();
        String text = position.words().text();
        long key = position.key();
        Set<String> names = new TreeSet<>();
        int captures = 0;
        for (long move : list) {
            String name = position.words().text(move, Notation.MACHINE);
            boolean once = names.add(name);
            moves.ask(once, () -> name + " is listed twice in '" + text + "'");
            boolean legal = position.words().judge(name, Notation.MACHINE) instanceof Verdict.Legal judged
                    && judged.move() == move;
            moves.ask(legal, () -> name + " is listed in '" + text + "' and judged illegal; expected legal");
            captures += capturesEnemy(position, move) ? 1 : 0;
            position.make(move);
            position.unmake();
            boolean same = position.key() == key && position.words().text().equals(text);
            unmake.ask(
                    same,
                    () -> "'" + text + "' is '" + position.words().text() + "' after " + name
                            + " was taken back; expected the same");
        }
        askCounts(position, list.length, captures, text);
        askText(position, names, text);
    }

    /** Captures of a side's own men, where an option allows them, are not listed among captures. */
    private static boolean capturesEnemy(Position position, long move) {
        return Move.isCapture(move) && Piece.side(Move.captured(move)) != position.sideToMove();
    }

    private void askCounts(Position position, int listed, int captures, String text) {
        int counted = position.countLegalMoves();
        moves.ask(
                counted == listed,
                () -> counted + " moves are counted in '" + text + "'; expected " + listed + ", as listed");
        moves.ask(
                position.hasLegalMove() == listed > 0,
                () -> (listed > 0 ? "no move is found in '" : "a move is found in '") + text + "'; expected as listed");
        MoveList loud = new MoveList();
        position.legalCaptures(loud);
        moves.ask(
                loud.size() == captures,
                () -> loud.size() + " captures are listed in '" + text + "'; expected " + captures);
    }

    private void askText(Position position, Set<String> names, String text) {
        Position same = position.rules().readPosition(text);
        Set<String> others = Set.copyOf(MoveTexts.sorted(same));
        String other = same.words().text();
        texts.ask(text.equals(other), () -> "'" + text + "' is read as '" + other + "'; expected the same");
        texts.ask(names.equals(others), () -> "'" + text + "' has other moves when read; expected the same");
    }

    /** Takes note that the rules threw something in play. */
    void fail(String why) {
        moves.fail(why);
    }

    List<CheckAnswer> answers() {
        return List.of(moves.answer(), unmake.answer(), texts.answer());
    }
}
