package org.plyspace.tck;

/** What contracts of common options ask about. */
interface OptionsUnderTest {

    /** The variant's rules by options, and games by them; the same at each call. */
    OptionGames played();
}
