package org.plyspace.tck;

/** The subject of every contract. */
interface UnderTest {

    /** The rules and positions to test with. */
    Specimens specimens();
}
