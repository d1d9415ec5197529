package org.plyspace.lab.scenario;

import java.util.List;

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
}
