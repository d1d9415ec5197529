package org.plyspace.movegen.hand;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;

/** {@link Hands} compiled; without any, nothing is ever held. Shared between threads; nothing writes to the arrays after construction. */
public final class HandTables {

    private static final long ZOBRIST_SEED = 0x48616e64_73000000L;

    /** The code that the captor holds, or {@link Piece#NONE}, by captured code in the colour of its owner. */
    public final int[] heldAs = new int[Piece.CODES];
    /** The codes that can be held, by side. */
    public final int[][] held = {{}, {}};
    /** Where a held piece may be dropped, by code; null if it cannot be held. */
    public final DropTables[] drops = new DropTables[Piece.CODES];
    /** Whether a side drops its pieces with this code before it does anything else, by code. */
    public final boolean[] first = new boolean[Piece.CODES];
    /** The largest number of pieces of one type that a text may put into a hand. */
    public final int most;

    private final long[] keys;

    /** Where pieces of a type may be dropped: by cell, and by the line of the cell, which is null if lines do not matter. */
    public static final class DropTables {

        public final boolean[] forbidden;
        public final int[] line;
        public final Drop.Gives gives;

        DropTables(Drop drop, Side side, int cells) {
            forbidden = new boolean[cells];
            for (int cell = 0; cell < cells; cell++) {
                forbidden[cell] = drop.forbidden().has(side, cell);
            }
            line = drop.line() == null
                    ? null
                    : IntStream.range(0, cells).map(drop.line()).toArray();
            gives = drop.gives();
        }
    }

    /**
     * Compiles hands.
     *
     * @param typeOf finds the index of a symbol's type
     */
    public HandTables(Optional<Hands> hands, int cells, ToIntFunction<String> typeOf) {
        most = hands.map(Hands::most).orElse(0);
        keys = new SplittableRandom(ZOBRIST_SEED)
                .longs(Piece.CODES)
                .map(key -> key | 1)
                .toArray();
        hands.ifPresent(declared -> Stream.of(Side.values()).forEach(side -> compile(declared, side, cells, typeOf)));
    }

    private void compile(Hands hands, Side side, int cells, ToIntFunction<String> typeOf) {
        hands.held()
                .forEach((captured, as) -> heldAs[Piece.code(side, typeOf.applyAsInt(captured))] =
                        Piece.code(side.opposite(), typeOf.applyAsInt(as)));
        for (String symbol : hands.types()) {
            drops[Piece.code(side, typeOf.applyAsInt(symbol))] = new DropTables(hands.drop(symbol), side, cells);
        }
        hands.first().forEach(symbol -> first[Piece.code(side, typeOf.applyAsInt(symbol))] = true);
        held[side.index()] = IntStream.range(0, Piece.CODES)
                .filter(code -> drops[code] != null && (code & 1) == side.index())
                .toArray();
    }

    /** Whether the images of cells are on one line if and only if the cells are; {@code images} has the image of each cell. */
    public static boolean keepsLines(IntUnaryOperator line, int[] images) {
        Map<Integer, Integer> imageOf = new HashMap<>();
        Map<Integer, Integer> originOf = new HashMap<>();
        for (int cell = 0; cell < images.length; cell++) {
            int from = line.applyAsInt(cell);
            int to = line.applyAsInt(images[cell]);
            if (imageOf.merge(from, to, (old, now) -> old) != to
                    || originOf.merge(to, from, (old, now) -> old) != from) {
                return false;
            }
        }
        return true;
    }

    /** Whether there are hands. */
    public boolean exist() {
        return most > 0;
    }

    /** The numbers of pieces in hand of a position with nothing in hand, by code; empty without hands. */
    public int[] none() {
        return new int[exist() ? Piece.CODES : 0];
    }

    /** The codes of both sides that can be held. */
    public IntStream codes() {
        return Arrays.stream(held).flatMapToInt(Arrays::stream);
    }

    /** The types that can be held, by index. */
    public List<Integer> types() {
        return Arrays.stream(held[0]).mapToObj(Piece::type).toList();
    }

    /** What each side holds, by code. */
    public List<Layout.Held> layout(IntUnaryOperator hand) {
        return codes().mapToObj(code -> new Layout.Held(code, hand.applyAsInt(code)))
                .toList();
    }

    /** The key of this many pieces of a code in hand; 0 for none. */
    public long key(int code, int count) {
        return count * keys[code];
    }

    /** Whether a side has pieces in hand that it must drop before it does anything else. */
    public boolean comeFirst(int side, int[] hands) {
        for (int code : held[side]) {
            if (first[code] && hands[code] > 0) {
                return true;
            }
        }
        return false;
    }
}
