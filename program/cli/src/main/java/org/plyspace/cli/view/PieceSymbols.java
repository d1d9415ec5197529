package org.plyspace.cli.view;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.engine.notation.Figurines;

/** The symbols of a position's men, on the boards and in hand: upper case for White, lower case for Black, or Unicode chessmen. */
final class PieceSymbols {

    private final List<PieceType> types;
    private final IntUnaryOperator pieceAt;
    private final boolean unicode;
    /** The length of the longest symbol of these rules. */
    final int width;

    /**
     * Creates symbols for the men on the cells.
     *
     * @param unicode whether types with a usual name are Unicode chessmen
     */
    PieceSymbols(List<PieceType> types, IntUnaryOperator pieceAt, boolean unicode) {
        this.types = types;
        this.pieceAt = pieceAt;
        this.unicode = unicode;
        this.width = types.stream()
                .map(type -> symbol(type, Side.WHITE))
                .mapToInt(String::length)
                .max()
                .orElse(1);
    }

    private String symbol(PieceType type, Side side) {
        return Optional.of(type)
                .filter(any -> unicode)
                .flatMap(any -> Figurines.of(any, side, types))
                .orElseGet(() -> type.symbol(side));
    }

    /** The meaning of each symbol: {@code K king}. */
    List<String> legend() {
        return types.stream()
                .map(type -> symbol(type, Side.WHITE) + " " + type.name())
                .toList();
    }

    /** The owner of the man on a cell, if there is one. */
    Optional<Side> side(int cell) {
        int code = pieceAt.applyAsInt(cell);
        return code == Piece.NONE ? Optional.empty() : Optional.of(Piece.side(code));
    }

    /** The symbol of the man on a cell; empty if the cell is. */
    Optional<String> on(int cell) {
        int code = pieceAt.applyAsInt(cell);
        return code == Piece.NONE ? Optional.empty() : Optional.of(of(code));
    }

    /** Pads a text on the left with fill characters to the width of the longest symbol. */
    String aligned(String text, char fill) {
        return String.valueOf(fill).repeat(width - text.length()) + text;
    }

    /** The hands, {@code in hand: white P2, B; black nothing}; no lines if the rules have none. */
    List<String> hands(Layout layout) {
        return layout.hands().isEmpty()
                ? List.of()
                : List.of("in hand: " + hand(layout, Side.WHITE) + "; " + hand(layout, Side.BLACK));
    }

    private String hand(Layout layout, Side side) {
        String held = layout.hands().stream()
                .filter(pieces -> Piece.side(pieces.piece()) == side && pieces.count() > 0)
                .map(this::held)
                .collect(Collectors.joining(", "));
        return side.word() + " " + (held.isEmpty() ? "nothing" : held);
    }

    private String held(Layout.Held pieces) {
        return of(pieces.piece()) + (pieces.count() > 1 ? pieces.count() : "");
    }

    private String of(int code) {
        return symbol(types.get(Piece.type(code)), Piece.side(code));
    }
}
