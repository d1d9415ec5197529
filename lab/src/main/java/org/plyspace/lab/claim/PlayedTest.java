package org.plyspace.lab.claim;

/** A test whose number is measured in games. */
interface PlayedTest extends ClaimTest {

    /** The claimed range of the number, or of the difference. */
    ClaimedRange claimed();

    /** The number of games of each setting, or of pairs of games, to play. */
    int games();

    /** The word for what {@link #games} counts. */
    String gamesWord();

    /** The engine that plays. */
    String player();
}
