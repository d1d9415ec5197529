package org.plyspace.movegen.stack.words;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.castling.CastlingExplainer;
import org.plyspace.movegen.castling.CastlingTerms;
import org.plyspace.movegen.judge.DropExplainer;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.judge.PawnWays;
import org.plyspace.movegen.judge.PromotionChoice;
import org.plyspace.movegen.stack.declare.ChosenDeclaration;
import org.plyspace.movegen.stack.declare.Citations.Topic;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.play.MoveCoder;
import org.plyspace.movegen.stack.play.StackAttacks;
import org.plyspace.movegen.stack.play.StackPosition;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.stack.tables.CastlingBits;

/** Says why a move over a stack of boards is illegal: adds what only stacks have to what holds for all families. */
final class StackExplainer extends Explainer {

    final StackDeclaration declaration;
    final StackPosition position;
    final StackState state;
    final Squares squares;
    final MoveCoder coder;
    /** What men do in space; empty if they move as seen from above. */
    private final Optional<SpaceExplainer> space;

    StackExplainer(StackDeclaration declaration, StackPosition position, Squares squares, PositionWords words) {
        super(position, words);
        this.declaration = declaration;
        this.position = position;
        this.state = position.state();
        this.squares = squares;
        this.coder = new MoveCoder(state);
        this.space = state.tables.space == null ? Optional.empty() : Optional.of(new SpaceExplainer(this));
    }

    @Override
    protected Illegal explainOther(MoveReading reading) {
        if (reading instanceof MoveReading.Shift shift) {
            return new ShiftExplainer(this).explain(shift);
        }
        return reading instanceof MoveReading.Castle castle
                ? new CastlingExplainer(this, new StackCastlingTerms(this)).explain(castle.text())
                : illegal(
                        Refusal.ONE_MOVE_A_TURN,
                        "two moves in one turn; a turn is one move, of a piece or of a board",
                        cite(Topic.ONE_MOVE));
    }

    @Override
    protected DropExplainer drops() {
        return new DropExplainer(this, state.tables.hands, ChosenDeclaration.citationOfHands(declaration));
    }

    /** A pawn may not be dropped where it would have to promote, and nobody into a column that is entered by captures only. */
    @Override
    protected Optional<Illegal> dropObjection(int code, int to) {
        return state.tables.isPawn(code) && state.promotes(to)
                ? Optional.of(illegal(
                        Refusal.DROP_FORBIDDEN,
                        men().any(code) + " may not be dropped where it would have to promote, as on " + men().name(to),
                        ChosenDeclaration.citationOfHands(declaration)))
                : closed(Refusal.DROP_FORBIDDEN, code, to);
    }

    /** The section on a topic that does not depend on the type. */
    String cite(Topic topic) {
        return declaration.citations().of(topic, state.tables.royalType);
    }

    /** The section on a topic for a man. */
    String cite(Topic topic, int code) {
        return code == Piece.NONE ? cite(topic) : declaration.citations().of(topic, Piece.type(code));
    }

    /** The section on the move of a board, which is not the king's move: cited as for other men. */
    @Override
    public String citation(Aspect aspect, int code) {
        return switch (aspect) {
            case CASTLING -> cite(Topic.CASTLING);
            case PROMOTION -> declaration.citations().of(Topic.PROMOTION, pawnType());
            default ->
                declaration.citations().of(Topic.KING_SAFETY, code == Piece.NONE ? pawnType() : Piece.type(code));
        };
    }

    /** The pawn's type, or the royal one in a game without pawns. */
    private int pawnType() {
        return state.tables.pawnType == Men.NO_TYPE ? state.tables.royalType : state.tables.pawnType;
    }

    @Override
    protected String turnCitation() {
        return cite(Topic.TURN);
    }

    @Override
    public String pieceCitation(int code) {
        return cite(Topic.PIECE, code);
    }

    @Override
    protected Illegal noSuchSquare(String name, int code) {
        String remark = declaration.squares().remark(name);
        return illegal(
                Refusal.NO_SUCH_SQUARE,
                "there is no square " + name + "; " + instead(name) + (remark.isEmpty() ? "" : "; " + remark),
                cite(Topic.SQUARES, code));
    }

    private String instead(String name) {
        int number = squares.columnOf(name);
        if (number == ColumnGrid.NONE) {
            return "ranks run from " + squares.rankName(0) + " to " + squares.rankName(state.tables.grid.ranks() - 1);
        }
        long cells = state.attachment.cellsOf(number);
        String column = "column " + squares.column(number);
        return cells == 0
                ? column + " is a ghost: no board has a square there now"
                : column + " has " + String.join(", ", squares.list(cells));
    }

    /** No piece moves purely vertically, but in space. */
    @Override
    protected Optional<Illegal> outright(MoveReading.Step step, int code) {
        return space.isEmpty()
                        && squares.columnOf(step.from().name())
                                == squares.columnOf(step.to().name())
                ? Optional.of(refusal(
                        Refusal.DOES_NOT_MOVE_SO,
                        step.from().name() + " and " + step.to().name()
                                + " are in one column; no piece moves purely vertically",
                        cite(Topic.VERTICAL, code),
                        step.from().cell(),
                        step.to().cell()))
                : Optional.empty();
    }

    @Override
    protected boolean goes(int from, int to) {
        if (space.isPresent()) {
            return !state.tables.isPawn(state.piece[from]) && space.get().goes(from, to);
        }
        int lines = state.tables.lines[state.tables.kindOf[state.piece[from]]];
        return state.leaps(from, to)
                || state.tables.grid.aligned(state.attachment.columnOf(from), state.attachment.columnOf(to), lines);
    }

    @Override
    protected String hint(int from, int to) {
        boolean pawn = state.tables.isPawn(state.piece[from]);
        if (space.isPresent() && !pawn) {
            return space.get().hint(from, to);
        }
        String why = pawn
                ? state.tables.pawns.switchedOff(
                        position.sideToMove(), state.attachment.columnOf(from), state.attachment.columnOf(to))
                : "";
        return why.isEmpty() ? "" : ": " + why;
    }

    @Override
    protected boolean capturesOwn() {
        return state.tables.selfCapture;
    }

    /** One's own man may stand where a pawn that captures in passing would land. */
    @Override
    public Illegal spared(int from, int to) {
        Optional<StackPawnWays> pawn = pawnWays(from).filter(ways -> ways.captures(from, to) && ways.isEnPassant(to));
        return pawn.isEmpty()
                ? super.spared(from, to)
                : refusal(
                        Refusal.OWN_PIECE_ON_TARGET,
                        "en passant lands on an empty square: " + men().occupied(to),
                        cite(Topic.EN_PASSANT, state.piece[from]),
                        from,
                        to);
    }

    @Override
    protected Optional<Illegal> hindrance(int from, int to) {
        if (space.isPresent()) {
            return space.get().hindrance(from, to);
        }
        return state.leaps(from, to) || state.paths.isOpen(from, to)
                ? Optional.empty()
                : Optional.of(new PathExplainer(this).explain(from, to));
    }

    @Override
    protected Optional<Illegal> arrival(MoveReading.Step step, int to) {
        return closed(Refusal.BLOCKED, state.piece[step.from().cell()], to);
    }

    /** The refusal to let a man enter a column by other than a capture; empty if he may, or if the cell is occupied. */
    private Optional<Illegal> closed(Refusal kind, int code, int to) {
        int column = state.attachment.columnOf(to);
        int[] men = cells(state.attachment.cellsOf(column) & state.occupied());
        return state.tables.paths.sharesColumns || men.length == 0 || state.piece[to] != Piece.NONE
                ? Optional.empty()
                : Optional.of(illegal(
                                kind,
                                "column " + squares.column(column) + " may be entered by a capture only: "
                                        + men().occupied(men),
                                cite(Topic.COLUMN, code))
                        .mark(Role.BLOCKER, men));
    }

    @Override
    protected Optional<PawnWays> pawn(int cell) {
        return pawnWays(cell).map(ways -> ways);
    }

    private Optional<StackPawnWays> pawnWays(int cell) {
        return state.tables.isPawn(state.piece[cell]) ? Optional.of(StackPawnWays.of(this)) : Optional.empty();
    }

    @Override
    protected long move(MoveReading.Step step, int to) {
        int from = step.from().cell();
        Optional<StackPawnWays> pawn = pawnWays(from);
        if (pawn.isPresent()
                && state.piece[to] == Piece.NONE
                && pawn.get().captures(from, to)
                && pawn.get().isEnPassant(to)) {
            return coder.enPassant(from, to);
        }
        boolean twice = pawn.isPresent()
                && pawn.get().doubleSteps(from, to)
                && (space.isEmpty() || state.crossedCell(from, to) != StackState.NOWHERE);
        return twice ? coder.doubleStep(from, to) : coder.step(from, to);
    }

    @Override
    protected PromotionChoice choice(MoveReading.Step step) {
        boolean pawn = state.tables.isPawn(state.piece[step.from().cell()]);
        return choice(pawn && state.promotes(step.to().cell()), pawn);
    }

    /** The choice of a pawn's promotion by a move that promotes it or does not. */
    PromotionChoice choice(boolean promotes, boolean ever) {
        return promotes
                ? new PromotionChoice(
                        ChosenDeclaration.choices(declaration),
                        true,
                        true,
                        declaration.promotion().choices())
                : PromotionChoice.none(ever);
    }

    @Override
    protected boolean isShield(int man, int royal, int[] attackers) {
        StackState without = new StackState(state.tables);
        without.copyFrom(state);
        without.remove(man);
        StackAttacks attacks = StackAttacks.of(without);
        return Arrays.stream(attackers).anyMatch(attacker -> (attacks.from(attacker) >>> royal & 1) != 0);
    }

    /** The cells of a set in ascending order. */
    static int[] cells(long cells) {
        int[] list = new int[Long.bitCount(cells)];
        int count = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            list[count++] = Long.numberOfTrailingZeros(rest);
        }
        return list;
    }

    /** The conditions of castling over a stack: boards carry rights away, whole columns must be clear, and the first moves may be too early. */
    private static final class StackCastlingTerms implements CastlingTerms {

        private final StackExplainer explainer;
        private final StackState state;

        StackCastlingTerms(StackExplainer explainer) {
            this.explainer = explainer;
            this.state = explainer.state;
        }

        @Override
        public boolean isOff(String text) {
            return explainer.declaration.chosen().castlingOff();
        }

        @Override
        public Optional<Castling> way(String text) {
            return Stream.of(state.tables.castlings)
                    .map(bits -> bits.declared().way())
                    .filter(way ->
                            way.side().index() == state.mover && way.text().equals(text))
                    .findFirst();
        }

        private int index(Castling way) {
            return IntStream.range(0, state.tables.castlings.length)
                    .filter(i -> state.tables.castlings[i].declared().way().equals(way))
                    .findFirst()
                    .orElseThrow();
        }

        private CastlingBits bits(Castling way) {
            return state.tables.castlings[index(way)];
        }

        @Override
        public boolean hasRight(Castling way) {
            return (state.rights & bits(way).right()) != 0;
        }

        @Override
        public String whatWasDone() {
            return "moved or been carried";
        }

        @Override
        public Optional<Illegal> objection(Castling way) {
            int first = bits(way).firstMove();
            if (state.fullmoveNumber >= first) {
                return Optional.empty();
            }
            String when = first == 2 ? "as the first move of the game" : "before move " + first + " of the game";
            return Optional.of(Explainer.illegal(
                            Refusal.RIGHT_LOST, "castling is not allowed " + when, explainer.cite(Topic.CASTLING))
                    .mark(Role.MOVER, way.kingFrom()));
        }

        @Override
        public int[] empty(Castling way) {
            CastlingBits bits = bits(way);
            return StackExplainer.cells(state.attachment.cells(bits.clearColumns()) | bits.clearCells());
        }

        @Override
        public int[] safe(Castling way) {
            return StackExplainer.cells(bits(way).passedCells());
        }

        @Override
        public long move(Castling way) {
            return explainer.coder.castling(index(way));
        }
    }
}
