package org.plyspace.cli.play;

import java.io.Closeable;
import java.util.Optional;
import org.plyspace.cli.io.Window;

/** Where the words of people come from. */
public interface Prompt extends Closeable {

    /** Asks for a line; empty when there will be no more. */
    Optional<String> ask(String question);

    /** What people see at once now, if they look at a terminal. */
    default Optional<Window> window() {
        return Optional.empty();
    }
}
