package org.plyspace.cli.play;

import java.io.Closeable;
import java.util.Optional;
import org.plyspace.cli.io.Streams.Window;

/** The source of what people type. */
public interface Prompt extends Closeable {

    /** Asks for a line; empty when the input has ended. */
    Optional<String> ask(String question);

    /** The current size of the terminal, if there is one. */
    default Optional<Window> window() {
        return Optional.empty();
    }
}
