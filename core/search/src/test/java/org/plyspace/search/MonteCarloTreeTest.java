package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MonteCarloTreeTest {

    /** Results are those of the side that moved to a node: 1 wins, -1 loses, 0 is unknown. */
    @ParameterizedTest(name = "answers {0}, {1}, {2}")
    @CsvSource({"-1, -1, -1, 1", "1, -1, -1, -1", "-1, 0, 1, -1", "-1, -1, 0, 0", "0, 0, 0, 0"})
    void oneGoodAnswerLosesAndOnlyBadOnesWin(int first, int second, int third, int proof) {
        MonteCarloTree monteCarloTree = new MonteCarloTree();
        monteCarloTree.clear();
        monteCarloTree.expand(MonteCarloTree.ROOT);
        int[] answers = {first, second, third};
        for (int i = 0; i < answers.length; i++) {
            monteCarloTree.addChild(MonteCarloTree.ROOT, 100 + i, 1.0 / answers.length);
            monteCarloTree.prove(MonteCarloTree.ROOT + 1 + i, answers[i]);
        }

        monteCarloTree.proveByChildren(MonteCarloTree.ROOT);

        assertEquals(proof, monteCarloTree.proof(MonteCarloTree.ROOT));
    }
}
