package org.plyspace.search;

import org.plyspace.api.UsageException;

/** Reads the files that the spec of an engine names. */
@FunctionalInterface
public interface EngineFiles {

    /**
     * The text of a file.
     *
     * @param longest the largest number of characters allowed
     * @throws UsageException if it cannot be read
     */
    String text(String file, int longest);
}
