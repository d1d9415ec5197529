package org.plyspace.lab.value;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * The material balance of a position: White's surplus of pieces of each type, including those in hand, followed by 1 if it is White's
 * turn, otherwise -1, and by 1 for the advantage of the first move. For one thread.
 */
final class MaterialBalance implements Function<Position, double[]> {

    private final List<PieceType> types;
    private final int[] numbers = new int[Piece.CODES];
    private final int[] cells;

    MaterialBalance(Rules rules, List<PieceType> types) {
        this.types = List.copyOf(types);
        this.cells = new int[rules.cells()];
    }

    /** The number of entries. */
    int size() {
        return types.size() + 2;
    }

    @Override
    public double[] apply(Position position) {
        Arrays.fill(numbers, 0);
        for (Side side : Side.values()) {
            int count = position.men(side, cells);
            for (int i = 0; i < count; i++) {
                numbers[position.pieceAt(cells[i])]++;
            }
        }
        double[] balance = new double[size()];
        for (int i = 0; i < types.size(); i++) {
            balance[i] = of(position, types.get(i), Side.WHITE) - of(position, types.get(i), Side.BLACK);
        }
        balance[types.size()] = position.sideToMove() == Side.WHITE ? 1 : -1;
        balance[types.size() + 1] = 1;
        return balance;
    }

    private int of(Position position, PieceType type, Side side) {
        int code = Piece.code(side, type.index());
        boolean held = position.rules().heldTypes().contains(type.index());
        return numbers[code] + (held ? position.hand(code) : 0);
    }
}
