package org.plyspace.lab.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.lab.play.Seeds;
import org.plyspace.lab.scenario.Category.Group;

/** Looks at positions and offers what they are examples of. */
final class CaseFinder {

    /** About how many moves of men are judged in a position whose refusals are looked at. */
    private static final int JUDGED = 200;

    /** Refusals are looked at in one position of so many: they are common, and to make all their texts takes long. */
    private static final int REFUSALS_EVERY = 10;

    private static final Set<String> ENDS = Set.of(Outcome.CHECKMATE, Outcome.STALEMATE);

    private final long seed;
    private final Collector collector;
    private final Citations citations;
    private final RefusalCategories refusals;
    private final DoubtfulMoves doubtful;
    private int seen;

    CaseFinder(Rules rules, long seed, Collector collector) {
        this.seed = seed;
        this.collector = collector;
        this.citations = new Citations(rules);
        this.refusals = new RefusalCategories(new ReasonTemplate(rules));
        this.doubtful = new DoubtfulMoves(new SplittableRandom(seed), JUDGED);
    }

    void look(Position position) {
        String text = position.words().text();
        offerPosition(position, text);
        Snapshot snapshot = new Snapshot(position);
        if (snapshot.legal().length > 0) {
            offerLegal(snapshot, text);
            if (seen++ % REFUSALS_EVERY == 0) {
                offerRefused(snapshot, text);
            }
        }
    }

    private void offerPosition(Position position, String text) {
        String outcome = Outcomes.word(position);
        collector.offer(
                new Category(Group.POSITION, "position with outcome " + outcome),
                question(text, ""),
                () -> new TestCase(
                        "", "the side to move: " + outcome, text, "", true, citations.ofOutcome(), outcome, ""));
    }

    private void offerLegal(Snapshot snapshot, String text) {
        LegalMoveCategories moves = new LegalMoveCategories(snapshot);
        EffectCategories effects = new EffectCategories(snapshot);
        for (long move : snapshot.legal()) {
            List<Category> categories = new ArrayList<>(moves.of(move));
            String outcome = effects.outcome(move);
            categories.addAll(effects.of(move, outcome));
            long question = question(text, Long.toHexString(move));
            for (Category category : categories) {
                collector.offer(category, question, () -> legalCase(snapshot, text, move, category));
            }
            if (ENDS.contains(outcome)) {
                offerEnd(snapshot.position(), move);
            }
        }
    }

    private void offerEnd(Position position, long move) {
        position.make(move);
        offerPosition(position, position.words().text());
        position.unmake();
    }

    private TestCase legalCase(Snapshot snapshot, String text, long move, Category category) {
        Position position = snapshot.position();
        String moveText = snapshot.text(move);
        position.make(move);
        String outcome = Outcomes.word(position);
        String after = position.words().text();
        position.unmake();
        return new TestCase("", category.title(), text, moveText, true, citations.ofMove(move), outcome, after);
    }

    private void offerRefused(Snapshot snapshot, String text) {
        for (String move : doubtful.of(snapshot)) {
            if (snapshot.position().words().judge(move, Notation.MACHINE) instanceof Verdict.Illegal refusal) {
                long question = question(text, move);
                TestCase refused = new TestCase("", refusal.reason(), text, move, false, refusal.citation(), "", "");
                for (Category category : refusals.of(snapshot, move, refusal)) {
                    collector.offer(category, question, () -> refused);
                }
            }
        }
    }

    private long question(String position, String move) {
        return Seeds.derive(seed, position + " " + move, 0);
    }
}
