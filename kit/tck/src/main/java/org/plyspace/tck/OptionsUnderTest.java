package org.plyspace.tck;

/** The options that the contracts of common options are checked with. */
interface OptionsUnderTest {

    /** The variant's rules by options, and games by them; the same object at each call. */
    OptionGames played();
}
