package org.plyspace.engine.exchange;

import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameRecord;

/**
 * A record that obeys its rules.
 *
 * @param record the record as read
 * @param game the game played to its end
 */
public record ReplayedGame(GameRecord record, Game game) {}
