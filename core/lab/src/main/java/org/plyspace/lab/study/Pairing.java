package org.plyspace.lab.study;

import org.plyspace.api.Rules;
import org.plyspace.match.engine.EngineSpec;

/**
 * The subjects from which the seeds of openings and games are derived. Settings of one rule set share both: they differ by their rules
 * alone.
 */
enum Pairing {
    /** Every game has an opening, and an engine's random numbers depend on the baseline. */
    OPENINGS {
        @Override
        String opening(String id) {
            return "opening " + id;
        }

        @Override
        String game(Rules rules, EngineSpec player) {
            return "games of " + player + " in " + rules.setting();
        }
    },
    /** An engine that plays by chance alone has no opening, and random numbers depend on the rule set. */
    CHANCE {
        @Override
        String opening(String id) {
            return "opening of " + id;
        }

        @Override
        String game(Rules rules, EngineSpec player) {
            return rules.variant().id();
        }
    };

    /** The subject of the seeds of a rule set's openings. */
    abstract String opening(String id);

    /** The subject of the seeds of an engine's games. */
    abstract String game(Rules rules, EngineSpec player);
}
