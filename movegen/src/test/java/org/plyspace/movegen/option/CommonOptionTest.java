package org.plyspace.movegen.option;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.Option;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.tck.CommonOptionSet;

/** The kit checks the effects of a rule set's options in play, for which it must recognise a common option. */
final class CommonOptionTest {

    @ParameterizedTest
    @EnumSource
    void theKitKnowsEveryValue(CommonOption option) {
        Option listed = option.listed(EndRule.SHARED);

        assertTrue(
                CommonOptionSet.contains(listed),
                () -> "CommonOptionSet of tck has other values of " + listed.name() + " than " + listed.choices());
    }
}
