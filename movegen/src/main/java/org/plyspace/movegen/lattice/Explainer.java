package org.plyspace.movegen.lattice;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Verdict;
import org.plyspace.api.Verdict.Illegal;

/**
 * Says why a move that is not among the legal ones is not. It never decides what is legal: it is asked only once that is
 * known, and looks for the first rule in the way; if there is none, what is wrong must be a royal piece left attacked.
 */
final class Explainer {

    private static final String SHARED = "rules/README.md";

    private final LatticePosition position;
    private final LatticeRules rules;
    private final LatticeSpec spec;
    private final LatticeTables tables;
    private final LatticeBoard board;

    Explainer(LatticePosition position) {
        this.position = position;
        this.rules = position.rules();
        this.spec = rules.declaration();
        this.tables = position.tables;
        this.board = position.board;
    }

    /** Why a piece letter typed before a move does not fit, or null if it does. */
    Verdict mismatch(int from, char letter) {
        int code = board.at[from];
        if (code != Piece.NONE && rules.pieceTypes().get(Piece.type(code)).letter() == letter) {
            return null;
        }
        String there = code == Piece.NONE ? "no piece" : "a " + rules.describe(code);
        return illegal(
                "there is " + there + " on " + rules.name(from) + ", not the piece " + letter + " that was named",
                "notation.md, Moves",
                from);
    }

    Verdict explain(MoveReading reading) {
        int givenUp =
                reading instanceof MoveReading.Step step ? step.givenUp() : ((MoveReading.Castle) reading).givenUp();
        if (givenUp == MoveReading.NONE) {
            return explainPlain(reading);
        }
        Optional<Verdict> refusal = givingUp(givenUp);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        int code = board.at[givenUp];
        int slot = board.remove(givenUp);
        Verdict verdict = explainPlain(reading);
        board.restore(givenUp, code, slot);
        return verdict;
    }

    private Optional<Verdict> givingUp(int cell) {
        RuleStatement rule = spec.turnRule.givingUp().orElseThrow();
        int code = board.at[cell];
        if (code == Piece.NONE || (code & 1) != position.side || !tables.royal[code]) {
            return Optional.of(illegal(
                    "there is no king of " + position.sideToMove().word() + "'s on " + rules.name(cell),
                    rule.citation(),
                    cell));
        }
        boolean possible = board.royalCount[position.side] > 1 && position.inCheck() && isNoPlainMoveLegal();
        return possible ? Optional.empty() : Optional.of(illegal(rule.text(), rule.citation(), cell));
    }

    private boolean isNoPlainMoveLegal() {
        return Arrays.stream(legalMoves()).noneMatch(move -> Move.extra(move) == 0);
    }

    private Verdict explainPlain(MoveReading reading) {
        return reading instanceof MoveReading.Step step
                ? explainStep(step)
                : explainCastling(((MoveReading.Castle) reading).text());
    }

    private Verdict explainStep(MoveReading.Step step) {
        int from = step.from();
        int to = step.to();
        int code = board.at[from];
        if (code == Piece.NONE) {
            return illegal("there is no piece on " + rules.name(from), SHARED, from);
        }
        if ((code & 1) != position.side) {
            return illegal(
                    "the piece on " + rules.name(from) + " is a " + rules.describe(code) + ", and it is "
                            + position.sideToMove().word() + "'s turn",
                    SHARED,
                    from);
        }
        if (from == to) {
            return illegal("a piece must leave its square, and a player may not pass", SHARED, from);
        }
        int target = board.at[to];
        if (target != Piece.NONE && (target & 1) == position.side) {
            return illegal("blocked: " + occupied(to), citation(code), to);
        }
        return tables.pawns.isPawn(code) ? explainPawn(step, code) : explainPiece(step, code);
    }

    private Verdict explainPiece(MoveReading.Step step, int code) {
        int from = step.from();
        int to = step.to();
        if (step.promotion() != MoveReading.NO_PROMOTION) {
            return illegal("only pawns are promoted", spec.citation(Aspect.PROMOTION), from);
        }
        Optional<Illegal> frozen = frozen(from);
        if (frozen.isPresent()) {
            return frozen.get();
        }
        Routes routes = new Routes(position, code, from, to);
        if (!routes.exist()) {
            String letter = rules.pieceTypes().get(Piece.type(code)).name();
            String how = tables.rides[code].length == 0 && tables.leaps[code] == null
                    ? "a " + letter + " never moves"
                    : "a " + letter + " does not move from " + rules.name(from) + " to " + rules.name(to);
            return illegal(how, citation(code), from, to);
        }
        if (!routes.isOneFree()) {
            int[] blockers = routes.blockers();
            String which = Arrays.stream(blockers).mapToObj(this::occupied).collect(Collectors.joining(" and "));
            return illegal("blocked: " + which, spec.citation(Aspect.BLOCKING), box(blockers));
        }
        return exposed(step.from(), to, Move.of(from, to, code, board.at[to]));
    }

    /** Why a royal piece is held where it is by the rules of the turn, unless one may move just now. */
    Optional<Illegal> frozen(int cell) {
        boolean royalMoves =
                Arrays.stream(legalMoves()).anyMatch(move -> tables.royal[Move.piece(move)] && Move.extra(move) == 0);
        return royalMoves || !tables.royal[board.at[cell]]
                ? Optional.empty()
                : spec.turnRule.frozen(position.word, position.sideToMove(), cell);
    }

    private long[] legalMoves() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    private Verdict explainPawn(MoveReading.Step step, int code) {
        int to = step.to();
        long move = Move.of(step.from(), to, code, board.at[to]);
        if (to == position.epCrossed && board.at[to] == Piece.NONE && captures(step)) {
            move = Move.of(step.from(), to, code, board.at[position.epPawn], Move.EN_PASSANT);
        } else {
            Optional<Verdict> refusal = new PawnExplainer(position, this).refusal(step);
            if (refusal.isPresent()) {
                return refusal.get();
            }
        }
        boolean mustPromote = tables.pawns.promotes[position.side][to];
        String choices = choices();
        boolean named = step.promotion() != MoveReading.NO_PROMOTION;
        if (mustPromote && (!named || choices.indexOf(step.promotion()) < 0)) {
            return illegal(
                    "a pawn that reaches " + rules.name(to) + " must be promoted: one of ="
                            + String.join(", =", choices.split("")) + " would be accepted",
                    spec.citation(Aspect.PROMOTION),
                    to);
        }
        if (!mustPromote && named) {
            return illegal("a pawn is not promoted on " + rules.name(to), spec.citation(Aspect.PROMOTION), to);
        }
        return exposed(step.from(), to, move);
    }

    private boolean captures(MoveReading.Step step) {
        return Arrays.stream(tables.pawns.captures[position.side][step.from()]).anyMatch(c -> c == step.to());
    }

    private String choices() {
        return Arrays.stream(tables.pawns.choices[position.side])
                .mapToObj(code -> "" + rules.pieceTypes().get(Piece.type(code)).letter())
                .collect(Collectors.joining());
    }

    private Verdict explainCastling(String text) {
        return new CastlingExplainer(position, this).explain(text);
    }

    /** The verdict on a move that nothing forbids but the attack it leaves a royal piece under. */
    Verdict exposed(int from, int to, long move) {
        position.make(move);
        Illegal verdict = exposure();
        position.unmake();
        return verdict != null
                ? verdict
                : illegal(
                        "it is " + position.sideToMove().word() + "'s turn, but this move is not open to it now",
                        spec.citation(Aspect.ROYALTY),
                        from,
                        to);
    }

    /** Which royal piece of the side that just moved is attacked by what; null if none is. */
    Illegal exposure() {
        int mover = position.side ^ 1;
        for (int royal : sorted(board.royals[mover], board.royalCount[mover])) {
            Optional<Integer> attacker = attacker(royal, position.side);
            if (attacker.isPresent()) {
                String reason = "leaves the "
                        + rules.pieceTypes().get(Piece.type(board.at[royal])).name() + " on " + rules.name(royal)
                        + " attacked by the "
                        + rules.pieceTypes()
                                .get(Piece.type(board.at[attacker.get()]))
                                .name() + " on "
                        + rules.name(attacker.get());
                return new Illegal(reason, spec.citation(Aspect.ROYALTY), List.of(royal, attacker.get()), true);
            }
        }
        return null;
    }

    /** The first cells of a list, in an order that does not depend on how the position came about. */
    private static int[] sorted(int[] cells, int count) {
        return Arrays.stream(cells, 0, count).sorted().toArray();
    }

    /** The lowest cell of a man that attacks a cell. */
    Optional<Integer> attacker(int cell, int by) {
        int[] into = new int[tables.cells];
        for (int man : sorted(board.men[by], board.menCount[by])) {
            int count = position.attacks.from(man, into);
            for (int k = 0; k < count; k++) {
                if (into[k] == cell) {
                    return Optional.of(man);
                }
            }
        }
        return Optional.empty();
    }

    String occupied(int cell) {
        return rules.name(cell) + " is occupied by a " + rules.describe(board.at[cell]);
    }

    private String citation(int code) {
        return spec.citation(spec.pieces.get(Piece.type(code)).aspect());
    }

    Illegal illegal(String reason, String citation, Integer... cells) {
        return new Illegal(reason, citation, List.of(cells));
    }

    private static Integer[] box(int[] cells) {
        return Arrays.stream(cells).boxed().toArray(Integer[]::new);
    }
}
