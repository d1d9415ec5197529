package org.plyspace.bench;

import java.util.List;
import java.util.Locale;

/** Draws how large a share of all positions a material wins on cubes of several sizes, as a picture in SVG. */
final class CubePlot {

    private static final int WIDTH = 640;
    private static final int HEIGHT = 260;
    private static final int LEFT = 20;
    private static final int TOP = 50;
    private static final int BOTTOM = 220;

    private CubePlot() {}

    /**
     * One cube.
     *
     * @param edge its cells along each edge
     * @param share the share of positions won with White to move, 0 to 1
     * @param moves the moves of the longest win
     */
    record Bar(int edge, double share, int moves) {}

    /** The picture, of bars from left to right; at least one. */
    static String svg(String title, List<Bar> bars) {
        StringBuilder svg = new StringBuilder();
        svg.append(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">\n"
                        .formatted(WIDTH, HEIGHT));
        svg.append("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n".formatted(WIDTH, HEIGHT));
        svg.append("<text x=\"%d\" y=\"24\" font-size=\"15\">%s</text>\n".formatted(LEFT, title));
        int pitch = (WIDTH - 2 * LEFT) / bars.size();
        for (int i = 0; i < bars.size(); i++) {
            add(bars.get(i), LEFT + i * pitch, pitch, svg);
        }
        svg.append("<path d=\"M%d %dH%d\" stroke=\"#333\"/>\n".formatted(LEFT, BOTTOM, WIDTH - LEFT));
        return svg.append("</svg>\n").toString();
    }

    private static void add(Bar bar, int x, int pitch, StringBuilder svg) {
        int middle = x + pitch / 2;
        int height = (int) Math.round((BOTTOM - TOP - 20) * bar.share);
        svg.append("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#36c\"/>\n"
                .formatted(x + pitch / 5, BOTTOM - height, pitch - 2 * (pitch / 5), height));
        label(middle, BOTTOM - height - 18, percent(bar.share), svg);
        label(middle, BOTTOM - height - 4, bar.moves + (bar.moves == 1 ? " move" : " moves"), svg);
        label(middle, BOTTOM + 18, "n = " + bar.edge, svg);
    }

    private static void label(int x, int y, String text, StringBuilder svg) {
        svg.append("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n".formatted(x, y, text));
    }

    private static String percent(double share) {
        return share == 1 ? "100 %" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }
}
