package org.plyspace.match.engine;

import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Side;

/** The tags of records that say who has the seats, and by which version of this program. */
public final class SeatTags {

    private SeatTags() {}

    /** The tag with the name of who plays a side: {@code White} or {@code Black}. */
    public static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    /** The tag with the version by which a side's engine plays: {@code WhiteEngine} or {@code BlackEngine}. */
    public static String version(Side side) {
        return name(side) + "Engine";
    }

    /**
     * Sets or removes the version of a side's engine.
     *
     * @param tags the tags of a record, which are changed
     * @param version empty if the side is played by a person, at random or by another program
     */
    public static void setVersion(Map<String, String> tags, Side side, Optional<String> version) {
        version.ifPresentOrElse(known -> tags.put(version(side), known), () -> tags.remove(version(side)));
    }
}
