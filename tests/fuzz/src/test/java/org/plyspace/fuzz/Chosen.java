package org.plyspace.fuzz;

import java.nio.charset.StandardCharsets;

/**
 * An input whose first line names the rule set. A line that names none stands for some rule set, so that no mutation of it is
 * wasted.
 *
 * @param spec one of {@link RuleSets#SPECS}
 * @param text the rest of the input
 */
record Chosen(String spec, String text) {

    static Chosen of(byte[] input) {
        String whole = new String(input, StandardCharsets.UTF_8);
        int end = whole.indexOf('\n');
        String line = end < 0 ? whole : whole.substring(0, end);
        String text = end < 0 ? "" : whole.substring(end + 1);
        String any = RuleSets.SPECS.get(Math.floorMod(line.hashCode(), RuleSets.SPECS.size()));
        return new Chosen(RuleSets.SPECS.contains(line) ? line : any, text);
    }
}
