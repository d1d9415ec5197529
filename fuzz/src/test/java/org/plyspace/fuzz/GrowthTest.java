package org.plyspace.fuzz;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No reader takes time out of proportion to the text, whatever is repeated in it. */
final class GrowthTest {

    @ParameterizedTest
    @EnumSource
    void timeGrowsWithTheText(Target target) {
        GrowingTexts.of(target).forEach(text -> Growth.USUAL.hold(target.contract(), text));
    }
}
