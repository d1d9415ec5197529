package org.plyspace.cli.view;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Held;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.engine.notation.Figurines;

/** The symbols of a position's men, on the boards and in hand: upper case for White, lower case for Black, or chessmen of Unicode. */
final class PieceSymbols {

    private final List<PieceType> types;
    private final IntUnaryOperator pieceAt;
    private final boolean unicode;
    private final int width;

    /**
     * Of what stands on each cell, as a {@link Piece} code.
     *
     * @param unicode whether types with a usual name are chessmen of Unicode
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

    /** What each symbol means: {@code K king}. */
    List<String> legend() {
        return types.stream()
                .map(type -> symbol(type, Side.WHITE) + " " + type.name())
                .toList();
    }

    /** Whose man stands on a cell, if there is one. */
    Optional<Side> side(int cell) {
        int code = pieceAt.applyAsInt(cell);
        return code == Piece.NONE ? Optional.empty() : Optional.of(Piece.side(code));
    }

    /** How many characters the longest symbol of these rules has. */
    int width() {
        return width;
    }

    /** The symbol of the man on a cell, or empty. */
    Optional<String> on(int cell) {
        int code = pieceAt.applyAsInt(cell);
        return code == Piece.NONE ? Optional.empty() : Optional.of(of(code));
    }

    /** A text with fill characters before it, so that it is as wide as the longest symbol. */
    String aligned(String text, char fill) {
        return String.valueOf(fill).repeat(width - text.length()) + text;
    }

    /** {@code in hand: white P2, B; black nothing}; nothing where the rules have no hands. */
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

    private String held(Held pieces) {
        return of(pieces.piece()) + (pieces.count() > 1 ? pieces.count() : "");
    }

    private String of(int code) {
        return symbol(types.get(Piece.type(code)), Piece.side(code));
    }
}
