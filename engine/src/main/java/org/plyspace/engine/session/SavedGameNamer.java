package org.plyspace.engine.session;

import java.util.Optional;

/** Names the files of games that are kept without being asked. */
@FunctionalInterface
public interface SavedGameNamer {

    /** A name for a new game of a variant, whose folder is there; empty if there can be none. */
    Optional<String> newFile(String variant);
}
