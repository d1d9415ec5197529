package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.plyspace.api.PositionNotation;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.TextException;

/** A line with the rule set, then the text of a position. */
final class ReadPositions implements Reading {

    @Override
    public boolean read(byte[] input) {
        Chosen chosen = Chosen.of(input);
        // The setting without its size, which the text may state.
        String setting = chosen.spec().startsWith("cube") ? "cube" : chosen.spec();
        Rules rules = RuleSets.REGISTRY.rules(setting, chosen.text());
        holdOtherNotations(rules, chosen.text());
        Setup setup = rules.read(chosen.text());
        String written = rules.write(setup);
        assertEquals(setup, rules.read(written), "a setup written and read");
        assertEquals(written, rules.write(rules.read(written)), "a setup's text, read and written");
        boolean playable = Setups.hold(rules, setup);
        if (playable) {
            String canonical = rules.position(setup, Purpose.GAME).words().text();
            assertEquals(canonical, written, "there is one way to write a position");
        }
        return playable;
    }

    private static void holdOtherNotations(Rules rules, String text) {
        for (PositionNotation notation : rules.positionNotations()) {
            if (notation.readable()) {
                try {
                    rules.write(rules.read(text, notation));
                } catch (TextException refused) {
                    // as promised
                }
            }
        }
    }
}
