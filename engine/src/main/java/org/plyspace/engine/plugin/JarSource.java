package org.plyspace.engine.plugin;

import java.nio.file.Path;
import org.plyspace.api.VariantSource;

/**
 * A reader of rules written as data.
 *
 * @param source the reader
 * @param jar the jar that brought it
 */
record JarSource(VariantSource source, Path jar) {

    /** Its class, which tells it apart from others of its jar. */
    String name() {
        return source.getClass().getName();
    }
}
