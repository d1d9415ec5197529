package org.plyspace.endgame;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.Material;

/**
 * Says who wins positions at every stand of the clock by the plainest of methods: a node for each position and each stand, gone over
 * until nothing changes. It knows no distances, and of the clock what a rule book says.
 */
final class ClockSolver {

    private final Rules rules;
    private final PlainSolver positions;
    private final int plies;
    private final boolean captureResets;
    private final Map<Long, Node> nodes = new HashMap<>();

    /**
     * Creates a solver.
     *
     * @param plies the plies of the clock at which games are drawn
     * @param captureResets whether captures reset the clock
     */
    ClockSolver(Rules rules, int plies, boolean captureResets) {
        this.rules = rules;
        this.positions = new PlainSolver(rules);
        this.plies = plies;
        this.captureResets = captureResets;
    }

    private static final class Node {

        private long[] keys = {};
        private Node[] next = {};
        private boolean[] resets = {};
        private boolean over;
        /** By stand of the clock: 1 if the side to move wins, -1 if it loses. */
        private int[] result = {};
    }

    void solve(List<Material> materials) {
        for (Material material : materials) {
            for (Side side : Side.values()) {
                positions.forEach(material, side, this::add);
                positions.forEach(material.exchanged(rules), side, this::add);
            }
        }
        for (Node node : nodes.values()) {
            node.next = Arrays.stream(node.keys).mapToObj(nodes::get).toArray(Node[]::new);
        }
        boolean more = true;
        while (more) {
            more = false;
            for (Node node : nodes.values()) {
                for (int clock = 0; clock < plies && !node.over; clock++) {
                    int result = node.result[clock] == 0 ? result(node, clock) : 0;
                    if (result != 0) {
                        node.result[clock] = result;
                        more = true;
                    }
                }
            }
        }
    }

    private void add(Position position) {
        if (nodes.containsKey(position.key())) {
            return;
        }
        Node node = new Node();
        nodes.put(position.key(), node);
        // At this stand the clock has drawn what has not ended otherwise.
        node.result = new int[plies + 1];
        Optional<Outcome> over = position.outcome();
        if (over.isPresent()) {
            node.over = true;
            int result = over.get()
                    .winner()
                    .map(winner -> winner == position.sideToMove() ? 1 : -1)
                    .orElse(0);
            Arrays.fill(node.result, result);
            return;
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        node.keys = new long[moves.size()];
        node.resets = new boolean[moves.size()];
        for (int i = 0; i < moves.size(); i++) {
            node.resets[i] = resets(position, moves.get(i));
            position.make(moves.get(i));
            node.keys[i] = position.key();
            if (Move.kind(moves.get(i)) == Move.DOUBLE_STEP) {
                add(position);
            }
            position.unmake();
        }
    }

    private boolean resets(Position position, long move) {
        String man = position.words().text(move, Notation.MACHINE);
        boolean capture = Move.isCapture(move) && captureResets;
        String symbol = rules.pieceTypes().get(Piece.type(Move.piece(move))).symbol();
        boolean waiter = symbol.equals("W") && Move.from(move) != Move.to(move);
        return capture || symbol.equals("P") || waiter || man.contains("=");
    }

    private int result(Node node, int clock) {
        boolean allLose = true;
        for (int i = 0; i < node.next.length; i++) {
            int theirs = node.next[i].result[node.resets[i] ? 0 : clock + 1];
            if (theirs < 0) {
                return 1;
            }
            allLose &= theirs > 0;
        }
        return allLose ? -1 : 0;
    }

    /** 1 if the side to move wins with the clock at a stand, -1 if it loses, else 0. */
    int result(Position position, int clock) {
        return nodes.get(position.key()).result[clock];
    }
}
