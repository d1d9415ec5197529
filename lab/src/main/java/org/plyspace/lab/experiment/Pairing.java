package org.plyspace.lab.experiment;

import org.plyspace.api.Rules;
import org.plyspace.match.engine.EngineSpec;

/** What games of one number share in the settings of one rule set, by the subjects that their seeds are derived from. */
enum Pairing {
    /** Openings, as far as they can be played; each setting and engine has random numbers of its own. */
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
     * Openings, and an engine's random numbers; an engine that plays by chance alone has no opening, and plays as in the baseline until the
     * legal moves differ.
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

    /** What the openings of a rule set are drawn by. */
    abstract String opening(String id);

    /** What an engine's games are drawn by. */
    abstract String game(Rules rules, EngineSpec player);
}
