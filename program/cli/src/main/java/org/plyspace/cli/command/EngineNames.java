package org.plyspace.cli.command;

import java.util.Iterator;
import org.plyspace.match.engine.EngineSpec;

/** The words that an engine spec can begin with, for shell completion. */
public final class EngineNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return EngineSpec.KINDS.iterator();
    }
}
