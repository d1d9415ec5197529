package org.plyspace.bench;

import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.vectors.Perft;

/** The two ways of counting nodes, with their reused lists. */
final class Counting {

    private final Perft bulk = new Perft();
    private final MoveList[] lists = {new MoveList(), new MoveList(), new MoveList(), new MoveList(), new MoveList()};

    /** Counts without making the moves of the last ply. */
    long bulk(Workload workload) {
        return checked(workload, bulk.count(workload.position(), workload.depth()));
    }

    /** Makes and unmakes every leaf. */
    long leaves(Workload workload) {
        return checked(workload, leaves(workload.position(), workload.depth()));
    }

    private long leaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        MoveList moves = lists[depth];
        moves.clear();
        position.legalMoves(moves);
        long nodes = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            nodes += leaves(position, depth - 1);
            position.unmake();
        }
        return nodes;
    }

    private static long checked(Workload workload, long nodes) {
        if (nodes != workload.nodes()) {
            throw new IllegalStateException(workload.variant() + " " + workload.set() + " depth " + workload.depth()
                    + " has " + nodes + " nodes, not " + workload.nodes());
        }
        return nodes;
    }
}
