package org.plyspace.cli.serve;

import java.util.Map;

/** What can be asked on one subject. */
interface Topics extends AutoCloseable {

    /** The topics by their words. */
    Map<String, Topic> all();

    /** Quits what is at hand for the next question. */
    @Override
    default void close() {}
}
