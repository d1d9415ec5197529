package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.engine.Registry;

/** A test of a claim. Immutable. */
public interface ClaimTest {

    /** The name of the kind of test in files. */
    String kind();

    /** What is measured, in words. */
    String effect();

    /** The settings that it asks or plays. */
    List<String> settings();

    /**
     * Refuses a test that the rule sets of a registry do not allow.
     *
     * @throws org.plyspace.api.PlyspaceException with the field and the reason
     */
    void check(Registry registry);
}
