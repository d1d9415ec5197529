package org.plyspace.engine.exchange;

import java.util.Optional;

/**
 * A text with games.
 *
 * @param text all of it
 * @param name what messages call the file
 * @param variant whose moves they are, {@code id:option=value,...}; needed for source text, which does not say it
 * @param position where the game begins, for source text; empty for the start
 */
public record GamesText(String text, String name, Optional<String> variant, Optional<String> position) {}
