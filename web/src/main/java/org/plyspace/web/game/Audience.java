package org.plyspace.web.game;

/** Whoever is told what happens in games. Told from any thread. */
interface Audience {

    /** A game is at another version. */
    void changed(String game, long version);

    /** A machine that plays in a game has found something. */
    void thought(ThoughtView thought);
}
