package org.plyspace.tck.toy;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict;

/** Judges texts of moves of the toy. */
final class ToyJudge {

    private static final Pattern SHAPE = Pattern.compile(
            "(?:([KRP])@)?(?:([a-h][1-4])[-x]([a-h][1-4])|H-([LR]))(=R)?(?:\\+|\\+\\+|#)?|[KRP]\\*[a-h][1-4]");
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
        if (parts.group(2) == null && parts.group(4) == null) {
            return new Verdict.Illegal(Refusal.NOT_IN_HAND, "nothing is ever in hand", "toy 1");
        }
        String squares = parts.group(4) == null ? parts.group(2) + "-" + parts.group(3) : "H-" + parts.group(4);
        String promotion = parts.group(5) == null ? "" : parts.group(5);
        ToyReasons reasons = new ToyReasons(position);
        for (long move : legalMoves()) {
            if (ToyBoard.text(move, state.anchor()).equals(squares + promotion)) {
                return pieceMatches(move, parts.group(1)) ? new Verdict.Legal(move) : reasons.wrongPiece(move);
            }
        }
        return parts.group(4) == null
                ? reasons.whyNot(parts.group(2), parts.group(3), promotion)
                : reasons.whyNotHop(parts.group(4), promotion);
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
}
