package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/** A board as rows from the top and columns from the left of a page. */
final class Turned {

    private final Board board;
    private final boolean whiteLeft;

    private Turned(Board board, boolean whiteLeft) {
        this.board = board;
        this.whiteLeft = whiteLeft;
    }

    /** Ranks are rows, the first at the bottom. */
    static Turned whiteNear(Board board) {
        return new Turned(board, false);
    }

    /** Files are rows, the first at the top. */
    static Turned whiteLeft(Board board) {
        return new Turned(board, true);
    }

    List<String> rowLabels() {
        return whiteLeft ? Labels.ofFiles(board) : reversed(Labels.ofRanks(board));
    }

    List<String> columnLabels() {
        return whiteLeft ? Labels.ofRanks(board) : Labels.ofFiles(board);
    }

    Square square(int row, int column) {
        return whiteLeft ? board.square(row, column) : board.square(column, board.ranks() - 1 - row);
    }

    private static List<String> reversed(List<String> list) {
        List<String> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed;
    }
}
