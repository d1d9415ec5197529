package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/** Tables of several materials of the same rules, to be asked about positions. Immutable; threads ask through a {@link Probe} each. */
public final class TableSet {

    private final FixedBoards ground;
    private final List<Table> tables;
    private final List<Way> ways = new ArrayList<>();

    /** A material that is asked about, and the table that has it, with the sides exchanged or as it is. */
    private record Way(Material material, Table table, Optional<Symmetry> exchange) {}

    /** Creates a set of tables made for the same rules and boards. */
    public TableSet(FixedBoards ground, List<Table> tables) {
        this.ground = ground;
        this.tables = List.copyOf(tables);
        for (Table table : tables) {
            ways.add(new Way(table.material(), table, Optional.empty()));
        }
        for (Table table : tables) {
            Material other = table.material().exchanged(ground.rules());
            Optional<Symmetry> exchange = ground.exchange(other);
            if (exchange.isPresent() && ways.stream().noneMatch(way -> way.material.equals(other))) {
                ways.add(new Way(other, table, exchange));
            }
        }
    }

    /** The rules, with boards as the tables have them. */
    public FixedBoards ground() {
        return ground;
    }

    /** The tables. */
    public List<Table> tables() {
        return tables;
    }

    /** The longest win or loss in plies of any table. */
    int longest() {
        return tables.stream().mapToInt(Table::longest).max().orElse(0);
    }

    /** A prober for one thread. */
    public Probe probe() {
        return new Probe();
    }

    /** Answers what positions are worth. Confined to one thread; allocates nothing once made, but for what tables load. */
    public final class Probe {

        private final int[] men = new int[ground.rules().cells()];
        private final int[] counts = new int[Piece.CODES];
        private final Entry[] entries = ways.stream().map(Entry::new).toArray(Entry[]::new);

        private Probe() {}

        /** Whether a table has positions with the men of a position and boards as they hang there. */
        public boolean has(Position position) {
            return entry(position) != null && ground.boards().isOf(position);
        }

        /**
         * The {@link Value} of a position for the side to move: as if it had no rights, no en passant and no clock.
         *
         * @throws IllegalStateException if no table {@linkplain #has has} it
         */
        public int value(Position position) {
            Entry entry = entry(position);
            if (entry == null) {
                throw new IllegalStateException(
                        "no table has the men of " + position.words().text());
            }
            return entry.value(position);
        }

        private Entry entry(Position position) {
            Arrays.fill(counts, 0);
            int total = 0;
            for (int side = 0; side < 2; side++) {
                int count = position.men(Side.of(side), men);
                for (int i = 0; i < count; i++) {
                    counts[position.pieceAt(men[i])]++;
                }
                total += count;
            }
            for (Entry entry : entries) {
                if (entry.fits(total)) {
                    return entry;
                }
            }
            return null;
        }

        /** One way to a table, with what it needs. */
        private final class Entry {

            private final Table table;
            private final PlacementIndex.Coder coder;
            private final int[] codes;
            private final int[] wanted;
            /** The next man of each code while cells are filled in. */
            private final int[] next = new int[Piece.CODES];

            private final int[] cellOf;
            private final int[] images;
            private final boolean exchanged;

            Entry(Way way) {
                table = way.table;
                coder = table.index().coder();
                exchanged = way.exchange.isPresent();
                images = new int[ground.rules().cells()];
                Arrays.setAll(images, cell -> exchanged ? way.exchange.get().image(cell) : cell);
                codes = way.material.codes();
                wanted = way.material.counts();
                cellOf = new int[way.material.men()];
            }

            /** Whether the men just counted are those of this entry. */
            boolean fits(int total) {
                if (total != cellOf.length) {
                    return false;
                }
                for (int code : codes) {
                    if (counts[code] != wanted[code]) {
                        return false;
                    }
                }
                return true;
            }

            int value(Position position) {
                int from = 0;
                for (int man = 0; man < cellOf.length; man = from) {
                    int code = table.material().code(man);
                    next[code] = man;
                    from = man + table.material().count(code);
                }
                for (int side = 0; side < 2; side++) {
                    int count = position.men(Side.of(side), men);
                    for (int i = 0; i < count; i++) {
                        int code = position.pieceAt(men[i]);
                        cellOf[next[exchanged ? Piece.opposite(code) : code]++] = images[men[i]];
                    }
                }
                Side toMove = position.sideToMove();
                return table.value(exchanged ? toMove.opposite() : toMove, coder.encode(cellOf));
            }
        }
    }
}
