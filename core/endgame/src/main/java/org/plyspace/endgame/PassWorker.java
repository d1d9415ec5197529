package org.plyspace.endgame;

import java.util.stream.Stream;

/** What one thread needs to value positions of the table that is being made. */
final class PassWorker {

    /** The positions that the passes go over. */
    final Placer placer;

    final Successors successors;

    PassWorker(Plan plan, Table table) {
        placer = plan.placer();
        successors = new Successors(
                table,
                placer,
                with(table, plan),
                plan.plain(),
                plan.clock().map(clock -> new ClockResets(clock, with(clock.fresh(), plan))));
    }

    private static TableSet with(Table table, Plan plan) {
        return new TableSet(
                plan.ground(),
                Stream.concat(Stream.of(table), plan.below().tables().stream()).toList());
    }
}
