package org.plyspace.cli.command;

import java.util.Iterator;
import java.util.stream.Stream;
import org.plyspace.lab.player.Player;
import org.plyspace.lab.player.PlayerSpec;

/** How players can begin on the command line, for shells to offer. */
public final class PlayerNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Stream.concat(Stream.of(Player.HUMAN), PlayerSpec.KINDS.stream()).iterator();
    }
}
