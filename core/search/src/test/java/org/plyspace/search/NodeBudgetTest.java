package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NodeBudgetTest {

    private final NodeBudget budget = new NodeBudget();

    @Test
    void portionsAddUpToTheLimit() {
        budget.start(2 * NodeBudget.PORTION + 10, 1);

        assertEquals(NodeBudget.PORTION, budget.first());
        assertEquals(NodeBudget.PORTION, budget.draw());
        assertEquals(10, budget.draw());
        assertEquals(0, budget.draw());
    }

    @Test
    void eachThreadHasAFirstPortionHoweverFewTheNodes() {
        budget.start(1_000, 8);

        assertEquals(125, budget.first());
        assertEquals(0, budget.draw());

        budget.start(3, 8);
        assertEquals(1, budget.first());
        assertEquals(0, budget.draw());
    }

    @Test
    void theNextSearchHasItsOwn() {
        budget.start(5, 1);
        budget.start(7, 1);

        assertEquals(7, budget.first());
        assertEquals(0, budget.draw());
    }

    @Test
    void aLimitChangedMeanwhileCountsFromTheBeginning() {
        budget.start(Long.MAX_VALUE, 1);
        budget.confine(NodeBudget.PORTION + 3);
        assertEquals(3, budget.draw());

        budget.confine(10);
        assertEquals(0, budget.draw());

        budget.confine(NodeBudget.PORTION + 8);
        assertEquals(5, budget.draw());
    }
}
