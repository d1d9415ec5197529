package org.plyspace.lab.experiment;

/**
 * A file that what is played depends on: a jar or file of rules, or a file of weights.
 *
 * @param usedBy the id of the rule set, or the player
 * @param file its name without its folder
 * @param sha256 its digest, 64 hexadecimal digits
 */
public record SourceFile(String usedBy, String file, String sha256) {}
