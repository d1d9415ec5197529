package org.plyspace.tck.proof;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

/**
 * Solves White's royal piece and one man against Black's royal piece by forward search: in round n, every unsolved position
 * tries its moves, which finds the mates in n plies.
 *
 * <p>There is a byte for each placement (royal, man, Black's royal) and side to move; the first royal stands only on cells that
 * no symmetry maps to a smaller one. Moves that leave the table, such as captures of the man and board moves, count as not
 * winning, as do positions in which the game has ended otherwise than by mate. Every mate found is therefore one, but where
 * boards move or games have other ends, some may be missed.
 */
public final class ForwardTablebase {

    /** The value of {@link #plies} for a position that is not known to be won. */
    public static final int UNKNOWN = -1;

    private static final byte ILLEGAL = -2;

    private final Rules rules;
    private final Position position;
    private final int cells;
    private final int[] codes;
    private final List<Symmetry> symmetries;
    private final int[] row;
    private final byte[][] entries = new byte[2][];
    private final MoveList moves = new MoveList();
    private final Placement placement;
    private final int[] found;
    private boolean metOtherEnds;

    /** Creates an unsolved table for a man, given by the index of its type, which must be neither royal nor directional. */
    public ForwardTablebase(Rules rules, int royalType, int manType) {
        this.rules = rules;
        this.position = rules.position(rules.empty(), Purpose.STUDY);
        this.cells = rules.cells();
        this.symmetries = symmetriesAtHome(rules);
        this.placement = new Placement(rules);
        this.found = new int[cells];
        this.codes = new int[] {
            Piece.code(Side.WHITE, royalType), Piece.code(Side.WHITE, manType), Piece.code(Side.BLACK, royalType)
        };
        this.row = rows();
        for (Side side : Side.values()) {
            entries[index(side)] = new byte[rowCount(rules) * cells * cells];
            Arrays.fill(entries[index(side)], (byte) UNKNOWN);
        }
    }

    /** The number of positions in a table of these rules. */
    public static long size(Rules rules) {
        return 2L * rowCount(rules) * rules.cells() * rules.cells();
    }

    private static int rowCount(Rules rules) {
        List<Symmetry> symmetries = symmetriesAtHome(rules);
        return (int) IntStream.range(0, rules.cells())
                .filter(cell -> isFirst(symmetries, cell))
                .count();
    }

    /** The symmetries that keep the sides and leave all boards where they hang at the start. */
    private static List<Symmetry> symmetriesAtHome(Rules rules) {
        Setup home = rules.empty();
        return rules.symmetries().stream()
                .filter(symmetry -> !symmetry.exchangesSides())
                .filter(symmetry -> IntStream.range(0, home.boards()).allMatch(board -> {
                    int image = symmetry.boardImage(board);
                    return home.anchorOf(image) == symmetry.anchorImage(home.anchorOf(board))
                            && rules.originalOwner(image) == rules.originalOwner(board);
                }))
                .toList();
    }

    private static boolean isFirst(List<Symmetry> symmetries, int cell) {
        return symmetries.stream().allMatch(symmetry -> symmetry.image(cell) >= cell);
    }

    private int[] rows() {
        int[] rows = new int[cells];
        int next = 0;
        for (int cell = 0; cell < cells; cell++) {
            rows[cell] = isFirst(symmetries, cell) ? next++ : -1;
        }
        return rows;
    }

    /** Finds the mates in exactly this many plies, shorter ones being known; returns their number. */
    public int solve(int plies) {
        Side toMove = plies % 2 == 0 ? Side.BLACK : Side.WHITE;
        byte[] table = entries[index(toMove)];
        int solved = 0;
        for (int royal = 0; royal < cells; royal++) {
            for (int rest = 0; row[royal] >= 0 && rest < cells * cells; rest++) {
                int entry = row[royal] * cells * cells + rest;
                if (table[entry] == UNKNOWN) {
                    table[entry] = value(royal, rest / cells, rest % cells, toMove, plies);
                    solved += table[entry] == plies ? 1 : 0;
                }
            }
        }
        return solved;
    }

    private byte value(int royal, int man, int other, Side toMove, int plies) {
        if (!put(royal, man, other, toMove)) {
            return ILLEGAL;
        }
        moves.clear();
        position.legalMoves(moves);
        if (moves.size() > 0 && position.ending().isPresent()) {
            metOtherEnds = true;
            return UNKNOWN;
        }
        boolean solved = toMove == Side.WHITE
                ? hasMoveTo(plies - 1)
                : moves.size() == 0 ? plies == 0 && position.inCheck() : plies > 0 && allMovesLose();
        return (byte) (solved ? plies : UNKNOWN);
    }

    /** Sets up the men, and returns whether the position is valid. */
    private boolean put(int royal, int man, int other, Side toMove) {
        if (royal == man || royal == other || man == other) {
            return false;
        }
        place(position, royal, man, other, toMove);
        return !position.isAttacked(toMove == Side.WHITE ? other : royal, toMove);
    }

    private void place(Position board, int royal, int man, int other, Side toMove) {
        placement.clear();
        placement.put(royal, codes[0]);
        placement.put(man, codes[1]);
        placement.put(other, codes[2]);
        placement.turn(toMove);
        board.place(placement);
    }

    /** Whether some position has ended the game otherwise than by mate or stalemate. */
    public boolean metOtherEnds() {
        return metOtherEnds;
    }

    private boolean hasMoveTo(int plies) {
        for (int i = 0; i < moves.size(); i++) {
            if (after(moves.get(i)) == plies) {
                return true;
            }
        }
        return false;
    }

    private boolean allMovesLose() {
        for (int i = 0; i < moves.size(); i++) {
            if (after(moves.get(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    private int after(long move) {
        if (Move.kind(move) != Move.NORMAL || Move.isCapture(move) || Move.isPromotion(move)) {
            return UNKNOWN;
        }
        position.make(move);
        int plies = plies(position);
        position.unmake();
        return plies;
    }

    /** The number of plies in which White mates from a position of this table's men on the empty board, or {@link #UNKNOWN}. */
    public int plies(Position asked) {
        int count = asked.men(Side.WHITE, found);
        int man = count == 2 && asked.pieceAt(found[0]) == codes[0] ? 1 : 0;
        int royal = found[1 - man];
        int partner = found[man];
        asked.royals(Side.BLACK, found);
        Symmetry best = null;
        int first = royal;
        for (int i = 0; i < symmetries.size(); i++) {
            if (symmetries.get(i).image(royal) < first) {
                best = symmetries.get(i);
                first = best.image(royal);
            }
        }
        int partnerImage = best == null ? partner : best.image(partner);
        int otherImage = best == null ? found[0] : best.image(found[0]);
        int plies = entries[index(asked.sideToMove())][(row[first] * cells + partnerImage) * cells + otherImage];
        return plies == ILLEGAL ? UNKNOWN : plies;
    }

    /** At most {@code count} positions with a mate in this many plies, spread over the table. */
    public List<Position> mates(int plies, int count) {
        Side toMove = plies % 2 == 0 ? Side.BLACK : Side.WHITE;
        byte[] table = entries[index(toMove)];
        int[] hits =
                IntStream.range(0, table.length).filter(i -> table[i] == plies).toArray();
        int stride = 1 + hits.length / count;
        return IntStream.iterate(0, i -> i < hits.length, i -> i + stride)
                .mapToObj(i -> positionOf(hits[i], toMove))
                .toList();
    }

    private Position positionOf(int entry, Side toMove) {
        int royal = 0;
        while (row[royal] != entry / (cells * cells)) {
            royal++;
        }
        Position made = rules.position(rules.empty(), Purpose.STUDY);
        place(made, royal, entry / cells % cells, entry % cells, toMove);
        return made;
    }

    private static int index(Side toMove) {
        return toMove == Side.WHITE ? 0 : 1;
    }
}
