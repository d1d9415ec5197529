package org.plyspace.web.view;

/** Numbers as they are written shortest. */
final class Coordinates {

    private Coordinates() {}

    /** A whole number without a point. */
    static Number of(double value) {
        int whole = (int) value;
        return whole == value ? (Number) whole : (Number) value;
    }
}
