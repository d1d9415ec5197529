package org.plyspace.lab.compare;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.study.ExperimentSetting;
import org.plyspace.match.WorkerPool.Job;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.search.SearchMemoryException;

/** A rule set during a comparison: what it has returned so far, or how it broke. Shared between threads. */
final class LoadedSetting {

    private static final int DESCRIPTION = -1;

    final ComparedSetting comparedSetting;
    private final ComparisonSettings settings;
    private Described described;
    private PlyspaceException reason;
    private int failedJob = Integer.MAX_VALUE;

    /**
     * The description of a rule set.
     *
     * @param starts the setups from which games begin, in turn
     */
    record Described(RuleSetSummary summary, RuleTraits traits, List<Setup> starts) {

        Rules rules() {
            return traits.rules();
        }
    }

    /** Creates a setting before any question to its rule set. */
    LoadedSetting(ComparedSetting comparedSetting, ComparisonSettings settings) {
        this.comparedSetting = comparedSetting;
        this.settings = settings;
    }

    String name() {
        return comparedSetting.name();
    }

    boolean isNeeded() {
        return comparedSetting.needed();
    }

    /** The reason why it was dropped, if it was. */
    synchronized Optional<PlyspaceException> reason() {
        return Optional.ofNullable(reason);
    }

    /** The description; it must have been asked for. */
    synchronized Described described() {
        return described;
    }

    /** The setting of an experiment; the description must have been asked for. */
    ExperimentSetting ready() {
        return new ExperimentSetting(
                SettingReference.parse(name()),
                comparedSetting.registry(),
                described().rules(),
                described().starts());
    }

    /** The job that asks for everything except games. */
    Job description() {
        return new Guarded(DESCRIPTION, "for its rules and its start", () -> {
            Described all = describe(comparedSetting.registry());
            synchronized (this) {
                described = all;
            }
        });
    }

    private Described describe(Registry registry) {
        Rules rules = registry.rules(comparedSetting.spec());
        List<Setup> starts = settings.positions().isEmpty()
                ? List.of(rules.start())
                : settings.positions().stream()
                        .map(text -> playable(rules, text))
                        .toList();
        RuleSetSummary summary = RuleSetSummary.of(name(), rules, Fact.of(rules));
        return new Described(summary, RuleTraits.of(rules, starts.get(0)), starts);
    }

    private static Setup playable(Rules rules, String text) {
        Setup setup = rules.read(text);
        rules.position(setup, Purpose.GAME);
        return setup;
    }

    /**
     * A question during which the rule set may break or never return.
     *
     * @param number the place of the question in their order, from 0
     */
    Job asking(int number, String subject, Runnable question) {
        return new Guarded(number, subject, question);
    }

    /** Drops the rule set. The first failure in the order of jobs counts: the reason does not depend on threads. */
    private synchronized void drop(int job, PlyspaceException why) {
        if (job < failedJob) {
            failedJob = job;
            reason = why;
        }
    }

    private final class Guarded implements Job {

        private final int number;
        private final String subject;
        private final Runnable question;

        Guarded(int number, String subject, Runnable question) {
            this.number = number;
            this.subject = subject;
            this.question = question;
        }

        @Override
        public void run() {
            try {
                question.run();
            } catch (PlyspaceException refused) {
                boolean mayRefuse = number == DESCRIPTION
                        || refused instanceof EngineFailedException
                        || refused instanceof SearchMemoryException;
                drop(number, mayRefuse ? refused : new VariantFailure(found(), subject, refused));
            } catch (Throwable broken) { // A jar may throw anything; the other rule sets continue.
                drop(number, new VariantFailure(found(), subject, broken));
            }
        }

        @Override
        public void overdue() {
            drop(
                    number,
                    new VariantFailure(
                            found(),
                            subject,
                            "it did not answer within " + settings.limit().toSeconds() + " s"));
        }

        private FoundVariant found() {
            return comparedSetting.registry().of(comparedSetting.spec());
        }
    }
}
