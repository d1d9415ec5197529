package org.plyspace.report;

import org.plyspace.lab.metric.Exposure;

/** Says how much a setting's rules had to do with its games. */
public final class ExposureWords {

    private ExposureWords() {}

    /** {@code The rule acted in 2 of 40 games, and changes at most 16.5 % of games; these part after 97.0 % of their plies.} */
    public static String of(Exposure exposure) {
        String most = "at most " + Numbers.percent(exposure.changed().high()) + " of games";
        if (exposure.isNone()) {
            return "The rule never acted: "
                    + (exposure.pairs() == 1 ? "the only game is" : "all " + exposure.pairs() + " games are")
                    + " identical. It changes " + most + ".";
        }
        int acted = exposure.pairs() - exposure.identical();
        return "The rule acted in " + acted + " of " + exposure.pairs() + (exposure.pairs() == 1 ? " game" : " games")
                + (acted <= exposure.identical() ? ", and changes " + most : "") + "; these part after "
                + Numbers.percent(exposure.shareTogether()) + " of their plies.";
    }
}
