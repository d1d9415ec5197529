package org.plyspace.report.html;

import java.util.Base64;
import java.util.HexFormat;
import org.plyspace.engine.io.Sha256;

/** The two scripts of every report: the library that draws charts, and the script that tells it what to draw. */
public final class ReportScripts {

    private ReportScripts() {}

    /** The library. */
    static String charts() {
        return ReportPage.resource("/META-INF/resources/webjars/echarts/echarts.min.js");
    }

    /** The script that draws the page. */
    static String page() {
        return ReportPage.resource("intervals.js")
                + ReportPage.resource("courses.js")
                + ReportPage.resource("boards.js")
                + ReportPage.resource("page.js");
    }

    /**
     * The Content-Security-Policy header of a report of this version: the report loads nothing, and of all scripts in the file only these
     * two run.
     */
    public static String policy() {
        return "default-src 'none'; script-src " + digest(charts()) + " " + digest(page())
                + "; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
    }

    static String digest(String script) {
        return "'sha256-" + Base64.getEncoder().encodeToString(HexFormat.of().parseHex(Sha256.of(script))) + "'";
    }
}
