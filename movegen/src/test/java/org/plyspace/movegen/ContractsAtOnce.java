package org.plyspace.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * Runs all contracts of a toy as one test. Mutation testing runs each test separately and often, compiling a toy's rules each time; other
 * runs skip this class because of its name (docs/testing.md).
 */
final class ContractsAtOnce {

    @Test
    void orthodox() {
        hold("lattice.OrthodoxContractTest");
    }

    @Test
    void folded() {
        hold("lattice.FoldedContractTest");
    }

    @Test
    void twoKings() {
        hold("lattice.TwoKingsContractTest");
    }

    @Test
    void spent() {
        hold("lattice.SpentContractTest");
    }

    @Test
    void cannons() {
        hold("lattice.CannonsContractTest");
    }

    @Test
    void levels() {
        hold("lattice.LevelsContractTest");
    }

    @Test
    void statues() {
        hold("lattice.StatuesContractTest");
    }

    @Test
    void hands() {
        hold("lattice.HandsContractTest");
    }

    @Test
    void optionsOfLattices() {
        hold("lattice.OrthodoxOptionPlayTest");
        hold("lattice.SpentOptionPlayTest");
    }

    @Test
    void stack() {
        hold("stack.ToyStackContractTest");
    }

    @Test
    void slabs() {
        hold("stack.ToySlabsContractTest");
    }

    @Test
    void tower() {
        hold("stack.ToyTowerContractTest");
    }

    @Test
    void optionsOfStacks() {
        hold("stack.ToyStackOptionPlayTest");
    }

    private static void hold(String contract) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        String name = ContractsAtOnce.class.getPackageName() + "." + contract;
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(name))
                                .build(),
                        listener);
        TestExecutionSummary summary = listener.getSummary();
        StringWriter failures = new StringWriter();
        summary.printFailuresTo(new PrintWriter(failures), 1);
        assertEquals(0, summary.getTotalFailureCount(), failures::toString);
        assertTrue(summary.getTestsSucceededCount() > 0, name);
    }
}
