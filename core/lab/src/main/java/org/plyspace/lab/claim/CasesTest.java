package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.engine.Registry;

/** A test that is a list of cases, each asked of a rule set on its own. */
interface CasesTest extends CountingTest {

    /** One case. */
    interface Case {

        /** The setting that is asked. */
        String setting();

        /**
         * Asks the rules.
         *
         * @throws org.plyspace.api.PlyspaceException if it cannot be asked
         */
        CaseResult ask(Registry registry);
    }

    /** The cases, at least one. */
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
