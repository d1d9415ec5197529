package org.plyspace.bench;

import java.util.HashMap;
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

    private final CubeCells cube;
    private final String pieces;
    private final PieceTuples tuples;
    /** By piece: what is left without it. */
    private final BareKing[] without;
    /** By cell of the black king among those that count, then by cell of the white king and tuple of pieces. */
    private final byte[][] white;

    private final byte[][] black;

    private BareKing(CubeCells cube, String pieces, Map<String, BareKing> known) {
        this.cube = cube;
        this.pieces = pieces;
        this.tuples = new PieceTuples(cube.cells, pieces);
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
        return solved(new CubeCells(edge), pieces, new HashMap<>());
    }

    private static BareKing solved(CubeCells cube, String pieces, Map<String, BareKing> known) {
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
        boolean sound = !PieceTuples.shares(men, king);
        long[] attacked = sound ? attacks(king, men) : new long[0];
        for (int k = 0; k < cube.kings.length; k++) {
            int bare = cube.kings[k];
            boolean possible = sound && bare != king && !contains(men, bare) && !cube.isNear(bare, king);
            white[k][at] = (byte) (possible && !CubeCells.has(attacked, bare) ? UNKNOWN : ILLEGAL);
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
            if (to == king || CubeCells.has(attacked, to)) {
                continue;
            }
            any = true;
            int captured = PieceTuples.indexOf(men, to);
            int next = captured >= 0
                    ? without[captured].valueToWhite(to, king, PieceTuples.without(men, captured))
                    : fresh ? UNKNOWN : valueToWhite(to, king, men);
            if (next >= ILLEGAL) {
                return -1;
            }
            worst = Math.max(worst, next + 1);
        }
        return any ? worst : CubeCells.has(attacked, bare) ? 0 : -1;
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
            CubeCells.add(attacked, to);
        }
        for (int i = 0; i < men.length; i++) {
            for (int[] ray : cube.rays(pieces.charAt(i))[men[i]]) {
                for (int to : ray) {
                    CubeCells.add(attacked, to);
                    if (to == king || contains(men, to)) {
                        break;
                    }
                }
            }
        }
        return attacked;
    }

    private static boolean contains(int[] men, int cell) {
        return PieceTuples.indexOf(men, cell) >= 0;
    }
}
