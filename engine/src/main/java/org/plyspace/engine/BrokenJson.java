package org.plyspace.engine;

import java.util.List;
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

    /** Where a limit is set, which nobody but a programmer can. */
    private static final Pattern WHOSE_LIMIT = Pattern.compile(", from `[^`]*`");

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
        String useful = first;
        for (Pattern useless : List.of(HOW_TO_ALLOW, START_MARKER, WHOSE_LIMIT)) {
            useful = useless.matcher(useful).replaceFirst("");
        }
        useful = Texts.printable(useful);
        return useful.length() <= LONGEST_REASON ? useful : useful.substring(0, LONGEST_REASON) + "...";
    }
}
