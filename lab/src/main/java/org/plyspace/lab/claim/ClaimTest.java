package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.engine.Registry;

/** How a claim is put to the test. Immutable. */
public interface ClaimTest {

    /** The word that files have for it. */
    String kind();

    /** What is measured, in words. */
    String effect();

    /** The rule sets that are asked, with their options. */
    List<String> settings();

    /**
     * Refuses what cannot be tested with the rule sets that are here.
     *
     * @throws org.plyspace.api.PlyspaceException with the field and the reason
     */
    void check(Registry registry);
}
