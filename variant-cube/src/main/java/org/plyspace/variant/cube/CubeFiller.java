package org.plyspace.variant.cube;

import java.util.List;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.declare.BoardTerms;
import org.plyspace.movegen.text.Token;

/** Puts the parts of a {@link Grid} into a setup. */
final class CubeFiller {

    /** The pieces by number, beginning with an empty cell and a pawn, which the cube does not have. */
    private static final String BY_NUMBER = "#PNBRQK";

    private static final int LEAST_NUMBER = BY_NUMBER.indexOf('N');

    private final String text;
    private final BoardTerms rules;
    private final int n;
    private final Lattice lattice;
    private final Setup.Builder setup;

    /** Creates a filler for the rules of one size; the text is only quoted. */
    CubeFiller(String text, BoardTerms rules) {
        this.text = text;
        this.rules = rules;
        this.n = (int) Math.round(Math.cbrt(rules.cells()));
        this.lattice = new CubeBoard(n).lattice();
        this.setup = Setup.builder(rules.cells(), 0);
    }

    Setup fill(Grid grid) {
        checkLevels(grid.levels().size());
        for (int level = 0; level < n; level++) {
            List<List<Token>> rows = grid.levels().get(level);
            checkCount(rows.size(), "rows on level " + CubeBoard.roman(n - level), start(rows));
            for (int row = 0; row < n; row++) {
                List<Token> parts = rows.get(row);
                int first = lattice.cell(0, n - 1 - row, n - 1 - level);
                int cells = grid.numbers() ? fillNumbers(parts, first) : fillLetters(parts, first);
                checkCount(
                        cells,
                        "cells in this row",
                        parts.isEmpty() ? 0 : parts.get(0).start());
            }
        }
        return setup.build();
    }

    private void checkLevels(int levels) {
        boolean possible = levels >= CubeVariant.SMALLEST && levels <= CubeVariant.LARGEST;
        if (levels != n) {
            String expected = possible ? String.valueOf(n) : CubeVariant.SMALLEST + " to " + CubeVariant.LARGEST;
            throw new TextException(text, 0, "expected " + expected + " levels, found " + levels);
        }
    }

    private static int start(List<List<Token>> rows) {
        return rows.isEmpty() || rows.get(0).isEmpty() ? 0 : rows.get(0).get(0).start();
    }

    private void checkCount(int count, String what, int offset) {
        if (count != n) {
            throw new TextException(text, offset, "expected " + n + " " + what + ", as many as levels, found " + count);
        }
    }

    private int fillNumbers(List<Token> parts, int first) {
        for (int file = 0; file < parts.size(); file++) {
            Token number = parts.get(file);
            boolean black = number.charAt(0) == '-';
            int piece = number.length() > 2 ? -1 : Character.digit(number.charAt(number.length() - 1), 10);
            boolean known = number.is("0") || (piece >= LEAST_NUMBER && piece < BY_NUMBER.length());
            if (!known || (!black && number.length() > 1)) {
                throw number.refusal(
                        "expected 0 for an empty cell or 2 N, 3 B, 4 R, 5 Q, 6 K (below 0 for Black), found "
                                + number.quoted());
            }
            put(first, file, BY_NUMBER.charAt(piece), black ? Side.BLACK : Side.WHITE);
        }
        return parts.size();
    }

    private int fillLetters(List<Token> parts, int first) {
        int file = 0;
        for (Token part : parts) {
            for (int i = 0; i < part.length(); i++) {
                char c = part.charAt(i);
                if (c >= '1' && c <= '9') {
                    int digits = i + 1 < part.length() && Character.isDigit(part.charAt(i + 1)) ? 2 : 1;
                    file += part.part(i, i + digits).number("run of empty cells", 1, n);
                    i += digits - 1;
                } else {
                    checkLetter(part.part(i, i + 1));
                    char letter = Character.toUpperCase(c);
                    put(first, file++, letter, letter == c ? Side.WHITE : Side.BLACK);
                }
            }
        }
        return file;
    }

    private void checkLetter(Token letter) {
        char c = letter.charAt(0);
        if (!isEmpty(c) && type(Character.toUpperCase(c)) < 0) {
            throw letter.refusal("expected K Q R B N for White, k q r b n for Black, # or . for an empty cell, found "
                    + letter.quoted());
        }
    }

    private static boolean isEmpty(char letter) {
        return letter == '#' || letter == '.';
    }

    /** The index of a letter's piece type, or -1. */
    private int type(char letter) {
        return rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals(String.valueOf(letter)))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElse(-1);
    }

    /** Puts a man on a cell of the row, unless the row is full or the letter stands for an empty cell. */
    private void put(int first, int file, char letter, Side side) {
        if (file < n && !isEmpty(letter)) {
            int cell = lattice.cell(file, lattice.y(first), lattice.z(first));
            setup.piece(cell, Piece.code(side, type(letter)));
        }
    }
}
