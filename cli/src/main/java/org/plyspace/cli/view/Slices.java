package org.plyspace.cli.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/** All files, or all ranks, of a layout: what {@link EdgeView} can look at, and what it then sees side by side. */
final class Slices {

    private final Line across;
    private final Line along;
    private final String caption;
    /** Where slices of all names that boards have for them begin. */
    private final Map<String, Double> begins = new LinkedHashMap<>();

    /** Files or ranks, as boards have them. */
    private enum Line {
        FILE {
            @Override
            List<String> names(Board board) {
                return board.fileNames();
            }

            @Override
            String name(Board board, Square square) {
                return Space.fileName(board, square);
            }

            @Override
            double at(Board board, Square square) {
                return Space.grain(board.x() + square.file());
            }

        },
        RANK {
            @Override
            List<String> names(Board board) {
                return board.rankNames();
            }

            @Override
            String name(Board board, Square square) {
                return Space.rankName(board, square);
            }

            @Override
            double at(Board board, Square square) {
                return Space.grain(board.y() + square.rank());
            }
        };

        abstract List<String> names(Board board);

        /** What a board calls a square's file or rank; may be empty. */
        abstract String name(Board board, Square square);

        /** Where a square's file or rank begins, whatever the square's offset. */
        abstract double at(Board board, Square square);
    }

    private Slices(Layout layout, Line across, Line along, String caption) {
        this.across = across;
        this.along = along;
        this.caption = caption;
        for (Board board : layout.boards()) {
            for (Square square : board.squares()) {
                begins.putIfAbsent(across.name(board, square), across.at(board, square));
            }
        }
        begins.remove("");
    }

    static Slices files(Layout layout) {
        return new Slices(layout, Line.FILE, Line.RANK, "file %s from the side, White on the left");
    }

    static Slices ranks(Layout layout) {
        return new Slices(layout, Line.RANK, Line.FILE, "rank %s from the side, as White sees it");
    }

    /** The names, from the lowest. */
    List<String> names() {
        return begins.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    boolean has(String name) {
        return begins.containsKey(name);
    }

    String caption(String name) {
        return caption.formatted(name);
    }

    /** The squares of a board that the slice of a name that there is goes through. */
    List<Square> squares(Board board, String name) {
        boolean knowsIt = across.names(board).contains(name);
        double at = begins.get(name);
        return board.squares().stream()
                .filter(square ->
                        knowsIt ? across.name(board, square).equals(name) : across.at(board, square) == at)
                .toList();
    }

    /** Where a square stands within a slice. */
    double column(Board board, Square square) {
        return along.at(board, square);
    }

    /** What a board calls the place of a square within a slice; may be empty. */
    String columnName(Board board, Square square) {
        return along.name(board, square);
    }
}
