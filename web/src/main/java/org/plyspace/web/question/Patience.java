package org.plyspace.web.question;

import java.time.Duration;

/**
 * The times that the server waits for rule sets and engines.
 *
 * @param grace for somebody who watches a game to come back, before an engine stops to think about it
 * @param answer for a rule set to answer a question, or to end a search that is over
 * @param engine for an engine to choose a move, before it is hurried
 */
public record Patience(Duration grace, Duration answer, Duration engine) {

    /** So long that a page may be loaded anew, and a busy engine may compile large rules. */
    public static final Patience USUAL =
            new Patience(Duration.ofSeconds(3), Duration.ofSeconds(15), Duration.ofSeconds(10));
}
