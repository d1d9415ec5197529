package org.plyspace.engine;

import java.util.List;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;
import tools.jackson.core.JacksonException;

/** Turns Jackson's messages about malformed JSON into messages without its advice to programmers. */
public final class BrokenJson {

    private static final int LONGEST_REASON = 200;

    /** Advice on how a program could allow the mistake, which is of no use to the file's author. */
    private static final Pattern HOW_TO_ALLOW = Pattern.compile(":? \\(?enable `.*");

    /** The place where an unterminated value began, in the library's own terms. */
    private static final Pattern START_MARKER = Pattern.compile(" \\(start marker at .*");

    /** The place where a limit is set, which only a programmer can change. */
    private static final Pattern WHOSE_LIMIT = Pattern.compile(", from `[^`]*`");

    private BrokenJson() {}

    /**
     * The message {@code " at character 7: "} followed by the reason, in one printable line; without the place if it is
     * unknown.
     */
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
