package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.engine.WorkCounter;
import org.plyspace.lab.value.PieceValuation;
import org.plyspace.lab.value.Toys;
import org.plyspace.lab.value.Valuation;
import org.plyspace.lab.value.ValuationSettings;
import org.plyspace.testing.InWholeForm;

/** Values of pieces as text, JSON and CSV. */
class ValuationReportsTest {

    private static Valuation valuation(Rules rules, ValuationSettings settings, int threads) {
        return new PieceValuation(rules, settings).run(threads, (kind, done, all) -> {}, new WorkCounter());
    }

    @InWholeForm
    @Test
    void valuesDoNotDependOnTheNumberOfThreadsWithSeed3() {
        ValuationSettings settings = new ValuationSettings(6, 10, 3);

        Valuation one = valuation(Toys.statues(), settings, 1);
        Valuation three = valuation(Toys.statues(), settings, 3);

        assertEquals(ValuationData.json(List.of(one)), ValuationData.json(List.of(three)));
        assertEquals(ValuationData.csv(List.of(one)), ValuationData.csv(List.of(three)));
        assertEquals(new ValuationText(one).render(100), new ValuationText(three).render(100));
        assertEquals(12, one.fitted().games(), "games that the fit is of");
        assertTrue(one.exchanges().size() >= 6, one.exchanges().toString());
    }

    @Test
    void exchangesThatCannotBePlayedAreToldWithSeed1() {
        String text = new ValuationText(valuation(Toys.shields(), new ValuationSettings(4, 5, 1), 2)).render(200);

        assertTrue(text.contains("S:- cannot be played in shields"), text);
    }
}
