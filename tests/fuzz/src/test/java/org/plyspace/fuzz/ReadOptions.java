package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.plyspace.api.Rules;

/** A line with a variant and its options, then perhaps a position's text, which may fix options too. */
final class ReadOptions implements Reading {

    @Override
    public boolean read(byte[] input) {
        String whole = new String(input, StandardCharsets.UTF_8);
        int end = whole.indexOf('\n');
        Rules rules = end < 0
                ? RuleSets.REGISTRY.rules(whole)
                : RuleSets.REGISTRY.rules(whole.substring(0, end), whole.substring(end + 1));
        Rules again = RuleSets.REGISTRY.rules(rules.setting());
        assertEquals(rules.options().asMap(), again.options().asMap(), "the options of " + rules.setting());
        return true;
    }
}
