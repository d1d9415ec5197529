package org.plyspace.search.net;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

/**
 * What a net sees of positions of a rule set: rows of its first layer, one for each piece on a place, each piece in hand, each
 * board on an anchor and each board of an owner. White's rows are given; {@link #mirror} gives Black's for the same facts, which are
 * those that White would have with the sides exchanged, where a symmetry of the rules does that by reflecting the board, and else
 * rows of Black's own. Immutable.
 */
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
                .flatMap(symmetry -> images(rules, symmetry).stream().map(image -> exchanged(symmetry, image)))
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

    /**
     * The images of all places, if the symmetry reflects or keeps files and ranks. Levels depend on where a board hangs: what lies above a
     * board for both sides is nearer to one of them.
     */
    private static Optional<int[]> images(Rules rules, Symmetry symmetry) {
        Position position = rules.position(rules.empty(), Purpose.STUDY);
        int[] from = IntStream.range(0, rules.cells()).map(position::placeOf).toArray();
        int[] to = IntStream.range(0, rules.cells())
                .map(cell -> position.placeOf(symmetry.image(cell)))
                .toArray();
        Optional<IntUnaryOperator> x = reflection(rules::placeX, from, to);
        Optional<IntUnaryOperator> y = reflection(rules::placeY, from, to);
        if (x.isEmpty() || y.isEmpty()) {
            return Optional.empty();
        }
        int[] images = IntStream.range(0, rules.places()).toArray();
        for (int i = 0; i < from.length; i++) {
            images[from[i]] = to[i];
        }
        Map<List<Integer>, Integer> places = new HashMap<>();
        for (int place = 0; place < images.length; place++) {
            places.put(List.of(rules.placeX(place), rules.placeY(place), rules.placeZ(place)), place);
        }
        List<Layout.Anchor> anchors = rules.layout(rules.empty()).anchors();
        for (int i = 0; i < anchors.size(); i++) {
            Layout.Anchor anchor = anchors.get(i);
            int level = (int) anchors.get(symmetry.anchorImage(i)).z();
            for (int square = 0; square < anchor.files() * anchor.ranks(); square++) {
                int file = (int) anchor.x() + square % anchor.files();
                int rank = (int) anchor.y() + square / anchor.files();
                Integer place = places.get(List.of(file, rank, (int) anchor.z()));
                Integer image =
                        places.get(List.of(x.get().applyAsInt(file), y.get().applyAsInt(rank), level));
                if (place != null && image != null) {
                    images[place] = image;
                }
            }
        }
        boolean exchanges = IntStream.range(0, images.length).allMatch(place -> images[images[place]] == place);
        return exchanges ? Optional.of(images) : Optional.empty();
    }

    private static Optional<IntUnaryOperator> reflection(IntUnaryOperator axis, int[] from, int[] to) {
        int[] before = Arrays.stream(from).map(axis).toArray();
        int[] after = Arrays.stream(to).map(axis).toArray();
        if (Arrays.equals(before, after)) {
            return Optional.of(at -> at);
        }
        int sum = before[0] + after[0];
        return IntStream.range(0, before.length).allMatch(i -> before[i] + after[i] == sum)
                ? Optional.of(at -> sum - at)
                : Optional.empty();
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
