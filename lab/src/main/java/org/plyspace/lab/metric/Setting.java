package org.plyspace.lab.metric;

import java.util.Optional;

/**
 * What games were played by.
 *
 * @param spec the rule set with the options that are not defaults
 * @param title what people call it
 * @param player the machine that played both sides, as it was asked for
 * @param openings what openings are numbered by, where settings share them: games with the same number in two settings of the same
 *     text then belong together; empty where each setting has its own
 */
public record Setting(String spec, String title, String player, Optional<String> openings) {}
