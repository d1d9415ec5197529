package org.plyspace.cli.view;

import org.plyspace.cli.io.WorkLeft;

/** A progress line for games of several kinds by one rule set. Confined to one thread at a time. */
public final class GamesProgress {

    private final String ruleSet;
    private String kind = "";
    private WorkLeft left = new WorkLeft("games");

    /** Creates a line for games of a rule set. */
    public GamesProgress(String ruleSet) {
        this.ruleSet = ruleSet;
    }

    /** The line until the first game has ended: {@code ID ...}. */
    public String beginning() {
        return ruleSet + " ...";
    }

    /** {@code ID, exchanges: 1,234 of 6,000 games, 12:00 left}; the time left is for games of this kind. */
    public String line(String newKind, long done, long all) {
        if (!newKind.equals(kind)) {
            kind = newKind;
            left = new WorkLeft("games");
        }
        return ruleSet + ", " + kind + ": " + left.text(done, all);
    }
}
