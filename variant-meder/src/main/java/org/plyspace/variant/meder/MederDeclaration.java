package org.plyspace.variant.meder;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.geometry.stack.TriDecks;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.notation.SourceNotation;
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

/** Meder's rules in one of their editions, with the vertical shadow or without. */
final class MederDeclaration implements StackDeclaration {

    private final Edition edition;
    private final BoardStack stack;
    private final SquareNames squares = new MederSquares();
    private final String shadow;
    private final PathRule paths;
    private final PathWords pathWords;
    private final HomeSquares home;

    MederDeclaration(Edition edition, String shadow) {
        this.edition = edition;
        this.shadow = shadow;
        this.stack = TriDecks.stack(List.of("W", "N", "B"), MederDeclaration::pin, edition == Edition.FORMAL);
        VerticalShadow vertical = new VerticalShadow(edition == Edition.FORMAL, shadow.equals("strict"));
        LiftedShadow lifted = new LiftedShadow(stack.grid(), vertical);
        boolean hasShadow = !shadow.equals("off");
        this.paths = hasShadow ? vertical : lifted;
        this.pathWords = hasShadow ? vertical : lifted;
        this.home = new HomeSquares(stack, squares);
    }

    private static String pin(int place) {
        String side = place < TriDecks.PLACES_A_SIDE ? "QL" : "KL";
        return side + (place % TriDecks.PLACES_A_SIDE + 1);
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
        return pathWords;
    }

    @Override
    public PawnRule pawns() {
        return new MederPawns(stack.grid(), home, edition);
    }

    @Override
    public PromotionRule promotion() {
        return new FurthestRank(stack.grid());
    }

    @Override
    public BoardRule boards() {
        return new PinMoves(stack, edition);
    }

    @Override
    public List<StackCastling> castlings() {
        return new MederCastling(home).of(edition);
    }

    @Override
    public boolean columnsCrossed() {
        return true;
    }

    @Override
    public String start() {
        return edition.start();
    }

    @Override
    public List<RuleStatement> rulebook() {
        return rulebook(CommonOptions.UNCHANGED);
    }

    @Override
    public List<RuleStatement> rulebook(CommonOptions chosen) {
        return MederRulebook.of(edition, shadow, chosen);
    }

    @Override
    public List<Scenario> scenarios() {
        Map<String, Scenario> merged = new LinkedHashMap<>();
        for (String file : edition.scenarios(shadow)) {
            ScenarioFile.read(MederDeclaration.class, file).forEach(scenario -> merged.put(scenario.id(), scenario));
        }
        return List.copyOf(merged.values());
    }

    @Override
    public Citations citations() {
        return new MederCitations(edition, paths instanceof VerticalShadow);
    }

    @Override
    public SourceNotation sourceNotation() {
        return new MederNotation(edition);
    }

    /** Squares by file, rank and board: {@code a8BQL} (notation.md, Squares). */
    static final class MederSquares implements SquareNames {

        private static final Pattern FORM = Pattern.compile("([zabcde])([0-9])(WQL|WKL|BQL|BKL|W|N|B)");

        /** Squares where Table 1 of the specification has pawns, but which cannot exist (ruling M-1). */
        private static final Set<String> MISPRINTED = Set.of("e3W", "z1WKL", "e6B", "z8BKL");

        @Override
        public String files() {
            return "zabcde";
        }

        @Override
        public Pattern form() {
            return FORM;
        }

        @Override
        public String formInWords() {
            return "file z a b c d e, rank 0-9, board W N B WQL WKL BQL BKL";
        }

        @Override
        public String name(String column, int level, String board) {
            return column + board;
        }

        @Override
        public String remark(String name) {
            return MISPRINTED.contains(name)
                    ? "FS Table 1 has a pawn there by mistake (meder.md 10, M-1)"
                    : name.equals("c2N") ? "FS 3.4 has the king go there by mistake (meder.md 10, M-5)" : "";
        }
    }

    /** Pawns go forward and capture diagonally forward (meder.md 2). */
    static final class MederPawns implements PawnRule {

        private final ColumnGrid grid;
        private final HomeSquares home;
        private final long[] startCells;

        MederPawns(ColumnGrid grid, HomeSquares home, Edition edition) {
            this.grid = grid;
            this.home = home;
            this.startCells = new long[] {home.cells(edition.whitePawns()), home.cells(edition.blackPawns())};
        }

        @Override
        public long steps(Side side, int column) {
            return bit(grid.step(column, 0, forward(side)));
        }

        @Override
        public long doubleSteps(Side side, int column) {
            return bit(grid.step(column, 0, 2 * forward(side)));
        }

        @Override
        public long captures(Side side, int column) {
            return bit(grid.step(column, -1, forward(side))) | bit(grid.step(column, 1, forward(side)));
        }

        private static int forward(Side side) {
            return side == Side.WHITE ? 1 : -1;
        }

        private static long bit(int column) {
            return column == ColumnGrid.NONE ? 0 : 1L << column;
        }

        /** The board matters too: a starting square is a cell in the column where it began. */
        @Override
        public boolean isHome(Side side, int cell, Attachment attachment) {
            return (startCells[side.index()] >>> cell & 1) != 0 && attachment.columnOf(cell) == home.columnOf(cell);
        }
    }

    /** Promotes pawns on the furthest rank of their file, which for files a and d depends on pins 6 and 1 (meder.md 3). */
    static final class FurthestRank implements PromotionRule {

        private static final int LAST_PIN = 5;
        private static final int FIRST_PIN = 0;
        private static final int FILE_A = 1;
        private static final int FILE_D = 4;

        /**
         * The columns, indexed by {@code side << 2 | whether the pin on file a holds a board << 1 | whether that on file d does}.
         */
        private final long[] columns = new long[2 << 2];

        FurthestRank(ColumnGrid grid) {
            for (int index = 0; index < columns.length; index++) {
                boolean white = index >> 2 == 0;
                int inner = white ? 8 : 1;
                int outer = white ? 9 : 0;
                columns[index] = 1L << grid.column(0, outer)
                        | 1L << grid.column(FILE_A, (index & 2) == 0 ? inner : outer)
                        | 1L << grid.column(2, inner)
                        | 1L << grid.column(3, inner)
                        | 1L << grid.column(FILE_D, (index & 1) == 0 ? inner : outer)
                        | 1L << grid.column(5, outer);
            }
        }

        @Override
        public long columns(Side side, int taken) {
            int pin = side == Side.WHITE ? LAST_PIN : FIRST_PIN;
            return columns[
                    side.index() << 2 | holdsBoard(pin, taken) << 1 | holdsBoard(pin + TriDecks.PLACES_A_SIDE, taken)];
        }

        /** Returns 1 if a board hangs at a place, upright or inverted. */
        private static int holdsBoard(int place, int taken) {
            return (taken >>> place | taken >>> (place + TriDecks.PLACES)) & 1;
        }

        @Override
        public boolean dependsOnBoards() {
            return true;
        }
    }

    /** Castling: king and rook exchange places, or the king goes beside the rook (meder.md 6 and 9, ruling M-4). */
    record MederCastling(HomeSquares home) {

        /** In the tournament edition castling cannot be the first move (TR 3.5). */
        private static final int SECOND_MOVE = 2;

        List<StackCastling> of(Edition edition) {
            return edition == Edition.FORMAL ? formal() : tournament();
        }

        private List<StackCastling> formal() {
            return List.of(
                    castling(Side.WHITE, true, "b1W e0WKL e0WKL b1W", "c0 c1 d0 d1", "c1W d1W", 1),
                    castling(Side.WHITE, false, "b1W a0WQL z0WQL b1W", "a0 a1", "", 1),
                    castling(Side.BLACK, true, "c8B e9BKL e9BKL c8B", "d8 d9", "d8B", 1),
                    castling(Side.BLACK, false, "c8B a9BQL z9BQL c8B", "a8 a9 b8 b9", "b8B", 1));
        }

        private List<StackCastling> tournament() {
            return List.of(
                    castling(Side.WHITE, true, "d0WKL e0WKL e0WKL d0WKL", "", "", SECOND_MOVE),
                    castling(Side.WHITE, false, "d0WKL a0WQL z0WQL d0WKL", "a0 b0 c0", "", SECOND_MOVE),
                    castling(Side.BLACK, true, "d9BKL e9BKL e9BKL d9BKL", "", "", SECOND_MOVE),
                    castling(Side.BLACK, false, "d9BKL a9BQL z9BQL d9BKL", "a9 b9 c9", "", SECOND_MOVE));
        }

        /** The castling with the squares given in the order king from, king to, rook from, rook to. */
        private StackCastling castling(
                Side side, boolean kingSide, String squares, String clearColumns, String passed, int firstMove) {
            List<Integer> at = cells(squares);
            Castling way = new Castling(
                    kingSide ? Castling.KING_SIDE : Castling.QUEEN_SIDE,
                    side,
                    at.get(0),
                    at.get(1),
                    at.get(2),
                    at.get(3),
                    cells(passed),
                    List.of());
            return new StackCastling(way, home.columns(clearColumns), firstMove);
        }

        private List<Integer> cells(String names) {
            return Stream.of(names.split(" "))
                    .filter(name -> !name.isEmpty())
                    .map(home::cell)
                    .toList();
        }
    }

    /**
     * The sections of the Formal Specification, and of the Tournament Rules where that edition differs. Without the vertical
     * shadow, a blocked slider is cited from the section on its piece (M-13).
     */
    record MederCitations(Edition edition, boolean hasShadow) implements Citations {

        /** The sections of FS on king, queen, rook, bishop, knight and pawn. */
        private static final List<String> PIECES = List.of("FS 3.4", "FS 3.3", "FS 3.1", "FS 3.2", "FS 3.5", "FS 3.6");

        private static final int KING = 0;

        @Override
        public String of(Topic topic, int pieceType) {
            if (topic == Topic.PATH && !hasShadow && pieceType != Men.PAWN) {
                return PIECES.get(pieceType);
            }
            return edition == Edition.FORMAL ? formal(topic, pieceType) : tournament(topic, pieceType);
        }

        private static String formal(Topic topic, int pieceType) {
            return switch (topic) {
                case TURN, ONE_MOVE -> "FS 2.1";
                case SQUARES -> "FS 1.2";
                case PATH -> "FS 2.2";
                case COLUMN -> "meder.md 10, M-14, FS 2.2";
                case VERTICAL -> "FS 2.3";
                case PIECE -> PIECES.get(pieceType);
                case DOUBLE_STEP -> "FS 3.6";
                case PROMOTION -> "FS 3.6, Table 2";
                case EN_PASSANT -> "FS 5.2";
                case CASTLING -> "FS 5.1";
                case CARRIED -> "FS 4.1";
                case BOARD_PLACES -> "FS 4.3";
                case KING_SAFETY -> pieceType == KING ? "FS 3.4" : "FS 5.3";
                case POSITION -> "notation.md, Positions";
            };
        }

        private static String tournament(Topic topic, int pieceType) {
            return switch (topic) {
                case SQUARES -> "TR 2.8";
                case PATH -> "TR 3.1";
                case PROMOTION -> "TR 3.4";
                case CASTLING -> "TR 3.5";
                case BOARD_PLACES -> "TR 3.6";
                default -> formal(topic, pieceType);
            };
        }
    }
}
