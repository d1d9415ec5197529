package org.plyspace.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plyspace.api.Fault;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.text.NearestMatch;

/**
 * Finds where a piece alone on the board can go. Needs no start position. Movable boards hang as in a given setup, of which
 * nothing else is used; {@link Rules#empty()} has them as at the start.
 */
public final class PieceReach {

    private PieceReach() {}

    /** The names of the squares of {@link #moves}, sorted as plain text. */
    public static List<String> squares(Rules rules, Setup boards, String symbol, String square) {
        return moves(rules, boards, symbol, square).stream()
                .flatMap(move -> move.to().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * The piece's moves as {@link MoveFacts}, sorted by their machine form; board moves are not included.
     *
     * @param symbol the piece's symbol, upper case for White, lower case for Black
     * @param square the square it stands on
     * @throws UsageException if there is no such piece or square
     */
    public static List<MoveFacts> moves(Rules rules, Setup boards, String symbol, String square) {
        return MoveTexts.facts(position(rules, boards, symbol, square)).stream()
                .filter(move -> move.board().isEmpty())
                .toList();
    }

    /**
     * A position of the piece alone, with its side to move.
     *
     * @throws UsageException if there is no such piece or square
     */
    public static Position position(Rules rules, Setup boards, String symbol, String square) {
        return rules.position(alone(rules, boards, symbol, square), Purpose.STUDY);
    }

    /** The legal moves of the man on a cell; castling counts as the king's. */
    public static long[] moves(Position position, int cell) {
        return LegalMoves.of(position)
                .filter(move ->
                        Move.kind(move) != Move.BOARD && Move.kind(move) != Move.DROP && Move.from(move) == cell)
                .toArray();
    }

    /**
     * The cells on which the man on a cell could capture but to which it cannot move at present; meant for a man alone on the
     * board.
     */
    public static int[] captures(Position position, int cell) {
        Set<Integer> targets =
                LongStream.of(moves(position, cell)).mapToObj(Move::to).collect(Collectors.toSet());
        int[] attacked = new int[position.rules().cells()];
        int count = position.attacks(cell, attacked);
        return IntStream.of(Arrays.copyOf(attacked, count))
                .filter(target -> !targets.contains(target))
                .toArray();
    }

    /** The names of the squares on which the piece alone could capture but to which it cannot move; sorted as plain text. */
    public static List<String> captureSquares(Rules rules, Setup boards, String symbol, String square) {
        Position position = position(rules, boards, symbol, square);
        return IntStream.of(captures(position, cell(position.words().layout(), square)))
                .mapToObj(position.words()::name)
                .sorted()
                .toList();
    }

    /** The message for a piece without moves, including any fault of its standing there. */
    public static String nowhere(Rules rules, Setup boards, String symbol, String square) {
        List<String> anyway = faults(rules, empty(rules, boards).build());
        String faults = faults(rules, alone(rules, boards, symbol, square)).stream()
                .filter(fault -> !anyway.contains(fault))
                .map(fault -> "; " + fault)
                .collect(Collectors.joining());
        return "a " + PieceWords.of(rules, code(rules, symbol)) + " alone on " + square + " can go nowhere" + faults;
    }

    private static List<String> faults(Rules rules, Setup setup) {
        return rules.faults(setup, Purpose.GAME).stream().map(Fault::toString).toList();
    }

    private static Setup alone(Rules rules, Setup boards, String symbol, String square) {
        int code = code(rules, symbol);
        Setup empty = empty(rules, boards).build();
        return empty.toBuilder()
                .piece(cell(rules.layout(empty), square), code)
                .side(Piece.side(code))
                .build();
    }

    private static Setup.Builder empty(Rules rules, Setup boards) {
        Setup.Builder empty = rules.empty().toBuilder();
        for (int board = 0; board < boards.boards(); board++) {
            empty.anchor(board, boards.anchorOf(board));
        }
        return empty;
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
        throw new UsageException(
                "no piece '" + Texts.shorten(symbol) + "'; there are " + symbols + ", lower case letters for black");
    }

    /**
     * The cell of a name as the boards hang now.
     *
     * @throws UsageException if there is no such cell
     */
    public static int cell(Layout layout, String square) {
        Map<String, Integer> cells = layout.boards().stream()
                .flatMap(board -> board.squares().stream())
                .collect(Collectors.toMap(Layout.Square::name, Layout.Square::cell));
        Integer cell = cells.get(square);
        if (cell == null) {
            List<String> names = cells.keySet().stream().sorted().toList();
            throw new UsageException("no square '" + Texts.shorten(square) + "'; squares are named like "
                    + names.get(0) + " or " + names.get(names.size() - 1)
                    + NearestMatch.question(square, names));
        }
        return cell;
    }
}
