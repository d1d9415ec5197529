package org.plyspace.endgame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import org.plyspace.api.Side;

/**
 * The values of all numbers of an index for both sides to move, one byte each, in blocks. Threads may write different numbers at
 * the same time.
 */
final class ValueStore {

    /** The numbers in a block. */
    static final int BLOCK = 1 << 16;

    private static final int SHIFT = 16;
    private static final int WITHIN = BLOCK - 1;
    private static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);

    final long size;
    final Scale scale;
    private final byte[][][] codes;
    /** By side: what lies beyond the scale, by number. */
    private final Map<Integer, Map<Long, Integer>> far =
            Map.of(0, new ConcurrentSkipListMap<>(), 1, new ConcurrentSkipListMap<>());

    /** Creates a store in which everything is a draw. */
    ValueStore(long size, Scale scale) {
        this.size = size;
        this.scale = scale;
        this.codes = new byte[2][blocks(size)][];
        for (byte[][] side : codes) {
            for (int block = 0; block < side.length; block++) {
                side[block] = new byte[length(size, block)];
            }
        }
    }

    /** The number of blocks for each side. */
    static int blocks(long size) {
        return Math.toIntExact((size + BLOCK - 1) >> SHIFT);
    }

    /** The length of a block. */
    static int length(long size, int block) {
        return (int) Math.min(BLOCK, size - ((long) block << SHIFT));
    }

    /** The codes of a block, to be read and written as they are. */
    byte[] block(Side toMove, int block) {
        return codes[toMove.index()][block];
    }

    /** The distances beyond the scale, by number; signed as values are. */
    Map<Long, Integer> far(Side toMove) {
        return far.get(toMove.index());
    }

    int get(Side toMove, long number) {
        return decode(toMove, number, codes[toMove.index()][(int) (number >> SHIFT)][(int) number & WITHIN] & 0xFF);
    }

    private int decode(Side toMove, long number, int code) {
        if (code == 0) {
            return Value.DRAW;
        }
        if (code < Scale.FAR) {
            return scale.decode(code);
        }
        return code == Scale.IMPOSSIBLE ? Value.IMPOSSIBLE : far(toMove).get(number);
    }

    void set(Side toMove, long number, int value) {
        byte[] block = codes[toMove.index()][(int) (number >> SHIFT)];
        int at = (int) number & WITHIN;
        if ((block[at] & 0xFF) == Scale.FAR) {
            far(toMove).remove(number);
        }
        int code;
        if (value == Value.DRAW) {
            code = 0;
        } else if (value == Value.IMPOSSIBLE) {
            code = Scale.IMPOSSIBLE;
        } else if (Value.plies(value) <= scale.longest()) {
            code = scale.encode(value);
        } else {
            far(toMove).put(number, value);
            code = Scale.FAR;
        }
        block[at] = (byte) code;
    }

    /** Takes one off an unsigned byte, and returns what is left: -1, and 255 in the byte, if it was 0. For blocks of counters. */
    static int decrement(byte[] block, int at) {
        return ((byte) BYTES.getAndAdd(block, at, (byte) -1) & 0xFF) - 1;
    }

    boolean sameAs(ValueStore other) {
        return size == other.size
                && scale == other.scale
                && Arrays.deepEquals(codes, other.codes)
                && far.equals(other.far);
    }
}
