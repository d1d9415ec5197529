package org.plyspace.lab.claim;

/**
 * The result of one case.
 *
 * @param name what it shows
 * @param expected what the claim expects, in words
 * @param found what the rules say, in words
 * @param holds whether both agree
 */
public record CaseResult(String name, String expected, String found, boolean holds) {}
