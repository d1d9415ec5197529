package org.plyspace.lab.claim;

import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;

/** A test whose number is measured in games. */
interface PlayedTest extends ClaimTest {

    /** The claimed range of the number, or of the difference. */
    ClaimedRange claimed();

    /** The number of games of each setting, or of pairs of games, to play. */
    int games();

    /** The word for what {@link #games} counts. */
    String gamesWord();

    /** The engine that plays. */
    String player();

    /** Refuses a baseline that is the setting itself. */
    static void checkBaseline(String setting, Optional<String> baseline, Registry registry) {
        baseline.map(registry::rules)
                .filter(rules -> rules.setting().equals(registry.rules(setting).setting()))
                .ifPresent(same -> {
                    throw new UsageException("field baseline: expected another setting than the one that is measured,"
                            + " found '" + Texts.shorten(same.setting()) + "' for both");
                });
    }
}
