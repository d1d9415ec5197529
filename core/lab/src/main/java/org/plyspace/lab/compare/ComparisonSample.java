package org.plyspace.lab.compare;

import org.plyspace.api.Setup;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.numbers.Setting;

/**
 * A game of a comparison, to show.
 *
 * @param comparedSetting the setting by whose rules it was played
 * @param setting the setting in the table
 * @param start the setup from which it began
 * @param game the game; its opening is its number among the setting's games, from 0
 */
public record ComparisonSample(ComparedSetting comparedSetting, Setting setting, Setup start, PlayedGame<Long> game) {}
