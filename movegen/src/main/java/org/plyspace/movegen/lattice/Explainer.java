package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.option.CommonOption;

/**
 * Says why a move that is not among the legal ones is not. It never decides what is legal: it is asked only once that is
 * known, and looks for the first rule in the way; if there is none, what is wrong must be a royal piece left attacked.
 */
final class Explainer {

    static final String SHARED = "rules/README.md";

    final LatticePosition position;
    final LatticeRules rules;
    final LatticeSpec spec;
    final LatticeTables tables;
    final LatticeBoard board;

    private final ExposureExplainer exposure;

    Explainer(LatticePosition position) {
        this.position = position;
        this.rules = position.rules();
        this.spec = rules.declaration();
        this.tables = position.tables;
        this.board = position.board;
        this.exposure = new ExposureExplainer(this);
    }

    ExposureExplainer exposure() {
        return exposure;
    }

    /** Why a piece typed before a move does not fit; empty if it does. */
    Optional<Verdict> mismatch(MoveReading reading, String symbol) {
        if (reading instanceof MoveReading.Drop drop) {
            String dropped = rules.pieceTypes().get(drop.type()).symbol();
            return dropped.equals(symbol)
                    ? Optional.empty()
                    : Optional.of(illegal(
                                    Refusal.WRONG_PIECE,
                                    "the drop is of the piece " + dropped + ", not of " + symbol + " that was named",
                                    "notation.md, Moves")
                            .mark(Role.TARGET, drop.to()));
        }
        if (reading instanceof MoveReading.Afar afar) {
            return mismatch(afar.from(), symbol);
        }
        return reading instanceof MoveReading.Step step ? mismatch(step.from(), symbol) : Optional.empty();
    }

    private Optional<Verdict> mismatch(int from, String symbol) {
        int code = board.at[from];
        if (code != Piece.NONE && type(code).symbol().equals(symbol)) {
            return Optional.empty();
        }
        String there = code == Piece.NONE ? "no piece" : "a " + rules.describe(code);
        return Optional.of(illegal(
                        code == Piece.NONE ? Refusal.EMPTY_ORIGIN : Refusal.WRONG_PIECE,
                        "there is " + there + " on " + rules.name(from) + ", not the piece " + symbol
                                + " that was named",
                        "notation.md, Moves")
                .mark(Role.MOVER, from));
    }

    Verdict explain(MoveReading reading) {
        if (reading instanceof MoveReading.Drop drop) {
            return new DropExplainer(this).explain(drop);
        }
        if (reading instanceof MoveReading.Afar afar) {
            return explainAfar(afar);
        }
        if (reading instanceof MoveReading.Without without) {
            return GivingUp.explain(without, this);
        }
        return reading instanceof MoveReading.Step step
                ? explainStep(step)
                : new CastlingExplainer(this).explain(((MoveReading.Castle) reading).text());
    }

    private Verdict explainStep(MoveReading.Step step) {
        int from = step.from();
        Optional<Verdict> notOwn = notOwn(from);
        if (notOwn.isPresent()) {
            return notOwn.get();
        }
        int code = board.at[from];
        if (from == step.to()) {
            return illegal(Refusal.ONE_MOVE_A_TURN, "a piece must leave its square, and a player may not pass", SHARED)
                    .mark(Role.MOVER, from);
        }
        int target = departure(step.to());
        if (isSpared(target)) {
            return illegal(Refusal.OWN_PIECE_ON_TARGET, "blocked: " + spared(target), citationOfSpared(code))
                    .mark(Role.MOVER, from)
                    .mark(Role.TARGET, target);
        }
        Optional<Illegal> frozen = frozen(from);
        if (frozen.isPresent()) {
            return frozen.get();
        }
        PawnTables pawn = tables.pawnOf[code];
        Optional<Verdict> refusal =
                pawn == null ? noRoute(step, code, target) : new PawnExplainer(this, pawn).refusal(step, target);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        if (target != step.to() && board.at[step.to()] != Piece.NONE) {
            return illegal(Refusal.BLOCKED, "blocked: " + occupied(step.to()), spec.citation(Aspect.BLOCKING))
                    .mark(Role.MOVER, from)
                    .mark(Role.TARGET, step.to())
                    .mark(Role.BLOCKER, step.to());
        }
        return new PromotionExplainer(this).explain(step, code, move(step, code, target));
    }

    /** Why a man on a cell is not the mover's to move; empty if it is. */
    Optional<Verdict> notOwn(int from) {
        int code = board.at[from];
        if (code == Piece.NONE) {
            return Optional.of(illegal(Refusal.EMPTY_ORIGIN, "there is no piece on " + rules.name(from), SHARED)
                    .mark(Role.MOVER, from));
        }
        return (code & 1) == position.side
                ? Optional.empty()
                : Optional.of(illegal(
                                Refusal.NOT_YOURS,
                                "the piece on " + rules.name(from) + " is a " + rules.describe(code) + ", and it is "
                                        + position.sideToMove().word() + "'s turn",
                                SHARED)
                        .mark(Role.MOVER, from));
    }

    /** Whether a man of the mover's own stands there whom it may not capture. */
    private boolean isSpared(int cell) {
        int code = board.at[cell];
        return code != Piece.NONE && (code & 1) == position.side && !(spec.selfCapture && !tables.royal[code]);
    }

    private String spared(int cell) {
        return occupied(cell) + (spec.selfCapture ? "; of its own pieces a side captures no royal one" : "");
    }

    private String citationOfSpared(int mover) {
        return spec.selfCapture ? CommonOption.SELF_CAPTURE.citation() : citation(mover);
    }

    /** Where a man that comes to stand on a cell has moved to. */
    int departure(int cell) {
        return tables.general == null || tables.general.departure == null ? cell : tables.general.departure[cell];
    }

    /** The move that a step would be, promotion left out. */
    private long move(MoveReading.Step step, int code, int target) {
        int to = step.to();
        boolean passing = tables.pawnOf[code] != null
                && to == position.epCrossed
                && board.at[target] == Piece.NONE
                && IntStream.of(tables.pawnOf[code].captures[position.side][step.from()])
                        .anyMatch(cell -> cell == target);
        if (passing) {
            return Move.of(step.from(), to, code, board.at[position.epPawn], Move.EN_PASSANT);
        }
        boolean elsewhere = board.at[target] != Piece.NONE && target != to;
        return Move.of(step.from(), to, code, board.at[target], elsewhere ? Move.CAPTURE_ELSEWHERE : Move.NORMAL);
    }

    private Optional<Verdict> noRoute(MoveReading.Step step, int code, int target) {
        Routes routes = new Routes(position, code, step.from(), target);
        String piece = "a " + type(code).name();
        boolean occupied = board.at[target] != Piece.NONE;
        if (!routes.exist()) {
            return Optional.of(illegal(Refusal.DOES_NOT_MOVE_SO, wrongWay(step, code, piece), citation(code))
                    .mark(Role.MOVER, step.from())
                    .mark(Role.TARGET, step.to()));
        }
        if (!occupied && !routes.move()) {
            return Optional.of(illegal(
                            Refusal.NOTHING_TO_CAPTURE,
                            piece + " goes to " + rules.name(target) + " only to capture, and no enemy stands there",
                            citation(code))
                    .mark(Role.MOVER, step.from())
                    .mark(Role.TARGET, target));
        }
        if (occupied && !routes.capture()) {
            return Optional.of(illegal(
                            Refusal.MAY_NOT_CAPTURE,
                            piece + " goes to " + rules.name(target) + " only if it is empty: " + occupied(target),
                            citation(code))
                    .mark(Role.MOVER, step.from())
                    .mark(Role.TARGET, target));
        }
        return routes.isOneFree() ? Optional.empty() : Optional.of(blocked(step, routes));
    }

    private String wrongWay(MoveReading.Step step, int code, String piece) {
        if (spec.pieces.get(Piece.type(code)).isImmobile()) {
            return piece + " never moves";
        }
        String way = piece + " does not move from " + rules.name(step.from()) + " to " + rules.name(step.to());
        return isAfar(code, step.from(), step.to())
                ? way + "; it captures there from afar: " + rules.name(step.from()) + "*" + rules.name(step.to())
                : way;
    }

    private Verdict blocked(MoveReading.Step step, Routes routes) {
        if (routes.lackHurdle()) {
            return illegal(
                            Refusal.BLOCKED,
                            "there is nothing to leap over on the way to " + rules.name(step.to()),
                            spec.citation(Aspect.BLOCKING))
                    .mark(Role.MOVER, step.from())
                    .mark(Role.PATH, step.to());
        }
        int[] blockers = routes.blockers();
        String which = Arrays.stream(blockers).mapToObj(this::occupied).collect(Collectors.joining(" and "));
        return illegal(Refusal.BLOCKED, "blocked: " + which, spec.citation(Aspect.BLOCKING))
                .mark(Role.MOVER, step.from())
                .mark(Role.TARGET, step.to())
                .mark(Role.BLOCKER, blockers);
    }

    private boolean isAfar(int code, int from, int to) {
        return tables.general != null
                && tables.general.rows[code] != null
                && Arrays.stream(tables.general.rows[code][from])
                        .anyMatch(row -> row.kind == Mode.Kind.AFAR && row.cells[0] == to && row.mayLand(0));
    }

    private Verdict explainAfar(MoveReading.Afar afar) {
        Optional<Verdict> notOwn = notOwn(afar.from());
        if (notOwn.isPresent()) {
            return notOwn.get();
        }
        int code = board.at[afar.from()];
        Optional<Illegal> frozen = frozen(afar.from());
        if (frozen.isPresent()) {
            return frozen.get();
        }
        String what = "a " + type(code).name();
        if (!isAfar(code, afar.from(), afar.to())) {
            return illegal(
                            Refusal.DOES_NOT_MOVE_SO,
                            what + " on " + rules.name(afar.from()) + " does not capture on " + rules.name(afar.to())
                                    + " from afar",
                            citation(code))
                    .mark(Role.MOVER, afar.from())
                    .mark(Role.TARGET, afar.to());
        }
        if (board.at[afar.to()] == Piece.NONE || isSpared(afar.to())) {
            boolean empty = board.at[afar.to()] == Piece.NONE;
            return illegal(
                            empty ? Refusal.NOTHING_TO_CAPTURE : Refusal.OWN_PIECE_ON_TARGET,
                            empty ? "no enemy stands on " + rules.name(afar.to()) : spared(afar.to()),
                            empty ? citation(code) : citationOfSpared(code))
                    .mark(Role.MOVER, afar.from())
                    .mark(Role.TARGET, afar.to());
        }
        return exposure.verdict(Move.of(afar.from(), afar.to(), code, board.at[afar.to()], Move.FROM_AFAR));
    }

    /** Why a man is held where it is: by an enemy that freezes it, or, if royal, by the rules of the turn; empty if it is not. */
    Optional<Illegal> frozen(int cell) {
        if (position.generalAttacks != null && position.generalAttacks.isFrozen(cell)) {
            int freezer = tables.general.freezer[cell];
            return Optional.of(illegal(
                            Refusal.FROZEN,
                            "the piece on " + rules.name(cell) + " is frozen by the "
                                    + rules.describe(board.at[freezer]) + " on " + rules.name(freezer),
                            spec.citation(Aspect.FREEZING))
                    .mark(Role.MOVER, cell)
                    .mark(Role.BLOCKER, freezer));
        }
        if (!tables.royal[board.at[cell]]) {
            return Optional.empty();
        }
        boolean royalMoves =
                Arrays.stream(legalMoves()).anyMatch(move -> tables.royal[Move.piece(move)] && !GivingUp.isIn(move));
        return royalMoves ? Optional.empty() : spec.turnRule.frozen(position.word, position.sideToMove(), cell);
    }

    long[] legalMoves() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    /** The cells of a side's men that attack a cell, ascending. */
    int[] attackers(int cell, int by) {
        int[] into = new int[tables.cells];
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < board.menCount[by]; i++) {
            int man = board.men[by][i];
            int count = position.attacks(man, into);
            if (IntStream.range(0, count).anyMatch(k -> into[k] == cell)) {
                found.add(man);
            }
        }
        return found.stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    /** {@code the black rook on 2c4 and the black knight on 1a3}. */
    String menOn(int[] cells) {
        return Arrays.stream(cells)
                .mapToObj(cell -> "the " + rules.describe(board.at[cell]) + " on " + rules.name(cell))
                .collect(Collectors.joining(" and "));
    }

    String occupied(int cell) {
        return rules.name(cell) + " is occupied by a " + rules.describe(board.at[cell]);
    }

    PieceType type(int code) {
        return rules.pieceTypes().get(Piece.type(code));
    }

    String citation(int code) {
        return spec.citation(spec.pieces.get(Piece.type(code)).aspect());
    }

    Illegal illegal(Refusal kind, String reason, String citation) {
        return new Illegal(kind, reason, citation);
    }
}
