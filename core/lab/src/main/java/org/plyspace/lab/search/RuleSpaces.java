package org.plyspace.lab.search;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.lab.compare.OptionVariations;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.search.RuleSpace.Factor;
import org.plyspace.lab.study.ExperimentSetting;

/** Finds the combinations of options that a text asks for. */
public final class RuleSpaces {

    /** The most combinations, all of which are compiled. */
    public static final int MOST_SETTINGS = 1_000;

    /** The rule sets available without files. */
    final Registry all;

    private final Map<Path, Registry> opened = new HashMap<>();
    /** The rule sets of a file, opened once. */
    final Function<Path, Registry> files;

    /**
     * Creates a finder among available rule sets.
     *
     * @param files gives the rule sets of a file
     */
    public RuleSpaces(Registry all, Function<Path, Registry> files) {
        this.all = all;
        this.files = file -> opened.computeIfAbsent(file, files);
    }

    /** The traits of the unchanged rules of a space that was found here. */
    public RuleTraits traits(RuleSpace space) {
        ExperimentSetting unchanged =
                ExperimentSetting.of(space.settings().get(0).name(), all, files);
        return unchanged.ask("for its boards", () -> RuleTraits.of(unchanged.rules()));
    }

    /**
     * All combinations of the options that a text varies: {@code id:*}, {@code id:option=*} or {@code id:option=a+b,other=*}; an option
     * {@code id:option=a} applies to all.
     *
     * @throws org.plyspace.engine.VariantException if a rule set, file or option does not exist
     * @throws UsageException if nothing is varied, the combinations are too many, or the unchanged rules cannot be played
     * @throws org.plyspace.engine.VariantFailure if the rule set breaks
     */
    public RuleSpace find(String request) {
        SettingReference reference = SettingReference.parse(request);
        Registry registry = reference.path().map(files).orElse(all);
        String id = reference.spec().contains(":")
                ? reference.spec().substring(0, reference.spec().indexOf(':'))
                : reference.spec();
        FoundVariant variant = registry.find(id);
        List<Option> options =
                registry.ask(id, "for its options", () -> variant.variant().options());
        OptionVariations.Varying varying = OptionVariations.varying(reference.spec(), options);
        List<Factor> factors = varying.varied().entrySet().stream()
                .map(entry -> new Factor(entry.getKey(), entry.getValue()))
                .toList();
        checkSize(request, factors, options);
        checkValues(id, factors, options);
        List<RuleSpace.Setting> settings = new ArrayList<>();
        List<RuleSpace.Refused> refused = new ArrayList<>();
        for (List<Integer> levels : combinations(factors)) {
            String name =
                    reference.with(spec(id, varying.fixed(), factors, levels)).toString();
            try {
                ExperimentSetting.of(name, all, files);
                settings.add(new RuleSpace.Setting(name, levels));
            } catch (UsageException none) {
                if (settings.isEmpty()) {
                    throw none;
                }
                refused.add(new RuleSpace.Refused(name, none.getMessage()));
            }
        }
        if (settings.size() < 2) {
            throw new UsageException(
                    "'" + Texts.shorten(request) + "': all combinations but the unchanged rules are refused: "
                            + refused.get(0).reason());
        }
        return new RuleSpace(factors, settings, refused, varying.notices());
    }

    private static void checkSize(String request, List<Factor> factors, List<Option> options) {
        if (factors.isEmpty()) {
            throw new UsageException(
                    "'" + Texts.shorten(request) + "' varies no option; expected id:option=*, id:option=a+b or id:*"
                            + (options.isEmpty()
                                    ? ", but this rule set has no options"
                                    : ", with options of "
                                            + options.stream().map(Option::name).collect(Collectors.joining(", "))));
        }
        long combinations = factors.stream()
                .mapToLong(each -> each.values().size())
                .reduce(1, (a, b) -> Math.min(a * b, Integer.MAX_VALUE));
        if (combinations > MOST_SETTINGS) {
            throw new UsageException("'" + Texts.shorten(request) + "' has " + combinations
                    + " combinations; expected at most " + MOST_SETTINGS + ": vary fewer options of "
                    + factors.stream()
                            .map(each -> each.name() + " (" + each.values().size() + " values)")
                            .collect(Collectors.joining(", ")));
        }
    }

    /** A value that an option never takes is a slip; only combinations are left out. */
    private static void checkValues(String id, List<Factor> factors, List<Option> options) {
        for (Option option : options) {
            for (Factor factor : factors) {
                if (factor.name().equals(option.name())) {
                    factor.values()
                            .forEach(value -> option.refusal(value).ifPresent(reason -> {
                                throw new OptionException(
                                        option.name(), id + ": option " + option.name() + ": " + reason);
                            }));
                }
            }
        }
    }

    /** All combinations of levels, those of the unchanged rules first. */
    private static List<List<Integer>> combinations(List<Factor> factors) {
        List<List<Integer>> combinations = List.of(List.of());
        for (Factor factor : factors) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> levels : combinations) {
                for (int level = 0; level < factor.values().size(); level++) {
                    List<Integer> more = new ArrayList<>(levels);
                    more.add(level);
                    longer.add(more);
                }
            }
            combinations = longer;
        }
        return combinations;
    }

    private static String spec(String id, Map<String, String> fixed, List<Factor> factors, List<Integer> levels) {
        Map<String, String> given = new LinkedHashMap<>(fixed);
        for (int i = 0; i < levels.size(); i++) {
            if (levels.get(i) > 0) {
                given.put(factors.get(i).name(), factors.get(i).values().get(levels.get(i)));
            }
        }
        return given.isEmpty()
                ? id
                : given.entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .collect(Collectors.joining(",", id + ":", ""));
    }
}
