package org.plyspace.endgame;

import java.util.OptionalInt;
import org.plyspace.api.Position;

/** Asks tables with the clock about positions of games as their clocks stand. Confined to one thread. */
public final class ClockAnswers {

    private final TableSet set;
    private final TableSet.Probe probe;
    private final BarePlacement menAlone;
    private final int plies;

    /**
     * Creates the answers of some tables.
     *
     * @param set tables with the clock
     * @param plies the plies of the clock at which games are drawn
     */
    public ClockAnswers(TableSet set, int plies) {
        this.set = set;
        this.probe = set.probe();
        this.menAlone = new BarePlacement(set.ground());
        this.plies = plies;
    }

    /** The plies of the clock at which games are drawn. */
    public int plies() {
        return plies;
    }

    /**
     * The {@link Value} of a position with its clock, for the side to move, in plies to the next reset of the clock or the end;
     * empty if the tables do not have it, as where a pawn can be captured en passant.
     */
    public OptionalInt value(Position position) {
        boolean alone = set.ground().boards().isOf(position)
                && menAlone.of(position).repetitionKey() == position.repetitionKey();
        if (!alone || !probe.has(position)) {
            return OptionalInt.empty();
        }
        int value = probe.value(position);
        if (value == Value.IMPOSSIBLE) {
            return OptionalInt.empty();
        }
        boolean late = value != Value.DRAW && position.halfmoveClock() + Value.plies(value) > plies;
        return OptionalInt.of(late ? Value.DRAW : value);
    }
}
