package org.plyspace.engine.replay;

/**
 * A word of a game's text.
 *
 * @param text the word, without blanks
 * @param line the line of the file that contains it, from 1
 */
public record GameWord(String text, int line) {}
