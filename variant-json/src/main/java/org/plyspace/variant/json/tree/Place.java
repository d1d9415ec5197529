package org.plyspace.variant.json.tree;

import org.plyspace.api.Texts;
import tools.jackson.core.TokenStreamLocation;

/**
 * Where a value stands in a file.
 *
 * @param offset index of its first character
 * @param line counted from 1
 * @param column counted from 1
 * @param pointer the way to it from the root as a JSON pointer (RFC 6901), empty for the root: {@code /pieces/R/rides}
 */
public record Place(int offset, int line, int column, String pointer) {

    static Place of(TokenStreamLocation at, String pointer) {
        return new Place(
                (int) Math.max(0, at.getCharOffset()),
                Math.max(1, at.getLineNr()),
                Math.max(1, at.getColumnNr()),
                pointer);
    }

    /** The pointer to a field of the object at a pointer; the field's name is shortened and made printable. */
    static String field(String pointer, String name) {
        return pointer + "/" + Texts.shorten(name).replace("~", "~0").replace("/", "~1");
    }

    /** The pointer to an item of the array at a pointer, counted from 0. */
    static String item(String pointer, int index) {
        return pointer + "/" + index;
    }

    @Override
    public String toString() {
        return "line " + line + ", column " + column + (pointer.isEmpty() ? "" : ", " + pointer);
    }
}
