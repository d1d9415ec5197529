package org.plyspace.variant.twoboard;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeCastling;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.notation.PatternNotation;
import org.plyspace.movegen.option.CommonOption;

/** The declaration of twoboard.md. A step with dz = 1 changes the board. */
final class TwoboardDeclaration {

    private static final String FIRST_BOARD = "1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    private static final String EMPTY_BOARD = "|2:8/8/8/8/8/8/8/8";
    private static final String PROTECTED_BOARD = "|2:8/ssssssss/8/8/8/8/SSSSSSSS/8";
    private static final int LAST_RANK = 7;

    private final Lattice lattice = FoldedBoard.LATTICE;
    private final boolean protectors;
    private final PawnBlock block;

    TwoboardDeclaration(OptionValues values) {
        this.protectors = values.is(TwoboardVariant.PROTECTORS, "on");
        this.block = switch (values.value(TwoboardVariant.PAWN_BLOCK)) {
            case "capture" -> PawnBlock.ENEMY_ON_CAPTURE;
            case "none" -> PawnBlock.NONE;
            default -> PawnBlock.ANY_ADVANCE_OCCUPIED;
        };
    }

    LatticeSpec spec() {
        List<Step> rook = Step.flatTurnsOf(new Step(1, 0, 0), new Step(1, 1, 1), new Step(0, 0, 1));
        List<Step> bishop = Step.flatTurnsOf(new Step(1, 1, 0), new Step(1, 0, 1));
        List<Step> queen = Step.joined(rook, bishop);
        List<Step> knight = Step.flatTurnsOf(new Step(2, 1, 0), new Step(1, 0, 0), new Step(2, 0, 1));
        LatticeSpec spec = new LatticeSpec(lattice)
                .squares(
                        FoldedBoard::name,
                        "[A-Za-z][0-9]",
                        "files run from a to h on board 1 and from A to H on board 2, ranks from 1 to 8")
                .light(FoldedBoard::isLight)
                .boards(List.of("1", "2"), List.of("1", "2"))
                .royal("K", "king", List.of(), queen)
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), knight)
                .pawn("P", "pawn", pawn())
                .piece("S", "protective pawn", Aspect.OTHER_PIECES, List.of(), List.of())
                .castling(new CastlingSyntax.Letters("KQkq"), castlings())
                .notation(new TwoboardNotation())
                .start(FIRST_BOARD + (protectors ? PROTECTED_BOARD : EMPTY_BOARD) + " w KQkq - 0 1");
        new TwoboardRulebook(block, protectors).addTo(spec);
        return spec;
    }

    private PawnSpec pawn() {
        return PawnSpec.plain(
                        List.of(new Step(0, 1, 0), new Step(-1, 1, 1), new Step(1, 1, 1)),
                        List.of(new Step(-1, 1, 0), new Step(1, 1, 0), new Step(0, 1, 1)),
                        (side, cell) -> lattice.y(cell) == (side == Side.WHITE ? LAST_RANK : 0),
                        "QRBN")
                .blockedBy(block)
                .doubleStepping((side, cell) ->
                        lattice.z(cell) == 0 && lattice.y(cell) == (side == Side.WHITE ? 1 : LAST_RANK - 1));
    }

    /** Castling as in chess, on board 1 (twoboard.md 3, T-6). */
    private static List<Castling> castlings() {
        Castling right = castling("O-O", trip("e1", "g1"), trip("h1", "f1"));
        Castling left = castling("O-O-O", trip("e1", "c1"), trip("a1", "d1"));
        return List.of(right, left, opposite(right), opposite(left));
    }

    private static Castling castling(String text, LatticeCastling.Trip king, LatticeCastling.Trip rook) {
        return LatticeCastling.straight(FoldedBoard.LATTICE, text, Side.WHITE, king, rook);
    }

    private static LatticeCastling.Trip trip(String from, String to) {
        return new LatticeCastling.Trip(FoldedBoard.cell(from), FoldedBoard.cell(to));
    }

    private static Castling opposite(Castling way) {
        return LatticeCastling.opposite(way, FoldedBoard.LATTICE, Mirror.RANKS);
    }

    /** twoboard.md as short statements, according to the options. */
    record TwoboardRulebook(PawnBlock block, boolean protectors) {

        private static final String MOVEMENT = "twoboard.md 2";

        void addTo(LatticeSpec spec) {
            spec.rule(
                            Aspect.BOARD,
                            "two 8x8 boards for the odd and even levels of a cube, 128 squares",
                            "twoboard.md 1")
                    .rule(Aspect.BLOCKING, "a man on a square entered, on the board the path is on then", MOVEMENT)
                    .rule(Aspect.KING, "one step of a queen: 17 squares", MOVEMENT)
                    .rule(Aspect.QUEEN, "rook and bishop", MOVEMENT)
                    .rule(
                            Aspect.ROOK,
                            "straight on its board; diagonally, changing boards; straight up or down",
                            MOVEMENT)
                    .rule(Aspect.BISHOP, "diagonally on its board; straight, changing boards", MOVEMENT)
                    .rule(Aspect.KNIGHT, "8 leaps and 4 steps on its board, 4 to the other board", MOVEMENT)
                    .rule(
                            Aspect.PAWN,
                            "one step forward, or forward and to a side on the other board; " + blocking(),
                            MOVEMENT)
                    .rule(
                            Aspect.OTHER_PIECES,
                            protectors ? "8 protective pawns a side that never move" : "protective pawns never move",
                            MOVEMENT)
                    .rule(
                            Aspect.PROMOTION,
                            chosen -> "on the last rank of either board"
                                    + chosen.unless(CommonOption.PROMOTION, " to Q, R, B or N"),
                            MOVEMENT)
                    .rule(Aspect.CASTLING, "as in chess, on board 1", "twoboard.md 3")
                    .rule(Aspect.EN_PASSANT, "on the square a double step crossed, in a capturing direction", MOVEMENT)
                    .rule(Aspect.ROYALTY, "one king", "rules/README.md")
                    .rule(
                            Aspect.END,
                            "checkmate wins; stalemate, repetition, fifty moves, bare kings draw",
                            "twoboard.md 4");
        }

        private String blocking() {
            return switch (block) {
                case ANY_ADVANCE_OCCUPIED -> "only while all squares it could step to are empty";
                case ENEMY_ON_CAPTURE -> "not while an enemy is on one of its capture squares";
                case NONE -> "to empty squares";
            };
        }
    }

    /** MC's own notation: {@code Ke1 - E1}, {@code Bf1 x f7+}, with the piece always named; spaces are free when read. */
    static final class TwoboardNotation extends PatternNotation {

        private static final String CITATION = "notation.md, Moves";

        private static final Pattern STEP =
                Pattern.compile("(?<piece>[KQRBNP])\\s*(?<from>[a-hA-H][1-8])\\s*(?<kind>[-x])\\s*"
                        + "(?<to>[a-hA-H][1-8])(?<promotion>=[QRBN])?\\s*(\\+|mate)?");

        TwoboardNotation() {
            super(
                    "notation of the game's page",
                    STEP,
                    Pattern.compile(CASTLING + "\\s*(\\+|mate)?"),
                    " is not in the notation of the game's page; expected piece, square, - or x, and square, like Ke1 - E1 or"
                            + " Bf1 x f7");
        }

        @Override
        public String checkMark(boolean mate) {
            return mate ? " mate" : "+";
        }

        @Override
        protected String writeMove(Position position, long move) {
            return symbol(position, Move.piece(move))
                    + FoldedBoard.name(Move.from(move))
                    + (Move.isCapture(move) ? " x " : " - ")
                    + FoldedBoard.name(Move.to(move))
                    + promotion(position, move);
        }

        @Override
        protected Verdict judge(Position position, Matcher step, String text) {
            String promotion = step.group("promotion") == null ? "" : step.group("promotion");
            String machine = step.group("piece") + "@" + step.group("from") + "-" + step.group("to") + promotion;
            Verdict verdict = position.words().judge(machine, Notation.MACHINE);
            return verdict instanceof Verdict.Legal legal ? checked(legal, step, text) : verdict;
        }

        /** Checks that the sign between the squares agrees with what the move does. */
        private static Verdict checked(Verdict.Legal legal, Matcher step, String text) {
            boolean capture = step.group("kind").equals("x");
            if (capture == Move.isCapture(legal.move())) {
                return legal;
            }
            String reason = capture
                    ? "'" + Texts.shorten(text) + "' is written as a capture, but nothing is captured there; expected -"
                    : "'" + Texts.shorten(text) + "' captures, which is written with x";
            return new Verdict.Illegal(capture ? Refusal.NOTHING_TO_CAPTURE : Refusal.MAY_NOT_CAPTURE, reason, CITATION)
                    .mark(Role.MOVER, Move.from(legal.move()))
                    .mark(Role.TARGET, Move.to(legal.move()));
        }
    }

    /** Two boards that stand for the odd and the even levels of a cube (twoboard.md 1). */
    static final class FoldedBoard {

        static final Lattice LATTICE = Lattice.box(8, 8, 2).wrappingLevels();

        private FoldedBoard() {}

        /** File and rank; the file is upper case on board 2. */
        static String name(int cell) {
            char first = LATTICE.z(cell) == 0 ? 'a' : 'A';
            return "" + (char) (first + LATTICE.x(cell)) + (LATTICE.y(cell) + 1);
        }

        /** The cell of an existing name. */
        static int cell(String name) {
            boolean upper = Character.isUpperCase(name.charAt(0));
            return LATTICE.cell(name.charAt(0) - (upper ? 'A' : 'a'), name.charAt(1) - '1', upper ? 1 : 0);
        }

        /** Board 1 is coloured as usual, board 2 the other way round. */
        static boolean isLight(int cell) {
            return (LATTICE.x(cell) + LATTICE.y(cell) + LATTICE.z(cell)) % 2 == 1;
        }
    }
}
