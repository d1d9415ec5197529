package org.plyspace.lab.compare;

import org.plyspace.engine.Registry;

/**
 * A rule set that takes part in a comparison.
 *
 * @param name the name as requested, unique in the comparison
 * @param registry the registry that has the rule set
 * @param spec the registry's name for it, with options if any
 * @param needed whether the comparison ends if the rule set refuses to take part; otherwise it is left out
 */
public record ComparedSetting(String name, Registry registry, String spec, boolean needed) {}
