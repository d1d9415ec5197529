package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.engine.Registry;

/** A test that asks the rules and plays no game: each case holds or does not. */
interface CountingTest extends ClaimTest {

    /**
     * Asks the rules about every case.
     *
     * @param step runs repeatedly as a sign of progress
     * @return the results, at least one
     * @throws org.plyspace.api.PlyspaceException if a case cannot be asked
     */
    List<CaseResult> count(Registry registry, Runnable step);

    @Override
    default void check(Registry registry) {
        settings().forEach(registry::rules);
    }
}
