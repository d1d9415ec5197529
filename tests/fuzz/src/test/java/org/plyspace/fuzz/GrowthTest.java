package org.plyspace.fuzz;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/** Checks that no reader's time is out of proportion to the text, whatever is repeated in it. */
final class GrowthTest {

    private static final int SOME = TestForm.count(50, 15);

    @InWholeForm
    @ParameterizedTest
    @EnumSource
    void timeGrowsWithTheText(Target target) {
        List<Growing> texts = TestForm.isLong() ? GrowingTexts.of(target) : GrowingTexts.some(target, SOME);
        texts.forEach(text -> Growth.USUAL.hold(target.contract(), text));
    }
}
