package org.plyspace.cli.command;

import java.util.Iterator;
import java.util.List;

/** How players can begin on the command line, for shells to offer. */
public final class PlayerNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return List.of("human", "random", "greedy", "alphabeta").iterator();
    }
}
