package org.plyspace.lab.numbers;

import java.util.Optional;

/**
 * A rule set and the engine that played it.
 *
 * @param spec the rule set, with the options that differ from their defaults
 * @param title the title for people
 * @param player the engine that played both sides, as specified
 * @param openings what identifies the numbering of openings where settings share them: games with the same number then belong together
 *     in two settings with the same text; empty if each setting has its own openings
 */
public record Setting(String spec, String title, String player, Optional<String> openings) {}
