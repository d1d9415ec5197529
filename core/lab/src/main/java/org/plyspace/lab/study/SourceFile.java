package org.plyspace.lab.study;

/**
 * A file on which games depend: a jar or file of rules, or a file of weights.
 *
 * @param usedBy the id of the rule set, or the engine
 * @param file the name of the file without its folder
 * @param sha256 the SHA-256 of the file, 64 hexadecimal digits
 */
public record SourceFile(String usedBy, String file, String sha256) {}
