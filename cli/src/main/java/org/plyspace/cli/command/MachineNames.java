package org.plyspace.cli.command;

import java.util.Iterator;
import org.plyspace.search.ChooserSpec;

/** How machines can begin on the command line, for shells to offer. */
public final class MachineNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return ChooserSpec.KINDS.iterator();
    }
}
