package org.plyspace.engine;

import java.util.regex.Pattern;
import org.plyspace.api.Texts;
import tools.jackson.core.JacksonException;

/** What Jackson says of text that is no JSON, without its advice to programmers. */
public final class BrokenJson {

    private static final int LONGEST_REASON = 200;

    /** How a program could allow what is wrong, which whoever wrote the file cannot. */
    private static final Pattern HOW_TO_ALLOW = Pattern.compile(":? \\(?enable `.*");

    /** Where something began that does not end, in the library's own terms. */
    private static final Pattern START_MARKER = Pattern.compile(" \\(start marker at .*");

    private BrokenJson() {}

    /** {@code " at character 7: "} and the reason, in one printable line; without the place where that is not known. */
    public static String placeAndReason(JacksonException broken) {
        String place = broken.getLocation() == null
                ? ""
                : " at character " + broken.getLocation().getColumnNr();
        return place + ": " + reason(broken);
    }

    /** The reason in one printable line. */
    public static String reason(JacksonException broken) {
        String first = broken.getOriginalMessage().lines().findFirst().orElse("it cannot be read");
        String useful = Texts.printable(START_MARKER
                .matcher(HOW_TO_ALLOW.matcher(first).replaceFirst(""))
                .replaceFirst(""));
        return useful.length() <= LONGEST_REASON ? useful : useful.substring(0, LONGEST_REASON) + "...";
    }
}
