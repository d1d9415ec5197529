package org.plyspace.engine.checkmate;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Check;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.checkmate.Explanation.Kind;

/**
 * Tries the attempts of a side in check or without a legal move. Keeps those that fail only because a king would be attacked or
 * an own man is in the way, and those that people would consider: king moves, captures of a checker, interpositions, drops in
 * between, board moves, castling.
 */
final class EvasionExplainer {

    /** The largest number of attempts: everything on boards of some thousand squares, but not on a full cube of 32. */
    private static final int MOST_TRIED = 500_000;

    /** Matches the sign after the first square of a step's text. */
    private static final Pattern START = Pattern.compile("[-*]");

    private final Position position;
    private final List<Check> checks;
    private final Candidates candidates;
    private final Blocking blocking;
    private final List<Explanation.Evasion> failing = new ArrayList<>();
    private int tried;

    EvasionExplainer(Setup setup, Position position) {
        this.position = position;
        this.checks = Check.of(position);
        this.candidates = new Candidates(position);
        this.blocking = new Blocking(setup, position, checks);
    }

    Explanation explain() {
        trySteps();
        tryDrops();
        tryShifts();
        tryCastlings();
        failing.sort(Comparator.comparing(Explanation.Evasion::kind).thenComparing(Explanation.Evasion::move));
        return new Explanation(checks, MoveTexts.sortedAndDescribed(position), failing, tried < MOST_TRIED);
    }

    private void trySteps() {
        int[] men = new int[position.rules().cells()];
        int count = position.men(position.sideToMove(), men);
        for (int i = 0; i < count; i++) {
            for (int to = 0; to < position.rules().cells(); to++) {
                Attempt step = new Attempt.Step(men[i], to);
                if (candidates.mayReach(men[i], to)) {
                    kind(men[i], to).ifPresent(kind -> consider(step, kind));
                } else if (isInReachOfChecker(to)) {
                    kind(men[i], to)
                            .filter(kind -> kind != Kind.KING_MOVE)
                            .ifPresent(kind -> considerBlocked(step, kind));
                }
            }
        }
    }

    /** Whether a checker stands on a cell or attacks it; checkers attack the cells between themselves and the king. */
    private boolean isInReachOfChecker(int cell) {
        return checks.stream()
                .anyMatch(check -> check.attacker() == cell || candidates.attacks(check.attacker(), cell));
    }

    /** The kind of a step, or empty if it has nothing to do with the checks; without checks every step counts. */
    private Optional<Kind> kind(int from, int to) {
        if (checks.isEmpty()) {
            int type = Piece.type(position.pieceAt(from));
            return Optional.of(position.rules().pieceTypes().get(type).royal() ? Kind.KING_MOVE : Kind.OTHER);
        }
        if (checks.stream().anyMatch(check -> check.royal() == from)) {
            return Optional.of(Kind.KING_MOVE);
        }
        if (checks.stream().anyMatch(check -> check.attacker() == to)) {
            return Optional.of(Kind.CAPTURE);
        }
        return blocking.meetsOneCheck(to) ? Optional.of(Kind.INTERPOSITION) : Optional.empty();
    }

    private void tryDrops() {
        Side mover = position.sideToMove();
        for (int type : position.rules().heldTypes()) {
            for (int cell = 0; cell < position.rules().cells(); cell++) {
                if (position.hand(Piece.code(mover, type)) > 0 && blocking.meetsOneCheck(cell)) {
                    consider(new Attempt.Drop(type, cell), Kind.INTERPOSITION);
                }
            }
        }
    }

    private void tryShifts() {
        Layout layout = position.words().layout();
        for (int board = 0; board < layout.movableBoards().size(); board++) {
            for (int anchor = 0; anchor < layout.anchors().size(); anchor++) {
                consider(new Attempt.Shift(board, anchor), Kind.OTHER);
            }
        }
    }

    /**
     * An illegal castling is never an {@code Attempt}, but is among the well-formed texts that do not begin with a man's
     * square.
     */
    private void tryCastlings() {
        Set<String> names = new HashSet<>();
        int[] men = new int[position.rules().cells()];
        for (Side side : Side.values()) {
            int count = position.men(side, men);
            for (int i = 0; i < count; i++) {
                names.add(position.words().name(men[i]));
            }
        }
        position.words()
                .wellFormedMoves()
                .limit(MOST_TRIED)
                .filter(text -> !names.contains(START.split(text, 2)[0]))
                .forEach(text -> judge(text, Kind.OTHER, illegal -> illegal.kind() == Refusal.CASTLES_THROUGH_ATTACK));
    }

    private void consider(Attempt attempt, Kind kind) {
        if (tried < MOST_TRIED) {
            tried++;
            judge(
                    position.words().text(attempt),
                    kind,
                    illegal -> illegal.kind().endangersRoyal());
        }
    }

    /** Considers a path blocked by one own man, such as a queen's behind her own knight. */
    private void considerBlocked(Attempt attempt, Kind kind) {
        if (tried < MOST_TRIED) {
            tried++;
            judge(position.words().text(attempt), kind, this::isBarredByOwn);
        }
    }

    private boolean isBarredByOwn(Verdict.Illegal illegal) {
        List<Integer> blockers = illegal.cells(Role.BLOCKER);
        return illegal.kind() == Refusal.BLOCKED
                && blockers.size() == 1
                && Piece.side(position.pieceAt(blockers.get(0))) == position.sideToMove();
    }

    private void judge(String text, Kind kind, Predicate<Verdict.Illegal> concerned) {
        if (position.words().judge(text, Notation.MACHINE) instanceof Verdict.Illegal illegal
                && concerned.test(illegal)) {
            failing.add(
                    new Explanation.Evasion(kind, text, MoveTexts.reason(illegal), RefusedMove.of(position, illegal)));
        }
    }

    /**
     * Tells whether a man on an empty cell would block a checker. Tries it, so that it is right for every way in which rules let
     * pieces block.
     */
    private static final class Blocking {

        private final Setup setup;
        private final Rules rules;
        private final int blocker;
        private final List<Check> checks;
        private final Map<Integer, Boolean> known = new HashMap<>();

        Blocking(Setup setup, Position position, List<Check> checks) {
            this.setup = setup;
            this.rules = position.rules();
            this.checks = checks;
            this.blocker = rules.pieceTypes().stream()
                    .filter(type -> !type.royal() && !type.directional())
                    .findFirst()
                    .map(PieceType::index)
                    .map(index -> Piece.code(position.sideToMove(), index))
                    .orElse(Piece.NONE);
        }

        /** Whether a man on a cell would stop at least one of the checks. */
        boolean meetsOneCheck(int cell) {
            if (blocker == Piece.NONE || setup.pieceAt(cell) != Piece.NONE) {
                return false;
            }
            return known.computeIfAbsent(cell, this::tryOut);
        }

        private boolean tryOut(int cell) {
            Position blocked =
                    rules.position(setup.toBuilder().piece(cell, blocker).build(), Purpose.STUDY);
            Candidates reach = new Candidates(blocked);
            return checks.stream().anyMatch(check -> !reach.attacks(check.attacker(), check.royal()));
        }
    }

    /** The possible movements of men, computed once per man. */
    static final class Candidates {

        private final Position position;
        private final int[] buffer;
        private final Map<Integer, BitSet> attacked = new HashMap<>();

        Candidates(Position position) {
            this.position = position;
            this.buffer = new int[position.rules().cells()];
        }

        /** Whether the man on a cell attacks another cell. */
        boolean attacks(int from, int to) {
            return attacked.computeIfAbsent(from, this::attackedFrom).get(to);
        }

        /** Whether a step might be possible: directional pieces such as pawns may go where they do not attack. */
        boolean mayReach(int from, int to) {
            int man = position.pieceAt(from);
            return man != Piece.NONE
                    && Piece.side(man) == position.sideToMove()
                    && (type(man).directional() || attacks(from, to));
        }

        private PieceType type(int man) {
            return position.rules().pieceTypes().get(Piece.type(man));
        }

        private BitSet attackedFrom(int cell) {
            BitSet set = new BitSet();
            int count = position.attacks(cell, buffer);
            for (int i = 0; i < count; i++) {
                set.set(buffer[i]);
            }
            return set;
        }
    }
}
