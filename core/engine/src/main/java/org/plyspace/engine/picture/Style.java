package org.plyspace.engine.picture;

import java.util.List;
import org.plyspace.api.Layout;

/** Colours, strokes and fonts of pictures. Dark mode changes only page and text: boards keep their colours. */
final class Style {

    /** From the lowest level to the highest: blue, grey, ochre, growing lighter, so that they differ without hue too. */
    private static final int[][] LEVELS = {{46, 82, 130}, {101, 124, 140}, {186, 141, 58}};
    /** The share of the level's colour in a dark square; the rest is white. */
    private static final double SQUARE = 0.62;

    private static final int WHITE = 255;

    private Style() {}

    static String sheet() {
        return """

                text{font-family:"DejaVu Sans",Verdana,sans-serif}
                .page{fill:#fbfaf7}
                .title{font-size:17px;font-weight:bold;fill:#20252b}
                .board{font-size:14px;font-weight:bold;fill:#20252b}
                .note{font-size:12px;fill:#515a64}
                .row{font-size:12px;fill:#515a64;text-anchor:end}
                .column{font-size:12px;fill:#515a64;text-anchor:middle}
                .tag{font-size:13px;font-weight:bold;fill:#20252b;stroke:#fbfaf7;stroke-width:3;paint-order:stroke}
                .left{text-anchor:end}
                .anchor{font-size:10px;fill:#515a64;text-anchor:middle;stroke:#fbfaf7;stroke-width:2;paint-order:stroke}
                .light{fill:#fdfcf8}
                .glass{fill-opacity:.82}
                .frame{fill:none;stroke-width:2}
                .seam{fill:none;stroke:#515a64;stroke-width:.6}
                .post{fill:none;stroke:#515a64;stroke-width:2.5}
                .free{fill:none;stroke:#515a64;stroke-width:1;stroke-dasharray:3 3}
                .pin{fill:#515a64;stroke:none}
                .white{fill:#fffdf4;stroke:#1b1f24;stroke-width:3.4;stroke-linejoin:round;stroke-linecap:round}
                .black{fill:#23272e;stroke:#f4f1e6;stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}
                .token{stroke-width:1.8}
                .onwhite{font-weight:bold;fill:#1b1f24;text-anchor:middle}
                .onblack{font-weight:bold;fill:#fffdf4;text-anchor:middle}
                .s11{font-size:11px}.s15{font-size:15px}.s18{font-size:18px}
                .last{fill:none;stroke:#a35200;stroke-width:3}
                .origin{fill:#f2c94c;fill-opacity:.55;stroke:#1b1f24;stroke-width:2}
                .target{fill:#0061a8;stroke:#fff;stroke-width:1.5}
                .capture{fill:none;stroke:#c03a00;stroke-width:4}
                .aim{fill:none;stroke:#1a5fb4;stroke-width:4}
                .path{fill:#1a5fb4;stroke:#fff;stroke-width:1.5}
                .blocker{fill:#c03a00;fill-opacity:.35;stroke:#c03a00;stroke-width:2}
                .attacker{fill:none;stroke:#c03a00;stroke-width:4}
                .only{fill:#8a1c7c;stroke:#fff;stroke-width:1.5}
                .check{fill:none;stroke:#b00020;stroke-width:2.5}
                @media (prefers-color-scheme:dark){
                .page{fill:#16191d}
                .title,.board,.tag{fill:#eceef0}
                .tag,.anchor{stroke:#16191d}
                .note,.row,.column,.anchor{fill:#aeb7c0}
                .seam,.free,.post{stroke:#aeb7c0}
                .pin{fill:#aeb7c0}
                }
                """;
    }

    /** The colour of a level's frame. */
    static String frame(Layout layout, double z) {
        return colour(layout, z, 1);
    }

    /** The colour of a level's dark squares. */
    static String darkSquare(Layout layout, double z) {
        return colour(layout, z, SQUARE);
    }

    /** The colour of a level's cells that are neither dark nor light. */
    static String middleSquare(Layout layout, double z) {
        return colour(layout, z, SQUARE / 2);
    }

    private static String colour(Layout layout, double z, double strength) {
        List<Double> levels = layout.boards().stream()
                .map(Layout.Board::z)
                .sorted()
                .distinct()
                .toList();
        double low = levels.get(0);
        double high = levels.get(levels.size() - 1);
        double place = high > low ? (z - low) / (high - low) * (LEVELS.length - 1) : 1;
        int step = (int) Math.min(LEVELS.length - 2, Math.floor(place));
        int rgb = 0;
        for (int channel = 0; channel < 3; channel++) {
            double pure = LEVELS[step][channel] + (place - step) * (LEVELS[step + 1][channel] - LEVELS[step][channel]);
            rgb = rgb << 8 | (int) Math.round(pure * strength + WHITE * (1 - strength));
        }
        return String.format("#%06x", rgb);
    }
}
