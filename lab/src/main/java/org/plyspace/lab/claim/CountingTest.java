package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.engine.Registry;

/** A test that asks the rules and plays no game: every case is as it would have to be, or not. */
interface CountingTest extends ClaimTest {

    /**
     * Asks.
     *
     * @param step is run again and again while it gets on
     * @return at least one
     * @throws org.plyspace.api.PlyspaceException if a case cannot be asked
     */
    List<CaseResult> count(Registry registry, Runnable step);

    @Override
    default void check(Registry registry) {
        settings().forEach(registry::rules);
    }
}
