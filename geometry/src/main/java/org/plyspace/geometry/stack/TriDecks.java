package org.plyspace.geometry.stack;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.plyspace.api.Side;

/**
 * The boards of tri-dimensional chess: three main boards of 4x4 rising from White to Black, four movable boards of 2x2, and
 * twelve places, one at each corner of a main board.
 *
 * <p>Places are numbered 0 to 5 on the lower files and 6 to 11 on the upper ones, main board by main board from White's side.
 * Anchor {@code place} is upright, anchor {@code place + 12} inverted.
 */
public final class TriDecks {

    /** The number of places, hence of upright anchors. */
    public static final int PLACES = 12;

    /** The number of places on one side of the boards. */
    public static final int PLACES_A_SIDE = 6;

    /** The names of the movable boards, by number. */
    public static final List<String> MOVABLE = List.of("WQL", "WKL", "BQL", "BKL");

    private static final int FILES = 6;
    private static final int RANKS = 10;
    private static final int MAIN_SIZE = 4;
    private static final int MOVABLE_SIZE = 2;
    private static final int[] HOMES = {0, 6, 5, 11};
    /** The ranks of the corners where places 0 to 5 stand. */
    private static final int[] CORNER_RANKS = {1, 4, 3, 6, 5, 8};

    private TriDecks() {}

    /** A rule set's own names of places. */
    @FunctionalInterface
    public interface PlaceNames {

        /** The name of the anchor at a place, from 0 to 11, where boards hang upright or inverted. */
        String of(int place, boolean inverted);
    }

    /**
     * The stack with a rule set's own names, whose boards start upright.
     *
     * @param mainNames the names of the three main boards, from White's side
     * @param placeName the name of each place from 0 to 11; an {@code i} is added for the inverted anchor
     * @param inverted whether boards can hang inverted
     */
    public static BoardStack stack(List<String> mainNames, IntFunction<String> placeName, boolean inverted) {
        List<String> homes = IntStream.of(HOMES).mapToObj(placeName).toList();
        return stack(mainNames, (place, below) -> placeName.apply(place) + (below ? "i" : ""), inverted, homes);
    }

    /**
     * The stack with a rule set's own names and start.
     *
     * @param mainNames the names of the three main boards, from White's side
     * @param names the names of the anchors
     * @param inverted whether boards can hang inverted
     * @param homes the anchors of the movable boards at the start, in the order of {@link #MOVABLE}
     */
    public static BoardStack stack(List<String> mainNames, PlaceNames names, boolean inverted, List<String> homes) {
        BoardStack.Builder stack = BoardStack.over(new ColumnGrid(FILES, RANKS));
        for (int i = 0; i < mainNames.size(); i++) {
            stack.main(mainNames.get(i), 1, 1 + 2 * i, 2 + 2 * i, MAIN_SIZE, MAIN_SIZE);
        }
        for (int place = 0; place < PLACES; place++) {
            stack.anchor(anchor(place, names.of(place, false), false, mainNames));
        }
        for (int place = 0; inverted && place < PLACES; place++) {
            stack.anchor(anchor(place, names.of(place, true), true, mainNames));
        }
        for (int board = 0; board < MOVABLE.size(); board++) {
            String name = MOVABLE.get(board);
            Side owner = name.startsWith("W") ? Side.WHITE : Side.BLACK;
            stack.movable(name, name.substring(1), MOVABLE_SIZE, MOVABLE_SIZE, owner, homes.get(board));
        }
        return stack.build();
    }

    private static Anchor anchor(int place, String name, boolean inverted, List<String> mainNames) {
        int file = place < PLACES_A_SIDE ? 0 : FILES - MOVABLE_SIZE;
        int corner = cornerRank(place);
        int rank = place % 2 == 0 ? corner - 1 : corner;
        String parent = mainNames.get(place % PLACES_A_SIDE / 2);
        return new Anchor(name, file, rank, mainLevel(place) + (inverted ? -1 : 1), inverted, Optional.of(parent));
    }

    /** The rank of the main board's corner where a place stands. */
    public static int cornerRank(int place) {
        return CORNER_RANKS[place % PLACES_A_SIDE];
    }

    /** The level of the main board where a place stands: 2, 4 or 6. */
    public static int mainLevel(int place) {
        return 2 + place % PLACES_A_SIDE / 2 * 2;
    }
}
