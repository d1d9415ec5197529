package org.plyspace.cli.play;

import java.io.Closeable;
import java.util.Optional;

/** Where the words of people come from. */
public interface Prompt extends Closeable {

    /** Asks for a line; empty when there will be no more. */
    Optional<String> ask(String question);
}
