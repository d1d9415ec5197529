package org.plyspace.cli.command;

import java.util.Iterator;
import org.plyspace.lab.player.PlayerSpec;

/** How machines can begin on the command line, for shells to offer. */
public final class MachineNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return PlayerSpec.KINDS.iterator();
    }
}
