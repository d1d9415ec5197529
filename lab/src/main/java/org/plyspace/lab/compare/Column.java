package org.plyspace.lab.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.MoveTag;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.engine.Registry;
import org.plyspace.lab.play.Crew.Job;
import org.plyspace.lab.play.PlayOut;
import org.plyspace.lab.play.RandomPlay;
import org.plyspace.lab.play.Seeds;
import org.plyspace.lab.statistics.Estimate;

/** One rule set of a comparison while it is made: what it said and did, or what it broke by. Shared between threads. */
final class Column {

    private static final int DESCRIPTION = -1;

    private final String spec;
    private final Registry registry;
    private final ComparisonSettings settings;
    private final PlayOut[] games;

    private Described described;
    private PlyspaceException reason;
    private int failedJob = Integer.MAX_VALUE;

    /** What a rule set says of itself, and the way to play it. */
    private record Described(
            String spec,
            String title,
            List<RuleStatement> rulebook,
            Map<Measure, Estimate> facts,
            RandomPlay play,
            List<MoveTag> tags) {}

    /** Nothing done yet; {@code spec} must be of a rule set that is there. */
    Column(String spec, Registry registry, ComparisonSettings settings) {
        this.spec = spec;
        this.registry = registry;
        this.settings = settings;
        this.games = new PlayOut[settings.games()];
    }

    String spec() {
        return spec;
    }

    /** Why it is dropped, if it is. */
    synchronized Optional<PlyspaceException> reason() {
        return Optional.ofNullable(reason);
    }

    /** Asks for everything but games. */
    Job description() {
        return new Guarded(DESCRIPTION, "for its rules and its start", () -> {
            Rules rules = registry.rules(spec);
            RandomPlay play = new RandomPlay(rules, settings.maxPlies());
            Described all = new Described(
                    rules.spec(),
                    rules.variant().title(),
                    List.copyOf(rules.rulebook()),
                    BoardFacts.of(rules),
                    play,
                    List.copyOf(rules.tags()));
            synchronized (this) {
                described = all;
            }
        });
    }

    /** Plays a game, unless one was a failure; {@code done} is called in any case. */
    Job game(int number, Runnable done) {
        return new Guarded(number, "to play random game " + (number + 1), () -> {
            if (reason().isEmpty()) {
                PlayOut game = described().play.play(Seeds.derive(settings.seed(), described().spec, number));
                synchronized (this) {
                    games[number] = game;
                }
            }
            done.run();
        });
    }

    private synchronized Described described() {
        return described;
    }

    /** All games, once they have been played. */
    synchronized List<PlayOut> games() {
        return List.of(games);
    }

    /** What the comparison says of it. */
    Summary summary(EndingRows endings) {
        Described all = described();
        Map<Measure, Estimate> numbers = all.facts;
        numbers.putAll(new PlayStatistics(games()).estimates(endings, all.tags));
        return new Summary(all.spec, all.title, all.rulebook, numbers);
    }

    /** Of several failures the first in the order of the jobs counts, so that threads do not change what is said. */
    private synchronized void drop(int job, PlyspaceException why) {
        if (job < failedJob) {
            failedJob = job;
            reason = why;
        }
    }

    /** A question in whose course the rule set may break or never come back. */
    private final class Guarded implements Job {

        private final int number;
        private final String asked;
        private final Runnable question;

        Guarded(int number, String asked, Runnable question) {
            this.number = number;
            this.asked = asked;
            this.question = question;
        }

        @Override
        public void run() {
            try {
                question.run();
            } catch (PlyspaceException refused) {
                drop(number, number == DESCRIPTION ? refused : registry.failure(spec, asked, refused));
            } catch (Throwable broken) { // whatever it is, the other columns go on
                drop(number, registry.failure(spec, asked, broken));
            }
        }

        @Override
        public void overdue() {
            drop(
                    number,
                    registry.failure(
                            spec,
                            asked,
                            "it did not answer within " + settings.limit().toSeconds() + " s"));
        }
    }
}
