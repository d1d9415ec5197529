package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.Setup;

/** What a rule set asks of a setup beside what all do. */
@FunctionalInterface
public interface SetupRule {

    /** What is wrong; empty if nothing is. */
    List<Fault> faults(Setup setup, LatticeRules rules);
}
