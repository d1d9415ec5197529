package org.plyspace.endgame;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Side;
import org.plyspace.api.Unmoves;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/**
 * Roughly how long making a table takes, by what its passes do for a sample of its numbers. A guess: how many numbers stand for
 * positions that are won or lost, and how many passes there will be, is not known before. Confined to one thread. Cold.
 */
final class TableTime {

    /** The numbers between two looks at the watch. */
    private static final int BATCH = 512;

    /** What is not in the sample, as a factor: captures, writing, waiting for memory. */
    private static final double REST = 1.5;

    /** The passes that look at every position, where moves forwards alone are made. */
    private static final int FORWARD_PASSES = 12;

    private final Placer placer;
    private final PlacementIndex.Coder coder;
    private final Optional<Unmoves> unmoves;
    private final long size;
    private final MoveList moves = new MoveList();
    private final int[] moved;
    private final SplittableRandom random;

    private TableTime(FixedBoards ground, Material material) {
        PlacementIndex index = ground.index(material);
        Plan plan = new Plan(ground, material, index, ground.standing(material), new TableSet(ground, List.of()), true);
        placer = plan.placer();
        coder = index.coder();
        unmoves = plan.unmoves();
        size = index.size();
        moved = new int[material.men()];
        random = new SplittableRandom(size);
    }

    /**
     * The seconds that one thread takes, roughly.
     *
     * @param sample how long to try; the fastest part counts, since programs start slowly
     */
    static double seconds(FixedBoards ground, Material material, Duration sample) {
        TableTime time = new TableTime(ground, material);
        long end = System.nanoTime() + sample.toNanos();
        long best = Long.MAX_VALUE;
        for (long from = System.nanoTime(); from < end; ) {
            time.tryBatch();
            long now = System.nanoTime();
            best = Math.min(best, now - from);
            from = now;
        }
        double passes = time.unmoves.isPresent() ? 1 : FORWARD_PASSES;
        return REST * passes * 2 * time.size * best / BATCH / 1e9;
    }

    private void tryBatch() {
        for (int i = 0; i < BATCH; i++) {
            if (placer.place(Side.of(i & 1), random.nextLong(size))) {
                moves.clear();
                placer.position().legalMoves(moves);
                unmoves.ifPresent(backwards -> backwards.quietOfMen(placer.position(), moves));
                for (int move = 0; move < moves.size(); move++) {
                    encode(moves.get(move));
                }
            }
        }
    }

    private void encode(long move) {
        int[] cellOf = placer.cellOf();
        for (int man = 0; man < moved.length; man++) {
            moved[man] = cellOf[man] == Move.from(move) && Move.kind(move) != Move.BOARD ? Move.to(move) : cellOf[man];
        }
        coder.encode(moved);
    }
}
