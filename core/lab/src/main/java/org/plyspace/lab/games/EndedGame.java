package org.plyspace.lab.games;

import org.plyspace.lab.numbers.GameRow;

/**
 * A game that has just ended.
 *
 * @param game the game, with its moves as in a store
 * @param row its row
 */
public record EndedGame(PlayedGame<String> game, GameRow row) {}
