package org.plyspace.examples.thompson;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.TriDecks;
import org.plyspace.movegen.notation.PieceInFront;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.stack.declare.BoardRoutes;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.Citations;
import org.plyspace.movegen.stack.declare.HomeSquares;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PawnRule;
import org.plyspace.movegen.stack.declare.PromotionRule;
import org.plyspace.movegen.stack.declare.SpaceMode;
import org.plyspace.movegen.stack.declare.SpacePawn;
import org.plyspace.movegen.stack.declare.SpacePawns;
import org.plyspace.movegen.stack.declare.SquareNames;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/** The rules of thompson.md. */
final class ThompsonDeclaration implements StackDeclaration {

    private static final String LEVELS = "ABCDEFG";
    private static final SquareNames NAMES = SquareNames.ofLevels("abcdef", 1, LEVELS);
    private static final List<Step> ROOK = Step.joined(new Step(1, 0, 0).flatTurns(), both(new Step(0, 1, 1)));
    private static final List<Step> BISHOP = Step.joined(
            new Step(1, 1, 0).flatTurns(),
            both(new Step(1, 1, 1), new Step(-1, 1, 1), new Step(0, 0, 1), new Step(0, 2, 1)));
    private static final List<Step> QUEEN = Step.joined(ROOK, BISHOP);
    private static final List<Step> KNIGHT = Step.joined(
            new Step(1, 2, 0).flatTurns(),
            both(new Step(2, 1, 1), new Step(-2, 1, 1), new Step(0, 3, 1), new Step(0, -1, 1)),
            both(new Step(1, 2, 2), new Step(-1, 2, 2), new Step(0, 3, 2), new Step(0, 1, 2)));
    private static final Men MEN = new Men(List.of(
            Man.royal("K", "king", Aspect.KING, SpaceMode.leap(QUEEN)),
            Man.piece("Q", "queen", Aspect.QUEEN, SpaceMode.slide(QUEEN).acrossGaps()),
            Man.piece("R", "rook", Aspect.ROOK, SpaceMode.slide(ROOK).acrossGaps()),
            Man.piece("B", "bishop", Aspect.BISHOP, SpaceMode.slide(BISHOP).acrossGaps()),
            Man.piece("N", "knight", Aspect.KNIGHT, SpaceMode.leap(KNIGHT)),
            Man.pawn("P", "pawn")));
    private static final List<Step> AHEAD = List.of(new Step(0, 1, 0), new Step(0, 1, 1));
    private static final SpacePawn PAWN = new SpacePawn(
            AHEAD, AHEAD, List.of(new Step(1, 1, 0), new Step(-1, 1, 0), new Step(0, 2, 1)), true);

    private final BoardStack stack = TriDecks.stack(
            List.of("B", "D", "F"), ThompsonDeclaration::place, true, List.of("b2A", "e2A", "b9G", "e9G"));
    private final PawnRule pawns = new SpacePawns(
            PAWN,
            new HomeSquares(stack, NAMES),
            "a2A b2A e2A f2A b3B c3B d3B e3B",
            "a9G b9G e9G f9G b8F c8F d8F e8F");
    private final BoardRule routes = new BoardRoutes(
            stack.anchors(), routes(), MEN, new BoardRoutes.Words("board", "moves", "hangs"), "thompson.md 5");

    private static List<Step> both(Step... steps) {
        return Stream.of(steps).flatMap(step -> Stream.of(step, step.reversed())).toList();
    }

    /** The name of a pin, numbered as by {@link TriDecks}, and of the level of a board above or below it. */
    private static String place(int pin, boolean below) {
        return (pin < TriDecks.PLACES_A_SIDE ? "b" : "e") + (TriDecks.cornerRank(pin) + 1)
                + LEVELS.charAt(TriDecks.mainLevel(pin) - 1 + (below ? -1 : 1));
    }

    /** Along the edges of a main board, to the same corner of the next one, and over. */
    private static List<String> routes() {
        List<String> routes = new ArrayList<>();
        for (int i = 0; i < 2 * TriDecks.PLACES; i++) {
            int pin = i / 2;
            boolean below = i % 2 == 1;
            String here = place(pin, below) + " ";
            routes.add(here + place(pin, !below));
            routes.add(here + place(pin ^ 1, below));
            routes.add(here + place((pin + TriDecks.PLACES_A_SIDE) % TriDecks.PLACES, below));
            if (pin % TriDecks.PLACES_A_SIDE < 4) {
                routes.add(here + place(pin + 2, below));
            }
        }
        return routes;
    }

    @Override
    public BoardStack stack() {
        return stack;
    }

    @Override
    public SquareNames squares() {
        return NAMES;
    }

    @Override
    public Men men() {
        return MEN;
    }

    @Override
    public BoardRule boards() {
        return routes;
    }

    @Override
    public PawnRule pawns() {
        return pawns;
    }

    @Override
    public PromotionRule promotion() {
        return PromotionRule.onLastRanks(stack.grid(), 2);
    }

    @Override
    public String start() {
        return "B:4/4/PPPP/NBBN|D:4/4/4/4|F:nbbn/pppp/4/4|WQL@b2A:PP/RQ|WKL@e2A:PP/KR|BQL@b9G:rq/pp|BKL@e9G:kr/pp w - - 0 1";
    }

    @Override
    public List<RuleStatement> rulebook() {
        return rulebook(CommonOptions.UNCHANGED);
    }

    @Override
    public List<RuleStatement> rulebook(CommonOptions chosen) {
        return List.of(
                rule(Aspect.BOARD, "main boards of 4x4 on levels B, D, F and four attack boards of 2x2; 64 squares", 1),
                rule(Aspect.BLOCKING, "men on the line; lines go on over places without a square", 3),
                rule(Aspect.KING, "one step of a queen: 18 squares", 3),
                rule(Aspect.QUEEN, "as rook or bishop: 18 directions", 3),
                rule(Aspect.ROOK, "along files, ranks and stairs (a rank and a level at once): 6 directions", 3),
                rule(Aspect.BISHOP, "along two of file, rank and stairs at once: 12 directions", 3),
                rule(Aspect.KNIGHT, "leaps two along file, rank or stairs and one along another: 24 squares", 3),
                rule(
                        Aspect.PAWN,
                        "one rank or stair ahead" + chosen.unless(CommonOption.DOUBLE_STEP, ", two of either at first")
                                + "; captures diagonally ahead, or a rank and a stair",
                        4),
                rule(Aspect.PROMOTION, "on the last two ranks" + chosen.unless(CommonOption.PROMOTION, " to Q, R, B or N"), 4),
                rule(Aspect.BOARD_MOVES, "to a pin next to its own, or over; with one man by his side, empty by its owner", 5),
                rule(Aspect.ROYALTY, "one king, who may not be left attacked", 6));
    }

    private static RuleStatement rule(Aspect aspect, String text, int section) {
        return new RuleStatement(aspect, text, "thompson.md " + section);
    }

    @Override
    public Citations citations() {
        return (topic, pieceType) -> "thompson.md "
                + switch (topic) {
                    case SQUARES -> 1;
                    case PIECE -> pieceType == Men.PAWN ? 4 : 3;
                    case DOUBLE_STEP, PROMOTION, EN_PASSANT -> 4;
                    case CARRIED, BOARD_PLACES -> 5;
                    case TURN, ONE_MOVE, KING_SAFETY, CASTLING -> 6;
                    case POSITION -> 7;
                    default -> 3;
                };
    }

    @Override
    public SourceNotation sourceNotation() {
        return new PieceInFront("thompson");
    }
}
