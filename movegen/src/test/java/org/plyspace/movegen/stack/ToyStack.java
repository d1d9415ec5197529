package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/**
 * A small made-up stack: one main board of 4x4, and up to 6 movable boards of 2x2 that hang over or under its edges and move when they are
 * empty, or with one man if an option allows it. Pawns promote where their file ends as boards hang. Three checks win. There is no
 * castling.
 */
final class ToyStack extends StackVariant {

    private static final Option BOARDS = Option.range("boards", "how many movable boards there are", 0, 6, 6);
    private static final Option CARRY = Option.choice("carry", "whether boards move that carry a man", "off", "on");
    private static final Option KEPT =
            Option.choice("kept", "whether carried pawns keep their double step", "off", "on");
    private static final Option HANDS = Option.choice("hands", "whether captured men are dropped again", "off", "on");
    private static final int SIZE = 4;
    private static final int FILES = 6;
    /** The columns of the first file, as bits. */
    private static final long FIRST_FILE =
            1L | 1L << FILES | 1L << (2 * FILES) | 1L << (3 * FILES) | 1L << (4 * FILES) | 1L << (5 * FILES);

    @Override
    public String id() {
        return "toy-stack";
    }

    @Override
    public String title() {
        return "Toy stack";
    }

    @Override
    public String summary() {
        return "A stack for tests.";
    }

    @Override
    public String source() {
        return "none";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(BOARDS, CARRY, KEPT, HANDS);
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        return new Declared(
                values.number(BOARDS.name()),
                values.is(CARRY.name(), "on"),
                values.is(KEPT.name(), "on"),
                values.is(HANDS.name(), "on"));
    }

    /** Upright anchors at three places on either side, followed by the inverted ones below them. */
    private static List<Anchor> anchors() {
        List<Anchor> anchors = new ArrayList<>();
        for (boolean inverted : new boolean[] {false, true}) {
            for (int i = 0; i < 6; i++) {
                int file = i < 3 ? 0 : SIZE;
                String name = (i < 3 ? "L" : "R") + i % 3 + (inverted ? "i" : "");
                anchors.add(new Anchor(name, file, i % 3 * 2, inverted ? 1 : 3, inverted, Optional.of("M")));
            }
        }
        return anchors;
    }

    private static BoardStack withBoards(int count) {
        BoardStack.Builder stack = BoardStack.over(new ColumnGrid(FILES, FILES)).main("M", 1, 1, 2, SIZE, SIZE);
        if (count > 0) {
            anchors().forEach(stack::anchor);
        }
        for (int i = 0; i < count; i++) {
            stack.movable("B" + (i + 1), 2, 2, Side.of(i % 2), anchors().get(i).name());
        }
        return stack.build();
    }

    private static final class Declared extends ToyDeclaration {

        private final int count;
        private final boolean carry;
        private final boolean kept;
        private final boolean hands;
        private final long onMain = columns(1, 1, SIZE);
        private final long[] onAnchor;

        Declared(int count, boolean carry, boolean kept, boolean hands) {
            super(withBoards(count));
            this.count = count;
            this.carry = carry;
            this.kept = kept;
            this.hands = hands;
            this.onAnchor = stack().anchors().stream()
                    .mapToLong(anchor -> columns(anchor.file(), anchor.rank(), 2))
                    .toArray();
        }

        @Override
        int firstRank() {
            return 0;
        }

        @Override
        public String start() {
            List<String> riders = List.of("2/1N", "q1/2", "2/RB", "nb/2", "2/P1", "1p/2");
            StringBuilder text = new StringBuilder("M:rk1p/4/P3/1KQ1");
            for (int i = 0; i < count; i++) {
                text.append("|B")
                        .append(i + 1)
                        .append('@')
                        .append(anchors().get(i).name());
                text.append(':').append(riders.get(i));
            }
            return text + " w - - 0 1";
        }

        @Override
        public Optional<Hands> hands() {
            return hands ? Optional.of(Hands.of("QRBNP", 40)) : Optional.empty();
        }

        @Override
        public EndRule end() {
            return EndRule.SHARED.withChecks(3);
        }

        @Override
        public boolean dependsOnBoards() {
            return true;
        }

        @Override
        public long columns(Side side, int taken) {
            long squares = onMain;
            for (int rest = taken; rest != 0; rest &= rest - 1) {
                squares |= onAnchor[Integer.numberOfTrailingZeros(rest)];
            }
            long ends = 0;
            for (int file = 0; file < FILES; file++) {
                long ofFile = squares & FIRST_FILE << file;
                ends |= side == Side.WHITE ? Long.highestOneBit(ofFile) : Long.lowestOneBit(ofFile);
            }
            return ends;
        }

        /** A square of columns with its corner on this file and rank. */
        private static long columns(int file, int rank, int size) {
            long columns = 0;
            for (int i = 0; i < size; i++) {
                columns |= ((1L << size) - 1) << (FILES * (rank + i) + file);
            }
            return columns;
        }

        @Override
        public boolean keepsDoubleStep() {
            return kept;
        }

        @Override
        public boolean mayMove(int rider, int owner, int mover, int pawns) {
            return carry ? super.mayMove(rider, owner, mover, pawns) : owner == mover && rider == Piece.NONE;
        }

        @Override
        public Optional<Objection> objection(BoardMove move) {
            return carry || move.owner() != move.mover() || move.carried() == Piece.NONE
                    ? super.objection(move)
                    : Optional.of(new Objection(Refusal.BOARD_STAYS, "the board carries a man", "toy"));
        }
    }
}
