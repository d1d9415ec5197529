package org.plyspace.lab.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;

/**
 * A setting of an experiment whose rule set is at hand.
 *
 * @param asked as the experiment has it
 * @param registry which has the rule set
 * @param rules its rules
 * @param starts what games begin with, in turn; at least one
 */
public record ExperimentSetting(SettingReference asked, Registry registry, Rules rules, List<Setup> starts) {

    /** Takes a copy. */
    public ExperimentSetting {
        starts = List.copyOf(starts);
    }

    /**
     * Finds it.
     *
     * @param setting as the experiment has it
     * @param all the rule sets that there are
     * @param files what a single file brings
     * @throws VariantException if it is not there, or has no start; a {@link VariantFailure} if it breaks
     */
    static ExperimentSetting of(String setting, Registry all, Function<Path, Registry> files) {
        SettingReference asked = SettingReference.parse(setting);
        Registry registry = asked.path().map(files).orElse(all);
        Rules rules = registry.rules(asked.spec());
        registry.ask(asked.spec(), "for its start", rules::startPosition);
        return new ExperimentSetting(asked, registry, rules, List.of(rules.start()));
    }

    /** The same for settings that mean the same. */
    String name() {
        return asked.with(rules.setting()).toString();
    }

    /** Asks the rule set a short question, which must be answered in time. */
    <T> T ask(String question, Supplier<T> answer) {
        return registry.ask(asked.spec(), question, answer);
    }

    /** Asks the rule set for something in whose course it may break, and whose time somebody else looks at. */
    <T> T guard(String question, Supplier<T> answer) {
        return registry.guard(asked.spec(), question, answer);
    }

    VariantFailure failure(String question, String how) {
        return registry.failure(asked.spec(), question, how);
    }

    /** What its games depend on. */
    List<SourceFile> files() {
        String id = Experiment.variant(asked.toString()).id();
        return SourceFiles.of(asked.with(id).toString(), registry.find(id));
    }
}
