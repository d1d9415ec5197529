package org.plyspace.report;

import org.plyspace.lab.metric.Exposure;

/** Says how much a setting's rules had to do with its games. */
public final class ExposureWords {

    private ExposureWords() {}

    /** {@code 38 of 40 games are identical; the rule changes at most 16.5 % of games. They part after 97.0 % of their plies.} */
    public static String of(Exposure exposure) {
        String changed = "at most " + Numbers.percent(exposure.changed().high()) + " of games";
        if (exposure.isNone()) {
            return (exposure.pairs() == 1
                            ? "The only game is identical"
                            : "All " + exposure.pairs() + " games are identical")
                    + ": the rule never acted, and changes " + changed + ".";
        }
        return exposure.identical() + " of " + exposure.pairs() + (exposure.pairs() == 1 ? " game is" : " games are")
                + " identical; the rule changes " + changed + ". They part after "
                + Numbers.percent(exposure.shareTogether()) + " of their plies.";
    }
}
