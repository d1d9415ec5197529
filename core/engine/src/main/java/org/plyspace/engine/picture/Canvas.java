package org.plyspace.engine.picture;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.api.Texts;

/**
 * Collects the elements of an SVG document. Lengths are in pixels from the upper left corner; classes are those of {@link
 * Style}.
 */
final class Canvas {

    private static final double GRAIN = 10;

    private final StringBuilder elements = new StringBuilder();
    private final Map<String, Figure> figures;

    Canvas() {
        figures = new LinkedHashMap<>();
    }

    /** Creates a canvas for another part of the same document, which shares its figures. */
    Canvas(Canvas other) {
        figures = other.figures;
    }

    /** A number rounded to a tenth, as short as possible. */
    static String number(double value) {
        long tenths = Math.round(value * GRAIN);
        return tenths % (long) GRAIN == 0 ? Long.toString(tenths / (long) GRAIN) : Double.toString(tenths / GRAIN);
    }

    /** Outside text escaped for the content of an element or attribute. */
    static String escaped(String text) {
        return Texts.printable(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** The path data of a closed polygon, from pairs of coordinates. */
    static String polygon(double... points) {
        StringBuilder data = new StringBuilder();
        for (int i = 0; i < points.length; i += 2) {
            data.append(i == 0 ? 'M' : 'L')
                    .append(number(points[i]))
                    .append(' ')
                    .append(number(points[i + 1]));
        }
        return data.append('Z').toString();
    }

    static String rectangle(double x, double y, double width, double height) {
        return "M" + number(x) + " " + number(y) + "h" + number(width) + "v" + number(height) + "h" + number(-width)
                + "z";
    }

    static String circle(double x, double y, double radius) {
        String r = number(radius);
        String d = number(2 * radius);
        return "M" + number(x - radius) + " " + number(y) + "a" + r + " " + r + " 0 1 0 " + d + " 0a" + r + " " + r
                + " 0 1 0 -" + d + " 0z";
    }

    void path(String style, String data) {
        if (!data.isEmpty()) {
            elements.append("<path class=\"")
                    .append(style)
                    .append("\" d=\"")
                    .append(data)
                    .append("\"/>\n");
        }
    }

    /** Draws a path filled with a colour, {@code #rrggbb}. */
    void filled(String colour, String style, String data) {
        if (!data.isEmpty()) {
            elements.append("<path class=\"")
                    .append(style)
                    .append("\" fill=\"")
                    .append(colour)
                    .append("\" d=\"")
                    .append(data)
                    .append("\"/>\n");
        }
    }

    void stroked(String colour, String style, String data) {
        elements.append("<path class=\"")
                .append(style)
                .append("\" stroke=\"")
                .append(colour)
                .append("\" d=\"")
                .append(data)
                .append("\"/>\n");
    }

    /** Draws text; its style sets anchor and size. */
    void text(String style, double x, double y, String text) {
        if (!text.isEmpty()) {
            elements.append("<text class=\"")
                    .append(style)
                    .append("\" x=\"")
                    .append(number(x))
                    .append("\" y=\"")
                    .append(number(y))
                    .append("\">")
                    .append(escaped(text))
                    .append("</text>\n");
        }
    }

    /**
     * Draws a figure in a square. A figure is defined once; equal figures have equal names in every document.
     *
     * @param title its description, or empty for none
     */
    void figure(String style, Figure figure, double x, double y, double size, String title) {
        String name = "figure-" + Integer.toHexString(figure.hashCode());
        figures.put(name, figure);
        elements.append("<g class=\"")
                .append(style)
                .append("\" transform=\"translate(")
                .append(number(x))
                .append(' ')
                .append(number(y))
                .append(") scale(")
                .append(size / 100)
                .append(")\">")
                .append(title.isEmpty() ? "" : "<title>" + escaped(title) + "</title>")
                .append("<use href=\"#")
                .append(name)
                .append("\"/></g>\n");
    }

    /** The definitions of the figures drawn, for a document's {@code defs}. */
    String definitions() {
        StringBuilder definitions = new StringBuilder();
        figures.forEach((name, figure) -> definitions
                .append("<g id=\"")
                .append(name)
                .append("\"><path d=\"")
                .append(escaped(figure.body()))
                .append("\"/>")
                .append(figure.lines().isEmpty() ? "" : "<path fill=\"none\" d=\"" + escaped(figure.lines()) + "\"/>")
                .append("</g>\n"));
        return definitions.toString();
    }

    /** The elements alone, for a document that has the definitions. */
    String elements() {
        return elements.toString();
    }

    /** The whole document. */
    String document(double width, double height, String title) {
        StringBuilder document = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(number(width))
                .append(' ')
                .append(number(height))
                .append("\" width=\"")
                .append(number(width))
                .append("\" height=\"")
                .append(number(height))
                .append("\" role=\"img\">\n<title>")
                .append(escaped(title))
                .append("</title>\n<style>")
                .append(Style.sheet())
                .append("</style>\n<defs>\n")
                .append(definitions());
        return document.append("</defs>\n")
                .append("<path class=\"page\" d=\"")
                .append(rectangle(0, 0, width, height))
                .append("\"/>\n")
                .append(elements)
                .append("</svg>\n")
                .toString();
    }
}
