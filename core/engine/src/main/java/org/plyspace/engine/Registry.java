package org.plyspace.engine;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.RefusedFile;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;

/**
 * All rule sets, and the way from their names to rules. Thread-safe. Compiling rules takes long and questions about one rule
 * set come in runs, so the most recently used rules are cached.
 */
public final class Registry {

    /**
     * The time that somebody at a terminal waits for a short answer, or for long work that makes no progress; long enough for a
     * busy machine.
     */
    public static final Duration PATIENCE = Duration.ofMinutes(1);

    /** The number of refused files that a message lists with their reasons. */
    private static final int MOST_NAMED = 3;

    private static final String FOR_ITS_RULES = "for its rules";

    private final AtomicReference<Plugins> plugins;
    private final PluginCalls calls;
    private final AtomicReference<Compiled> latest;
    private final CallLimit limit;
    private final int mostCells;

    /** Compiled rules with the variant that they come from. */
    private record Compiled(FoundVariant found, String values, Rules rules) {

        boolean isOf(FoundVariant variant, OptionValues wanted) {
            return found.equals(variant) && values.equals(wanted.text());
        }
    }

    /** Creates a registry without a listener for slow calls. */
    public Registry(Plugins plugins) {
        this(plugins, SlowCallListener.NONE);
    }

    /** Creates a registry; the listener is told when the program waits for a rule set. */
    public Registry(Plugins plugins, SlowCallListener slowCallListener) {
        this(plugins, slowCallListener, new SystemTimes());
    }

    /** Creates a registry that judges by given times whether a rule set takes too long. */
    public Registry(Plugins plugins, SlowCallListener slowCallListener, ThreadTimes times) {
        this(
                new AtomicReference<>(plugins),
                new PluginCalls(slowCallListener, times),
                new AtomicReference<>(),
                CallLimit.work(PATIENCE),
                Integer.MAX_VALUE);
    }

    private Registry(
            AtomicReference<Plugins> plugins,
            PluginCalls calls,
            AtomicReference<Compiled> latest,
            CallLimit limit,
            int mostCells) {
        this.plugins = plugins;
        this.calls = calls;
        this.latest = latest;
        this.limit = limit;
        this.mostCells = mostCells;
    }

    /** A registry of the same rule sets whose calls have another limit than {@linkplain CallLimit#work work} of {@link #PATIENCE}. */
    public Registry within(CallLimit newLimit) {
        return new Registry(plugins, calls, latest, newLimit, mostCells);
    }

    /** A registry of the same rule sets that refuses rules with more cells, before they are created if their size is known. */
    public Registry upTo(int newMostCells) {
        return new Registry(plugins, calls, latest, limit, newMostCells);
    }

    /** The guard of all calls, which takes a rule set as it was found, even one that is no longer listed. */
    public PluginCalls calls() {
        return calls;
    }

    /** The rule sets found, bundled ones first, each group by id. */
    public List<FoundVariant> variants() {
        return plugins.get().variants();
    }

    /** The refused jars and files. */
    public List<RefusedFile> refusals() {
        return plugins.get().refusals();
    }

    /**
     * Looks into the folders again. An unchanged file keeps its rule sets; a file that was rewritten, refused or given up for
     * lack of answers is loaded again. Rules compiled before stay as they are.
     */
    public ReloadReport reload() {
        List<FoundVariant> before = variants();
        Plugins now = plugins.get().anew(file -> calls.silence(file).isEmpty());
        ReloadReport reloadReport = ReloadReport.of(before, now.variants());
        plugins.set(now);
        latest.set(null);
        before.stream().filter(found -> !isCurrent(found)).forEach(found -> calls.forget(found.file()));
        return reloadReport;
    }

    /** Whether a rule set is the one that its id stands for now. */
    public boolean isCurrent(FoundVariant found) {
        return plugins.get().find(found.id()).filter(found::equals).isPresent();
    }

    /**
     * The rule set of an id.
     *
     * @throws VariantException if there is none; the message lists those there are, or says why it was refused
     */
    public FoundVariant find(String id) {
        return plugins.get().find(id).orElseThrow(() -> unknown(id));
    }

    /**
     * The rule set of a setting.
     *
     * @throws VariantException if the setting is malformed, or as {@link #find}
     */
    public FoundVariant of(String setting) {
        return find(SettingName.parse(setting).id());
    }

    private VariantException unknown(String id) {
        String refused = refusals().stream()
                .filter(refusal -> refusal.concerns(id))
                .map(RefusedFile::toString)
                .collect(Collectors.joining("; "));
        if (!refused.isEmpty()) {
            return new VariantException("variant '" + Texts.shorten(id) + "' was refused: " + refused);
        }
        List<String> ids = variants().stream().map(FoundVariant::id).toList();
        String all = ids.isEmpty() ? "there are no variants at all" : "there are " + String.join(", ", ids);
        return new UnknownVariantException(
                id, "no variant '" + Texts.shorten(id) + "'; " + all + refusedFiles() + NearestMatch.question(id, ids));
    }

    /**
     * The wanted rule set may be in a file whose id could not be read, so a few refused files are listed with their reasons.
     */
    private String refusedFiles() {
        Map<String, String> unread = new LinkedHashMap<>();
        refusals().stream()
                .filter(refusal -> refusal.id().isEmpty())
                .forEach(refusal ->
                        unread.putIfAbsent(refusal.file().getFileName().toString(), refusal.summary()));
        int left = unread.size() - MOST_NAMED;
        return unread.isEmpty()
                ? ""
                : "; refused files, see 'variants': "
                        + unread.entrySet().stream()
                                .limit(MOST_NAMED)
                                .map(file -> file.getKey() + " (" + file.getValue() + ")")
                                .collect(Collectors.joining(", "))
                        + (left > 0 ? " and " + left + " more" : "");
    }

    /**
     * The rules of a setting, {@code id} or {@code id:option=value,...}.
     *
     * @throws VariantException if the setting is malformed, or the variant or an option is unknown
     * @throws VariantFailure if the variant fails
     * @throws OptionException if an option does not accept its value
     */
    public Rules rules(String setting) {
        return rules(setting, "");
    }

    /**
     * The rules of a setting for a position's text, which may determine options by itself.
     *
     * @param position any text; empty for none
     * @throws VariantException as {@link #rules(String)}, or if the position contradicts an option given
     * @throws OptionException if an option does not accept its value
     */
    public Rules rules(String setting, String position) {
        SettingName parsed = SettingName.parse(setting);
        FoundVariant found = find(parsed.id());
        return ask(found.id(), FOR_ITS_RULES, () -> rules(found, parsed, position));
    }

    private Rules rules(FoundVariant found, SettingName parsed, String position) {
        checkNames(found, parsed);
        try {
            Map<String, String> fixed =
                    position.isEmpty() ? Map.of() : found.variant().optionsOf(position);
            OptionValues values = OptionValues.of(found.variant().options(), merged(parsed, fixed));
            return mostCells < Integer.MAX_VALUE ? small(found, values) : compiled(found, values);
        } catch (OptionException refused) {
            throw new OptionException(refused.option(), found.id() + ": " + refused.getMessage());
        }
    }

    /**
     * Asks the rule set of a setting, within the limit of this registry.
     *
     * @param setting the rule set, optionally with options
     * @param asked the subject in words: {@code "for its moves"}
     * @throws VariantException if there is no such rule set
     * @throws VariantFailure as {@link PluginCalls#ask}
     */
    public <T> T ask(String setting, String asked, Supplier<T> question) {
        return calls.ask(of(setting), limit, asked, question);
    }

    /** Asks the rule set of a setting for work that reports its progress; otherwise as {@link #ask} and {@link PluginCalls#follow}. */
    public <T> T follow(String setting, String asked, Function<WorkCounter, T> work) {
        return calls.follow(of(setting), limit, asked, work);
    }

    private Rules compiled(FoundVariant found, OptionValues values) {
        Compiled last = latest.get();
        if (last != null && last.isOf(found, values)) {
            return last.rules;
        }
        Rules rules = found.variant().rules(values);
        if (rules == null) {
            throw new VariantFailure(found, FOR_ITS_RULES, "its rules are null");
        }
        latest.set(new Compiled(found, values.text(), rules));
        return rules;
    }

    private Rules small(FoundVariant found, OptionValues values) {
        found.variant().cells(values).ifPresent(cells -> checkCells(found, values, cells));
        Rules rules = compiled(found, values);
        checkCells(found, values, rules.cells());
        return rules;
    }

    private void checkCells(FoundVariant found, OptionValues values, int cells) {
        if (cells > mostCells) {
            throw new TooLargeException(name(found, values), cells, mostCells);
        }
    }

    private static String name(FoundVariant found, OptionValues values) {
        String chosen = values.text();
        return found.id() + (chosen.isEmpty() ? "" : ":" + chosen);
    }

    private static void checkNames(FoundVariant found, SettingName setting) {
        if (setting.given().isEmpty()) {
            return;
        }
        List<String> names =
                found.variant().options().stream().map(Option::name).toList();
        Optional<String> wrong = setting.given().keySet().stream()
                .filter(name -> !names.contains(name))
                .findFirst();
        wrong.ifPresent(name -> {
            String all = names.isEmpty() ? "it has no options" : "it has " + String.join(", ", names);
            throw new VariantException("variant '" + found.id() + "' has no option '" + Texts.shorten(name) + "'; "
                    + all + NearestMatch.question(name, names));
        });
    }

    private static Map<String, String> merged(SettingName setting, Map<String, String> fixed) {
        Map<String, String> merged = new LinkedHashMap<>(setting.given());
        fixed.forEach((name, value) -> {
            String given = merged.putIfAbsent(name, value);
            if (given != null && !given.equals(value)) {
                throw new VariantException("option " + name + "=" + Texts.shorten(given)
                        + " was given, but the position has " + name + "=" + value
                        + "; leave the option out, or give a position that agrees");
            }
        });
        return merged;
    }

    /**
     * The result of looking into the plugin folders again; ids, sorted.
     *
     * @param added rule sets that were not there before
     * @param changed rule sets that were loaded again, since their file has changed or left questions unanswered
     * @param removed rule sets that are gone or were refused
     */
    public record ReloadReport(Set<String> added, Set<String> changed, Set<String> removed) {

        static ReloadReport of(List<FoundVariant> before, List<FoundVariant> now) {
            Map<String, FoundVariant> old = new HashMap<>();
            before.forEach(found -> old.put(found.id(), found));
            Set<String> added = new TreeSet<>();
            Set<String> changed = new TreeSet<>();
            for (FoundVariant found : now) {
                FoundVariant same = old.remove(found.id());
                if (same == null) {
                    added.add(found.id());
                } else if (!same.equals(found)) {
                    changed.add(found.id());
                }
            }
            return new ReloadReport(added, changed, new TreeSet<>(old.keySet()));
        }
    }
}
