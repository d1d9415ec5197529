package org.plyspace.web.game;

/** Whoever is told what happens in games. Told from any thread. */
interface GameListener {

    /** A game is at another version. */
    void changed(String game, long version);

    /** An engine that plays in a game has found something. */
    void thought(ThoughtView thought);
}
