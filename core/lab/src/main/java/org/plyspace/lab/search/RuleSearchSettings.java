package org.plyspace.lab.search;

import org.plyspace.lab.study.OpeningRule;

/**
 * How the games of a search are played.
 *
 * @param engine the engine that plays both sides, see {@link org.plyspace.match.engine.EngineSpec}
 * @param openings how games begin
 * @param seed the seed of all random choices
 * @param maxPlies the length at which games are cut off, from 1
 */
public record RuleSearchSettings(String engine, OpeningRule openings, long seed, int maxPlies) {}
