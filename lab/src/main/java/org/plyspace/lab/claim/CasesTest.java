package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.engine.Registry;

/** A test that is a list of cases, each of which is asked of a rule set by itself. */
interface CasesTest extends CountingTest {

    /** One of them. */
    interface Case {

        /** The rule set that is asked, with its options. */
        String setting();

        /**
         * Asks.
         *
         * @throws org.plyspace.api.PlyspaceException if it cannot be asked
         */
        CaseResult ask(Registry registry);
    }

    /** At least one. */
    List<? extends Case> cases();

    @Override
    default List<String> settings() {
        return cases().stream().map(Case::setting).distinct().toList();
    }

    @Override
    default List<CaseResult> count(Registry registry, Runnable step) {
        return cases().stream()
                .map(each -> {
                    step.run();
                    return each.ask(registry);
                })
                .toList();
    }
}
