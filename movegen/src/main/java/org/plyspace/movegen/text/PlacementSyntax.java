package org.plyspace.movegen.text;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** The placement field: boards in a fixed order, each with its rows from the highest rank down (notation.md, Positions). */
public final class PlacementSyntax {

    private final List<TextBoard> boards;
    private final List<String> anchors;
    private final List<PieceType> types;
    private final boolean named;

    /**
     * Creates the syntax for boards.
     *
     * @param boards the boards in the order of writing; the movable ones are boards 0, 1, ... of a setup
     * @param anchors the names of the anchors, by number; empty if no boards move
     * @param types the piece types, by index
     */
    public PlacementSyntax(List<TextBoard> boards, List<String> anchors, List<PieceType> types) {
        this(boards, anchors, types, true);
    }

    private PlacementSyntax(List<TextBoard> boards, List<String> anchors, List<PieceType> types, boolean named) {
        this.boards = List.copyOf(boards);
        this.anchors = List.copyOf(anchors);
        this.types = List.copyOf(types);
        this.named = named;
    }

    /** The placement of orthodox FEN: the rows of one board, without its name. */
    public static PlacementSyntax unnamed(TextBoard board, List<PieceType> types) {
        return new PlacementSyntax(List.of(board), List.of(), types, false);
    }

    /**
     * Reads pieces and boards into a setup.
     *
     * @throws org.plyspace.api.TextException if the text is not a placement on these boards
     */
    public void read(Token placement, Setup.Builder into) {
        List<Token> parts = placement.split('|');
        if (parts.size() != boards.size()) {
            throw placement.refusal("placement has " + count(parts.size(), "board") + "; expected "
                    + count(boards.size(), "board") + (boards.size() > 1 ? ", joined by '|': " + names() : ""));
        }
        int movable = 0;
        for (int i = 0; i < boards.size(); i++) {
            readBoard(parts.get(i), boards.get(i), boards.get(i).movable() ? movable++ : -1, into);
        }
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private String names() {
        return boards.stream().map(TextBoard::name).collect(Collectors.joining(", "));
    }

    private void readBoard(Token text, TextBoard board, int movable, Setup.Builder into) {
        int colon = text.indexOf(':');
        if (!named) {
            readRows(text, board, into);
            return;
        }
        String form = board.name() + (board.movable() ? "@<place>:<rows>" : ":<rows>");
        if (colon < 0) {
            throw text.refusal("placement: board " + text.quoted() + " has no ':'; expected " + form);
        }
        Token head = text.part(0, colon);
        int at = head.indexOf('@');
        boolean hasPlace = at >= 0;
        String name = hasPlace ? head.part(0, at).text() : head.text();
        if (!name.equals(board.name()) || hasPlace != board.movable()) {
            throw text.refusal("placement: expected " + form + ", found " + head.quoted());
        }
        if (hasPlace) {
            into.anchor(movable, readAnchor(head.part(at + 1, head.length())));
        }
        readRows(text.part(colon + 1, text.length()), board, into);
    }

    private int readAnchor(Token place) {
        int anchor = anchors.indexOf(place.text());
        if (anchor < 0) {
            throw place.refusal("placement: no board can hang at " + place.quoted() + "; expected one of "
                    + String.join(", ", anchors));
        }
        return anchor;
    }

    private void readRows(Token text, TextBoard board, Setup.Builder into) {
        List<Token> rows = text.split('/');
        if (rows.size() != board.ranks()) {
            throw text.refusal("placement: board " + board.name() + " has " + count(rows.size(), "row") + "; expected "
                    + board.ranks());
        }
        for (int i = 0; i < rows.size(); i++) {
            readRow(rows.get(i), board, board.ranks() - 1 - i, into);
        }
    }

    private void readRow(Token row, TextBoard board, int rank, Setup.Builder into) {
        List<Integer> cells = board.row(rank);
        int file = 0;
        int i = 0;
        while (i < row.length()) {
            int digits = digitsAt(row, i);
            if (digits > 0) {
                file += row.part(i, i + digits).number("placement: run of empty squares", 1, cells.size());
                i += digits;
            } else {
                int symbol = Math.min(row.length() - i, PieceType.MARKS.indexOf(row.charAt(i)) < 0 ? 1 : 2);
                int code = pieceCode(row.part(i, i + symbol));
                if (file < cells.size()) {
                    into.piece(cells.get(file), code);
                }
                file++;
                i += symbol;
            }
        }
        if (file != cells.size()) {
            throw row.refusal("placement: expected " + cells.size() + " squares in this row of board " + board.name()
                    + ", found " + file + " in " + row.quoted());
        }
    }

    private static int digitsAt(Token row, int from) {
        int to = from;
        while (to < row.length() && Character.isDigit(row.charAt(to))) {
            to++;
        }
        return to - from;
    }

    private int pieceCode(Token symbol) {
        for (Side side : Side.values()) {
            for (PieceType type : types) {
                if (symbol.is(type.symbol(side))) {
                    return Piece.code(side, type.index());
                }
            }
        }
        throw symbol.refusal("placement: no piece is written " + symbol.quoted()
                + "; expected, in upper case for White and lower case for Black, one of "
                + types.stream().map(PieceType::symbol).collect(Collectors.joining(" ")));
    }

    /** The text of a setup's placement, which {@link #read} reads back. */
    public String write(Setup setup) {
        StringBuilder text = new StringBuilder();
        int movable = 0;
        for (TextBoard board : boards) {
            if (!text.isEmpty()) {
                text.append('|');
            }
            if (named) {
                text.append(board.name());
                if (board.movable()) {
                    text.append('@').append(anchors.get(setup.anchorOf(movable++)));
                }
                text.append(':');
            }
            text.append(IntStream.range(0, board.ranks())
                    .mapToObj(i -> row(setup, board.row(board.ranks() - 1 - i)))
                    .collect(Collectors.joining("/")));
        }
        return text.toString();
    }

    private String row(Setup setup, List<Integer> cells) {
        StringBuilder row = new StringBuilder();
        int empty = 0;
        for (int cell : cells) {
            int code = setup.pieceAt(cell);
            if (code == Piece.NONE) {
                empty++;
                continue;
            }
            if (empty > 0) {
                row.append(empty);
                empty = 0;
            }
            row.append(types.get(Piece.type(code)).symbol(Piece.side(code)));
        }
        return empty > 0 ? row.append(empty).toString() : row.toString();
    }
}
