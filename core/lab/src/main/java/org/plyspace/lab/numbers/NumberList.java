package org.plyspace.lab.numbers;

import java.util.Arrays;

/**
 * A growing list of numbers that takes as little memory as its values allow: nothing while all are the same, four bytes for each whole
 * number, eight for any other. Confined to one thread.
 */
final class NumberList {

    private static final int FEWEST = 16;
    private static final double GROWTH = 1.5;

    /** Stands in for NaN among whole numbers. */
    private static final int NAN = Integer.MIN_VALUE;

    private int size;
    private double same;
    private int[] wholes = {};
    private double[] all = {};
    private Form form = Form.SAME;

    private enum Form {
        SAME,
        WHOLES,
        ANY
    }

    /** Adds a number, which may be NaN. */
    void add(double number) {
        if (size == 0) {
            same = number;
        } else if (form == Form.SAME && Double.compare(number, same) != 0) {
            if (isWhole(same)) {
                form = Form.WHOLES;
                wholes = new int[capacity()];
                Arrays.fill(wholes, 0, size, whole(same));
            } else {
                form = Form.ANY;
                all = new double[capacity()];
                Arrays.fill(all, 0, size, same);
            }
        }
        if (form == Form.WHOLES && !isWhole(number)) {
            form = Form.ANY;
            all = Arrays.copyOf(
                    Arrays.stream(wholes, 0, size)
                            .mapToDouble(NumberList::number)
                            .toArray(),
                    capacity());
            wholes = new int[0];
        }
        append(number);
    }

    private void append(double number) {
        if (form == Form.WHOLES) {
            wholes = size == wholes.length ? Arrays.copyOf(wholes, capacity()) : wholes;
            wholes[size] = whole(number);
        } else if (form == Form.ANY) {
            all = size == all.length ? Arrays.copyOf(all, capacity()) : all;
            all[size] = number;
        }
        size++;
    }

    private int capacity() {
        return Math.max(FEWEST, (int) (GROWTH * size) + 1);
    }

    private static boolean isWhole(double number) {
        return Double.isNaN(number) || (number == (int) number && (int) number != NAN);
    }

    private static int whole(double number) {
        return Double.isNaN(number) ? NAN : (int) number;
    }

    private static double number(int whole) {
        return whole == NAN ? Double.NaN : whole;
    }

    /** The number that was added at a place, from 0. */
    double get(int index) {
        return switch (form) {
            case SAME -> same;
            case WHOLES -> number(wholes[index]);
            case ANY -> all[index];
        };
    }
}
