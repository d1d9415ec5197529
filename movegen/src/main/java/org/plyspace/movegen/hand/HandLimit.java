package org.plyspace.movegen.hand;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/**
 * Limits how many men could end up in one hand as pieces of one type. A man is captured, promoted or dropped, but never becomes two; so
 * play from a setup within the limit stays within it, no matter who captures what.
 *
 * @param types all types, by index
 * @param promotions the symbols of what men of a type can become by promotion
 */
public record HandLimit(Hands hands, List<PieceType> types, Function<PieceType, List<String>> promotions) {

    /**
     * The men of a setup that could be held as pieces of a type.
     *
     * @param type the symbol of the type
     * @param onBoard their number on the board
     * @param inHand their number in either hand
     */
    public record Holdable(String type, int onBoard, int inHand) {

        public int all() {
            return onBoard + inHand;
        }

        /** The limit that is exceeded, in words: how many men, from where, and held as what. */
        public String counted() {
            return all() + " men could come into one hand as " + type + ", " + onBoard + " from the board and " + inHand
                    + " from hands";
        }

        /** The same words, followed by what is expected of a setup. */
        public String refusal(int most) {
            return counted() + "; expected at most " + most;
        }
    }

    /** The types of which a hand could hold more than it may. */
    public List<Holdable> exceeded(Setup setup) {
        List<Holdable> exceeded = new ArrayList<>();
        for (String type : hands.types().stream().sorted().toList()) {
            Holdable holdable = count(setup, type);
            if (holdable.all() > hands.most()) {
                exceeded.add(holdable);
            }
        }
        return exceeded;
    }

    private Holdable count(Setup setup, String type) {
        Set<Integer> becoming = becoming(type);
        int onBoard = 0;
        for (int cell = 0; cell < setup.cells(); cell++) {
            int code = setup.pieceAt(cell);
            onBoard += code != Piece.NONE && becoming.contains(Piece.type(code)) ? 1 : 0;
        }
        int inHand = 0;
        for (Side side : Side.values()) {
            for (int other : becoming) {
                inHand += setup.hand(Piece.code(side, other));
            }
        }
        return new Holdable(type, onBoard, inHand);
    }

    /** The types whose pieces can become held pieces of a type, by promotions, captures and drops. */
    private Set<Integer> becoming(String held) {
        Set<Integer> found = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(held));
        types.stream().filter(type -> type.symbol().equals(held)).forEach(type -> found.add(type.index()));
        while (!open.isEmpty()) {
            String next = open.pop();
            for (PieceType type : types) {
                boolean becomes = next.equals(hands.held().get(type.symbol()))
                        || promotions.apply(type).contains(next);
                if (becomes && found.add(type.index())) {
                    open.push(type.symbol());
                }
            }
        }
        return found;
    }
}
