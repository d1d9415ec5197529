package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.end.EndRule;

/**
 * A small stack that is no game of the field: one main board of 4x4, and 3 to 5 movable boards that are owned, hang over or
 * under its edges, go to any free anchor when they are empty, and change hands. Three checks win. Without castling.
 */
final class ToyStack extends StackVariant {

    private static final Option BOARDS = Option.range("boards", "how many movable boards there are", 3, 5, 5);
    private static final int SIZE = 4;

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
        return List.of(BOARDS);
    }

    @Override
    protected StackDefinition declare(OptionValues values) {
        return new Declared(values.number(BOARDS.name()));
    }

    /** Upright anchors at three places on either side, then the inverted ones below them. */
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

    private static final class Declared implements StackDefinition, PathRule, PawnRule, BoardRule, SourceNotation {

        private static final Pattern SQUARE = Pattern.compile("([a-f])([0-5])(M|B[1-5])");

        private final int count;
        private final BoardStack stack;

        Declared(int count) {
            this.count = count;
            List<Side> owners =
                    IntStream.range(0, count).mapToObj(i -> Side.of(i % 2)).toList();
            List<String> names =
                    IntStream.rangeClosed(1, count).mapToObj(i -> "B" + i).toList();
            this.stack = new BoardStack(
                    new ColumnGrid(6, 6),
                    List.of(new Anchor("M", 1, 1, 2, false, Optional.empty())),
                    names,
                    anchors(),
                    IntStream.range(0, count).toArray(),
                    owners,
                    SIZE,
                    2);
        }

        @Override
        public String start() {
            List<String> riders = List.of("2/1N", "q1/2", "2/RB", "nb/2", "2/P1");
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
        public EndRule end() {
            return EndRule.SHARED.withChecks(3);
        }

        @Override
        public BoardStack stack() {
            return stack;
        }

        @Override
        public SquareNames squares() {
            return new SquareNames() {
                @Override
                public String files() {
                    return "abcdef";
                }

                @Override
                public Pattern form() {
                    return SQUARE;
                }

                @Override
                public String formInWords() {
                    return "file a-f, rank 0-5, board";
                }

                @Override
                public String name(String column, int level, String board) {
                    return column + board;
                }
            };
        }

        @Override
        public PathRule paths() {
            return this;
        }

        @Override
        public PathWords pathWords() {
            return way -> "the way of the " + way.man() + " is blocked";
        }

        @Override
        public int ceilings() {
            return 1;
        }

        @Override
        public int[] serving(int level, int otherLevel, int boardLevels) {
            return new int[] {0};
        }

        @Override
        public int squares(int existing, int ceiling) {
            return existing;
        }

        @Override
        public boolean breaks(int existing, int ceiling) {
            return false;
        }

        @Override
        public PawnRule pawns() {
            return this;
        }

        @Override
        public long steps(Side side, int column) {
            return bit(column, 0, side, 1);
        }

        @Override
        public long doubleSteps(Side side, int column) {
            return bit(column, 0, side, 2);
        }

        @Override
        public long captures(Side side, int column) {
            return bit(column, -1, side, 1) | bit(column, 1, side, 1);
        }

        private long bit(int column, int files, Side side, int ranks) {
            int target = stack.grid().step(column, files, side == Side.WHITE ? ranks : -ranks);
            return target == ColumnGrid.NONE ? 0 : 1L << target;
        }

        @Override
        public boolean isHome(Side side, int cell, Attachment attachment) {
            return stack.grid().rank(attachment.columnOf(cell)) == (side == Side.WHITE ? 1 : 4);
        }

        @Override
        public PromotionRule promotion() {
            return new PromotionRule() {
                @Override
                public long columns(Side side, int taken) {
                    long last = 0b111111L << (side == Side.WHITE ? 30 : 0);
                    return last;
                }

                @Override
                public boolean dependsOnBoards() {
                    return false;
                }
            };
        }

        @Override
        public BoardRule boards() {
            return this;
        }

        @Override
        public boolean mayMove(int rider, int owner, int mover, int pawns) {
            return owner == mover && rider == Piece.NONE;
        }

        @Override
        public Side controller(int men, int rider, Side owner) {
            return owner;
        }

        @Override
        public int destinations(int mover, boolean ridden, int anchor) {
            return (1 << stack.anchors().size()) - 1;
        }

        @Override
        public boolean changesHands() {
            return true;
        }

        @Override
        public Optional<Objection> objection(BoardMove move) {
            if (move.owner() != move.mover()) {
                return Optional.of(new Objection(Refusal.NOT_YOURS, "the board is not the mover's", "toy"));
            }
            return move.rider() == Piece.NONE
                    ? Optional.empty()
                    : Optional.of(new Objection(Refusal.BOARD_STAYS, "the board is ridden", "toy"));
        }

        @Override
        public List<Castling> castlings() {
            return List.of();
        }

        @Override
        public boolean columnsCrossed() {
            return true;
        }

        @Override
        public List<RuleStatement> rulebook() {
            return List.of(new RuleStatement(Aspect.BOARD, "one main board and movable ones", "toy"));
        }

        @Override
        public List<Scenario> scenarios() {
            return List.of();
        }

        @Override
        public Citations citations() {
            return (topic, pieceType) -> "toy";
        }

        @Override
        public SourceNotation sourceNotation() {
            return this;
        }

        @Override
        public Notation notation() {
            return new Notation("plain", "machine form with the piece in front", true);
        }

        @Override
        public boolean hasPieceInFront() {
            return true;
        }

        @Override
        public String write(long move, Position position) {
            String machine = position.words().text(move, Notation.MACHINE);
            return Move.kind(move) == Move.BOARD ? machine : Men.symbol(Move.piece(move)) + machine;
        }

        @Override
        public SourceMove toMachine(String text, Position position) {
            return new SourceMove.Machine(text);
        }
    }
}
