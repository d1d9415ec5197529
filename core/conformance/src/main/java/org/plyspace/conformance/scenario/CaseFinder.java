package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.SplittableRandom;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Examines positions and offers the examples they contain. */
final class CaseFinder {

    /** The approximate number of move texts judged in a position that is searched for refusals. */
    private static final int JUDGED = 250;

    /** One in this many positions is searched for refusals: they are common, and building all the texts takes long. */
    private static final int REFUSALS_EVERY = 10;

    private final Examples examples;
    private final Collector collector;
    private final IllegalMoveSampler doubtful;
    private int seen;

    CaseFinder(Rules rules, long seed, Collector collector) {
        this.examples = new Examples(rules, seed);
        this.collector = collector;
        this.doubtful = new IllegalMoveSampler(rules, examples.actors(), new SplittableRandom(seed), JUDGED);
    }

    void look(Position position) {
        Snapshot snapshot = new Snapshot(position);
        collector.offer(examples.ofPosition(position, snapshot.positionText()));
        if (snapshot.legal().length > 0) {
            examples.ofLegalMoves(snapshot).forEach(collector::offer);
            offerEnds(snapshot);
            offerRefused(snapshot);
        }
    }

    /** Offers positions at the end of a game, which play reaches only once per game. */
    private void offerEnds(Snapshot snapshot) {
        Position position = snapshot.position();
        for (long move : snapshot.legal()) {
            position.make(move);
            if (!position.hasLegalMove()) {
                collector.offer(examples.ofPosition(position, position.words().text()));
            }
            position.unmake();
        }
    }

    private void offerRefused(Snapshot snapshot) {
        List<String> moves = seen++ % REFUSALS_EVERY == 0 ? doubtful.of(snapshot) : doubtful.rare(snapshot);
        for (String move : moves) {
            examples.ofRefused(snapshot, move).ifPresent(collector::offer);
        }
    }
}
