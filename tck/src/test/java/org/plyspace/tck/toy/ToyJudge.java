package org.plyspace.tck.toy;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Verdict;

/** Judges moves of the toy given as text. */
final class ToyJudge {

    private static final Pattern SHAPE =
            Pattern.compile("(?:([KRP])@)?(?:([a-h][1-4])[-x]([a-h][1-4])|H-([LR]))(=R)?(?:\\+|\\+\\+|#)?");
    private static final int LONGEST = 20;

    private final ToyPosition position;
    private final ToyState state;

    ToyJudge(ToyPosition position) {
        this.position = position;
        this.state = position.state();
    }

    Verdict judge(String text) {
        Matcher parts = SHAPE.matcher(text.length() > LONGEST ? text.substring(0, LONGEST) : text);
        if (!parts.matches()) {
            return new Verdict.Malformed("not a move; moves look like 'c1-c4', 'c3-c4=R', 'H-R'", 0);
        }
        String machine = (parts.group(4) == null ? parts.group(2) + "-" + parts.group(3) : "H-" + parts.group(4))
                + (parts.group(5) == null ? "" : parts.group(5));
        for (long move : legalMoves()) {
            if (ToyBoard.text(move, state.anchor()).equals(machine)) {
                return pieceMatches(move, parts.group(1))
                        ? new Verdict.Legal(move)
                        : illegal("another piece stands there");
            }
        }
        return whyNot(machine, parts.group(2));
    }

    private long[] legalMoves() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    private static boolean pieceMatches(long move, String letter) {
        boolean ofBoard = Move.piece(move) == Piece.NONE;
        return letter == null || (!ofBoard && ToyBoard.LETTERS.indexOf(letter) == Piece.type(Move.piece(move)));
    }

    private Verdict whyNot(String machine, String origin) {
        MoveList pseudo = position.moves().pseudoLegal();
        for (int i = 0; i < pseudo.size(); i++) {
            if (ToyBoard.text(pseudo.get(i), state.anchor()).equals(machine)) {
                return new Verdict.Illegal("leaves the king attacked", "toy 3", List.of(), true);
            }
        }
        if (origin == null) {
            return illegal("the board may not hop so: its owner moves it, with at most one man of his on it");
        }
        int from = ToyBoard.cellNamed(origin, state.anchor());
        if (from < 0) {
            return illegal("no such square now: " + origin);
        }
        if (state.pieceAt(from) == Piece.NONE) {
            return illegal("nothing stands on " + origin);
        }
        boolean own = Piece.side(state.pieceAt(from)) == state.side();
        return illegal(own ? "the man on " + origin + " does not move so" : "not your man on " + origin);
    }

    private static Verdict illegal(String reason) {
        return new Verdict.Illegal(reason, "toy 1", List.of());
    }
}
