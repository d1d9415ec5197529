package org.plyspace.engine.exchange;

import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameRecord;

/**
 * A record that holds by its rules.
 *
 * @param record as read
 * @param game the same, played to its end
 */
public record ReplayedGame(GameRecord record, Game game) {}
