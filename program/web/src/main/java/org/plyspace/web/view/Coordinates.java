package org.plyspace.web.view;

/** Writes coordinates as short as possible. */
final class Coordinates {

    private Coordinates() {}

    /** The number to write for a value: an integer if it is whole, so that it has no decimal point. */
    static Number of(double value) {
        int whole = (int) value;
        return whole == value ? (Number) whole : (Number) value;
    }
}
