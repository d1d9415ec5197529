package org.plyspace.web.game;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.lab.study.SourceFiles;

/** The rule set of a game, as loaded when the game was opened. Every call to it has a deadline. */
final class TimedRules {

    private final Registry registry;
    private final FoundVariant found;
    private final Duration limit;

    /**
     * Wraps a rule set.
     *
     * @param limit the time limit of a call
     */
    TimedRules(Registry registry, FoundVariant found, Duration limit) {
        this.registry = registry;
        this.found = found;
        this.limit = limit;
    }

    /** The file that the rule set was loaded from. */
    Path jar() {
        return found.file();
    }

    /**
     * The SHA-256 of what the rule set comes from, as tablebases name it.
     *
     * @throws org.plyspace.engine.io.InputException if its file can no longer be read
     */
    String digest() {
        return SourceFiles.digest(found);
    }

    Duration limit() {
        return limit;
    }

    /** The times by which the limit is judged. */
    ThreadTimes times() {
        return registry.calls().times();
    }

    /** Whether its name still denotes this rule set, and not one loaded since. */
    boolean isCurrent() {
        return registry.isCurrent(found);
    }

    /** Whether it is no longer called, because it did not answer. */
    boolean isSilent() {
        return registry.calls().silence(found.file()).isPresent();
    }

    /** Calls the rule set; whatever it throws is reported under its name. */
    <T> T ask(Supplier<T> question) {
        return registry.calls().ask(found, CallLimit.question(limit), "to play a game", question);
    }

    /**
     * Runs a search, while no more than a few others run.
     *
     * @param atMost the search's own time limit
     */
    <T> T search(Duration atMost, Supplier<T> search) {
        return registry.calls().ask(found, CallLimit.work(atMost.plus(limit)), "to search for moves", search);
    }
}
