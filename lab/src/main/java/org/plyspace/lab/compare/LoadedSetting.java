package org.plyspace.lab.compare;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingReference;
import org.plyspace.lab.experiment.ExperimentSetting;
import org.plyspace.lab.metric.RuleTraits;
import org.plyspace.match.WorkerPool.Job;
import org.plyspace.match.engine.EngineFailedException;

/** A rule set of a comparison while it is made: what it said and did, or what it broke by. Shared between threads. */
final class LoadedSetting {

    private static final int DESCRIPTION = -1;

    private final ComparedSetting comparedSetting;
    private final ComparisonSettings settings;
    private Described described;
    private PlyspaceException reason;
    private int failedJob = Integer.MAX_VALUE;

    /**
     * What a rule set says of itself.
     *
     * @param starts what games begin with, in turn
     */
    record Described(RuleSetSummary summary, RuleTraits traits, List<Setup> starts) {

        Rules rules() {
            return traits.rules();
        }
    }

    /** Nothing done yet. */
    LoadedSetting(ComparedSetting comparedSetting, ComparisonSettings settings) {
        this.comparedSetting = comparedSetting;
        this.settings = settings;
    }

    String name() {
        return comparedSetting.name();
    }

    ComparedSetting comparedSetting() {
        return comparedSetting;
    }

    boolean isNeeded() {
        return comparedSetting.needed();
    }

    /** Why it is dropped, if it is. */
    synchronized Optional<PlyspaceException> reason() {
        return Optional.ofNullable(reason);
    }

    /** What it said; it must have been asked. */
    synchronized Described described() {
        return described;
    }

    /** As a setting of an experiment; it must have been asked for its description. */
    ExperimentSetting ready() {
        return new ExperimentSetting(
                SettingReference.parse(name()),
                comparedSetting.registry(),
                described().rules(),
                described().starts());
    }

    /** Asks for everything but games. */
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
        RuleSetSummary summary =
                new RuleSetSummary(name(), rules.variant().title(), rules.rulebook(), rules.tags(), Fact.of(rules));
        return new Described(summary, RuleTraits.of(rules, starts.get(0)), starts);
    }

    private static Setup playable(Rules rules, String text) {
        Setup setup = rules.read(text);
        rules.position(setup, Purpose.GAME);
        return setup;
    }

    /**
     * A question in whose course the rule set may break or never come back.
     *
     * @param number its place in the order of questions, from 0
     */
    Job asking(int number, String asked, Runnable question) {
        return new Guarded(number, asked, question);
    }

    /** Of several failures the first in the order of the jobs counts, so that threads do not change what is said. */
    private synchronized void drop(int job, PlyspaceException why) {
        if (job < failedJob) {
            failedJob = job;
            reason = why;
        }
    }

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
                boolean mayRefuse = number == DESCRIPTION || refused instanceof EngineFailedException;
                drop(
                        number,
                        mayRefuse
                                ? refused
                                : comparedSetting.registry().failure(comparedSetting.spec(), asked, refused));
            } catch (Throwable broken) { // whatever it is, the other rule sets go on
                drop(number, comparedSetting.registry().failure(comparedSetting.spec(), asked, broken));
            }
        }

        @Override
        public void overdue() {
            drop(
                    number,
                    comparedSetting
                            .registry()
                            .failure(
                                    comparedSetting.spec(),
                                    asked,
                                    "it did not answer within "
                                            + settings.limit().toSeconds() + " s"));
        }
    }
}
