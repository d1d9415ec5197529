package org.plyspace.search.net;

import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PublicApi;
import org.plyspace.api.PublicApi.Usage;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

/**
 * What a net sees of positions of a rule set: rows of its first layer, one for each piece on a place, each piece in hand, each
 * board on an anchor and each board of an owner. White's rows are given; {@link #mirror} gives Black's for the same facts, which are
 * those that White would have with the sides exchanged, where a symmetry of the rules does that by reflecting the board, and else
 * rows of Black's own. Immutable.
 */
@PublicApi(usage = Usage.CALL)
public final class NetFeatures {

    private final int places;
    private final int hands;
    private final int anchors;
    private final int owners;
    private final int rows;
    private final int anchorsOfABoard;
    private final int boards;
    private final int[] held;
    private final int[] mirror;

    /** Numbers the rows of a rule set. */
    public NetFeatures(Rules rules) {
        places = rules.places();
        boards = rules.empty().boards();
        anchorsOfABoard = rules.layout(rules.empty()).anchors().size();
        held = rules.heldTypes().stream().mapToInt(type -> type).toArray();
        int codes = 2 * rules.pieceTypes().size();
        hands = codes * places;
        anchors = hands + codes;
        owners = anchors + boards * anchorsOfABoard;
        int ofASide = owners + 2 * boards;
        int[] exchanged = exchanged(rules).orElse(null);
        rows = exchanged == null ? 2 * ofASide : ofASide;
        mirror = exchanged == null
                ? IntStream.range(0, rows).map(row -> (row + ofASide) % rows).toArray()
                : exchanged;
    }

    /** The image of each row by the first symmetry that exchanges the sides and reflects places; empty without one. */
    private Optional<int[]> exchanged(Rules rules) {
        boolean anyForward = rules.pieceTypes().stream().anyMatch(PieceType::directional);
        return rules.symmetries().stream()
                .filter(symmetry -> symmetry.exchangesSides() && (symmetry.keepsForward() || !anyForward))
                .flatMap(symmetry -> PlaceImages.of(rules, symmetry).stream().map(image -> exchanged(symmetry, image)))
                .findFirst();
    }

    private int[] exchanged(Symmetry symmetry, int[] placeImages) {
        int[] image = new int[owners + 2 * boards];
        for (int row = 0; row < hands; row++) {
            image[row] = (row / places ^ 1) * places + placeImages[row % places];
        }
        for (int row = hands; row < anchors; row++) {
            image[row] = hands + (row - hands ^ 1);
        }
        for (int board = 0; board < boards; board++) {
            int other = symmetry.boardImage(board);
            for (int anchor = 0; anchor < anchorsOfABoard; anchor++) {
                image[anchor(board, anchor)] = anchor(other, symmetry.anchorImage(anchor));
            }
            for (int side = 0; side < 2; side++) {
                image[owner(board, side)] = owner(other, side ^ 1);
            }
        }
        return image;
    }

    /** The number of rows. */
    public int rows() {
        return rows;
    }

    /** Black's row for what is a row of White's. */
    int mirror(int row) {
        return mirror[row];
    }

    /** White's row for a {@link Piece} code on a place. */
    int piece(int code, int place) {
        return (code - 2) * places + place;
    }

    /** White's row for each piece of a {@link Piece} code in its side's hand. */
    int hand(int code) {
        return hands + code - 2;
    }

    /** White's row for a board on an anchor. */
    int anchor(int board, int anchor) {
        return anchors + board * anchorsOfABoard + anchor;
    }

    /** White's row for a board that belongs to a side, by its {@link Side#index()}. */
    int owner(int board, int side) {
        return owners + 2 * board + side;
    }

    /** Takes White's rows of a position. */
    @FunctionalInterface
    interface RowConsumer {

        /** Takes a row that counts a number of times. */
        void accept(int row, int times);
    }

    /**
     * Lists White's rows of a position.
     *
     * @param cells room for as many numbers as the rules have cells, overwritten
     */
    void each(Position position, int[] cells, RowConsumer into) {
        for (Side side : Side.values()) {
            for (int i = 0, n = position.men(side, cells); i < n; i++) {
                into.accept(piece(position.pieceAt(cells[i]), position.placeOf(cells[i])), 1);
            }
            for (int type : held) {
                int code = Piece.code(side, type);
                into.accept(hand(code), position.hand(code));
            }
        }
        for (int board = 0; board < boards; board++) {
            into.accept(anchor(board, position.anchorOf(board)), 1);
            into.accept(owner(board, position.ownerOf(board).index()), 1);
        }
    }

    /** The rows of a position as a side sees it; a row that counts several times is listed as often. */
    public int[] of(Position position, Side side) {
        IntStream.Builder listed = IntStream.builder();
        each(position, new int[position.rules().cells()], (row, times) -> {
            for (int i = 0; i < times; i++) {
                listed.add(side == Side.WHITE ? row : mirror[row]);
            }
        });
        return listed.build().toArray();
    }
}
