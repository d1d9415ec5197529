package org.plyspace.lab.claim;

/**
 * What the rules say of one case.
 *
 * @param name what it shows
 * @param expected what would have to be so, in words
 * @param found what is so
 * @param holds whether both agree
 */
public record CaseResult(String name, String expected, String found, boolean holds) {}
