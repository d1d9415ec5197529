package org.plyspace.cli.command;

import java.util.Iterator;
import org.plyspace.match.engine.EngineSpec;

/** How engines can begin on the command line, for shells to offer. */
public final class EngineNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return EngineSpec.KINDS.iterator();
    }
}
