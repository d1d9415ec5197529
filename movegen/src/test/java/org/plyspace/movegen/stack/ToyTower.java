package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.stack.declare.HomeSquares;
import org.plyspace.movegen.stack.declare.StackCastling;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/**
 * A stack as large as possible: 64 cells, 63 columns, 7 levels, 32 anchors, ranks of two digits; and a single movable board of 3x2, named
 * by one letter, that carries pawns to their last rank. Pawns may make a double step and then another. Only one side can castle.
 */
final class ToyTower extends StackVariant {

    private static final int FILES = 3;
    private static final int RANKS = 21;

    @Override
    public String id() {
        return "toy-tower";
    }

    @Override
    public String title() {
        return "Toy tower";
    }

    @Override
    public String summary() {
        return "A stack as large as may be, for tests.";
    }

    @Override
    public String source() {
        return "none";
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        return new Declared();
    }

    /** Main boards of 1x1 to 3x6; the anchors rise in steps on the even levels, and then start again. */
    private static BoardStack tower() {
        BoardStack.Builder stack = BoardStack.over(new ColumnGrid(FILES, RANKS))
                .main("M", 0, 0, 1, 3, 6)
                .main("N", 0, 6, 7, 3, 6)
                .main("O", 0, 12, 3, 3, 6)
                .main("Q", 1, 20, 5, 1, 1)
                .main("S", 0, 18, 7, 3, 1);
        for (int i = 0; i < BoardStack.MAX_ANCHORS; i++) {
            int level = 2 + i / 11 * 2;
            stack.anchor(new Anchor("p" + i, 0, i % 11 == 10 ? 19 : i % 11 * 2, level, false, Optional.empty()));
        }
        return stack.movable("B", 3, 2, Side.WHITE, "p31").build();
    }

    private static final class Declared extends ToyDeclaration {

        private final HomeSquares home = new HomeSquares(stack(), squares());

        Declared() {
            super(tower());
        }

        @Override
        int firstRank() {
            return 1;
        }

        /** Home includes the end of a double step from the second rank. */
        @Override
        public boolean isHome(Side side, int cell, Attachment attachment) {
            ColumnGrid grid = stack().grid();
            int rank = grid.rank(attachment.columnOf(cell));
            int from = side == Side.WHITE ? rank : grid.ranks() - 1 - rank;
            return from == 1 || from == 3;
        }

        @Override
        public List<StackCastling> castlings() {
            int king = home.cell("a1M");
            int rook = home.cell("c1M");
            Castling way = new Castling(Castling.KING_SIDE, Side.WHITE, king, rook, rook, king, List.of(), List.of());
            return List.of(new StackCastling(way, home.columns("b1")));
        }

        @Override
        public String start() {
            return "M:3/3/3/1b1/PPP/K1R|N:3/3/3/3/3/3|O:rn1/3/3/3/3/BN1|Q:1|S:kpp|B@p31:1P1/3 w K - 0 1";
        }
    }
}
