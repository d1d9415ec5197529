package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Rules;
import org.plyspace.api.TextException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.WorkCounter;

/**
 * The test cases of one rule set.
 *
 * @param variant the setting: the rule set with the options that are not defaults
 * @param cases the cases, with different ids and different questions
 */
public record Matrix(String variant, List<TestCase> cases) {

    public Matrix {
        cases = List.copyOf(cases);
    }

    /**
     * Checks that the cases belong to the variant.
     *
     * @param rules the variant's rules that read a position's text
     * @param counter counts the cases
     * @throws UsageException if it has no case, or the text of a case is not a position of these rules, or, with a move, not a playable one
     */
    public void requirePositions(Function<String, Rules> rules, WorkCounter counter) {
        if (cases.isEmpty()) {
            throw new UsageException("the matrix has no cases; expected at least one");
        }
        AtomicInteger read = new AtomicInteger();
        counter.count(read::get);
        for (TestCase row : cases) {
            read.incrementAndGet();
            try {
                Positions.ofCase(rules.apply(row.position()), row.position(), row.move());
            } catch (TextException | InvalidSetupException refused) {
                throw new UsageException("case " + row.id() + ": the InitialStateFEN is not a position of " + variant
                        + ": " + refused.getMessage());
            }
        }
    }
}
