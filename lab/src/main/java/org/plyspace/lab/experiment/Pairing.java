package org.plyspace.lab.experiment;

import org.plyspace.api.Rules;
import org.plyspace.match.engine.EngineSpec;

/**
 * What games with the same number share in the settings of one rule set, expressed by the subjects from which their seeds are derived.
 */
enum Pairing {
    /** They share openings, as far as these can be played; each setting and engine has random numbers of its own. */
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
    /**
     * They share openings and an engine's random numbers. An engine that plays by chance alone has no opening, and plays as in the
     * baseline until the legal moves differ.
     */
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
