package org.plyspace.lab.claim;

/** A test whose number is told from games. */
interface PlayedTest extends ClaimTest {

    /** Where the number, or the difference, is claimed to lie. */
    ClaimedRange claimed();

    /** How many games of each setting, or pairs of games, are to be played. */
    int games();

    /** What is counted by {@link #games}. */
    String gamesWord();

    /** Who plays. */
    String player();
}
