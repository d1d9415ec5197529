package org.plyspace.cli.uci;

import java.util.function.Consumer;
import org.plyspace.engine.io.InputException;
import org.plyspace.search.Tablebase;

/** The tables of a search that goes on without them once one turns out to be damaged, since the game has to be played. Thread-safe. */
final class TablesWhileWhole implements Tablebase {

    private final Tablebase tables;
    private final Consumer<String> told;
    private volatile boolean damaged;

    /**
     * Creates the tables.
     *
     * @param told told once, by whichever thread finds the damage, why there are no tables any more
     */
    TablesWhileWhole(Tablebase tables, Consumer<String> told) {
        this.tables = tables;
        this.told = told;
    }

    @Override
    public int mostMen() {
        return tables.mostMen();
    }

    @Override
    public Probe probe() {
        Probe probe = tables.probe();
        return position -> {
            if (damaged) {
                return UNKNOWN;
            }
            try {
                return probe.value(position);
            } catch (InputException found) {
                leave(found);
                return UNKNOWN;
            }
        };
    }

    private synchronized void leave(InputException found) {
        if (!damaged) {
            damaged = true;
            told.accept(found.getMessage());
        }
    }
}
