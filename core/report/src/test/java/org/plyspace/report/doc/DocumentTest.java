package org.plyspace.report.doc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class DocumentTest {

    private static Table table() {
        return Table.headed("set|ting", List.of("games", "what"))
                .row("a", Cell.count(1_234), Cell.of("2 * <b>"))
                .row("b", Cell.NOTHING, Cell.NOTHING);
    }

    @Test
    void markdownHasPartsApartAndColumnsOfNumbersToTheRight() {
        Document document = new Document().say("Words.").gap().title("Games").table(table());

        assertEquals("""
                Words.

                #### Games

                | set\\|ting | games | what |
                | --- | ---: | --- |
                | a | 1,234 | 2 \\* &lt;b> |
                | b |  |  |
                """, document.markdown());
    }

    @Test
    void textHasColumnsAsWideAsTheirCells() {
        Document document = new Document().say("Some words.").table(table()).hang("- ", "more words");

        assertEquals("""
                Some
                words.
                set|ting  games  what
                a         1,234  2 * <b>
                b         -      -
                - more
                  words
                """, document.text(7));
    }

    @Test
    void aPageHasTheExactValueOfEachNumber() {
        String html = new HtmlWriter().table("Games", table()).toString();

        assertEquals("""
                <tr><th scope="row">a</th><td class="number"><data value="1234">1,234</data></td><td>2 * &lt;b&gt;</td></tr>
                <tr><th scope="row">b</th><td>–</td><td>–</td></tr>
                """, html.substring(html.indexOf("<tr><th scope=\"row\""), html.indexOf("</tbody>")));
    }
}
