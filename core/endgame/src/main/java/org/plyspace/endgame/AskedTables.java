package org.plyspace.endgame;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.Position;
import org.plyspace.endgame.index.Material;

/** The tables of a folder as questions ask them: those of the end, and those with the clock where they are made. */
public record AskedTables(TableFolder tables) {

    /** Somebody who asks tables, and those with the clock if they are there. */
    @FunctionalInterface
    public interface Asker {

        /** Asks them about a position. */
        void ask(Position position, TableAnswers answers, Optional<ClockAnswers> clock);
    }

    /**
     * Has somebody ask the tables of a material and of all that follow, and closes them.
     *
     * @param own the material of the position
     */
    public void ask(Position position, Material own, Asker asker) throws IOException {
        try (TableFolder.Opened open = tables.openAll(own)) {
            Optional<TableHeader> clock = clockHeader(own);
            TableAnswers answers = new TableAnswers(open.set());
            if (clock.isEmpty()) {
                asker.ask(position, answers, Optional.empty());
                return;
            }
            int plies = clock.get().clock().orElseThrow().plies();
            try (TableFolder.Opened counted = clocks().openAll(own)) {
                asker.ask(position, answers, Optional.of(new ClockAnswers(counted.set(), plies)));
            }
        }
    }

    /** What the table with the clock says of itself; empty if there is none. */
    public Optional<TableHeader> clockHeader(Material material) {
        return clocks().header(material);
    }

    /** What somebody answers who reads the table with the clock, which is closed then; empty if there is none. */
    public <T> Optional<T> withClock(Material material, Function<TableFile, T> reader) throws IOException {
        if (clockHeader(material).isEmpty()) {
            return Optional.empty();
        }
        try (TableFile clock = clocks().open(material)) {
            return Optional.of(reader.apply(clock));
        }
    }

    private TableFolder clocks() {
        return tables.counting(TableKind.CLOCK);
    }
}
