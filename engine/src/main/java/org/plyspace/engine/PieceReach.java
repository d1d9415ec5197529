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
import org.plyspace.api.MoveList;
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
 * Where a piece alone on the board can go. Needs no start position. Movable boards hang as they do in a setup that is given, of which
 * nothing else counts; {@link Rules#empty()} has them where they are at the start.
 */
public final class PieceReach {

    private PieceReach() {}

    /** The names of the squares that the piece could move to, sorted as plain text; as {@link #moves}. */
    public static List<String> squares(Rules rules, Setup boards, String symbol, String square) {
        return moves(rules, boards, symbol, square).stream()
                .flatMap(move -> move.to().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * The piece's moves taken apart, sorted by their machine form; moves of boards are none of its own.
     *
     * @param symbol the piece's, with the letter in upper case for White and in lower case for Black
     * @param square where it stands
     * @throws UsageException if there is no such piece or square
     */
    public static List<MoveFacts> moves(Rules rules, Setup boards, String symbol, String square) {
        return MoveTexts.facts(position(rules, boards, symbol, square)).stream()
                .filter(move -> move.board().isEmpty())
                .toList();
    }

    /**
     * The piece alone on the boards, it being its side's turn.
     *
     * @throws UsageException if there is no such piece or square
     */
    public static Position position(Rules rules, Setup boards, String symbol, String square) {
        return rules.position(alone(rules, boards, symbol, square), Purpose.STUDY);
    }

    /** The legal moves of the man on a cell; castling is the king's. */
    public static long[] moves(Position position, int cell) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray())
                .filter(move ->
                        Move.kind(move) != Move.BOARD && Move.kind(move) != Move.DROP && Move.from(move) == cell)
                .toArray();
    }

    /**
     * The cells on which the man on a cell captures what stands there, without being able to go there as men stand; of use where it is alone.
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

    /** The names of the squares on which the piece alone could capture, but not go to; sorted as plain text. */
    public static List<String> captureSquares(Rules rules, Setup boards, String symbol, String square) {
        Position position = position(rules, boards, symbol, square);
        return IntStream.of(captures(position, cell(position.words().layout(), square)))
                .mapToObj(position.words()::name)
                .sorted()
                .toList();
    }

    /** What to say where the piece has no moves: that it has none, and what is wrong with its standing there, if anything is. */
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
     * The cell of this name, as boards hang.
     *
     * @throws UsageException if there is none
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
