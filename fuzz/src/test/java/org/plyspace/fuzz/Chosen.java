package org.plyspace.fuzz;

import java.nio.charset.StandardCharsets;

/**
 * An input whose first line says the rule set. A line that names none stands for any one, so that no change to it is in vain.
 *
 * @param spec one of {@link RuleSets#SPECS}
 * @param text what comes after the line
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
