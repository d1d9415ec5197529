package org.plyspace.report.html;

import java.util.function.Consumer;

/** Writes the figures of a page: the finding, the drawing, how to read it, its source, and the same numbers as a table. */
final class Figures {

    private final Html html;
    private final String source;

    /**
     * Creates a writer of figures for a page.
     *
     * @param source the note on the source below each figure
     */
    Figures(Html html, String source) {
        this.html = html;
        this.source = source;
    }

    /**
     * The texts of a figure.
     *
     * @param id the id, unique within the page
     * @param kind the kind of drawing, as named in the script
     * @param title the finding
     * @param subtitle the quantity drawn, with its unit
     * @param caption how to read it
     */
    record Words(String id, String kind, String title, String subtitle, String caption) {}

    /**
     * Writes a figure.
     *
     * @param table writes the table of the same numbers
     */
    void write(Words words, Consumer<Html> table) {
        html.open("figure", "id", words.id(), "class", words.kind())
                .element("h3", words.title(), "id", words.id() + "-title")
                .element("p", words.subtitle(), "class", "subtitle", "id", words.id() + "-subtitle")
                .open(
                        "div",
                        "class",
                        "plot",
                        "role",
                        "img",
                        "aria-labelledby",
                        words.id() + "-title " + words.id() + "-subtitle",
                        "data-" + words.kind(),
                        words.id())
                .closeLine()
                .element("p", words.caption(), "class", "caption")
                .element("p", source, "class", "source")
                .open("details")
                .element("summary", "Table");
        table.accept(html);
        html.close().closeLine();
    }
}
