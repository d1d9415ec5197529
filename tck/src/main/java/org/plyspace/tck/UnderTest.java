package org.plyspace.tck;

/** What every contract is checked against. */
interface UnderTest {

    /** The rules and positions to test with. */
    Specimens specimens();
}
