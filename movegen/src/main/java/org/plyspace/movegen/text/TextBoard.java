package org.plyspace.movegen.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A board in the placement field of a position's text.
 *
 * @param name the name before the colon
 * @param movable whether the name is followed by the board's anchor
 * @param rows the cells of each rank from the lowest, each from the lowest file; missing squares are omitted
 */
public record TextBoard(String name, boolean movable, List<List<Integer>> rows) {

    public TextBoard {
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** A board with a number of files and without missing squares; cells are given rank by rank from the lowest. */
    public static TextBoard whole(String name, boolean movable, int files, List<Integer> cells) {
        List<List<Integer>> rows = new ArrayList<>();
        for (int first = 0; first < cells.size(); first += files) {
            rows.add(cells.subList(first, first + files));
        }
        return new TextBoard(name, movable, rows);
    }

    int ranks() {
        return rows.size();
    }

    /** The squares of a rank, counted from 0. */
    List<Integer> row(int rank) {
        return rows.get(rank);
    }
}
