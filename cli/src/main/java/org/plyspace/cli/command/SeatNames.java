package org.plyspace.cli.command;

import java.util.Iterator;
import java.util.stream.Stream;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.Seat;

/** How players can begin on the command line, for shells to offer. */
public final class SeatNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Stream.concat(Stream.of(Seat.HUMAN), EngineSpec.KINDS.stream()).iterator();
    }
}
