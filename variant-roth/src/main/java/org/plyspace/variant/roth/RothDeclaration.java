package org.plyspace.variant.roth;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.geometry.stack.TriDecks;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.notation.PieceInFront;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.Citations;
import org.plyspace.movegen.stack.declare.HomeSquares;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.PathWords;
import org.plyspace.movegen.stack.declare.PawnRule;
import org.plyspace.movegen.stack.declare.PromotionRule;
import org.plyspace.movegen.stack.declare.SquareNames;
import org.plyspace.movegen.stack.declare.StackCastling;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.text.ScenarioFile;

/** Roth's rules with some options chosen. */
final class RothDeclaration implements StackDeclaration {

    private static final String START = "2:4/4/PPPP/NBBN|4:4/4/4/4|6:nbbn/pppp/4/4|WQL@b1(2):PP/RQ|WKL@e1(2):PP/KR"
            + "|BQL@b8(6):rq/pp|BKL@e8(6):kr/pp w KQkq - 0 1";

    private final RothChoices choices;
    private final BoardStack stack = TriDecks.stack(List.of("2", "4", "6"), RothDeclaration::post, true);
    private final SquareNames squares = new RothSquares();
    private final HighestPath paths;
    private final HomeSquares home;

    RothDeclaration(RothChoices choices) {
        this.choices = choices;
        this.paths = new HighestPath(choices.pathB());
        this.home = new HomeSquares(stack, squares);
    }

    private static String post(int place) {
        String file = place < TriDecks.PLACES_A_SIDE ? "b" : "e";
        return file + TriDecks.cornerRank(place) + "(" + TriDecks.mainLevel(place) + ")";
    }

    @Override
    public BoardStack stack() {
        return stack;
    }

    @Override
    public SquareNames squares() {
        return squares;
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
    public PawnRule pawns() {
        return new RothPawns(
                stack.grid(),
                home,
                choices.rookPawns() == RothOption.RookPawns.ON,
                choices.carriedPawn() == RothOption.CarriedPawn.FRESH);
    }

    @Override
    public PromotionRule promotion() {
        return new LastTwoRanks(stack.grid());
    }

    @Override
    public BoardRule boards() {
        return new PostMoves(stack, choices);
    }

    @Override
    public List<StackCastling> castlings() {
        return new RothCastling(home).all();
    }

    @Override
    public boolean columnsCrossed() {
        return false;
    }

    @Override
    public String start() {
        return START;
    }

    @Override
    public List<RuleStatement> rulebook() {
        return rulebook(CommonOptions.UNCHANGED);
    }

    @Override
    public List<RuleStatement> rulebook(CommonOptions chosen) {
        return RothRulebook.of(choices, chosen);
    }

    /** The scenarios of the official rules; with other options, verdicts differ. */
    @Override
    public List<Scenario> scenarios() {
        return choices.isDefault() ? ScenarioFile.read(RothDeclaration.class, "scenarios.tsv") : List.of();
    }

    @Override
    public Citations citations() {
        return new RothCitations(choices);
    }

    @Override
    public SourceNotation sourceNotation() {
        return new PieceInFront("roth");
    }

    /** Promotes pawns on the last two ranks (roth.md 3). */
    static final class LastTwoRanks implements PromotionRule {

        private static final int RANKS = 2;

        private final long lowest;
        private final long highest;

        LastTwoRanks(ColumnGrid grid) {
            lowest = (1L << (RANKS * grid.files())) - 1;
            highest = lowest << (grid.columns() - RANKS * grid.files());
        }

        @Override
        public long columns(Side side, int taken) {
            return side == Side.WHITE ? highest : lowest;
        }

        @Override
        public boolean dependsOnBoards() {
            return false;
        }
    }

    /** Squares by file, rank and elevation: {@code b5(4)} (notation.md, Squares). */
    static final class RothSquares implements SquareNames {

        private static final Pattern FORM = Pattern.compile("([a-f])([0-9])\\(([1-7])\\)");

        @Override
        public String files() {
            return "abcdef";
        }

        @Override
        public Pattern form() {
            return FORM;
        }

        @Override
        public String formInWords() {
            return "file a-f, rank 0-9, elevation 1-7 in parentheses";
        }

        @Override
        public String name(String column, int level, String board) {
            return column + "(" + level + ")";
        }
    }

    /** The sections of Roth's rules, and of the rules page where Roth is silent or an option is chosen. */
    record RothCitations(RothChoices choices) implements Citations {

        @Override
        public String of(Topic topic, int pieceType) {
            return switch (topic) {
                case ONE_MOVE -> "roth.md 4, RR 6";
                case SQUARES -> "RR 8";
                case PATH, COLUMN -> choices.pathB().citation();
                case VERTICAL -> "RR 3";
                case PIECE -> pieceType == Men.PAWN ? choices.rookPawns().citation() : "roth.md 3, RR 3";
                case DOUBLE_STEP -> choices.carriedPawn().citation();
                case PROMOTION -> "roth.md 3";
                case EN_PASSANT ->
                    choices.pathB() == RothOption.PathB.INSTEAD ? "RR 9.3, " + RothOption.SECTION : "RR 9.3";
                case CASTLING -> "roth.md 5, RR 8";
                case CARRIED, BOARD_PLACES -> "RR 6";
                case TURN, KING_SAFETY -> "rules/README.md";
                case POSITION -> "notation.md, Positions";
            };
        }
    }

    /** Castling: exchange on the king's side, king beside the rook on the queen's (roth.md 5, ruling R-6). */
    record RothCastling(HomeSquares home) {

        List<StackCastling> all() {
            return List.of(
                    kingSide(Side.WHITE, "0(3)"),
                    queenSide(Side.WHITE, "0(3)"),
                    kingSide(Side.BLACK, "9(7)"),
                    queenSide(Side.BLACK, "9(7)"));
        }

        private StackCastling kingSide(Side side, String place) {
            int king = home.cell("e" + place);
            int rook = home.cell("f" + place);
            return new StackCastling(
                    new Castling(Castling.KING_SIDE, side, king, rook, rook, king, List.of(), List.of()), 0);
        }

        private StackCastling queenSide(Side side, String place) {
            int king = home.cell("e" + place);
            int beside = home.cell("b" + place);
            Castling way = new Castling(
                    Castling.QUEEN_SIDE, side, king, beside, home.cell("a" + place), king, List.of(), List.of(beside));
            return new StackCastling(way, 0);
        }
    }

    /** Roth's rules as short statements. */
    static final class RothRulebook {

        private static final String PAGE = "roth.md ";

        private RothRulebook() {}

        static List<RuleStatement> of(RothChoices choices, CommonOptions chosen) {
            List<RuleStatement> rules = new ArrayList<>();
            rules.add(rule(
                    Aspect.BOARD,
                    "three fixed 4x4 boards and four " + chosen.unless(CommonOption.BOARD_MOVES, "movable ")
                            + "2x2 attack boards on twelve posts; 64 squares",
                    "1"));
            rules.add(rule(
                    Aspect.BLOCKING,
                    "only the highest square of each column up to the higher of start and target blocks (path A)",
                    "2, RR 4"));
            rules.add(rule(Aspect.BLOCKING, choices.pathB(), "2, RR 4"));
            rules.add(rule(Aspect.KING, "one step to a neighbouring column, any elevation", "3, RR 3"));
            rules.add(rule(Aspect.QUEEN, "rook and bishop together", "3, RR 3"));
            rules.add(rule(Aspect.ROOK, "along files and ranks of columns, landing on any elevation", "3, RR 3"));
            rules.add(rule(Aspect.BISHOP, "along diagonals of columns, landing on any elevation", "3, RR 3"));
            rules.add(rule(
                    Aspect.KNIGHT, "a knight's leap of columns, landing on any elevation; needs no path", "3, RR 3"));
            rules.add(rule(
                    Aspect.PAWN,
                    "one step forward" + chosen.unless(CommonOption.DOUBLE_STEP, ", two on its first move")
                            + ", captures diagonally forward, on any elevation",
                    "3, RR 3"));
            rules.add(rule(Aspect.PAWN, choices.rookPawns(), "3, RR 10"));
            if (!chosen.doubleStepOff() && !chosen.boardMovesOff()) {
                rules.add(rule(Aspect.PAWN, choices.carriedPawn(), "3"));
            }
            rules.add(rule(
                    Aspect.PROMOTION,
                    "on the last two ranks" + chosen.unless(CommonOption.BOARD_MOVES, ", by moving or by riding"),
                    "3"));
            rules.add(rule(
                    Aspect.CASTLING,
                    "O-O: king and rook exchange places; O-O-O: king beside the rook, rook to the king's square",
                    "5, RR 8"));
            rules.add(rule(
                    Aspect.EN_PASSANT, "lands on the one square that the double step's path crossed", "3, RR 9.3"));
            rules.add(rule(Aspect.ROYALTY, "one king per side; it may not be left attacked", "6"));
            rules.add(rule(
                    Aspect.BOARD_MOVES,
                    "instead of a piece: an owned board, empty or with one own pawn, along its file, turned over, or both",
                    "4, RR 6"));
            rules.add(rule(Aspect.BOARD_MOVES, choices.boardStep(), "4, RR 6"));
            rules.add(rule(Aspect.BOARD_MOVES, choices.boardPawn(), "4, RR 6"));
            rules.add(
                    rule(Aspect.BOARD_MOVES, "capturing the owner's last piece on a board wins the board", "4, RR 7"));
            rules.add(rule(Aspect.END, chosen.boardEnds(), "6"));
            return List.copyOf(rules);
        }

        private static RuleStatement rule(Aspect aspect, String text, String section) {
            return new RuleStatement(aspect, text, PAGE + section);
        }

        private static RuleStatement rule(Aspect aspect, RothOption chosen, String section) {
            return new RuleStatement(aspect, chosen.statement(), chosen.section(PAGE + section));
        }
    }
}
