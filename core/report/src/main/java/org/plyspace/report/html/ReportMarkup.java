package org.plyspace.report.html;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises elements that a report never has: those that make a browser load or open other addresses. A policy forbids the requests,
 * but some browsers open a connection before they look at the policy.
 */
public final class ReportMarkup {

    /** The elements in {@code report.html} itself; change both together. */
    private static final List<Pattern> OWN = List.of(
            Pattern.compile(Pattern.quote("<meta charset=\"utf-8\">")),
            Pattern.compile("<meta http-equiv=\"Content-Security-Policy\" content=\"[^\"<>]*\">"),
            Pattern.compile("<meta name=\"[a-z-]+\" content=\"[^\"<>]*\">"),
            Pattern.compile(Pattern.quote("<link rel=\"icon\" href=\"data:,\">")));

    private static final Pattern FOREIGN = Pattern.compile(
            "<(meta|link|base|iframe|frame|frameset|fencedframe|portal|object|embed|applet|form)(?=[\\s/>]|$)",
            Pattern.CASE_INSENSITIVE);

    private ReportMarkup() {}

    /** The name of an element that a report never has, if this one has it; otherwise empty. */
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
