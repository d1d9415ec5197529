package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/** Tables of several materials of the same rules, for questions about positions. Immutable; threads ask through a {@link Probe} each. */
public final class TableSet {

    /** By {@link Piece} code: random numbers whose sum distinguishes materials. */
    private static final long[] KEYS =
            new SplittableRandom(24).longs(Piece.CODES).toArray();

    private final FixedBoards ground;
    private final List<Table> tables;
    private final List<Way> ways = new ArrayList<>();

    /** A material, and the table that has it, with the sides exchanged or not. */
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

    private static long signature(Material material) {
        long signature = 0;
        for (int man = 0; man < material.men(); man++) {
            signature += KEYS[material.code(man)];
        }
        return signature;
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

        private final Entry[] slots = new Entry[Integer.highestOneBit(Math.max(1, ways.size())) << 2];
        private final int[] cells = new int[ground.rules().cells()];
        /** The men of the position last looked at. */
        private final int[] manCells;

        private final int[] manCodes;
        private int men;
        /** Empty if no table has pawns of both sides. */
        private final Optional<BarePlacement> menAlone;

        private Probe() {
            int most = 0;
            boolean facing = false;
            for (Way way : ways) {
                Entry entry = new Entry(way);
                int slot = slot(entry.signature);
                while (slots[slot] != null) {
                    slot = (slot + 1) & (slots.length - 1);
                }
                slots[slot] = entry;
                most = Math.max(most, way.material.men());
                facing |= entry.facingPawns;
            }
            manCells = new int[most];
            manCodes = new int[most];
            menAlone = facing ? Optional.of(new BarePlacement(ground)) : Optional.empty();
        }

        private int slot(long signature) {
            return (int) (signature >>> (Long.SIZE / 2)) & (slots.length - 1);
        }

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

        /**
         * The {@link Value} of a position for the side to move, or {@link Value#IMPOSSIBLE} if no table has it, boards hang otherwise,
         * it has a right to castle, or a pawn may be captured en passant.
         */
        int exact(Position position) {
            if (position.rights() != 0 || !ground.boards().isOf(position)) {
                return Value.IMPOSSIBLE;
            }
            Entry entry = entry(position);
            if (entry == null
                    || (entry.facingPawns && menAlone.get().of(position).key() != position.key())) {
                return Value.IMPOSSIBLE;
            }
            return entry.value(position);
        }

        private Entry entry(Position position) {
            men = 0;
            long signature = 0;
            for (int side = 0; side < 2; side++) {
                int count = position.men(Side.of(side), cells);
                if (men + count > manCells.length) {
                    return null;
                }
                for (int i = 0; i < count; i++) {
                    int code = position.pieceAt(cells[i]);
                    manCells[men] = cells[i];
                    manCodes[men++] = code;
                    signature += KEYS[code];
                }
            }
            int slot = slot(signature);
            while (slots[slot] != null && slots[slot].signature != signature) {
                slot = (slot + 1) & (slots.length - 1);
            }
            return slots[slot];
        }

        /** One way to a table, with what it needs. */
        private final class Entry {

            private final long signature;
            private final boolean facingPawns;
            private final Table table;
            private final PlacementIndex.Coder coder;
            /** The next man of each code while cells are filled in. */
            private final int[] next = new int[Piece.CODES];

            private final int[] cellOf;
            private final int[] images;
            private final boolean exchanged;

            Entry(Way way) {
                signature = TableSet.signature(way.material);
                facingPawns = way.material.isDirectionalForBoth(ground.rules());
                table = way.table;
                coder = table.index().coder();
                exchanged = way.exchange.isPresent();
                images = new int[ground.rules().cells()];
                Arrays.setAll(images, cell -> exchanged ? way.exchange.get().image(cell) : cell);
                cellOf = new int[way.material.men()];
            }

            /** The value of the position last looked at. */
            int value(Position position) {
                int from = 0;
                for (int man = 0; man < cellOf.length; man = from) {
                    int code = table.material().code(man);
                    next[code] = man;
                    from = man + table.material().count(code);
                }
                for (int man = 0; man < men; man++) {
                    int code = exchanged ? Piece.opposite(manCodes[man]) : manCodes[man];
                    cellOf[next[code]++] = images[manCells[man]];
                }
                Side toMove = position.sideToMove();
                return table.value(exchanged ? toMove.opposite() : toMove, coder.encode(cellOf));
            }
        }
    }
}
