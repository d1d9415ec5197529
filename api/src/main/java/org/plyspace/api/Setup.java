package org.plyspace.api;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Pieces on cells and in hand, boards on anchors, a side to move and fields: anything that can be written down, whether or not
 * it is a position. Immutable. {@link Rules#faults} says what keeps it from being a position.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Setup {

    /** The field of castling rights; {@code -} if there are none. */
    public static final String CASTLING = "castling";
    /** The field of the preceding double step; {@code -} if there was none. */
    public static final String EN_PASSANT = "en passant";

    /** The largest halfmove clock and fullmove number that positions have and texts may state (notation.md, Positions). */
    public static final int LARGEST_CLOCK = 100_000;

    private static final String NOTHING = "-";

    private final int[] pieces;
    private final int[] anchors;
    private final int[] hands;
    private final Side side;
    private final int halfmoveClock;
    private final int fullmoveNumber;
    private final Map<String, String> fields;

    private Setup(Builder builder) {
        this.pieces = builder.pieces.clone();
        this.anchors = builder.anchors.clone();
        this.hands = builder.hands.clone();
        this.side = builder.side;
        this.halfmoveClock = builder.halfmoveClock;
        this.fullmoveNumber = builder.fullmoveNumber;
        this.fields = Collections.unmodifiableMap(new LinkedHashMap<>(builder.fields));
    }

    /** A builder of an empty setup with boards on anchors 0, 1, 2, ..., White to move, move 1. */
    public static Builder builder(int cells, int boards) {
        return new Builder(cells, boards);
    }

    /** A builder initialised with this setup. */
    public Builder toBuilder() {
        Builder builder = new Builder(pieces.length, anchors.length);
        System.arraycopy(pieces, 0, builder.pieces, 0, pieces.length);
        System.arraycopy(anchors, 0, builder.anchors, 0, anchors.length);
        System.arraycopy(hands, 0, builder.hands, 0, hands.length);
        builder.side(side).clocks(halfmoveClock, fullmoveNumber).fields.putAll(fields);
        return builder;
    }

    public int cells() {
        return pieces.length;
    }

    /** The {@link Piece} code on a cell. */
    public int pieceAt(int cell) {
        return pieces[cell];
    }

    /** The number of movable boards, numbered as in {@link Layout#movableBoards()}; 0 if all boards are fixed. */
    public int boards() {
        return anchors.length;
    }

    /** The anchor of a movable board, numbered as in {@link Layout#anchors()}. */
    public int anchorOf(int board) {
        return anchors[board];
    }

    /** The number of pieces of a {@link Piece} code in its side's hand. */
    public int hand(int piece) {
        return hands[piece];
    }

    public Side side() {
        return side;
    }

    /** The number of plies since the last capture or pawn move. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the current move, starting at 1 and incremented after Black's move. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** The text of a field, as in notation.md. Unset fields are {@code -} for castling and en passant, else empty. */
    public String field(String name) {
        return fields.getOrDefault(name, name.equals(CASTLING) || name.equals(EN_PASSANT) ? NOTHING : "");
    }

    /** The fields that are set, castling and en passant included, in the order of setting. */
    public Map<String, String> fields() {
        return fields;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that
                && Arrays.equals(pieces, that.pieces)
                && Arrays.equals(anchors, that.anchors)
                && Arrays.equals(hands, that.hands)
                && side == that.side
                && halfmoveClock == that.halfmoveClock
                && fullmoveNumber == that.fullmoveNumber
                && fields.equals(that.fields);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                Arrays.hashCode(pieces),
                Arrays.hashCode(anchors),
                Arrays.hashCode(hands),
                side,
                halfmoveClock,
                fullmoveNumber,
                fields);
    }

    /** Collects a setup; can be used again after {@link #build()}. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public static final class Builder {

        private final int[] pieces;
        private final int[] anchors;
        private final int[] hands = new int[Piece.CODES];
        private final Map<String, String> fields = new LinkedHashMap<>();
        private Side side = Side.WHITE;
        private int halfmoveClock;
        private int fullmoveNumber = 1;

        private Builder(int cells, int boards) {
            pieces = new int[cells];
            anchors = new int[boards];
            Arrays.setAll(anchors, board -> board);
        }

        /** Puts a {@link Piece} code, or {@link Piece#NONE}, on a cell. */
        public Builder piece(int cell, int code) {
            pieces[cell] = code;
            return this;
        }

        /** Hangs a board on an anchor. */
        public Builder anchor(int board, int anchor) {
            anchors[board] = anchor;
            return this;
        }

        /** Sets the number, 0 or more, of pieces of a {@link Piece} code in its side's hand. */
        public Builder hand(int piece, int count) {
            hands[piece] = count;
            return this;
        }

        public Builder side(Side newSide) {
            side = newSide;
            return this;
        }

        /** Sets the halfmove clock (0 or more) and the fullmove number (1 or more). */
        public Builder clocks(int halfmoves, int fullmoves) {
            halfmoveClock = halfmoves;
            fullmoveNumber = fullmoves;
            return this;
        }

        /** Sets the text of a field; {@code -} and the empty text remove it. */
        public Builder field(String name, String text) {
            if (text.isEmpty() || text.equals(NOTHING)) {
                fields.remove(name);
            } else {
                fields.put(name, text);
            }
            return this;
        }

        public Setup build() {
            return new Setup(this);
        }
    }
}
