package org.plyspace.engine.plugin;

import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import org.plyspace.api.Spi;
import org.plyspace.api.Texts;

/** Checks by a jar's manifest whether it was built for this program's variant interface. */
final class InterfaceCheck {

    private static final String NEEDED = Spi.MANIFEST_ATTRIBUTE + ": " + Spi.VERSION;

    /** The names that have changed since interface 2, for the message to the author. */
    private static final String RENAMED_SINCE_2 =
            "; Refusal.NOTHING_TO_GIVE_UP is now NOT_NOW, MoveReading.Without is After, and"
                    + " TurnRule.givingUp() and Turn.givingUpARoyal() are prelude() and allAfter(cell)";

    private InterfaceCheck() {}

    /**
     * The reason why a jar with classes is refused; empty if it was built for this interface.
     *
     * @param manifest the jar's manifest; null if it has none
     */
    static Optional<String> refusal(Manifest manifest) {
        Attributes said = manifest == null ? new Attributes() : manifest.getMainAttributes();
        String version = said.getValue(Spi.MANIFEST_ATTRIBUTE);
        if (version == null) {
            return Optional.of(withoutVersion(said.getValue(Spi.OLD_MANIFEST_ATTRIBUTE)));
        }
        if (version.equals(String.valueOf(Spi.VERSION))) {
            return Optional.empty();
        }
        if (!version.matches("[1-9][0-9]{0,5}")) {
            return Optional.of("its manifest has " + Spi.MANIFEST_ATTRIBUTE + ": " + Texts.shorten(version)
                    + ", which is not a version of the interface; expected " + NEEDED);
        }
        return Optional.of(
                Integer.parseInt(version) < Spi.VERSION
                        ? outdated(version, "")
                        : "it was built for interface " + version + ", but this program has interface " + Spi.VERSION
                                + "; get a newer Plyspace, or build it against interface " + Spi.VERSION);
    }

    private static String withoutVersion(String old) {
        return old == null
                ? "its manifest does not say which interface it was built for, and this program needs interface "
                        + Spi.VERSION + "; build it against that, with " + NEEDED + " in its manifest"
                : outdated(Texts.shorten(old), " (" + Spi.OLD_MANIFEST_ATTRIBUTE + ": " + Texts.shorten(old) + ")");
    }

    private static String outdated(String version, String evidence) {
        return "it was built for interface " + version + evidence + ", but this program needs interface " + Spi.VERSION
                + "; build it anew against that, with " + NEEDED + " in its manifest"
                + (version.equals("2") ? RENAMED_SINCE_2 : "");
    }
}
