package org.plyspace.endgame;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.Material;

/**
 * Values positions by the plainest of methods, to hold tables against: all positions by their Zobrist keys, gone over
 * until nothing changes. It knows neither numbers nor symmetries, and en passant like any other move.
 */
final class PlainSolver {

    private final Rules rules;
    private final Map<Long, Node> nodes = new HashMap<>();
    private final Position scratch;
    private final Placement placement;
    private final int[] royals;

    PlainSolver(Rules rules) {
        this.rules = rules;
        this.scratch = rules.position(rules.empty(), Purpose.STUDY);
        this.placement = new Placement(rules);
        this.royals = new int[rules.cells()];
    }

    private static final class Node {

        private long[] next = {};
        private int value = Value.DRAW;
        private boolean over;
    }

    /** Goes over all positions of a material for a side to move in which no royal piece of the other side is attacked. */
    void forEach(Material material, Side toMove, Consumer<Position> visitor) {
        visit(material, toMove, new int[material.men()], 0, visitor);
    }

    private void visit(Material material, Side toMove, int[] cellOf, int man, Consumer<Position> visitor) {
        if (man == material.men()) {
            placement.clear();
            for (int i = 0; i < man; i++) {
                placement.put(cellOf[i], material.code(i));
            }
            placement.turn(toMove);
            scratch.place(placement);
            if (!isInCheck(scratch, toMove.opposite())) {
                visitor.accept(scratch);
            }
            return;
        }
        for (int cell = 0; cell < rules.cells(); cell++) {
            boolean ordered = man == 0 || material.code(man) != material.code(man - 1) || cellOf[man - 1] < cell;
            boolean taken = false;
            for (int i = 0; i < man; i++) {
                taken |= cellOf[i] == cell;
            }
            if (ordered && !taken) {
                cellOf[man] = cell;
                visit(material, toMove, cellOf, man + 1, visitor);
            }
        }
    }

    private boolean isInCheck(Position position, Side side) {
        int count = position.royals(side, royals);
        for (int i = 0; i < count; i++) {
            if (position.isAttacked(royals[i], side.opposite())) {
                return true;
            }
        }
        return false;
    }

    /** Adds all positions of some materials, and of the same with the sides exchanged. */
    void addAll(List<Material> materials) {
        for (Material material : materials) {
            for (Side side : Side.values()) {
                forEach(material, side, this::add);
                forEach(material.exchanged(rules), side, this::add);
            }
        }
    }

    private void add(Position position) {
        if (nodes.containsKey(position.key())) {
            return;
        }
        Node node = new Node();
        nodes.put(position.key(), node);
        Optional<Outcome> over = position.outcome();
        if (over.isPresent()) {
            node.over = true;
            node.value = over.get()
                    .winner()
                    .map(winner -> winner == position.sideToMove() ? Value.win(0) : Value.loss(0))
                    .orElse(Value.DRAW);
            return;
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        node.next = new long[moves.size()];
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            node.next[i] = position.key();
            if (Move.kind(moves.get(i)) == Move.DOUBLE_STEP) {
                add(position);
            }
            position.unmake();
        }
    }

    /** Values everything added. */
    void solve() {
        boolean more = true;
        while (more) {
            more = false;
            Map<Node, Integer> found = new HashMap<>();
            for (Node node : nodes.values()) {
                if (!node.over && node.value == Value.DRAW) {
                    int value = value(node);
                    if (value != Value.DRAW) {
                        found.put(node, value);
                    }
                }
            }
            for (Map.Entry<Node, Integer> one : found.entrySet()) {
                one.getKey().value = one.getValue();
                more = true;
            }
        }
    }

    private int value(Node node) {
        int shortest = Integer.MAX_VALUE;
        int longest = -1;
        for (long key : node.next) {
            int value = nodes.get(key).value;
            if (Value.isLoss(value)) {
                shortest = Math.min(shortest, Value.plies(value) + 1);
            } else if (Value.isWin(value)) {
                longest = Math.max(longest, Value.plies(value) + 1);
            } else {
                longest = Integer.MAX_VALUE;
            }
        }
        if (shortest < Integer.MAX_VALUE) {
            return Value.win(shortest);
        }
        return longest < Integer.MAX_VALUE ? Value.loss(longest) : Value.DRAW;
    }

    int value(Position position) {
        return nodes.get(position.key()).value;
    }
}
