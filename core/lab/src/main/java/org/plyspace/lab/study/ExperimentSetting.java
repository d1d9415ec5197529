package org.plyspace.lab.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.VariantFailure;

/**
 * A setting of an experiment whose rule set is available.
 *
 * @param named the setting as the experiment names it
 * @param registry the registry that has the rule set
 * @param rules the rules
 * @param starts the setups from which games without odds begin in turn; at least one
 * @param odds what sides lack at the start; empty if nothing
 */
public record ExperimentSetting(
        NamedSetting named, Registry registry, Rules rules, List<Setup> starts, Optional<Odds> odds) {

    /** A setting in which neither side lacks anything. */
    public ExperimentSetting(SettingReference named, Registry registry, Rules rules, List<Setup> starts) {
        this(new NamedSetting(named, Optional.empty()), registry, rules, starts, Optional.empty());
    }

    /**
     * Finds the rule set of a setting.
     *
     * @param setting the setting as the experiment names it
     * @param all all available rule sets
     * @param files gives the rule sets of a single file
     * @throws org.plyspace.engine.VariantException if it does not exist, or has no start; a {@link VariantFailure} if it breaks
     */
    public static ExperimentSetting of(String setting, Registry all, Function<Path, Registry> files) {
        NamedSetting named = NamedSetting.parse(setting);
        String spec = named.rules().spec();
        Registry registry = named.rules().path().map(files).orElse(all);
        Rules rules = registry.rules(spec);
        registry.ask(spec, "for its start", rules::startPosition);
        Optional<Odds> odds =
                named.odds().map(exchange -> registry.ask(spec, "for its start", () -> new Odds(rules, exchange)));
        return new ExperimentSetting(named, registry, rules, List.of(rules.start()), odds);
    }

    /** A name that is equal for equivalent settings. */
    public String name() {
        return named.with(rules.setting()).toString();
    }

    /** Asks the rule set a short question, with a deadline. */
    public <T> T ask(String question, Supplier<T> answer) {
        return registry.ask(named.rules().spec(), question, answer);
    }

    /** Asks the rule set for something during which it may break; the caller watches the time. */
    <T> T guard(String question, Supplier<T> answer) {
        return registry.within(CallLimit.NONE).ask(named.rules().spec(), question, answer);
    }

    VariantFailure failure(String question, String how) {
        return new VariantFailure(registry.of(named.rules().spec()), question, how);
    }

    /** The files on which its games depend. */
    List<SourceFile> files() {
        String id = Experiment.variant(named.toString()).id();
        return SourceFiles.of(named.rules().with(id).toString(), registry.find(id));
    }
}
