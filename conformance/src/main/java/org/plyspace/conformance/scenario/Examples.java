package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.conformance.scenario.Category.Group;
import org.plyspace.engine.Seeds;

/** Asks the rules what positions, legal moves and refused moves are examples of. */
final class Examples {

    private final long seed;
    private final RuleCitations citations;
    private final CastlingTexts castlingTexts;

    /**
     * Of one rule set.
     *
     * @param seed decides the hashes of questions, and so which of many are kept
     */
    Examples(Rules rules, long seed) {
        this.seed = seed;
        this.citations = new RuleCitations(rules);
        this.castlingTexts = new CastlingTexts(rules);
    }

    /** What texts of castling, of moves of boards and of drops would move. */
    CastlingTexts actors() {
        return castlingTexts;
    }

    /** What a position by itself shows. */
    Example ofPosition(Position position, String text) {
        String outcome = Outcomes.word(position);
        return new Example(
                question(text, ""),
                List.of(new Category(Group.POSITION, "position with outcome " + outcome)),
                category -> new TestCase(
                        "", "the side to move: " + outcome, text, "", true, citations.ofOutcome(), outcome, ""));
    }

    /** What the legal moves show, in their order. */
    List<Example> ofLegalMoves(Snapshot snapshot) {
        LegalMoveCategories moves = new LegalMoveCategories(snapshot);
        EffectCategories effects = new EffectCategories(snapshot);
        List<Example> examples = new ArrayList<>();
        for (long move : snapshot.legal()) {
            List<Category> categories = new ArrayList<>(moves.of(move));
            categories.addAll(effects.of(move, effects.outcome(move)));
            examples.add(new Example(
                    question(snapshot.positionText(), snapshot.text(move)),
                    categories,
                    category -> legalCase(snapshot, move, category)));
        }
        return examples;
    }

    private TestCase legalCase(Snapshot snapshot, long move, Category category) {
        Position position = snapshot.position();
        String text = snapshot.text(move);
        position.make(move);
        String outcome = Outcomes.word(position);
        String after = position.words().text();
        position.unmake();
        return new TestCase(
                "", category.title(), snapshot.positionText(), text, true, citations.ofMove(move), outcome, after);
    }

    /** What a refused move shows, or empty if it is legal or no move at all. */
    Optional<Example> ofRefused(Snapshot snapshot, String move) {
        Verdict verdict = snapshot.position().words().judge(move, Notation.MACHINE);
        return verdict instanceof Verdict.Illegal refusal
                ? Optional.of(refused(snapshot, move, refusal))
                : Optional.empty();
    }

    private Example refused(Snapshot snapshot, String move, Verdict.Illegal refusal) {
        TestCase row =
                new TestCase("", refusal.reason(), snapshot.positionText(), move, false, refusal.citation(), "", "");
        return new Example(
                question(snapshot.positionText(), move),
                new RefusalCategories(castlingTexts, snapshot).of(move, refusal),
                category -> row);
    }

    private long question(String position, String move) {
        return Seeds.derive(seed, position + " " + move, 0);
    }
}
