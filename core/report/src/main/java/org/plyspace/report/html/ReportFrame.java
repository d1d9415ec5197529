package org.plyspace.report.html;

import org.plyspace.report.doc.HtmlWriter;

/**
 * A page that shows a report in a frame and nothing else. A page can always navigate elsewhere by itself, but a page in a frame only
 * where the surrounding one permits it.
 */
public final class ReportFrame {

    private static final String STYLE = "html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}";

    private ReportFrame() {}

    /**
     * Creates the page.
     *
     * @param title the title of the report
     * @param address the address of the report itself
     */
    public static String page(String title, String address) {
        String escaped = HtmlWriter.escaped(title);
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"data:,\">\n"
                + "<title>" + escaped + "</title>\n<style>" + STYLE + "</style>\n</head>\n<body>\n"
                + "<iframe src=\"" + HtmlWriter.escaped(address) + "\" title=\"" + escaped
                + "\" sandbox=\"allow-scripts\"></iframe>\n</body>\n</html>\n";
    }

    /**
     * The Content-Security-Policy header of the page.
     *
     * @param frames the addresses to which the frame may navigate, in the header's syntax
     */
    public static String policy(String frames) {
        return "default-src 'none'; style-src " + ReportScripts.digest(STYLE) + "; img-src data:; frame-src " + frames
                + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }
}
