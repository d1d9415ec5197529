package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PawnRule;
import org.plyspace.movegen.stack.declare.PromotionRule;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/**
 * Boards of several sizes with men of their own: main boards of 5x3 and 3x2, movable ones of 3x2, 2x2 and 1x3, the last of which has at
 * most one square in any column of the others; an archbishop, two leapers, two sliders of one kind, no pawns. Nothing about it is
 * symmetric. Missing squares end lines, and the king wins on the smaller main board.
 */
final class ToySlabs extends StackVariant {

    private static final Men MEN = new Men(List.of(
            Man.leaper("C", "camel", Aspect.OTHER_PIECES, new Man.Leap(1, 3)),
            Man.royal("O", "oligarch", Aspect.KING, Man.STEP, Man.DIAGONAL_STEP, new Man.Leap(0, 2)),
            new Man("A", "archbishop", Aspect.OTHER_PIECES, Man.Rank.PIECE, ColumnGrid.DIAGONAL, List.of(Man.KNIGHTS)),
            Man.slider("R", "rook", Aspect.ROOK, ColumnGrid.STRAIGHT),
            Man.slider("T", "tower", Aspect.ROOK, ColumnGrid.STRAIGHT),
            Man.leaper("+G", "guard", Aspect.OTHER_PIECES, Man.STEP, Man.DIAGONAL_STEP)));

    @Override
    public String id() {
        return "toy-slabs";
    }

    @Override
    public String title() {
        return "Toy slabs";
    }

    @Override
    public String summary() {
        return "Boards of several sizes for tests.";
    }

    @Override
    public String source() {
        return "none";
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        return new Declared();
    }

    private static BoardStack slabs() {
        return BoardStack.over(new ColumnGrid(7, 8))
                .main("M", 0, 0, 1, 5, 3)
                .main("N", 4, 6, 7, 3, 2)
                .anchor(anchor("a", 0, 3, 2))
                .anchor(anchor("b", 3, 2, 2))
                .anchor(anchor("c", 3, 5, 4))
                .anchor(anchor("d", 0, 0, 4))
                .anchor(anchor("e", 0, 5, 6))
                .movable("X", 3, 2, Side.WHITE, "d")
                .movable("Y", 2, 2, Side.BLACK, "b")
                .movable("Z", 1, 3, Side.BLACK, "c")
                .build();
    }

    private static Anchor anchor(String name, int file, int rank, int level) {
        return new Anchor(name, file, rank, level, false, Optional.empty());
    }

    private static final class Declared extends ToyDeclaration {

        Declared() {
            super(slabs());
        }

        @Override
        int firstRank() {
            return 1;
        }

        @Override
        public Men men() {
            return MEN;
        }

        @Override
        public PawnRule pawns() {
            return PawnRule.NONE;
        }

        @Override
        public PromotionRule promotion() {
            return PromotionRule.NONE;
        }

        @Override
        public boolean breaks(int existing, int ceiling) {
            return existing == 0;
        }

        @Override
        public EndRule end() {
            return EndRule.SHARED.withGoals(
                    (side, cell) -> stack().boardName(cell).equals("N"));
        }

        @Override
        public String start() {
            return "M:5/C+G1R1/TOA2|N:1t1/a1c|X@d:3/R2|Y@b:+g1/1c|Z@c:1/r/o w - - 0 1";
        }
    }
}
