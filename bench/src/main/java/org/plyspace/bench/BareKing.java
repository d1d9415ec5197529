package org.plyspace.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts endings of king and up to three pieces against a king on a cube, for {@link BareKingCount}: a second program, which shares
 * neither rules nor tables with the first. Kings and queens go every way, rooks along axes, bishops along diagonals of a plane, unicorns
 * along those of space, knights leap two and one: Raumschach without pawns. Distances are plies to mate.
 *
 * <p>The black king stands on one cell of each orbit of the cube's symmetries; all other men stand everywhere, like ones in one order.
 * A byte for each position and side to move is a distance, or one of the marks.
 */
final class BareKing {

    private static final int UNKNOWN = 255;
    private static final int ILLEGAL = 254;

    private final Cube cube;
    private final String pieces;
    private final Tuples tuples;
    /** By piece: what is left without it. */
    private final BareKing[] without;
    /** By cell of the black king among those that count, then by cell of the white king and tuple of pieces. */
    private final byte[][] white;

    private final byte[][] black;

    private BareKing(Cube cube, String pieces, Map<String, BareKing> known) {
        this.cube = cube;
        this.pieces = pieces;
        this.tuples = new Tuples(cube.cells, pieces);
        this.without = new BareKing[pieces.length()];
        for (int i = 0; i < without.length; i++) {
            without[i] = solved(cube, pieces.substring(0, i) + pieces.substring(i + 1), known);
        }
        int size = cube.cells * tuples.count;
        this.white = new byte[cube.kings.length][size];
        this.black = new byte[cube.kings.length][size];
    }

    /** Solves an ending. */
    static BareKing of(int edge, String pieces) {
        return solved(new Cube(edge), pieces, new HashMap<>());
    }

    private static BareKing solved(Cube cube, String pieces, Map<String, BareKing> known) {
        BareKing ending = known.get(pieces);
        if (ending == null) {
            ending = new BareKing(cube, pieces, known);
            ending.solve();
            known.put(pieces, ending);
        }
        return ending;
    }

    /** The numbers of won and drawn positions with White to move, of lost and drawn ones with Black to move, and the longest win. */
    long[] counts() {
        long[] counts = new long[5];
        for (int king = 0; king < cube.kings.length; king++) {
            for (int i = 0; i < white[king].length; i++) {
                int toWhite = white[king][i] & 0xFF;
                int toBlack = black[king][i] & 0xFF;
                counts[0] += toWhite < ILLEGAL ? cube.orbits[king] : 0;
                counts[1] += toWhite == UNKNOWN ? cube.orbits[king] : 0;
                counts[2] += toBlack < ILLEGAL ? cube.orbits[king] : 0;
                counts[3] += toBlack == UNKNOWN ? cube.orbits[king] : 0;
                counts[4] = toWhite < ILLEGAL ? Math.max(counts[4], toWhite) : counts[4];
            }
        }
        return counts;
    }

    private void solve() {
        int[] men = new int[pieces.length()];
        for (int king = 0; king < cube.cells; king++) {
            for (int tuple = 0; tuple < tuples.count; tuple++) {
                tuples.cells(tuple, men);
                begin(king, men, king * tuples.count + tuple);
            }
        }
        for (int plies = 0; goBack(plies); plies++) {
            // until a distance leads to none
        }
    }

    /** Marks what cannot arise, mates, and positions in which Black can only capture. */
    private void begin(int king, int[] men, int at) {
        boolean sound = !Tuples.shares(men, king);
        long[] attacked = sound ? attacks(king, men) : new long[0];
        for (int k = 0; k < cube.kings.length; k++) {
            int bare = cube.kings[k];
            boolean possible = sound && bare != king && !contains(men, bare) && !cube.isNear(bare, king);
            white[k][at] = (byte) (possible && !Cube.has(attacked, bare) ? UNKNOWN : ILLEGAL);
            black[k][at] = (byte) (possible ? UNKNOWN : ILLEGAL);
            if (possible) {
                int value = worst(bare, king, men, attacked, true);
                if (value >= 0) {
                    black[k][at] = (byte) value;
                }
            }
        }
    }

    /**
     * The distance to mate if all moves of Black are known to lose; -1 if they are not, or if it is stalemate.
     *
     * @param fresh whether no quiet move is known to lose yet
     */
    private int worst(int bare, int king, int[] men, long[] attacked, boolean fresh) {
        int worst = -1;
        boolean any = false;
        for (int to : cube.near[bare]) {
            if (to == king || Cube.has(attacked, to)) {
                continue;
            }
            any = true;
            int captured = indexOf(men, to);
            int next = captured >= 0
                    ? without[captured].valueToWhite(to, king, Tuples.without(men, captured))
                    : fresh ? UNKNOWN : valueToWhite(to, king, men);
            if (next >= ILLEGAL) {
                return -1;
            }
            worst = Math.max(worst, next + 1);
        }
        return any ? worst : Cube.has(attacked, bare) ? 0 : -1;
    }

    private int valueToWhite(int bare, int king, int[] men) {
        int[] turn = cube.turns[bare][0];
        int at = turn[king] * tuples.count + tuples.rank(men, turn);
        return white[cube.kingOf[bare]][at] & 0xFF;
    }

    /** Goes back from all positions at a distance from mate; returns whether there may be farther ones. */
    private boolean goBack(int plies) {
        boolean black = plies % 2 == 0;
        byte[][] from = black ? this.black : white;
        int[] men = new int[pieces.length()];
        boolean farther = false;
        for (int k = 0; k < from.length; k++) {
            for (int at = 0; at < from[k].length; at++) {
                int value = from[k][at] & 0xFF;
                farther |= value >= plies && value < ILLEGAL;
                if (value == plies) {
                    int king = at / tuples.count;
                    tuples.cells(at % tuples.count, men);
                    if (black) {
                        unmoveWhite(k, king, men, plies + 1);
                    } else {
                        unmoveBlack(cube.kings[k], king, men);
                    }
                }
            }
        }
        return farther || plies < 2 || hasFarther(plies);
    }

    private boolean hasFarther(int plies) {
        for (byte[] values : black) {
            for (byte value : values) {
                if ((value & 0xFF) > plies && (value & 0xFF) < ILLEGAL) {
                    return true;
                }
            }
        }
        return false;
    }

    private void unmoveWhite(int k, int king, int[] men, int plies) {
        int bare = cube.kings[k];
        for (int from : cube.near[king]) {
            if (from != bare && !contains(men, from)) {
                win(k, from * tuples.count + tuples.rank(men, cube.identity), plies);
            }
        }
        int[] moved = men.clone();
        for (int i = 0; i < men.length; i++) {
            for (int[] ray : cube.rays(pieces.charAt(i))[men[i]]) {
                for (int from : ray) {
                    if (from == bare || from == king || contains(men, from)) {
                        break;
                    }
                    moved[i] = from;
                    win(k, king * tuples.count + tuples.rank(moved, cube.identity), plies);
                }
            }
            moved[i] = men[i];
        }
    }

    private void win(int k, int at, int plies) {
        if ((white[k][at] & 0xFF) == UNKNOWN) {
            white[k][at] = (byte) plies;
        }
    }

    private void unmoveBlack(int bare, int king, int[] men) {
        long[] attacked = attacks(king, men);
        for (int from : cube.near[bare]) {
            if (from == king || contains(men, from) || cube.isNear(from, king)) {
                continue;
            }
            if (valueToBlack(from, king, men) == UNKNOWN) {
                int value = worst(from, king, men, attacked, false);
                if (value > 0) {
                    lose(from, king, men, value);
                }
            }
        }
    }

    private int valueToBlack(int bare, int king, int[] men) {
        int[] turn = cube.turns[bare][0];
        return black[cube.kingOf[bare]][turn[king] * tuples.count + tuples.rank(men, turn)] & 0xFF;
    }

    /** Writes a value down for a position and those that symmetries make of it which leave the black king where it counts. */
    private void lose(int bare, int king, int[] men, int plies) {
        for (int[] turn : cube.turns[bare]) {
            black[cube.kingOf[bare]][turn[king] * tuples.count + tuples.rank(men, turn)] = (byte) plies;
        }
    }

    /** The cells that White attacks, the black king not standing in the way. */
    private long[] attacks(int king, int[] men) {
        long[] attacked = new long[(cube.cells + 63) / 64];
        for (int to : cube.near[king]) {
            Cube.add(attacked, to);
        }
        for (int i = 0; i < men.length; i++) {
            for (int[] ray : cube.rays(pieces.charAt(i))[men[i]]) {
                for (int to : ray) {
                    Cube.add(attacked, to);
                    if (to == king || contains(men, to)) {
                        break;
                    }
                }
            }
        }
        return attacked;
    }

    private static boolean contains(int[] men, int cell) {
        return indexOf(men, cell) >= 0;
    }

    private static int indexOf(int[] men, int cell) {
        for (int i = 0; i < men.length; i++) {
            if (men[i] == cell) {
                return i;
            }
        }
        return -1;
    }

    /** The cells of pieces, like ones in ascending order, as numbers. */
    private static final class Tuples {

        private final int cells;
        /** By piece: whether it is like the one before. */
        private final boolean[] like;

        private final int[][] sets;
        private final int[] ranks;
        final int count;

        Tuples(int cells, String pieces) {
            this.cells = cells;
            this.like = new boolean[pieces.length()];
            for (int i = 1; i < like.length; i++) {
                like[i] = pieces.charAt(i) == pieces.charAt(i - 1);
            }
            List<int[]> all = new ArrayList<>();
            this.ranks = new int[(int) Math.pow(cells, like.length)];
            Arrays.fill(ranks, -1);
            add(new int[like.length], 0, all);
            this.sets = all.toArray(int[][]::new);
            this.count = sets.length;
        }

        private void add(int[] men, int next, List<int[]> into) {
            if (next == men.length) {
                ranks[place(men)] = into.size();
                into.add(men.clone());
                return;
            }
            for (int cell = like[next] ? men[next - 1] + 1 : 0; cell < cells; cell++) {
                men[next] = cell;
                add(men, next + 1, into);
            }
        }

        private int place(int[] men) {
            int place = 0;
            for (int cell : men) {
                place = place * cells + cell;
            }
            return place;
        }

        void cells(int rank, int[] into) {
            System.arraycopy(sets[rank], 0, into, 0, into.length);
        }

        /** The number of cells turned by a symmetry, like pieces in any order. */
        int rank(int[] men, int[] turn) {
            int[] turned = new int[men.length];
            for (int i = 0; i < men.length; i++) {
                int cell = turn[men[i]];
                int to = i;
                while (to > 0 && like[to] && turned[to - 1] > cell) {
                    turned[to] = turned[to - 1];
                    to--;
                }
                turned[to] = cell;
            }
            return ranks[place(turned)];
        }

        static boolean shares(int[] men, int king) {
            for (int i = 0; i < men.length; i++) {
                if (men[i] == king || indexOf(men, men[i]) != i) {
                    return true;
                }
            }
            return false;
        }

        static int[] without(int[] men, int index) {
            int[] rest = new int[men.length - 1];
            for (int i = 0; i < rest.length; i++) {
                rest[i] = men[i < index ? i : i + 1];
            }
            return rest;
        }
    }

    /** Cells, steps and symmetries of a cube. */
    private static final class Cube {

        private final int edge;
        final int cells;
        final int[] identity;
        final int[][] near;
        private final Map<Character, int[][][]> rays = new HashMap<>();
        /** The cells of the black king that count, and how many each stands for. */
        final int[] kings;

        final int[] orbits;
        /** By cell: the king's cell that stands for it among those that count, and the symmetries that turn it to that. */
        final int[] kingOf;

        final int[][][] turns;

        Cube(int edge) {
            this.edge = edge;
            this.cells = edge * edge * edge;
            this.identity = new int[cells];
            Arrays.setAll(identity, cell -> cell);
            this.near = new int[cells][];
            for (int cell = 0; cell < cells; cell++) {
                near[cell] =
                        Arrays.stream(rays(cell, "K")).mapToInt(ray -> ray[0]).toArray();
            }
            int[][] symmetries = symmetries();
            this.kingOf = new int[cells];
            this.turns = new int[cells][][];
            List<Integer> found = new ArrayList<>();
            for (int each = 0; each < cells; each++) {
                int cell = each;
                int least = Arrays.stream(symmetries)
                        .mapToInt(symmetry -> symmetry[cell])
                        .min()
                        .orElseThrow();
                turns[cell] = Arrays.stream(symmetries)
                        .filter(symmetry -> symmetry[cell] == least)
                        .toArray(int[][]::new);
                if (least == cell) {
                    found.add(cell);
                }
                kingOf[cell] = found.indexOf(least);
            }
            this.kings = found.stream().mapToInt(i -> i).toArray();
            this.orbits = new int[kings.length];
            Arrays.stream(kingOf).forEach(king -> orbits[king]++);
        }

        boolean isNear(int one, int other) {
            return Math.max(
                            Math.abs(one % edge - other % edge),
                            Math.max(
                                    Math.abs(one / edge % edge - other / edge % edge),
                                    Math.abs(one / edge / edge - other / edge / edge)))
                    <= 1;
        }

        /** By cell: the cells in each direction that a piece goes, the nearest first. */
        int[][][] rays(char piece) {
            return rays.computeIfAbsent(piece, letter -> {
                int[][][] found = new int[cells][][];
                Arrays.setAll(found, cell -> rays(cell, String.valueOf(letter)));
                return found;
            });
        }

        private int[][] rays(int cell, String piece) {
            List<int[]> found = new ArrayList<>();
            for (int x = -2; x <= 2; x++) {
                for (int y = -2; y <= 2; y++) {
                    for (int z = -2; z <= 2; z++) {
                        int[] ray = goes(
                                        piece,
                                        x * x + y * y + z * z,
                                        Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z))))
                                ? ray(cell, x, y, z, piece.equals("K") || piece.equals("N") ? 1 : edge)
                                : new int[0];
                        if (ray.length > 0) {
                            found.add(ray);
                        }
                    }
                }
            }
            return found.toArray(int[][]::new);
        }

        /** Whether a piece goes by steps of a squared length and a largest part. */
        private static boolean goes(String piece, int squared, int largest) {
            return switch (piece) {
                case "K", "Q" -> largest == 1;
                case "R" -> squared == 1;
                case "B" -> squared == 2;
                case "U" -> squared == 3;
                case "N" -> squared == 5;
                default -> throw new IllegalArgumentException("no piece " + piece);
            };
        }

        private int[] ray(int cell, int dx, int dy, int dz, int most) {
            int[] ray = new int[most];
            int length = 0;
            int x = cell % edge + dx;
            int y = cell / edge % edge + dy;
            int z = cell / edge / edge + dz;
            while (length < most && isOn(x) && isOn(y) && isOn(z)) {
                ray[length++] = (z * edge + y) * edge + x;
                x += dx;
                y += dy;
                z += dz;
            }
            return Arrays.copyOf(ray, length);
        }

        private boolean isOn(int coordinate) {
            return coordinate >= 0 && coordinate < edge;
        }

        private int[][] symmetries() {
            int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
            int[][] found = new int[48][cells];
            for (int i = 0; i < found.length; i++) {
                int[] order = orders[i / 8];
                for (int cell = 0; cell < cells; cell++) {
                    int[] at = {cell % edge, cell / edge % edge, cell / edge / edge};
                    int image = 0;
                    for (int axis = 0; axis < 3; axis++) {
                        int coordinate = (i >> axis & 1) == 0 ? at[order[axis]] : edge - 1 - at[order[axis]];
                        image = image * edge + coordinate;
                    }
                    found[i][cell] = image;
                }
            }
            return found;
        }

        static boolean has(long[] set, int cell) {
            return (set[cell >> 6] >>> cell & 1) != 0;
        }

        static void add(long[] set, int cell) {
            set[cell >> 6] |= 1L << cell;
        }
    }
}
