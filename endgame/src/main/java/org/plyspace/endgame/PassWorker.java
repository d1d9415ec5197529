package org.plyspace.endgame;

import java.util.List;
import java.util.stream.Stream;

/** What one thread needs to value positions of the table that is being made. */
final class PassWorker {

    /** The positions that the passes go over. */
    final Placer placer;

    final Successors successors;

    PassWorker(Plan plan, Table table) {
        placer = plan.placer();
        List<Table> all =
                Stream.concat(Stream.of(table), plan.below().tables().stream()).toList();
        successors = new Successors(table, placer, new TableSet(plan.ground(), all), plan.plain());
    }
}
