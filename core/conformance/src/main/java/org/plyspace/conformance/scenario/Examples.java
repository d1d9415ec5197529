package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Role;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.Seeds;

/** Finds the categories of positions, legal moves and refused moves. */
final class Examples {

    private final long seed;
    private final RuleCitations citations;
    private final CastlingTexts castlingTexts;

    /**
     * Creates the examples of one rule set.
     *
     * @param seed the seed of the hashes of questions, which decide the ones to keep
     */
    Examples(Rules rules, long seed) {
        this.seed = seed;
        this.citations = new RuleCitations(rules);
        this.castlingTexts = new CastlingTexts(rules);
    }

    /** The names of what texts of castling, board moves and drops would move. */
    CastlingTexts actors() {
        return castlingTexts;
    }

    /** The example that a position is by itself. */
    Example ofPosition(Position position, String text) {
        String outcome = Outcomes.word(position);
        return new Example(
                question(text, ""),
                List.of(new Category(Category.Group.POSITION, "position with outcome " + outcome)),
                category -> new TestCase(
                        "", "the side to move: " + outcome, text, "", true, citations.ofOutcome(), outcome, ""));
    }

    /** The examples that the legal moves are, in their order. */
    List<Example> ofLegalMoves(Snapshot snapshot) {
        LegalMoveCategories moves = new LegalMoveCategories(snapshot);
        EffectCategories effects = new EffectCategories(snapshot);
        List<Example> examples = new ArrayList<>();
        for (long move : snapshot.legal()) {
            List<Category> categories = new ArrayList<>(moves.of(move));
            categories.addAll(effects.of(move, effects.outcome(move)));
            examples.add(new Example(
                    question(snapshot.positionText, snapshot.text(move)),
                    categories,
                    category -> legalCase(snapshot, move, category)));
        }
        return examples;
    }

    private TestCase legalCase(Snapshot snapshot, long move, Category category) {
        Position position = snapshot.position;
        String text = snapshot.text(move);
        position.make(move);
        String outcome = Outcomes.word(position);
        String after = position.words().text();
        position.unmake();
        return new TestCase(
                "", category.title(), snapshot.positionText, text, true, citations.ofMove(move), outcome, after);
    }

    /** The example that a refused move is; empty if the move is legal or not a move. */
    Optional<Example> ofRefused(Snapshot snapshot, String move) {
        Verdict verdict = snapshot.position.words().judge(move, Notation.MACHINE);
        return verdict instanceof Verdict.Illegal refusal
                ? Optional.of(refused(snapshot, move, refusal))
                : Optional.empty();
    }

    private Example refused(Snapshot snapshot, String move, Verdict.Illegal refusal) {
        TestCase row =
                new TestCase("", refusal.reason(), snapshot.positionText, move, false, refusal.citation(), "", "");
        return new Example(
                question(snapshot.positionText, move),
                new RefusalCategories(castlingTexts, snapshot).of(move, refusal),
                category -> row);
    }

    private long question(String position, String move) {
        return Seeds.derive(seed, position + " " + move, 0);
    }

    /** Finds the rule that allows a move or decides a position: the rulebook's statement on its main aspect. */
    record RuleCitations(Rules rules) {

        String ofMove(long move) {
            if (Move.isPromotion(move)) {
                return of(Aspect.PROMOTION);
            }
            return switch (Move.kind(move)) {
                case Move.CASTLING -> of(Aspect.CASTLING);
                case Move.EN_PASSANT -> of(Aspect.EN_PASSANT);
                case Move.BOARD -> of(Aspect.BOARD_MOVES);
                case Move.DROP -> of(Aspect.HANDS);
                default ->
                    of(rules.pieceTypes().get(Piece.type(Move.piece(move))).aspect());
            };
        }

        String ofOutcome() {
            return of(Aspect.END);
        }

        private String of(Aspect aspect) {
            return rules.rulebook().stream()
                    .filter(statement -> statement.aspect() == aspect)
                    .map(RuleStatement::citation)
                    .findFirst()
                    .orElse("");
        }
    }

    /**
     * A question, and the categories of which it is an example.
     *
     * @param question a hash of position and move
     * @param categories its categories; never empty
     * @param maker makes the case, without its id, for one of the categories
     */
    record Example(long question, List<Category> categories, Function<Category, TestCase> maker) {}

    /** The categories of refused moves: by what would have moved, the kind of refusal and the rule behind it. */
    private record RefusalCategories(CastlingTexts castlingTexts, Snapshot snapshot) {

        /** The categories of a refusal. */
        List<Category> of(String move, Verdict.Illegal refusal) {
            List<Category> categories = new ArrayList<>();
            String mover = castlingTexts.of(move).orElseGet(() -> moverOf(refusal));
            String rule = refusal.citation().isEmpty() ? "" : " (" + refusal.citation() + ")";
            categories.add(refused(
                    mover,
                    RefusedMove.word(refusal.kind())
                            + count(refusal, Role.BLOCKER, "blocker")
                            + count(refusal, Role.ATTACKER, "attacker")
                            + rule));
            List<Integer> origins = refusal.cells(Role.MOVER);
            List<Integer> targets = refusal.cells(Role.TARGET);
            if (origins.size() == 1 && targets.size() == 1 && !refusal.kind().endangersRoyal()) {
                addOfStep(categories, mover, origins.get(0), targets.get(0), refusal);
            }
            return categories;
        }

        /** The number of cells in a role, as far as it makes a category of its own: two blocked paths, a double check. */
        private static String count(Verdict.Illegal refusal, Role role, String word) {
            return switch (refusal.cells(role).size()) {
                case 0 -> "";
                case 1 -> " with 1 " + word;
                case 2 -> " with 2 " + word + "s";
                default -> " with several " + word + "s";
            };
        }

        private String moverOf(Verdict.Illegal refusal) {
            return refusal.cells(Role.MOVER).stream()
                    .flatMap(cell -> snapshot.manOn(cell).stream())
                    .map(PieceType::name)
                    .findFirst()
                    .orElse("move");
        }

        private void addOfStep(List<Category> categories, String mover, int from, int to, Verdict.Illegal refusal) {
            if (snapshot.manOn(from).isPresent()) {
                categories.add(refused(mover, "standing on a " + snapshot.kindOfBoard(from)));
            }
            if (isBlockedFromElsewhere(from, to, refusal.cells(Role.BLOCKER))) {
                categories.add(refused(mover, "only for men on other levels"));
            }
            if (isBesideEnPassant(from, to)) {
                categories.add(refused(mover, "though it may capture en passant on another square of the column"));
            }
        }

        private static Category refused(String mover, String why) {
            return new Category(Category.Group.INVALID, mover + " refused, " + why);
        }

        private boolean isBesideEnPassant(int from, int to) {
            return Arrays.stream(snapshot.legal())
                    .filter(move -> Move.kind(move) == Move.EN_PASSANT && Move.from(move) == from)
                    .anyMatch(move -> snapshot.shareColumn(Move.to(move), to));
        }

        /** Whether all blockers stand above or below both origin and target. */
        private boolean isBlockedFromElsewhere(int from, int to, List<Integer> blockers) {
            Position position = snapshot.position;
            int low = Math.min(position.z(from), position.z(to));
            int high = Math.max(position.z(from), position.z(to));
            return !blockers.isEmpty()
                    && blockers.stream().allMatch(cell -> position.z(cell) < low || position.z(cell) > high);
        }
    }
}
