package org.plyspace.movegen.option;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.Option;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.tck.CommonOptionSet;

/** What a rule set's options mean in play is asked by the kit, which must know a common option to ask. */
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
