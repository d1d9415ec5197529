package org.plyspace.movegen.judge;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.judge.MoveReading.Step;
import org.plyspace.movegen.option.CommonOption;

/**
 * Explains why a move is not legal. Never decides legality: it is called once that is known, and looks for the first rule that
 * forbids the move, the simplest first; if no rule does, a royal piece must be left attacked. Each family of rule sets adds its
 * own rules.
 */
public abstract class Explainer {

    private static final String NOTATION = "notation.md, Moves";

    private final Position position;
    private final MenInWords men;
    private final ExposureExplainer exposure;
    private final PromotionExplainer promotions;

    protected Explainer(Position position, PositionWords words) {
        this.position = position;
        this.men = new MenInWords(position, words);
        this.exposure = new ExposureExplainer(this);
        this.promotions = new PromotionExplainer(this);
    }

    /** The reason why a reading that matches no legal move is refused. */
    public Illegal explain(MoveReading reading) {
        if (reading instanceof MoveReading.Drop drop) {
            return drops().explain(drop);
        }
        return reading instanceof Step step
                ? withEnds(explainStep(step), step)
                : drops().mustDrop(Piece.NONE).orElseGet(() -> explainOther(reading));
    }

    /** The explainer of drops, and of those that come before anything else. */
    protected abstract DropExplainer drops();

    /** The reason for castling and for other readings that only this family has. */
    protected abstract Illegal explainOther(MoveReading reading);

    /** The section on an aspect of the rules, for a man or {@link Piece#NONE}. */
    public abstract String citation(Aspect aspect, int code);

    /** The section that says that one moves one's own pieces and does not pass. */
    protected abstract String turnCitation();

    /** The section on how a man moves. */
    public abstract String pieceCitation(int code);

    /** The reason why no square has a name, for a move of a man, or {@link Piece#NONE} if that is unknown. */
    protected abstract Illegal noSuchSquare(String name, int code);

    /** A reason why a man may not step to any square of a place; empty unless a family has such a rule. */
    protected Optional<Illegal> outright(Step step, int code) {
        return Optional.empty();
    }

    /** The cell that a man moves to if it finally stands on another; the same unless overridden. */
    public int departure(int cell) {
        return cell;
    }

    /** Whether a man other than a pawn can go from one cell to another on some board, ignoring all men. */
    protected abstract boolean goes(int from, int to);

    /** Whether the man on a cell has a way to stay there, now or at another time; false unless overridden. */
    protected boolean stays(int cell) {
        return false;
    }

    /** The refusal to let a man stay that has no way to; unless overridden, no man has any. */
    protected Illegal mustLeave(int cell) {
        return illegal(
                Refusal.ONE_MOVE_A_TURN, "a piece must leave its square, and a player may not pass", turnCitation());
    }

    /** Whether men of a code never move; false unless overridden. */
    protected boolean isImmobile(int code) {
        return false;
    }

    /** An addition to the reason that a man does not move in this way; empty unless overridden. */
    protected String hint(int from, int to) {
        return "";
    }

    /** Whether own men, except royal ones, can be captured. */
    protected abstract boolean capturesOwn();

    /** The refusal to capture an own man. */
    public Illegal spared(int from, int to) {
        String own = capturesOwn() ? "; of its own pieces a side captures no royal one" : "";
        String citation = capturesOwn() ? CommonOption.SELF_CAPTURE.citation() : pieceCitation(position.pieceAt(from));
        return refusal(Refusal.OWN_PIECE_ON_TARGET, "blocked: " + men.occupied(to) + own, citation, from, to);
    }

    /** The reason why a man is frozen; empty unless a family has such a rule. */
    public Optional<Illegal> frozen(int cell) {
        return Optional.empty();
    }

    /** What keeps a man, apart from a pawn's own moves, from a cell that it could reach on some board; empty if nothing does. */
    protected abstract Optional<Illegal> hindrance(int from, int to);

    /** The moves of the pawn on a cell; empty if there is no pawn. */
    protected abstract Optional<PawnWays> pawn(int cell);

    /** What keeps a man from arriving at the end of its move; empty unless a family has such a rule. */
    protected Optional<Illegal> arrival(Step step, int to) {
        return Optional.empty();
    }

    /** The reason why a man may not be dropped on an empty cell as the board stands; empty unless a family has such a rule. */
    protected Optional<Illegal> dropObjection(int code, int to) {
        return Optional.empty();
    }

    /**
     * The move that a step would be, without its promotion.
     *
     * @param to the cell it moves to, see {@link #departure}
     */
    protected abstract long move(Step step, int to);

    /** The promotions of the man by a step. */
    protected abstract PromotionChoice choice(Step step);

    /** Whether a royal piece would also be attacked if a man were removed: then any move of the man exposes it. */
    protected abstract boolean isShield(int man, int royal, int[] attackers);

    /**
     * The reason why a royal piece may not pass its intermediate cell; empty unless a family has such a rule. Called before the
     * move is made.
     */
    protected Optional<Illegal> halfway(long move) {
        return Optional.empty();
    }

    private Illegal explainStep(Step step) {
        int from = step.from().cell();
        if (from == MoveReading.NONE) {
            return noSuchSquare(step.from().name(), Piece.NONE);
        }
        Optional<Illegal> refused =
                notOwn(from).or(() -> drops().mustDrop(Piece.NONE).map(refusal -> refusal.mark(Role.MOVER, from)));
        if (refused.isPresent()) {
            return refused.get();
        }
        int code = position.pieceAt(from);
        if (step.from().name().equals(step.to().name())) {
            return stays(from) ? explainPass(step, from) : mustLeave(from).mark(Role.MOVER, from);
        }
        Optional<Illegal> outright = outright(step, code);
        if (outright.isPresent()) {
            return outright.get();
        }
        return step.to().cell() == MoveReading.NONE
                ? noSuchSquare(step.to().name(), code).mark(Role.MOVER, from)
                : explainWay(step, from, departure(step.to().cell()));
    }

    private Illegal explainPass(Step step, int from) {
        int code = position.pieceAt(from);
        return outright(step, code)
                .or(() -> frozen(from))
                .or(() -> hindrance(from, from))
                .orElseGet(() -> promotions.explain(
                        step, PromotionChoice.none(choice(step).ever()), Move.of(from, from, code, Piece.NONE)));
    }

    private Illegal explainWay(Step step, int from, int to) {
        Optional<PawnExplainer> pawn = pawn(from).map(ways -> new PawnExplainer(this, ways));
        boolean byPawn = pawn.filter(p -> p.goes(from, to)).isPresent();
        boolean otherwise = goes(from, to);
        if (!byPawn && !otherwise) {
            int code = position.pieceAt(from);
            String way = isImmobile(code)
                    ? " never moves"
                    : " does not move from " + step.from().name() + " to "
                            + step.to().name() + hint(from, step.to().cell());
            return refusal(Refusal.DOES_NOT_MOVE_SO, men.any(code) + way, pieceCitation(code), from, to);
        }
        if (isSpared(to)) {
            return spared(from, to);
        }
        Optional<Illegal> refused = frozen(from)
                .or(() -> {
                    Optional<Illegal> other = otherwise ? hindrance(from, to) : Optional.empty();
                    boolean free = otherwise && other.isEmpty();
                    return byPawn && !free ? pawn.orElseThrow().hindrance(from, to) : other;
                })
                .or(() -> arrival(step, to));
        return refused.isPresent() ? refused.get() : promotions.explain(step, choice(step), move(step, to));
    }

    /** Whether a cell holds an own man that must not be captured. */
    public final boolean isSpared(int cell) {
        int code = position.pieceAt(cell);
        return code != Piece.NONE
                && Piece.side(code) == position.sideToMove()
                && !(capturesOwn() && !men.type(code).royal());
    }

    /** The reason why a man on a cell does not belong to the mover; empty if it does. */
    public final Optional<Illegal> notOwn(int from) {
        int code = position.pieceAt(from);
        if (code != Piece.NONE && Piece.side(code) == position.sideToMove()) {
            return Optional.empty();
        }
        boolean empty = code == Piece.NONE;
        String reason = empty
                ? "there is no piece on " + men.name(from)
                : "the piece on " + men.name(from) + " is a " + men.described(code) + ", and it is "
                        + position.sideToMove().word() + "'s turn";
        return Optional.of(illegal(empty ? Refusal.EMPTY_ORIGIN : Refusal.NOT_YOURS, reason, turnCitation())
                .mark(Role.MOVER, from));
    }

    /** The reason why the piece named in a text is wrong; empty if it is right. */
    Optional<Illegal> mismatch(MoveReading reading, String symbol) {
        if (reading instanceof MoveReading.Drop drop) {
            String dropped = position.rules().pieceTypes().get(drop.type()).symbol();
            return dropped.equals(symbol)
                    ? Optional.empty()
                    : Optional.of(illegal(
                                    Refusal.WRONG_PIECE,
                                    "the drop is of the piece " + dropped + ", not of " + symbol + " that was named",
                                    NOTATION)
                            .mark(Role.TARGET, drop.to().cell()));
        }
        if (reading instanceof MoveReading.Afar afar) {
            return mismatch(afar.from().cell(), symbol);
        }
        return reading instanceof Step step ? mismatch(step.from().cell(), symbol) : Optional.empty();
    }

    private Optional<Illegal> mismatch(int from, String symbol) {
        int code = from == MoveReading.NONE ? Piece.NONE : position.pieceAt(from);
        if (from == MoveReading.NONE
                || (code != Piece.NONE && men.type(code).symbol().equals(symbol))) {
            return Optional.empty();
        }
        String piece = code == Piece.NONE ? "no piece" : "a " + men.described(code);
        return Optional.of(illegal(
                        code == Piece.NONE ? Refusal.EMPTY_ORIGIN : Refusal.WRONG_PIECE,
                        "there is " + piece + " on " + men.name(from) + ", not the piece " + symbol + " that was named",
                        NOTATION)
                .mark(Role.MOVER, from));
    }

    /** Marks the origin and the target of a step, even if the reason mentions neither. */
    private static Illegal withEnds(Illegal verdict, Step step) {
        Illegal marked = verdict.cells(Role.MOVER).isEmpty()
                ? verdict.mark(Role.MOVER, step.from().cell())
                : verdict;
        return marked.cells(Role.TARGET).isEmpty()
                ? marked.mark(Role.TARGET, step.to().cell())
                : marked;
    }

    /** A refusal without marks. */
    public static Illegal illegal(Refusal kind, String reason, String citation) {
        return new Illegal(kind, reason, citation);
    }

    /** A refusal of a move from one cell to another. */
    public static Illegal refusal(Refusal kind, String reason, String citation, int from, int to) {
        return illegal(kind, reason, citation).mark(Role.MOVER, from).mark(Role.TARGET, to);
    }

    /** The position of the question. */
    public final Position position() {
        return position;
    }

    /** The descriptions of its men. */
    public final MenInWords men() {
        return men;
    }

    /** The explainer of exposed royal pieces. */
    public final ExposureExplainer exposure() {
        return exposure;
    }

    /** The explainer of promotions. */
    public final PromotionExplainer promotions() {
        return promotions;
    }

    /** A list of symbols to choose from: {@code =Q, =R, =B or =N}. */
    public static String listed(List<String> symbols) {
        List<String> choices = symbols.stream().map(symbol -> "=" + symbol).toList();
        int last = choices.size() - 1;
        return last == 0 ? choices.get(0) : String.join(", ", choices.subList(0, last)) + " or " + choices.get(last);
    }
}
