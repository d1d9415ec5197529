package org.plyspace.tck;

/** What every contract is held against. */
interface UnderTest {

    /** The rules and positions to test with. */
    Specimens specimens();
}
