package org.plyspace.variant.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.LatticeRules;
import org.plyspace.movegen.lattice.PositionForm;
import org.plyspace.movegen.text.Token;

/**
 * The forms in which the challenge writes a setup (cube.md 3): brackets of rows, brackets within brackets, JSON arrays, or
 * rows joined by {@code /} and levels by {@code |}. Levels come from the top, rows from Black's side; White is to move.
 */
final class ChallengeForm implements PositionForm {

    private static final PositionNotation NOTATION =
            new PositionNotation("challenge", "form of the challenge", true, false);

    /** The number of levels of a position in any form, 0 if it is in none. */
    static int levels(String text) {
        if (text.indexOf('[') >= 0) {
            try {
                return Brackets.levels(text).size();
            } catch (TextException refused) {
                return 0;
            }
        }
        int end = text.indexOf(' ');
        String placement = end < 0 ? text : text.substring(0, end);
        return placement.indexOf('|') < 0
                ? 0
                : (int) placement.chars().filter(c -> c == '|').count() + 1;
    }

    @Override
    public PositionNotation notation() {
        return NOTATION;
    }

    @Override
    public Optional<Setup> read(String text, LatticeRules rules) {
        boolean brackets = text.indexOf('[') >= 0;
        boolean bare = !brackets && text.indexOf(':') < 0 && text.indexOf('|') >= 0;
        if (!brackets && !bare) {
            return Optional.empty();
        }
        List<List<List<Token>>> levels = brackets ? Brackets.levels(text) : bareLevels(Token.of(text.strip()));
        return Optional.of(new CubeFiller(text, rules).fill(levels));
    }

    private static List<List<List<Token>>> bareLevels(Token text) {
        List<List<List<Token>>> levels = new ArrayList<>();
        for (Token level : text.split('|')) {
            List<List<Token>> rows = new ArrayList<>();
            level.split('/').forEach(row -> rows.add(List.of(row)));
            levels.add(rows);
        }
        return levels;
    }

    /** Puts rows of characters into a setup. */
    private record CubeFiller(String text, LatticeRules rules) {

        Setup fill(List<List<List<Token>>> levels) {
            int n = (int) Math.round(Math.cbrt(rules.cells()));
            Lattice lattice = new CubeBoard(n).lattice();
            Setup.Builder setup = Setup.builder(rules.cells(), 0);
            checkCount(levels.size(), n, "levels", 0);
            for (int level = 0; level < n; level++) {
                List<List<Token>> rows = levels.get(level);
                checkCount(rows.size(), n, "rows on level " + CubeBoard.roman(n - level), start(rows));
                for (int row = 0; row < n; row++) {
                    fillRow(rows.get(row), n, lattice.cell(0, n - 1 - row, n - 1 - level), lattice, setup);
                }
            }
            return setup.build();
        }

        private static int start(List<List<Token>> rows) {
            return rows.isEmpty() || rows.get(0).isEmpty()
                    ? 0
                    : rows.get(0).get(0).start();
        }

        private void checkCount(int count, int n, String what, int offset) {
            if (count != n) {
                throw new TextException(
                        text, offset, "there are " + count + " " + what + "; " + n + " would be accepted here");
            }
        }

        private void fillRow(List<Token> row, int n, int first, Lattice lattice, Setup.Builder setup) {
            int file = 0;
            for (Token part : row) {
                for (int i = 0; i < part.length(); i++) {
                    char c = part.charAt(i);
                    if (c >= '1' && c <= '9') {
                        int digits = i + 1 < part.length() && Character.isDigit(part.charAt(i + 1)) ? 2 : 1;
                        file += part.part(i, i + digits).number("run of empty cells", 1, n);
                        i += digits - 1;
                        continue;
                    }
                    if (c != '#' && c != '.' && file < n) {
                        int cell = lattice.cell(file, lattice.y(first), lattice.z(first));
                        setup.piece(cell, code(part.part(i, i + 1)));
                    }
                    file++;
                }
            }
            checkCount(file, n, "cells in a row", row.isEmpty() ? 0 : row.get(0).start());
        }

        private int code(Token letter) {
            Side side = Character.isUpperCase(letter.charAt(0)) ? Side.WHITE : Side.BLACK;
            return rules.pieceTypes().stream()
                    .filter(type -> letter.is(type.symbol(side)))
                    .mapToInt(PieceType::index)
                    .map(type -> Piece.code(side, type))
                    .findFirst()
                    .orElseThrow(
                            () -> letter.refusal(
                                    "no piece is written " + letter.quoted()
                                            + "; K Q R B N for White, k q r b n for Black, # or . for an empty cell would be accepted"));
        }
    }
}
