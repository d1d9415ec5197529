package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NodeBudgetTest {

    private final NodeBudget budget = new NodeBudget();

    @Test
    void portionsAddUpToTheLimit() {
        budget.start(2 * NodeBudget.PORTION + 10);

        assertEquals(NodeBudget.PORTION, budget.draw());
        assertEquals(NodeBudget.PORTION, budget.draw());
        assertEquals(10, budget.draw());
        assertEquals(0, budget.draw());
    }

    @Test
    void theNextSearchHasItsOwn() {
        budget.start(5);
        budget.draw();
        budget.start(7);

        assertEquals(7, budget.draw());
    }

    @Test
    void aLimitChangedMeanwhileCountsFromTheBeginning() {
        budget.start(Long.MAX_VALUE);
        budget.draw();
        budget.confine(NodeBudget.PORTION + 3);
        assertEquals(3, budget.draw());

        budget.confine(10);
        assertEquals(0, budget.draw());

        budget.confine(NodeBudget.PORTION + 8);
        assertEquals(5, budget.draw());
    }
}
