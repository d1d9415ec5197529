package org.plyspace.lab.play;

import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;

/** Rules that failed while a game was played by them: a fault of the rule set, not of its user. */
public final class PlayOutException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    PlayOutException(Rules rules, int game, Throwable cause) {
        super("variant " + rules.spec() + " failed in random game " + (game + 1) + ": " + cause);
        initCause(cause);
    }
}
