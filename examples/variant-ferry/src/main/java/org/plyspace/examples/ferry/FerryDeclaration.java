package org.plyspace.examples.ferry;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.stack.declare.BoardRoutes;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.Citations;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.PathWords;
import org.plyspace.movegen.notation.PieceInFront;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.stack.declare.SquareNames;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/** The rules of ferry.md. */
final class FerryDeclaration implements StackDeclaration, SquareNames {

    static final Men MEN = new Men(List.of(
            Man.royal("K", "king", Aspect.KING, Man.STEP, Man.DIAGONAL_STEP),
            Man.slider("R", "rook", Aspect.ROOK, ColumnGrid.STRAIGHT),
            Man.slider("B", "bishop", Aspect.BISHOP, ColumnGrid.DIAGONAL),
            Man.leaper("N", "knight", Aspect.KNIGHT, Man.KNIGHTS),
            Man.leaper("G", "guard", Aspect.OTHER_PIECES, Man.STEP, Man.DIAGONAL_STEP)));

    private static final String START =
            "S:4/4/1GG1/RKBN|N:nbkr/1gg1/4/4|A@W2:2/2|B@E2:2/2|C@E1:2/2" + "|X@E4:2/2|Y@W4:2/2|Z@W5:2/2 w - - 0 1";
    private static final Pattern SQUARE = Pattern.compile("([a-f])(10|[1-9])([qf])");
    /** The next berth, up and down either coast, and across by M. */
    private static final List<String> ROUTES =
            List.of("W1 W2", "W2 W3", "W3 W4", "W4 W5", "E1 E2", "E2 E3", "E3 E4", "E4 E5", "W3 M", "E3 M");

    private static final int QUAY = 1;
    private static final int DECK = 2;

    private final BoardStack stack = quaysAndFerries();
    private final FerryPaths paths = new FerryPaths();
    private final BoardRule ferries = new BoardRoutes(
            stack.anchors(), ROUTES, MEN, new BoardRoutes.Words("ferry", "sails", "lies"), "ferry.md 4");

    private static BoardStack quaysAndFerries() {
        BoardStack.Builder stack = BoardStack.over(new ColumnGrid(6, 10))
                .main("S", 1, 0, QUAY, 4, 4)
                .main("N", 1, 6, QUAY, 4, 4);
        for (int i = 0; i < 5; i++) {
            stack.anchor(berth("W" + (i + 1), 0, 2 * i)).anchor(berth("E" + (i + 1), 4, 2 * i));
        }
        stack.anchor(berth("M", 2, 4));
        List.of("A W2", "B E2", "C E1").forEach(home -> ferry(stack, home, Side.WHITE));
        List.of("X E4", "Y W4", "Z W5").forEach(home -> ferry(stack, home, Side.BLACK));
        return stack.build();
    }

    private static Anchor berth(String name, int file, int rank) {
        return new Anchor(name, file, rank, DECK, false, Optional.empty());
    }

    private static void ferry(BoardStack.Builder stack, String home, Side owner) {
        stack.movable(home.substring(0, 1), 2, 2, owner, home.substring(2));
    }

    @Override
    public BoardStack stack() {
        return stack;
    }

    @Override
    public Men men() {
        return MEN;
    }

    @Override
    public PathRule paths() {
        return paths;
    }

    @Override
    public PathWords pathWords() {
        return paths;
    }

    @Override
    public BoardRule boards() {
        return ferries;
    }

    /** The king wins on the opponent's quay. */
    @Override
    public EndRule end() {
        return EndRule.SHARED.withGoals((side, cell) -> stack.boardName(cell).equals(side == Side.WHITE ? "N" : "S"));
    }

    @Override
    public String start() {
        return START;
    }

    @Override
    public SquareNames squares() {
        return this;
    }

    @Override
    public String files() {
        return "abcdef";
    }

    @Override
    public int firstRank() {
        return 1;
    }

    @Override
    public Pattern form() {
        return SQUARE;
    }

    @Override
    public String formInWords() {
        return "file a-f, rank 1-10, q for a quay or f for a ferry";
    }

    @Override
    public String name(String column, int level, String board) {
        return column + (level == QUAY ? "q" : "f");
    }

    @Override
    public List<RuleStatement> rulebook() {
        return rulebook(CommonOptions.UNCHANGED);
    }

    @Override
    public List<RuleStatement> rulebook(CommonOptions chosen) {
        return Stream.of(
                        rule(Aspect.BOARD, "two quays of 4x4 and six ferries of 2x2 on eleven berths; 56 squares", 1),
                        rule(Aspect.BLOCKING, "a man on the uppermost square of a column; open water ends a line", 2),
                        rule(Aspect.KING, "one step: 8 columns, any level", 3),
                        rule(Aspect.ROOK, "along files and ranks of columns, landing on any level", 3),
                        rule(Aspect.BISHOP, "along diagonals of columns, landing on any level", 3),
                        rule(Aspect.KNIGHT, "2 and 1, 8 columns, any level", 3),
                        rule(Aspect.OTHER_PIECES, "guard: one step, as a king; two a side", 3),
                        rule(Aspect.ROYALTY, "one king, who may not be left attacked", 5),
                        rule(
                                Aspect.BOARD_MOVES,
                                "instead of a man: to the next berth, empty or with one man, by that man's side or"
                                        + " else the owner",
                                4),
                        rule(
                                Aspect.END,
                                "checkmate wins, so does a king on the far quay" + draws(chosen),
                                5))
                .toList();
    }

    private static String draws(CommonOptions chosen) {
        String draws = Stream.of(
                        chosen.unless(CommonOption.STALEMATE, "stalemate"),
                        chosen.unless(CommonOption.REPETITION, "repetition"),
                        chosen.unless(CommonOption.CLOCK, "fifty moves"))
                .filter(draw -> !draw.isEmpty())
                .collect(Collectors.joining(", "));
        return draws.isEmpty() ? "" : "; " + draws + " draw";
    }

    private static RuleStatement rule(Aspect aspect, String text, int section) {
        return new RuleStatement(aspect, text, "ferry.md " + section);
    }

    @Override
    public Citations citations() {
        return (topic, pieceType) -> "ferry.md "
                + switch (topic) {
                    case SQUARES -> 1;
                    case PATH -> 2;
                    case CARRIED, BOARD_PLACES -> 4;
                    case TURN, ONE_MOVE, KING_SAFETY -> 5;
                    case POSITION -> 6;
                    default -> 3;
                };
    }

    @Override
    public SourceNotation sourceNotation() {
        return new PieceInFront("ferry");
    }
}
