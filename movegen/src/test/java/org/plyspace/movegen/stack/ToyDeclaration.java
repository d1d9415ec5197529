package org.plyspace.movegen.stack;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Refusal;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.notation.PieceInFront;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.Citations;
import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.PathWords;
import org.plyspace.movegen.stack.declare.PawnRule;
import org.plyspace.movegen.stack.declare.PromotionRule;
import org.plyspace.movegen.stack.declare.SquareNames;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/**
 * Rules for any stack: men in a column close it, missing squares do not; pawns move up the ranks and promote on the last one; boards belong
 * to a side, go to any free anchor when they are empty or carry a single man of their owner's, and change hands.
 */
abstract class ToyDeclaration implements StackDeclaration, PathRule, PawnRule, PromotionRule, BoardRule {

    private static final String FILES = "abcdefghijklmnopqrstuvwxyz";

    private final BoardStack stack;
    private final Pattern square;

    ToyDeclaration(BoardStack stack) {
        this.stack = stack;
        String boards = Stream.concat(stack.mains().stream(), stack.movables().stream())
                .map(Board::name)
                .collect(Collectors.joining("|"));
        this.square = Pattern.compile("([" + files() + "])([0-9]{1,2})(" + boards + ")");
    }

    private String files() {
        return FILES.substring(0, stack.grid().files());
    }

    /** The number that players give the lowest rank. */
    abstract int firstRank();

    @Override
    public BoardStack stack() {
        return stack;
    }

    @Override
    public SquareNames squares() {
        return new SquareNames() {
            @Override
            public String files() {
                return ToyDeclaration.this.files();
            }

            @Override
            public int firstRank() {
                return ToyDeclaration.this.firstRank();
            }

            @Override
            public Pattern form() {
                return square;
            }

            @Override
            public String formInWords() {
                return "file, rank, board";
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
        int last = stack.grid().ranks() - 1;
        return stack.grid().rank(attachment.columnOf(cell)) == (side == Side.WHITE ? 1 : last - 1);
    }

    @Override
    public PromotionRule promotion() {
        return this;
    }

    @Override
    public long columns(Side side, int taken) {
        ColumnGrid grid = stack.grid();
        return ((1L << grid.files()) - 1) << (side == Side.WHITE ? grid.columns() - grid.files() : 0);
    }

    @Override
    public boolean dependsOnBoards() {
        return false;
    }

    @Override
    public BoardRule boards() {
        return this;
    }

    @Override
    public boolean mayMove(int rider, int owner, int mover, int pawns) {
        return owner == mover && (rider == Piece.NONE || (rider & 1) == mover);
    }

    @Override
    public Side controller(int men, int rider, Side owner) {
        return owner;
    }

    @Override
    public int destinations(int mover, boolean ridden, int anchor) {
        return -1 >>> (Integer.SIZE - stack.anchors().size());
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
        return move.carried() == Piece.NONE || Piece.side(move.carried()) == move.mover()
                ? Optional.empty()
                : Optional.of(new Objection(Refusal.BOARD_STAYS, "the board carries an enemy", "toy"));
    }

    @Override
    public List<RuleStatement> rulebook() {
        return rulebook(CommonOptions.UNCHANGED);
    }

    @Override
    public List<RuleStatement> rulebook(CommonOptions chosen) {
        Stream<RuleStatement> men = men().types().stream()
                .map(PieceType::aspect)
                .distinct()
                .sorted()
                .map(aspect -> new RuleStatement(
                        aspect,
                        aspect == Aspect.PAWN && chosen.doubleStepOff()
                                ? "as men are declared, a step at a time"
                                : "as men are declared",
                        "toy"));
        Stream<RuleStatement> hands = hands().stream()
                .map(held -> new RuleStatement(Aspect.HANDS, "captured men change sides", "toy, hands"));
        return Stream.of(
                        Stream.of(new RuleStatement(Aspect.BOARD, "main boards and others that hang", "toy")),
                        men,
                        hands)
                .flatMap(some -> some)
                .sorted(Comparator.comparing(RuleStatement::aspect))
                .toList();
    }

    @Override
    public Citations citations() {
        return (topic, pieceType) -> "toy, " + topic.name().toLowerCase(Locale.ROOT) + " " + pieceType;
    }

    @Override
    public SourceNotation sourceNotation() {
        return new PieceInFront("plain");
    }
}
