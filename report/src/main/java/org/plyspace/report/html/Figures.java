package org.plyspace.report.html;

import java.util.function.Consumer;

/** Figures of a page: the finding, what is drawn, how to read it, where it is from, and the same as a table. */
final class Figures {

    private final Html html;
    private final String source;

    /**
     * On a page.
     *
     * @param source said under each
     */
    Figures(Html html, String source) {
        this.html = html;
        this.source = source;
    }

    /**
     * The texts of a figure.
     *
     * @param id unique within the page
     * @param kind what the script draws, see the script
     * @param title the finding
     * @param subtitle what is drawn, with its unit
     * @param caption how to read it
     */
    record Words(String id, String kind, String title, String subtitle, String caption) {}

    /**
     * Writes one.
     *
     * @param table writes the same numbers
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
