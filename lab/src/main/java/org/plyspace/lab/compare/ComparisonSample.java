package org.plyspace.lab.compare;

import org.plyspace.api.Setup;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.metric.Setting;

/**
 * A game of a comparison, to be shown.
 *
 * @param comparedSetting by whose rules it was played
 * @param setting what the table calls it
 * @param start what it began with
 * @param game it; its opening is its number among the setting's games, from 0
 */
public record ComparisonSample(ComparedSetting comparedSetting, Setting setting, Setup start, PlayedGame<Long> game) {}
