package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.stack.declare.HomeSquares;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.SpaceMode;
import org.plyspace.movegen.stack.declare.SpacePawn;
import org.plyspace.movegen.stack.declare.StackCastling;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/**
 * Men that move in space, over two main boards and three that move with a man: a rook along all axes, a bishop of two steps in the plane that
 * also rides steeply, a guard who goes forward only, a knight of space, pawns that step ahead or up. With an option lines and double steps
 * go on over missing squares.
 */
final class ToySpace extends StackVariant {

    private static final Option GAPS = Option.choice("gaps", "whether lines go on over missing squares", "off", "on");
    private static final Option HANDS =
            Option.choice("hands", "whether captured men are dropped again, knights first", "off", "on", "first");

    @Override
    public String id() {
        return "toy-space";
    }

    @Override
    public String title() {
        return "Toy space";
    }

    @Override
    public String summary() {
        return "Men that move in space, for tests.";
    }

    @Override
    public String source() {
        return "none";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(GAPS, HANDS);
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        return new Declared(values.is(GAPS.name(), "on"), values.value(HANDS.name()));
    }

    private static BoardStack space() {
        return BoardStack.over(new ColumnGrid(5, 7))
                .main("M", 0, 0, 2, 4, 4)
                .main("N", 1, 3, 4, 4, 4)
                .anchor(anchor("a", 0, 0, 1))
                .anchor(anchor("b", 2, 1, 3))
                .anchor(anchor("c", 0, 3, 3))
                .anchor(anchor("d", 2, 4, 3))
                .anchor(anchor("e", 3, 5, 5))
                .anchor(anchor("f", 1, 3, 7))
                .anchor(anchor("g", 0, 1, 4))
                .movable("X", 2, 2, Side.WHITE, "a")
                .movable("Y", 2, 2, Side.BLACK, "e")
                .movable("Z", 1, 2, Side.BLACK, "d")
                .build();
    }

    private static Anchor anchor(String name, int file, int rank, int level) {
        return new Anchor(name, file, rank, level, false, Optional.empty());
    }

    private static final class Declared extends ToyDeclaration {

        private final HomeSquares home = new HomeSquares(stack(), squares());
        private final boolean gaps;
        private final String hands;

        Declared(boolean gaps, String hands) {
            super(space());
            this.hands = hands;
            this.gaps = gaps;
        }

        private SpaceMode line(SpaceMode mode) {
            return gaps ? mode.acrossGaps() : mode;
        }

        @Override
        int firstRank() {
            return 1;
        }

        @Override
        public PathRule paths() {
            return PathRule.NONE;
        }

        @Override
        public Men men() {
            Step straight = new Step(1, 0, 0);
            Step diagonal = new Step(1, 1, 0);
            return new Men(List.of(
                    Man.royal(
                            "K",
                            "king",
                            Aspect.KING,
                            SpaceMode.leap(Step.allTurnsOf(straight, diagonal, new Step(1, 1, 1)))),
                    Man.piece("R", "rook", Aspect.ROOK, line(SpaceMode.slide(straight.allTurns()))),
                    Man.piece(
                            "B",
                            "bishop",
                            Aspect.BISHOP,
                            line(SpaceMode.slide(2, diagonal.flatTurns())),
                            SpaceMode.slide(new Step(0, 1, 1).allSigns())),
                    Man.piece("N", "knight", Aspect.KNIGHT, SpaceMode.leap(new Step(0, 1, 2).allTurns())),
                    Man.piece(
                            "G",
                            "guard",
                            Aspect.OTHER_PIECES,
                            SpaceMode.leap(List.of(new Step(0, 1, 0), new Step(1, 1, 1), new Step(-1, 0, -1))),
                            line(SpaceMode.slide(3, List.of(new Step(0, 0, 1), new Step(1, 2, 1))))),
                    Man.pawn("P", "pawn")));
        }

        @Override
        public long steps(Side side, int column) {
            return 0;
        }

        @Override
        public long doubleSteps(Side side, int column) {
            return 0;
        }

        @Override
        public long captures(Side side, int column) {
            return 0;
        }

        @Override
        public Optional<SpacePawn> inSpace(Side side) {
            List<Step> ahead = List.of(new Step(0, 1, 0), new Step(0, 1, 1), new Step(0, 0, 1));
            List<Step> captures = List.of(new Step(1, 1, 0), new Step(-1, 1, 0), new Step(0, 1, 2));
            SpacePawn white = new SpacePawn(ahead, ahead, captures, gaps);
            return Optional.of(side == Side.WHITE ? white : white.forBlack());
        }

        @Override
        public boolean isHome(Side side, int cell, Attachment attachment) {
            int rank = stack().grid().rank(attachment.columnOf(cell));
            return side == Side.WHITE ? rank == 1 : rank == 5;
        }

        /** Knights are not dropped to give check, nor guards on the main boards. */
        @Override
        public Optional<Hands> hands() {
            int mainCells = 32;
            Hands held = Hands.of("RBNGP", 40)
                    .dropping("N", Drop.ANYWHERE.giving(Drop.Gives.NO_CHECK))
                    .dropping("G", Drop.except((side, cell) -> cell < mainCells));
            return hands.equals("off") ? Optional.empty() : Optional.of(hands.equals("first") ? held.first("N") : held);
        }

        @Override
        public List<String> choices() {
            return List.of("R", "G");
        }

        @Override
        public List<StackCastling> castlings() {
            int king = home.cell("b1M");
            int goal = home.cell("c1M");
            int rook = home.cell("d1M");
            Castling way =
                    new Castling(Castling.KING_SIDE, Side.WHITE, king, goal, rook, king, List.of(), List.of(goal));
            return List.of(new StackCastling(way, 0));
        }

        @Override
        public String start() {
            return "M:4/3N/P1PP/1K1R|N:1k1r/pp1p/3g/4|X@a:1P/B1|Y@e:1b/p1|Z@d:n/1 w K - 0 1";
        }
    }
}
