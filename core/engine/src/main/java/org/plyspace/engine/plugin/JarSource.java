package org.plyspace.engine.plugin;

import java.nio.file.Path;
import org.plyspace.api.VariantSource;

/**
 * A reader of rules written as data.
 *
 * @param source the reader
 * @param jar the jar that provides it
 */
record JarSource(VariantSource source, Path jar) {

    /** The name of its class, which identifies it within its jar. */
    String name() {
        return source.getClass().getName();
    }
}
