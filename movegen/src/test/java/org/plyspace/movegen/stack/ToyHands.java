package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/**
 * Men in hand over a board of 4x4 and two of 2x2 that move with a man: all are dropped anywhere, or rooks not on the first rank, pawns one
 * on a file and never to mate, knights never to check, or kings first. Captured queens are held as pawns.
 */
final class ToyHands extends StackVariant {

    private static final Option HANDS =
            Option.choice("hands", "what goes into hands", "captured", "limited", "placed", "none");
    private static final Option COLUMNS =
            Option.choice("columns", "whether men land beside others in a column", "shared", "closed");
    private static final Option KEPT =
            Option.choice("kept", "whether carried pawns keep their double step", "off", "on");

    /** The cells of the main board. */
    private static final int MAIN = 16;

    private static final int SIZE = 4;

    @Override
    public String id() {
        return "toy-hands";
    }

    @Override
    public String title() {
        return "Toy hands";
    }

    @Override
    public String summary() {
        return "Men in hand over boards that move, for tests.";
    }

    @Override
    public String source() {
        return "none";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(HANDS, COLUMNS, KEPT);
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        return new Declared(
                values.value(HANDS.name()), values.is(COLUMNS.name(), "shared"), values.is(KEPT.name(), "on"));
    }

    private static BoardStack withBoards() {
        return BoardStack.over(new ColumnGrid(SIZE, 5))
                .main("M", 0, 0, 1, SIZE, SIZE)
                .anchor(anchor("a", 0, 0, 2))
                .anchor(anchor("b", 2, 0, 2))
                .anchor(anchor("c", 0, 3, 2))
                .anchor(anchor("d", 2, 3, 2))
                .anchor(anchor("e", 1, 1, 3))
                .movable("X", 2, 2, Side.WHITE, "a")
                .movable("Y", 2, 2, Side.BLACK, "d")
                .build();
    }

    private static Anchor anchor(String name, int file, int rank, int level) {
        return new Anchor(name, file, rank, level, false, Optional.empty());
    }

    /** The same on the main board; on others no rank of the board is the first. */
    private static boolean isFirstRank(Side side, int cell) {
        return side == Side.WHITE ? cell < SIZE : cell >= MAIN - SIZE && cell < MAIN;
    }

    private static final class Declared extends ToyDeclaration {

        private final String hands;
        private final boolean shared;
        private final boolean kept;

        Declared(String hands, boolean shared, boolean kept) {
            super(withBoards());
            this.hands = hands;
            this.shared = shared;
            this.kept = kept;
        }

        @Override
        int firstRank() {
            return 1;
        }

        @Override
        public Men men() {
            return new Men(Stream.of(0, 1, 2, 4, 5).map(Man.orthodox()::get).toList());
        }

        @Override
        public List<String> choices() {
            return List.of("Q", "N");
        }

        @Override
        public boolean sharesColumns() {
            return shared;
        }

        @Override
        public boolean keepsDoubleStep() {
            return kept;
        }

        @Override
        public Optional<Hands> hands() {
            Hands held = Hands.of("RNP", 12).heldAs("Q", "P");
            return switch (hands) {
                case "captured" -> Optional.of(held);
                case "limited" ->
                    Optional.of(held.dropping("R", Drop.except(ToyHands::isFirstRank))
                            .dropping("N", Drop.ANYWHERE.giving(Drop.Gives.NO_CHECK))
                            .dropping(
                                    "P",
                                    Drop.ANYWHERE
                                            .onePerLine(cell -> cell % SIZE)
                                            .giving(Drop.Gives.NO_MATE)));
                case "placed" -> Optional.of(Hands.of("RP", 12).placing("KN").first("K"));
                default -> Optional.empty();
            };
        }

        @Override
        public String start() {
            return hands.equals("placed")
                    ? "M:1r2/pp2/2PP/2R1|X@a:2/N1|Y@d:2/1n w - - 0 1 hand=K,N,k,n"
                    : "M:kr2/pp2/2PP/2RK|X@a:2/N1|Y@d:2/1n w - - 0 1";
        }
    }
}
