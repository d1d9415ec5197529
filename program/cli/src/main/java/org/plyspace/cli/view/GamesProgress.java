package org.plyspace.cli.view;

import org.plyspace.report.Durations;
import org.plyspace.report.Numbers;

/** A progress line for games of several kinds by one rule set. Confined to one thread at a time. */
public final class GamesProgress {

    private static final double NANOS = 1e9;

    private final String ruleSet;
    private String kind = "";
    private long began;
    private long before;

    /** Starts the clock for games that begin now. */
    public GamesProgress(String ruleSet) {
        this.ruleSet = ruleSet;
    }

    /** The line until the first game has ended: {@code ID ...}. */
    public String beginning() {
        return ruleSet + " ...";
    }

    /** {@code ID, exchanges: 1,234 of 6,000 games, 12 min left}; the time left is for games of this kind. */
    public String line(String newKind, long done, long all) {
        if (!newKind.equals(kind) || done < before) {
            kind = newKind;
            began = System.nanoTime();
            before = done;
        }
        double seconds = (System.nanoTime() - began) / NANOS;
        long since = done - before;
        String left = since == 0 || done >= all ? "" : ", " + Durations.text(seconds * (all - done) / since) + " left";
        return ruleSet + ", " + kind + ": " + Numbers.whole(done) + " of " + Numbers.whole(all) + " games" + left;
    }
}
