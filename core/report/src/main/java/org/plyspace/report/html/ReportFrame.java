package org.plyspace.report.html;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.report.doc.HtmlWriter;

/**
 * A page that shows a report in a frame and nothing else. A page can always navigate elsewhere by itself, but a page in a frame only
 * where the surrounding one permits it.
 */
public final class ReportFrame {

    private static final String STYLE = "html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}";

    /** The elements in {@code report.html} itself; change both together. */
    private static final List<Pattern> OWN = List.of(
            Pattern.compile(Pattern.quote("<meta charset=\"utf-8\">")),
            Pattern.compile("<meta http-equiv=\"Content-Security-Policy\" content=\"[^\"<>]*\">"),
            Pattern.compile("<meta name=\"[a-z-]+\" content=\"[^\"<>]*\">"),
            Pattern.compile(Pattern.quote("<link rel=\"icon\" href=\"data:,\">")));

    private static final Pattern FOREIGN = Pattern.compile(
            "<(meta|link|base|iframe|frame|frameset|fencedframe|portal|object|embed|applet|form)(?=[\\s/>]|$)",
            Pattern.CASE_INSENSITIVE);

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
        return "default-src 'none'; style-src " + ReportPage.ReportScripts.digest(STYLE) + "; img-src data:; frame-src "
                + frames + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }

    /**
     * The name of an element that a report never has, if this one has it: one that makes a browser load or open other addresses. A policy
     * forbids the requests, but some browsers open a connection before they look at the policy.
     *
     * @return empty if it has none
     */
    public static Optional<String> foreign(String report) {
        Matcher found = FOREIGN.matcher(report);
        while (found.find()) {
            int at = found.start();
            if (OWN.stream()
                    .noneMatch(own ->
                            own.matcher(report).region(at, report.length()).lookingAt())) {
                return Optional.of(found.group(1).toLowerCase(Locale.ROOT));
            }
        }
        return Optional.empty();
    }
}
