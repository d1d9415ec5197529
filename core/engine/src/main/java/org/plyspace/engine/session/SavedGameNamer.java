package org.plyspace.engine.session;

import java.util.Optional;

/** Names the files of games that are saved automatically. */
@FunctionalInterface
public interface SavedGameNamer {

    /** A file name for a new game of a variant, in a folder that exists; empty if the game cannot be saved. */
    Optional<String> newFile(String variant);
}
