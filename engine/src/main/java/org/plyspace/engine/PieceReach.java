package org.plyspace.engine;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.Fault;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;

/** Where a piece alone on the board can go. Needs no start position. */
public final class PieceReach {

    private PieceReach() {}

    /** The names of the squares that the piece could move to, sorted as plain text; as {@link #moves}. */
    public static List<String> squares(Rules rules, String symbol, String square) {
        return moves(rules, symbol, square).stream()
                .flatMap(move -> move.to().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * The piece's moves taken apart, sorted by their machine form; moves of boards are none of its own.
     *
     * @param symbol the piece's, with the letter in upper case for White and in lower case for Black
     * @param square where it stands, boards being where they are at the start
     * @throws QuestionException if there is no such piece or square
     */
    public static List<MoveFacts> moves(Rules rules, String symbol, String square) {
        return MoveTexts.facts(rules.position(alone(rules, symbol, square), Purpose.STUDY)).stream()
                .filter(move -> move.board().isEmpty())
                .toList();
    }

    /** What to say where the piece has no moves: that it has none, and what is wrong with its standing there, if anything is. */
    public static String nowhere(Rules rules, String symbol, String square) {
        List<String> anyway = faults(rules, rules.empty());
        String faults = faults(rules, alone(rules, symbol, square)).stream()
                .filter(fault -> !anyway.contains(fault))
                .map(fault -> "; " + fault)
                .collect(Collectors.joining());
        return "a " + PieceWords.of(rules, code(rules, symbol)) + " alone on " + square + " can go nowhere" + faults;
    }

    private static List<String> faults(Rules rules, Setup setup) {
        return rules.faults(setup, Purpose.GAME).stream().map(Fault::toString).toList();
    }

    private static Setup alone(Rules rules, String symbol, String square) {
        int code = code(rules, symbol);
        return rules.empty().toBuilder()
                .piece(cell(rules, square), code)
                .side(Piece.side(code))
                .build();
    }

    private static int code(Rules rules, String symbol) {
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                if (symbol.equals(type.symbol(side))) {
                    return Piece.code(side, type.index());
                }
            }
        }
        String symbols = rules.pieceTypes().stream()
                .map(type -> type.symbol() + " (" + type.name() + ")")
                .collect(Collectors.joining(", "));
        throw new QuestionException(
                "no piece '" + Texts.shorten(symbol) + "'; there are " + symbols + ", lower case letters for black");
    }

    private static int cell(Rules rules, String square) {
        Map<String, Integer> cells = rules.layout(rules.empty()).boards().stream()
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
