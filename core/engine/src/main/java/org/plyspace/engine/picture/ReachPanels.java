package org.plyspace.engine.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.UsageException;
import org.plyspace.engine.PieceReach;
import org.plyspace.engine.PieceWords;

/** Where a piece can go; of several rule sets, what only one of them allows is marked. */
public final class ReachPanels {

    private final List<Reach> all = new ArrayList<>();
    private final String square;
    private final boolean alone;

    /**
     * Computes the reach of the piece on this square in each position.
     *
     * @param alone whether it was put there alone, so that squares where it can only capture are named too
     */
    public ReachPanels(List<Position> positions, String square, boolean alone) {
        this.square = square;
        this.alone = alone;
        positions.forEach(position -> all.add(new Reach(position, square)));
    }

    /** One piece's moves in one position. */
    private record Reach(Position position, int cell, List<Long> moves) {

        Reach(Position position, String square) {
            this(position, PieceReach.cell(position.words().layout(), square), square);
        }

        private Reach(Position position, int cell, String square) {
            this(
                    position,
                    cell,
                    LongStream.of(PieceReach.moves(position, cell)).boxed().toList());
            if (position.pieceAt(cell) == Piece.NONE) {
                throw new UsageException("no piece stands on " + square + "; --piece puts one there alone");
            }
        }

        /** The cells on which it could capture but to which it cannot move. */
        Set<Integer> captures() {
            return IntStream.of(PieceReach.captures(position, cell)).boxed().collect(Collectors.toSet());
        }

        /** The names of the squares it can go to, in alphabetical order. */
        List<String> squares() {
            return moves.stream()
                    .map(move -> position.words().name(Move.to(move)))
                    .distinct()
                    .sorted()
                    .toList();
        }

        String piece() {
            return PieceWords.of(position.rules(), position.pieceAt(cell));
        }
    }

    /** The panels of a picture. */
    public List<Picture.Panel> panels() {
        return all.stream()
                .map(reach -> new Picture.Panel(
                        reach.position.rules().setting(),
                        Scene.of(reach.position, marks(reach)),
                        List.of(sentence(reach))))
                .toList();
    }

    private Marks marks(Reach reach) {
        Marks marks = Marks.ofReach(
                reach.cell, reach.moves.stream().mapToLong(Long::longValue).toArray());
        if (alone && !reach.captures().isEmpty()) {
            marks = marks.with(Mark.CAPTURE, reach.captures());
        }
        if (all.size() == 1) {
            return marks;
        }
        Set<String> elsewhere = all.stream()
                .filter(other -> !other.equals(reach))
                .flatMap(other -> other.squares().stream())
                .collect(Collectors.toSet());
        Set<Integer> only = reach.position.words().layout().boards().stream()
                .flatMap(board -> board.squares().stream())
                .filter(one -> reach.squares().contains(one.name()) && !elsewhere.contains(one.name()))
                .map(Square::cell)
                .collect(Collectors.toSet());
        return marks.with(Mark.ONLY, only).with(Mark.TARGET, without(marks.of(Mark.TARGET), only));
    }

    private static Set<Integer> without(Set<Integer> cells, Set<Integer> others) {
        return cells.stream().filter(cell -> !others.contains(cell)).collect(Collectors.toSet());
    }

    private String sentence(Reach reach) {
        List<String> squares = reach.squares();
        return "the " + reach.piece() + " on " + square + " can go to "
                + switch (squares.size()) {
                    case 0 -> "no square";
                    case 1 -> "1 square: " + squares.get(0);
                    default -> squares.size() + " squares: " + String.join(", ", squares);
                }
                + captures(reach);
    }

    private String captures(Reach reach) {
        List<String> names = reach.captures().stream()
                .map(reach.position.words()::name)
                .sorted()
                .toList();
        return !alone || names.isEmpty() ? "" : ", and capture only on " + String.join(", ", names);
    }
}
