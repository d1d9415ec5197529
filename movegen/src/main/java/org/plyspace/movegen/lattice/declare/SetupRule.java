package org.plyspace.movegen.lattice.declare;

import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.Setup;

/** A rule set's requirement of setups, beyond those of all rule sets. */
@FunctionalInterface
public interface SetupRule {

    /** The faults of a setup; empty if there are none. */
    List<Fault> faults(Setup setup, BoardTerms rules);
}
