package org.plyspace.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The project keeps every rule about texts. Each rule fails where it is broken, and only there: the fixture named after it is a
 * checkout whose file {@code broken} lists the expected findings.
 */
final class TextRuleTest {

    @ParameterizedTest
    @EnumSource
    void theProjectKeepsIt(TextRule rule) {
        assertEquals(List.of(), rule.violations(Checkout.project()));
    }

    @ParameterizedTest
    @EnumSource
    void itNamesWhatBreaksItAndNothingElse(TextRule rule) {
        Checkout fixture = Checkout.fixture(rule.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        List<String> broken =
                Checkout.read(fixture.root().resolve("broken")).lines().toList();

        assertFalse(broken.isEmpty());
        assertEquals(broken, rule.violations(fixture));
    }

    @ParameterizedTest
    @EnumSource
    void itHasSomethingToRead(TextRule rule) {
        Checkout project = Checkout.project();

        assertTrue(project.variantIds().size() > 10, project.variantIds()::toString);
        assertTrue(project.coreModules().size() > 6, project.coreModules()::toString);
        assertTrue(Files.isRegularFile(project.root().resolve("plyspace")), rule.name());
    }
}
