package org.plyspace.variant.json.tree;

import org.plyspace.api.Texts;

/**
 * Where a value stands in a file.
 *
 * @param offset index of its first character
 * @param line counted from 1
 * @param column counted from 1
 * @param path the way to it from the root {@code $}: {@code $.pieces[2].rides}
 */
public record Place(int offset, int line, int column, String path) {

    /** The path of a field of the object at a path; names that are no plain words are quoted. */
    static String field(String path, String name) {
        return name.matches("\\w{1,40}") ? path + "." + name : path + "['" + Texts.shorten(name) + "']";
    }

    /** The path of an item of the array at a path, counted from 0. */
    static String item(String path, int index) {
        return path + "[" + index + "]";
    }

    @Override
    public String toString() {
        return "line " + line + ", column " + column + ", " + path;
    }
}
