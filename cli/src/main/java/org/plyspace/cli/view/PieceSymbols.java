package org.plyspace.cli.view;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Held;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** The symbols of a position's men, on the boards and in hand: upper case for White, lower case for Black. */
public final class PieceSymbols {

    private final List<PieceType> types;
    private final IntUnaryOperator pieceAt;
    private final int width;

    /** Of a position as it is when it is drawn. */
    public PieceSymbols(Position position) {
        this(position.rules().pieceTypes(), position::pieceAt);
    }

    /** With what stands on a cell, as a {@link Piece} code. */
    /** Of what stands on each cell. */
    public PieceSymbols(List<PieceType> types, IntUnaryOperator pieceAt) {
        this.types = types;
        this.pieceAt = pieceAt;
        this.width = types.stream()
                .map(PieceType::symbol)
                .mapToInt(String::length)
                .max()
                .orElse(1);
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
        return types.get(Piece.type(code)).symbol(Piece.side(code));
    }
}
