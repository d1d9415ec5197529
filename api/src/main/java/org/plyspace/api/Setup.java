package org.plyspace.api;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.plyspace.api.PublicApi.Usage;

/**
 * Pieces on cells and in hand, boards on anchors, a side to move and fields: anything that can be written down, whether or not it can
 * be played. Immutable. {@link Rules#faults} says what keeps it from being a position.
 */
@PublicApi(usage = Usage.CALL)
public final class Setup {

    /** Field of castling rights, {@code -} when there are none. */
    public static final String CASTLING = "castling";
    /** Field of the double step just made, {@code -} when there was none. */
    public static final String EN_PASSANT = "en passant";

    /** The largest halfmove clock and fullmove number that a position has and that is read (notation.md, Positions). */
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

    /** An empty setup of this many cells, with this many boards on anchors 0, 1, 2, ...; White to move, move 1. */
    public static Builder builder(int cells, int boards) {
        return new Builder(cells, boards);
    }

    /** A builder that starts from this setup. */
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

    /** How many boards can move, numbered as in {@link Layout#movableBoards()}; 0 when all boards are fixed. */
    public int boards() {
        return anchors.length;
    }

    /** The number of the anchor that a movable board hangs on, as in {@link Layout#anchors()}. */
    public int anchorOf(int board) {
        return anchors[board];
    }

    /** How many pieces of a {@link Piece} code are in the hand of its side. */
    public int hand(int piece) {
        return hands[piece];
    }

    public Side side() {
        return side;
    }

    /** Plies since the last capture or pawn move. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the move to be made, starting at 1 and growing after Black's. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** The text of a field, as in notation.md; {@code -} for castling and en passant and empty for extras not set. */
    public String field(String name) {
        return fields.getOrDefault(name, name.equals(CASTLING) || name.equals(EN_PASSANT) ? NOTHING : "");
    }

    /** All fields set, castling and en passant included if set, in the order of setting. */
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

    /** Collects a setup; may be used again after {@link #build()}. */
    @PublicApi(usage = Usage.CALL)
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

        /** Puts this many pieces of a {@link Piece} code, 0 or more, into the hand of its side. */
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
