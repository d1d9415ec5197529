package org.plyspace.variant.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The array that ruling C-1 gives to cubes of at least 4 x 4 x 4. */
final class CubeArray {

    static final int SMALLEST = 4;

    private static final String ROW = "RNBQKBNR";

    private CubeArray() {}

    /** The start of a game as a position's text. */
    static String text(int n) {
        int width = Math.min(n, ROW.length());
        int left = (n - width) / 2;
        int right = n - width - left;
        String line = run(left) + line(width) + run(right);
        String knights = run(left) + "N".repeat(width) + run(right);
        List<String> levels = new ArrayList<>();
        for (int z = n - 1; z >= 0; z--) {
            levels.add(CubeBoard.roman(z + 1) + ":" + rows(n, z, line, knights));
        }
        return String.join("|", levels) + " w - - 0 1";
    }

    /** The middle letters of the row; for an odd width, the first letter of the next wider one is dropped. */
    static String line(int width) {
        int even = width + width % 2;
        int from = (ROW.length() - even) / 2;
        return ROW.substring(from + width % 2, from + even);
    }

    private static String rows(int n, int z, String line, String knights) {
        List<String> rows = new ArrayList<>();
        for (int y = n - 1; y >= 0; y--) {
            boolean white = z <= 1 && y == z;
            boolean black = z >= n - 2 && y == z;
            String men = z == 0 || z == n - 1 ? line : knights;
            rows.add(white ? men : black ? men.toLowerCase(Locale.ROOT) : run(n));
        }
        return String.join("/", rows);
    }

    private static String run(int length) {
        return length == 0 ? "" : String.valueOf(length);
    }
}
