package org.plyspace.web.http;

import java.time.Duration;

/**
 * The times that the server waits for rule sets and engines.
 *
 * @param grace the time for a watcher of a game to come back before its engine stops thinking
 * @param answer the time for a rule set to answer a question, or to end a search that is over
 * @param engine the time for an engine to choose a move before it must move at once
 */
public record Timeouts(Duration grace, Duration answer, Duration engine) {

    /** The usual times: long enough to reload a page, and for a busy engine to compile large rules. */
    public static final Timeouts USUAL =
            new Timeouts(Duration.ofSeconds(3), Duration.ofSeconds(15), Duration.ofSeconds(10));
}
