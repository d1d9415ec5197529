package org.plyspace.search.net;

import java.util.Arrays;
import org.plyspace.api.Changes;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * A net's correction along a line of moves. Only what a move changes is noted when it is made; sums are brought up to date where
 * the correction is asked for. Allocates only to grow. Confined to one thread.
 */
public final class NetLine {

    private static final int FIRST_CAPACITY = 1 << 10;

    private final Net net;
    private final NetFeatures features;
    private final int[] cells;
    private final int stride;
    /** White's and Black's sums of units, by ply. */
    private final int[] sums;
    /** White's row and how often it is added, for each change of each ply. */
    private int[] noted = new int[FIRST_CAPACITY];
    /** Where the changes of each ply end. */
    private final int[] ends;

    private int top;
    /** The last ply whose sums are up to date. */
    private int known;

    /**
     * Creates an evaluation by a net that suits the rules.
     *
     * @param plies the length of the longest line
     */
    public NetLine(Net net, Rules rules, int plies) {
        this.net = net;
        this.features = new NetFeatures(rules);
        this.cells = new int[rules.cells()];
        this.stride = 2 * net.units();
        this.sums = new int[(plies + 1) * stride];
        this.ends = new int[plies + 1];
    }

    /** Starts a line. */
    public void start(Position root) {
        top = 0;
        known = 0;
        ends[0] = 0;
        net.bias(sums, 0);
        net.bias(sums, net.units());
        features.each(root, cells, (row, times) -> add(row, times, 0));
    }

    private void add(int row, int times, int at) {
        net.add(row, times, sums, at);
        net.add(features.mirror(row), times, sums, at + net.units());
    }

    /** Records a move that is about to be made; only reads what it changes. */
    public void push(Changes changes) {
        pass();
        for (int i = 0, n = changes.places(); i < n; i++) {
            int place = changes.place(i);
            int before = changes.pieceBefore(i);
            int after = changes.pieceAfter(i);
            if (before != Piece.NONE) {
                note(features.piece(before, place), -1);
            }
            if (after != Piece.NONE) {
                note(features.piece(after, place), 1);
            }
        }
        for (int i = 0, n = changes.hands(); i < n; i++) {
            note(features.hand(changes.handPiece(i)), changes.handAfter(i) - changes.handBefore(i));
        }
        for (int i = 0, n = changes.anchors(); i < n; i++) {
            note(features.anchor(changes.anchorBoard(i), changes.anchorBefore(i)), -1);
            note(features.anchor(changes.anchorBoard(i), changes.anchorAfter(i)), 1);
        }
        for (int i = 0, n = changes.owners(); i < n; i++) {
            note(features.owner(changes.ownedBoard(i), changes.ownerBefore(i)), -1);
            note(features.owner(changes.ownedBoard(i), changes.ownerAfter(i)), 1);
        }
    }

    private void note(int row, int times) {
        int end = ends[top];
        if (end == noted.length) {
            noted = Arrays.copyOf(noted, 2 * end);
        }
        noted[end] = row;
        noted[end + 1] = times;
        ends[top] = end + 2;
    }

    /** Records a pass, which changes nothing. */
    public void pass() {
        ends[top + 1] = ends[top];
        top++;
    }

    /** Forgets the last move or pass. */
    public void pop() {
        top--;
        known = Math.min(known, top);
    }

    /** The correction of the score for the side to move, in hundredths of a pawn. */
    public int correction(Side toMove) {
        while (known < top) {
            int at = (known + 1) * stride;
            System.arraycopy(sums, at - stride, sums, at, stride);
            for (int i = ends[known]; i < ends[known + 1]; i += 2) {
                add(noted[i], noted[i + 1], at);
            }
            known++;
        }
        return net.correction(sums, top * stride, toMove);
    }
}
