package org.plyspace.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;

/** Where a piece alone on the board can go (cube.md 4, Piece reach). Needs no start position. */
public final class PieceReach {

    private PieceReach() {}

    /** The names of the squares that the piece could move to, sorted as plain text; as {@link #moves}. */
    public static List<String> squares(Rules rules, String letter, String square) {
        return moves(rules, letter, square).stream()
                .flatMap(move -> move.to().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * The piece's moves taken apart, sorted by their machine form; moves of boards are none of its own.
     *
     * @param letter the piece's, upper case for White, lower case for Black
     * @param square where it stands, boards being where they are at the start
     * @throws QuestionException if there is no such piece or square
     */
    public static List<MoveFacts> moves(Rules rules, String letter, String square) {
        int code = code(rules, letter);
        int cell = cell(rules, square);
        Setup alone = rules.empty().toBuilder()
                .piece(cell, code)
                .side(Piece.side(code))
                .build();
        return MoveTexts.facts(rules.position(alone, Purpose.STUDY)).stream()
                .filter(move -> move.board().isEmpty())
                .toList();
    }

    private static int code(Rules rules, String letter) {
        for (PieceType type : rules.pieceTypes()) {
            String upper = String.valueOf(type.letter());
            if (letter.equals(upper)) {
                return Piece.code(Side.WHITE, type.index());
            }
            if (letter.equals(upper.toLowerCase(Locale.ROOT))) {
                return Piece.code(Side.BLACK, type.index());
            }
        }
        String letters = rules.pieceTypes().stream()
                .map(type -> type.letter() + " (" + type.name() + ")")
                .collect(Collectors.joining(", "));
        throw new QuestionException(
                "no piece '" + Texts.shorten(letter) + "'; there are " + letters + ", lower case letters for black");
    }

    private static int cell(Rules rules, String square) {
        Map<String, Integer> cells = rules.position(rules.empty(), Purpose.STUDY).words().layout().boards().stream()
                .flatMap(board -> board.squares().stream())
                .collect(Collectors.toMap(Layout.Square::name, Layout.Square::cell));
        Integer cell = cells.get(square);
        if (cell == null) {
            List<String> names = cells.keySet().stream().sorted().toList();
            throw new QuestionException("no square '" + Texts.shorten(square) + "'; squares are named like "
                    + names.get(0) + " or " + names.get(names.size() - 1)
                    + NearestMatch.question(square, names));
        }
        return cell;
    }
}
