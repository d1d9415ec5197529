package org.plyspace.report.html;

import java.math.BigDecimal;
import java.math.MathContext;
import org.plyspace.lab.metric.Unit;
import org.plyspace.statistics.Estimate;

/** A table of a page; it scrolls on its own if it is wider than the page. Each number carries its exact value beside the text shown. */
final class DataTable {

    /** The precision of numbers, as in data files. */
    private static final MathContext DIGITS = new MathContext(10);

    private final Html html;

    /**
     * Begins a table.
     *
     * @param caption the caption
     */
    DataTable(Html html, String caption, String... columns) {
        this.html = html;
        html.open("div", "class", "scroll", "role", "region", "tabindex", "0", "aria-label", caption)
                .open("table")
                .element("caption", caption)
                .open("thead")
                .open("tr");
        for (String column : columns) {
            html.open("th", "scope", "col").say(column).close();
        }
        html.close().close().raw("\n").open("tbody").raw("\n");
    }

    /** Begins a row with its name. */
    DataTable row(String name) {
        html.open("tr").open("th", "scope", "row").say(name).close();
        return this;
    }

    DataTable text(String words) {
        html.open("td").say(words).close();
        return this;
    }

    /** Adds a number with the text shown for it; an empty cell if it is NaN. */
    DataTable number(double exact, String shown) {
        html.open("td", "class", "number");
        if (!Double.isNaN(exact)) {
            html.open("data", "value", exact(exact)).say(shown).close();
        }
        html.close();
        return this;
    }

    /** Adds the ends of an interval, two cells, as precisely as the number; they are empty if the number is NaN. */
    DataTable ends(Unit unit, Estimate estimate) {
        Estimate ends = Quantities.withEnds(estimate);
        return number(ends.low(), Quantities.end(unit, ends, ends.low()))
                .number(ends.high(), Quantities.end(unit, ends, ends.high()));
    }

    DataTable count(int number) {
        return number(number, String.valueOf(number));
    }

    static String exact(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "Infinity" : "-Infinity";
        }
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    DataTable endRow() {
        html.closeLine();
        return this;
    }

    /** Ends the table. */
    void end() {
        html.close().close().closeLine();
    }
}
