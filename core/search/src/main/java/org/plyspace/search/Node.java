package org.plyspace.search;

/** What a search knows of the node at one ply of its line; reused for the next node at that ply. */
final class Node {

    /** The node's moves. */
    final MoveOrder order;
    /** The moves of a search of the same node that leaves one out. */
    final MoveOrder others;

    boolean check;
    /** The static evaluation for the side to move, or {@link TranspositionTable#UNKNOWN} in check. */
    int evaluation;
    /** The evaluation as corrected, or {@link TranspositionTable#UNKNOWN} in check. */
    int standing;
    /** Whether the side to move stands better than at its move before. */
    boolean isImproving;

    private Node(MoveOrder order, MoveOrder others) {
        this.order = order;
        this.others = others;
    }

    /** One instance for each ply of a search, with the orders given. */
    static Node[] forAllPlies(MoveOrder[] orders, MoveOrder[] others) {
        Node[] nodes = new Node[orders.length];
        for (int ply = 0; ply < nodes.length; ply++) {
            nodes[ply] = new Node(orders[ply], others[ply]);
        }
        return nodes;
    }
}
