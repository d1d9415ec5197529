package org.plyspace.cli.command;

import java.util.Iterator;
import java.util.stream.Stream;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.Seat;

/** The words that a seat can begin with on the command line, for shell completion. */
public final class SeatNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Stream.concat(Stream.of(Seat.HUMAN), EngineSpec.KINDS.stream()).iterator();
    }
}
