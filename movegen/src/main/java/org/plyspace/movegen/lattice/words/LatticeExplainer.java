package org.plyspace.movegen.lattice.words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.castling.CastlingExplainer;
import org.plyspace.movegen.judge.DropExplainer;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.judge.PawnWays;
import org.plyspace.movegen.judge.PromotionChoice;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.play.LatticeBoard;
import org.plyspace.movegen.lattice.play.LatticePosition;
import org.plyspace.movegen.lattice.play.PlayTerms;
import org.plyspace.movegen.lattice.tables.GeneralTables;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.ModePath;
import org.plyspace.movegen.lattice.tables.PawnTables;
import org.plyspace.movegen.notation.MoveFinder;

/** Says why a move on a lattice is illegal: adds what only lattices have to what holds for all families. */
final class LatticeExplainer extends Explainer {

    static final String SHARED = "rules/README.md";

    final LatticePosition position;
    final PlayTerms rules;
    final LatticeDeclaration declared;
    final LatticeTables tables;
    final LatticeBoard board;

    LatticeExplainer(LatticePosition position, PositionWords words) {
        super(position, words);
        this.position = position;
        this.rules = position.rules();
        this.declared = rules.declaration();
        this.tables = position.state.tables;
        this.board = position.state.board;
    }

    @Override
    public Illegal explain(MoveReading reading) {
        Illegal verdict = super.explain(reading);
        return reading instanceof MoveReading.Step step ? ArrivalHint.added(verdict, position, step) : verdict;
    }

    @Override
    protected Illegal explainOther(MoveReading reading) {
        if (reading instanceof MoveReading.Afar afar) {
            return new AfarExplainer(this).explain(afar);
        }
        return reading instanceof MoveReading.After after
                ? explainAfter(after)
                : new CastlingExplainer(this, new LatticeCastlingTerms(this))
                        .explain(((MoveReading.Castle) reading).text());
    }

    @Override
    protected DropExplainer drops() {
        return new DropExplainer(this, tables.hands, declared.citation(Aspect.HANDS));
    }

    private Illegal explainAfter(MoveReading.After after) {
        int cell = after.square().cell();
        if (cell == MoveReading.NONE) {
            return noSuchSquare(after.square().name(), Piece.NONE);
        }
        MovePrelude prelude = declared.turnRule.prelude().orElseThrow();
        return prelude.refusal(cell, position).orElseGet(() -> {
            long kept = prelude.make(cell, board);
            Illegal verdict = explain(after.rest());
            prelude.takeBack(cell, kept, board);
            return verdict;
        });
    }

    @Override
    public String citation(Aspect aspect, int code) {
        return declared.citation(aspect);
    }

    @Override
    protected String turnCitation() {
        return SHARED;
    }

    @Override
    public String pieceCitation(int code) {
        return declared.citation(declared.pieces.get(Piece.type(code)).aspect());
    }

    @Override
    protected Illegal noSuchSquare(String name, int code) {
        return illegal(
                Refusal.NO_SUCH_SQUARE,
                "no such square as " + name + ": " + declared.boards.squareRange(),
                "notation.md, Squares");
    }

    @Override
    public int departure(int cell) {
        return tables.general == null || tables.general.departure == null ? cell : tables.general.departure[cell];
    }

    @Override
    protected boolean goes(int from, int to) {
        return from != to && routes(from, to).exist();
    }

    private Routes routes(int from, int to) {
        return new Routes(position.state, board.at[from], from, to);
    }

    @Override
    protected boolean stays(int cell) {
        return routes(cell, cell).exist();
    }

    @Override
    protected Illegal mustLeave(int cell) {
        if (!declared.pieces.has(Mode.Kind.STAY)) {
            return super.mustLeave(cell);
        }
        int code = board.at[cell];
        boolean elsewhere =
                declared.pieces.get(Piece.type(code)).modes().stream().anyMatch(mode -> mode.kind() == Mode.Kind.STAY);
        return illegal(
                Refusal.ONE_MOVE_A_TURN,
                men().any(code) + (elsewhere ? " may not stay on " + rules.name(cell) : " must leave its square"),
                pieceCitation(code));
    }

    @Override
    protected boolean isImmobile(int code) {
        return declared.pieces.get(Piece.type(code)).isImmobile();
    }

    @Override
    protected String hint(int from, int to) {
        return isAfar(board.at[from], from, to)
                ? "; it captures there from afar: " + rules.name(from) + "*" + rules.name(to)
                : "";
    }

    /** Whether a man captures on another cell without leaving its own, regardless of what stands there. */
    boolean isAfar(int code, int from, int to) {
        return afar(code, from, to).findAny().isPresent();
    }

    private Stream<ModePath> afar(int code, int from, int to) {
        return tables.general == null || tables.general.rows[code] == null
                ? Stream.empty()
                : Arrays.stream(tables.general.rows[code][from])
                        .filter(modePath ->
                                modePath.kind == Mode.Kind.AFAR && modePath.cells[0] == to && modePath.mayLand(0));
    }

    @Override
    protected boolean capturesOwn() {
        return declared.selfCapture;
    }

    /** The refusal if an enemy freezes the man or, for a royal piece, if the rules of the turn do. */
    @Override
    public Optional<Illegal> frozen(int cell) {
        if (position.state.generalAttacks != null && position.state.generalAttacks.isFrozen(cell)) {
            int freezer = tables.general.freezer[cell];
            return Optional.of(illegal(
                            Refusal.FROZEN,
                            "the piece on " + rules.name(cell) + " is frozen by " + men().menOn(freezer),
                            declared.citation(Aspect.FREEZING))
                    .mark(Role.MOVER, cell)
                    .mark(Role.BLOCKER, freezer));
        }
        if (!tables.royal[board.at[cell]]) {
            return Optional.empty();
        }
        boolean royalMoves =
                Arrays.stream(legalMoves()).anyMatch(move -> tables.royal[Move.piece(move)] && !MovePrelude.isIn(move));
        return royalMoves
                ? Optional.empty()
                : declared.turnRule.frozen(position.state.word, position.sideToMove(), cell);
    }

    long[] legalMoves() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    @Override
    protected Optional<Illegal> hindrance(int from, int to) {
        int code = board.at[from];
        Routes routes = routes(from, to);
        String goes = men().any(code) + (from == to ? " stays where it is" : " goes to " + rules.name(to));
        boolean occupied = board.at[to] != Piece.NONE;
        if (routes.areLost() || routes.areToCome()) {
            return Optional.of(refusal(
                    routes.areLost() ? Refusal.RIGHT_LOST : Refusal.NOT_NOW,
                    goes + " only " + (!routes.areLost() ? "after" : from == to ? "before" : "as") + " its first move",
                    pieceCitation(code),
                    from,
                    to));
        }
        if (from == to) {
            return Optional.empty();
        }
        if (!occupied && !routes.move()) {
            return Optional.of(refusal(
                    Refusal.NOTHING_TO_CAPTURE,
                    goes + " only to capture, and no enemy stands there",
                    pieceCitation(code),
                    from,
                    to));
        }
        if (occupied && !routes.capture()) {
            return Optional.of(refusal(
                    Refusal.MAY_NOT_CAPTURE,
                    routes.areChoosy()
                            ? isNoPrey(code, to)
                            : goes + " only if it is empty: " + men().occupied(to) + hint(from, to),
                    pieceCitation(code),
                    from,
                    to));
        }
        return routes.isOneFree() ? Optional.empty() : Optional.of(blocked(from, to, routes));
    }

    private String isNoPrey(int code, int to) {
        return men().any(code) + " does not capture " + men().any(board.at[to]) + " in that way";
    }

    private Illegal blocked(int from, int to, Routes routes) {
        if (routes.lackHurdle()) {
            return illegal(
                            Refusal.BLOCKED,
                            "there is nothing to leap over on the way to " + rules.name(to),
                            declared.citation(Aspect.BLOCKING))
                    .mark(Role.MOVER, from)
                    .mark(Role.PATH, to);
        }
        int[] blockers = routes.blockers();
        return refusal(
                        Refusal.BLOCKED,
                        "blocked: " + men().occupied(blockers),
                        declared.citation(Aspect.BLOCKING),
                        from,
                        to)
                .mark(Role.BLOCKER, blockers);
    }

    @Override
    protected Optional<PawnWays> pawn(int cell) {
        PawnTables pawn = tables.pawnOf[board.at[cell]];
        return pawn == null ? Optional.empty() : Optional.of(new LatticePawnWays(this, pawn));
    }

    @Override
    protected Optional<Illegal> arrival(MoveReading.Step step, int to) {
        int cell = step.to().cell();
        return to == cell || board.at[cell] == Piece.NONE
                ? Optional.empty()
                : Optional.of(refusal(
                                Refusal.BLOCKED,
                                "blocked: " + men().occupied(cell),
                                declared.citation(Aspect.BLOCKING),
                                step.from().cell(),
                                cell)
                        .mark(Role.BLOCKER, cell));
    }

    @Override
    protected long move(MoveReading.Step step, int target) {
        int from = step.from().cell();
        int to = step.to().cell();
        int code = board.at[from];
        PawnTables pawn = tables.pawnOf[code];
        boolean passing = pawn != null
                && to == position.state.epCrossed
                && board.at[target] == Piece.NONE
                && IntStream.of(pawn.captures[position.state.side][from]).anyMatch(cell -> cell == target);
        if (passing) {
            return Move.of(from, to, code, board.at[position.state.epPawn], Move.EN_PASSANT);
        }
        boolean elsewhere = board.at[target] != Piece.NONE && target != to;
        return Move.of(from, to, code, board.at[target], elsewhere ? Move.CAPTURE_ELSEWHERE : Move.NORMAL);
    }

    @Override
    protected PromotionChoice choice(MoveReading.Step step) {
        int code = board.at[step.from().cell()];
        int to = step.to().cell();
        PawnTables pawn = tables.pawnOf[code];
        GeneralTables.PromotionTables rule = tables.general == null ? null : tables.general.promotions[code];
        List<String> off = declared.promotionsOff(Piece.type(code));
        if (pawn != null && pawn.promotes[code & 1][to]) {
            return new PromotionChoice(symbols(pawn.choices[code & 1]), true, true, off);
        }
        return rule != null && rule.may(step.from().cell(), to)
                ? new PromotionChoice(symbols(rule.choices), rule.forced[to], true, off)
                : PromotionChoice.none(pawn != null || rule != null);
    }

    private List<String> symbols(int[] codes) {
        return Arrays.stream(codes).mapToObj(code -> men().type(code).symbol()).toList();
    }

    @Override
    protected boolean isShield(int man, int royal, int[] attackers) {
        int code = board.at[man];
        int slot = board.remove(man);
        int[] without = men().attackers(royal, position.sideToMove().opposite());
        board.restore(man, code, slot);
        return IntStream.of(without).anyMatch(cell -> IntStream.of(attackers).anyMatch(other -> other == cell));
    }

    /** The refusal if a royal piece that goes on to another cell is not safe on the cell that it first moves to. */
    @Override
    protected Optional<Illegal> halfway(long move) {
        int way = departure(Move.to(move));
        boolean royalStep = Move.kind(move) == Move.NORMAL || Move.kind(move) == Move.CAPTURE_ELSEWHERE;
        if (way == Move.to(move) || !royalStep || !tables.royal[Move.piece(move)]) {
            return Optional.empty();
        }
        int victim = board.at[way];
        int slot = victim == 0 ? 0 : board.remove(way);
        board.move(Move.from(move), way);
        int[] attackers = men().attackers(way, position.sideToMove().opposite());
        String by = men().menOn(attackers);
        board.move(way, Move.from(move));
        if (victim != 0) {
            board.restore(way, victim, slot);
        }
        return attackers.length == 0
                ? Optional.empty()
                : Optional.of(refusal(
                                Refusal.EXPOSES_ROYAL,
                                "takes the " + men().type(Move.piece(move)).name() + " over " + rules.name(way)
                                        + ", which is attacked by " + by,
                                declared.citation(Aspect.ROYALTY),
                                Move.from(move),
                                Move.to(move))
                        .mark(Role.ROYAL, way)
                        .mark(Role.ATTACKER, attackers));
    }

    /** Says what to write where pieces arrive on another cell than the one they move to: a move names the cell that the piece moves to. */
    static final class ArrivalHint {

        private ArrivalHint() {}

        /** The same refusal; if there is a step that was meant, and nothing else was wrong, the refusal names it. */
        static Verdict.Illegal added(Verdict.Illegal refusal, LatticePosition position, MoveReading.Step step) {
            GeneralTables general = position.state.tables.general;
            if (refusal.kind() != Refusal.DOES_NOT_MOVE_SO
                    || step.to().cell() == MoveReading.NONE
                    || general == null
                    || general.arrival == null) {
                return refusal;
            }
            int arrival = general.arrival[step.to().cell()];
            boolean goesOn =
                    arrival != step.to().cell() && arrival != step.from().cell();
            if (!goesOn || !isLegal(position, step.from().cell(), arrival)) {
                return refusal;
            }
            String from = position.words().name(step.from().cell());
            String to = position.words().name(step.to().cell());
            String occupant = position.words().name(arrival);
            String hint =
                    "; what moves to " + to + " arrives on " + occupant + ", and is written " + from + "-" + occupant;
            return new Verdict.Illegal(refusal.kind(), refusal.reason() + hint, refusal.citation(), refusal.marks());
        }

        private static boolean isLegal(LatticePosition position, int from, int to) {
            return !new MoveFinder(position)
                    .legal(move -> Move.kind(move) != Move.CASTLING && Move.from(move) == from && Move.to(move) == to)
                    .isEmpty();
        }
    }

    /** Says why a man may not capture from afar. */
    record AfarExplainer(LatticeExplainer explainer) {

        Illegal explain(MoveReading.Afar afar) {
            if (afar.from().cell() == MoveReading.NONE || afar.to().cell() == MoveReading.NONE) {
                String missing = (afar.from().cell() == MoveReading.NONE ? afar.from() : afar.to()).name();
                return explainer.noSuchSquare(missing, Piece.NONE);
            }
            int from = afar.from().cell();
            int to = afar.to().cell();
            Optional<Illegal> refused = explainer.notOwn(from).or(() -> explainer.frozen(from));
            return refused.isPresent() ? refused.get() : explain(from, to);
        }

        private Illegal explain(int from, int to) {
            int code = explainer.board.at[from];
            if (!explainer.isAfar(code, from, to)) {
                String reason = explainer.men().any(code) + " on "
                        + explainer.men().name(from) + " does not capture on "
                        + explainer.men().name(to) + " from afar";
                return Explainer.refusal(Refusal.DOES_NOT_MOVE_SO, reason, explainer.pieceCitation(code), from, to);
            }
            if (explainer.board.at[to] == Piece.NONE) {
                return Explainer.refusal(
                        Refusal.NOTHING_TO_CAPTURE,
                        "no enemy stands on " + explainer.men().name(to),
                        explainer.pieceCitation(code),
                        from,
                        to);
            }
            if (explainer.afar(code, from, to).noneMatch(path -> path.takes(explainer.board.at[to]))) {
                return Explainer.refusal(
                        Refusal.MAY_NOT_CAPTURE, explainer.isNoPrey(code, to), explainer.pieceCitation(code), from, to);
            }
            return explainer.isSpared(to)
                    ? explainer.spared(from, to)
                    : explainer.exposure().verdict(Move.of(from, to, code, explainer.board.at[to], Move.FROM_AFAR));
        }
    }
}
