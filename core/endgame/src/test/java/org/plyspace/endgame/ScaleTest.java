package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.Side;

class ScaleTest {

    private static List<Integer> values(int plies) {
        return List.of(Value.win(plies), Value.loss(plies));
    }

    @ParameterizedTest
    @EnumSource(Scale.class)
    void eachDistanceHasACodeOfItsOwn(Scale scale) {
        Set<Integer> codes = new HashSet<>();
        for (int plies = 0; plies <= scale.longest(); plies++) {
            for (int value : values(plies)) {
                if (scale == Scale.MIXED || Scale.isRegular(value)) {
                    int code = scale.encode(value);
                    assertTrue(code >= 1 && code < Scale.FAR, () -> code + " for " + Value.words(value));
                    assertTrue(codes.add(code), () -> code + " twice");
                    assertEquals(Value.words(value), Value.words(scale.decode(code)));
                }
            }
        }
    }

    /** Also over what was there before, at the ends of blocks, and for one side alone. */
    @ParameterizedTest
    @EnumSource(Scale.class)
    void aStoreHasWhatWasPutThereLast(Scale scale) {
        long size = 2L * ValueStore.BLOCK + 5;
        ValueStore store = new ValueStore(size, scale);
        long[] numbers = {0, ValueStore.BLOCK - 1, ValueStore.BLOCK, 2L * ValueStore.BLOCK, size - 1};
        int[] values = {
            Value.win(1), Value.win(1_001), Value.IMPOSSIBLE, Value.loss(1_000), Value.DRAW, Value.loss(0),
        };
        for (int value : values) {
            for (long number : numbers) {
                store.set(Side.BLACK, number, value);
                assertEquals(value, store.get(Side.BLACK, number), () -> Value.words(value) + " at " + number);
                assertEquals(Value.DRAW, store.get(Side.WHITE, number));
                assertEquals(Value.DRAW, store.get(Side.BLACK, (number + 7) % size));
            }
        }
        assertTrue(store.far(Side.BLACK).isEmpty(), store.far(Side.BLACK).toString());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "65536, 1", "65537, 2", "131072, 2", "131073, 3"})
    void blocksHoldAllNumbers(long size, int blocks) {
        assertEquals(blocks, ValueStore.blocks(size));
        long sum = 0;
        for (int block = 0; block < blocks; block++) {
            sum += ValueStore.length(size, block);
        }
        assertEquals(size, sum);
    }

    @Test
    void whoMovesLastWinsWhereTheLastMoveDoes() {
        assertTrue(Scale.isRegular(Value.win(3)) && Scale.isRegular(Value.loss(4)) && Scale.isRegular(Value.loss(0)));
        assertFalse(Scale.isRegular(Value.win(0)) || Scale.isRegular(Value.win(4)) || Scale.isRegular(Value.loss(3)));
        assertTrue(Scale.isRegular(Value.DRAW) && Scale.isRegular(Value.IMPOSSIBLE));
    }

    /** A ply before, the other side is to move. */
    @ParameterizedTest
    @CsvSource({"win in 4 plies, loss in 5 plies", "loss in 0 plies, win in 1 ply", "loss in 3 plies, win in 4 plies"})
    void aMoveLeadsFromAWinToALossAPlyNearer(String after, String before) {
        int plies = Integer.parseInt(after.split(" ", -1)[2]);
        int value = after.startsWith("win") ? Value.win(plies) : Value.loss(plies);

        assertEquals(after, Value.words(value));
        assertEquals(before, Value.words(Value.before(value)));
        assertEquals(Value.DRAW, Value.before(Value.DRAW));
    }
}
