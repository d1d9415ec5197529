package org.plyspace.lab.scenario;

import java.util.List;
import java.util.function.Function;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Rules;
import org.plyspace.api.TextException;

/**
 * The test cases of one rule set.
 *
 * @param variant the rule set with the options that are not defaults
 * @param cases all with different ids and different questions
 */
public record Matrix(String variant, List<TestCase> cases) {

    public Matrix {
        cases = List.copyOf(cases);
    }

    /**
     * Makes sure that the cases are of the variant.
     *
     * @param rules the variant's rules that read a position's text
     * @throws MatrixException if there is no case, or one has a text that is no position of them, or none to play though it
     *     has a move
     */
    public void requirePositions(Function<String, Rules> rules) {
        if (cases.isEmpty()) {
            throw new MatrixException("the matrix has no cases, so there is nothing to ask");
        }
        for (TestCase row : cases) {
            try {
                Positions.ofCase(rules.apply(row.position()), row.position(), row.move());
            } catch (TextException | InvalidSetupException refused) {
                throw new MatrixException("case " + row.id() + ": the InitialStateFEN is not a position of " + variant
                        + ": " + refused.getMessage());
            }
        }
    }
}
