package org.plyspace.web.game;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;

/** The rule set of a game, as it was loaded when the game was opened: every question to it has a deadline. */
final class TimedRules {

    private final Registry registry;
    private final FoundVariant found;
    private final Duration limit;

    /**
     * Wraps a rule set.
     *
     * @param limit how long a question may take
     */
    TimedRules(Registry registry, FoundVariant found, Duration limit) {
        this.registry = registry;
        this.found = found;
        this.limit = limit;
    }

    /** The file that it is from. */
    Path jar() {
        return found.file();
    }

    Duration limit() {
        return limit;
    }

    /** Whether its name stands for it still, and for nothing that was loaded since. */
    boolean isCurrent() {
        return registry.isCurrent(found);
    }

    /** Whether it is asked no more, for want of answers. */
    boolean isSilent() {
        return registry.silence(found).isPresent();
    }

    /** Asks something; whatever it throws is named. */
    <T> T ask(Supplier<T> question) {
        return registry.askWithin(limit, found, "to play a game", question);
    }

    /**
     * Searches, while no more than a few others do.
     *
     * @param atMost how long the search gives itself
     */
    <T> T search(Duration atMost, Supplier<T> search) {
        return registry.workWithin(atMost.plus(limit), found, "to search for moves", search);
    }
}
