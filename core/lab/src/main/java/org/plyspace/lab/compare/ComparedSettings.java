package org.plyspace.lab.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.plyspace.api.Option;
import org.plyspace.api.Texts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.lab.study.NamedSetting;

/** Finds the rule sets requested for a comparison, including sweeps over options. Confined to one thread. */
public final class ComparedSettings {

    private final Registry all;
    private final Function<Path, Registry> files;
    private final Map<Path, Registry> opened = new HashMap<>();
    private final Map<String, ComparedSetting> found = new LinkedHashMap<>();
    private final List<String> notices = new ArrayList<>();

    /**
     * Creates a finder among available rule sets.
     *
     * @param files gives the rule sets of a file
     */
    public ComparedSettings(Registry all, Function<Path, Registry> files) {
        this.all = all;
        this.files = files;
    }

    /** The settings in the order of the requests, each once. */
    public List<ComparedSetting> found() {
        return List.copyOf(found.values());
    }

    /** What was left out of sweeps, for people. */
    public List<String> notices() {
        return List.copyOf(notices);
    }

    /** Adds all available rule sets; those that refuse to take part are left out. */
    public void addAll() {
        all.variants().forEach(variant -> put(new ComparedSetting(variant.id(), all, variant.id(), false)));
    }

    /**
     * Adds a setting {@code id:option=value} or {@code FILE#id}, or several by {@code id:*}, {@code id:option=*} or {@code
     * id:option=a+b}.
     *
     * @param common whether to add also each other value of the options that several rule sets share
     * @throws VariantException if a rule set, a file or an option does not exist
     */
    public void add(String request, boolean common) {
        if (NamedSetting.parse(request).odds().isPresent()) {
            throw new VariantException("'" + Texts.shorten(request)
                    + "' has odds, which 'compare' does not take; expected a rule set with options, or an experiment with odds"
                    + " for 'study run'");
        }
        SettingReference name = SettingReference.parse(request);
        Registry registry =
                name.path().map(file -> opened.computeIfAbsent(file, files)).orElse(all);
        String spec = name.spec();
        if (!common && !OptionVariations.isAsked(request)) {
            put(new ComparedSetting(request, registry, spec, true));
            return;
        }
        List<Option> options = options(registry, spec.contains(":") ? spec.substring(0, spec.indexOf(':')) : spec);
        OptionVariations.Varied varied = OptionVariations.of(spec, options, common ? shared() : Set.of());
        notices.addAll(varied.notices());
        for (int i = 0; i < varied.specs().size(); i++) {
            String each = varied.specs().get(i);
            put(new ComparedSetting(name.with(each).toString(), registry, each, i == 0));
        }
    }

    private void put(ComparedSetting comparedSetting) {
        found.putIfAbsent(comparedSetting.name(), comparedSetting);
    }

    private static List<Option> options(Registry registry, String id) {
        FoundVariant variant = registry.find(id);
        return registry.ask(id, "for its options", () -> variant.variant().options());
    }

    /** The options that more than one rule set has with the same name and meaning. */
    private Set<String> shared() {
        Set<String> once = new HashSet<>();
        Set<String> shared = new HashSet<>();
        for (FoundVariant variant : all.variants()) {
            for (Option option : options(all, variant.id())) {
                if (!once.add(option.name() + ": " + option.meaning())) {
                    shared.add(option.name());
                }
            }
        }
        return shared;
    }
}
