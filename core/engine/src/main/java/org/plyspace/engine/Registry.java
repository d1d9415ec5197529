package org.plyspace.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.engine.io.OutputException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.RefusedFile;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.plugin.SlowCallListener.Wait;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.engine.plugin.TimedWork;

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
    private final SlowCallListener slowCallListener;
    private final AtomicReference<Compiled> latest;
    private final Map<Path, JarQuestions> questions;
    private final TimedWork timed;
    private final Duration patience;
    private final Optional<Duration> limit;
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
        this.plugins = new AtomicReference<>(plugins);
        this.slowCallListener = slowCallListener;
        this.latest = new AtomicReference<>();
        this.questions = new ConcurrentHashMap<>();
        this.timed = new TimedWork(times);
        this.patience = PATIENCE;
        this.limit = Optional.empty();
        this.mostCells = Integer.MAX_VALUE;
    }

    private Registry(Registry whole, Duration patience, Optional<Duration> limit, int mostCells) {
        this.plugins = whole.plugins;
        this.slowCallListener = whole.slowCallListener;
        this.latest = whole.latest;
        this.questions = whole.questions;
        this.timed = whole.timed;
        this.patience = patience;
        this.limit = limit;
        this.mostCells = mostCells;
    }

    /**
     * A registry of the same rule sets with limits: every {@linkplain #ask question} has a deadline, and rules that are too
     * large are refused, before they are created if their size is known.
     *
     * @param limit the time limit, as for {@link #askWithin(Duration, String, String, Supplier)}
     * @param mostCells the largest number of cells
     */
    public Registry within(Duration limit, int mostCells) {
        return new Registry(this, patience, Optional.of(limit), mostCells);
    }

    /** A registry of the same rule sets that waits for another time than {@link #PATIENCE}. */
    public Registry waiting(Duration newPatience) {
        return new Registry(this, newPatience, limit, mostCells);
    }

    /** The times by which it judges whether a rule set takes too long. */
    public ThreadTimes times() {
        return timed.times();
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
    public ReloadReport readAnew() {
        List<FoundVariant> before = variants();
        Plugins now = plugins.get()
                .anew(file -> !questions.containsKey(file)
                        || questions.get(file).refusal().isEmpty());
        ReloadReport reloadReport = ReloadReport.of(before, now.variants());
        plugins.set(now);
        latest.set(null);
        before.stream().filter(found -> !isCurrent(found)).forEach(found -> questions.remove(found.file()));
        return reloadReport;
    }

    /** Whether a rule set is the one that its id stands for now. */
    public boolean isCurrent(FoundVariant found) {
        return plugins.get().find(found.id()).filter(found::equals).isPresent();
    }

    /** A clause on why a rule set is no longer asked for lack of answers; empty if it is asked. */
    public Optional<String> silence(FoundVariant found) {
        return Optional.ofNullable(questions.get(found.file())).flatMap(JarQuestions::refusal);
    }

    /**
     * The rule set of an id.
     *
     * @throws VariantException if there is none; the message lists those there are, or says why it was refused
     */
    public FoundVariant find(String id) {
        return plugins.get().find(id).orElseThrow(() -> unknown(id));
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
     * Asks a rule set a short question that may fail or hang. The limit is {@link #PATIENCE}, or that of a registry {@linkplain
     * #within with limits}; otherwise like {@link #askWithin(Duration, String, String, Supplier)}.
     */
    public <T> T ask(String setting, String asked, Supplier<T> question) {
        FoundVariant found = find(SettingName.parse(setting).id());
        return limit.isPresent()
                ? askWithin(limit.get(), found, asked, question)
                : workWithin(patience, found, asked, question);
    }

    /**
     * Asks a rule set a question with a deadline. The question runs on a thread of its own: it may use what the caller made
     * before, and must not take a lock that the caller holds. After an {@link UnansweredException} it may still be running, so
     * nothing that it uses, such as a position, may be used again. A nested question to the same jar shares the deadline of the
     * outer one.
     *
     * @param limit the processor time that the question may use, or may wait for as long; and how long to wait for a place among
     *     the callers of the jar
     * @param setting the rule set, optionally with options
     * @param asked the subject in words: {@code "for its moves"}
     * @throws VariantException if there is no such rule set
     * @throws UnansweredException if there is no answer in time, the jar failed to answer three times before, or too many
     *     callers ask it at once
     * @throws VariantFailure if it throws anything but a refusal, or memory runs out
     */
    public <T> T askWithin(Duration limit, String setting, String asked, Supplier<T> question) {
        return askWithin(limit, find(SettingName.parse(setting).id()), asked, question);
    }

    /**
     * Like {@link #askWithin(Duration, String, String, Supplier)}, for a given rule set, whether or not the registry still
     * lists it.
     */
    public <T> T askWithin(Duration limit, FoundVariant found, String asked, Supplier<T> question) {
        return inTime(found, asked, wait -> questions(found).ask(found, limit, asked, question));
    }

    /**
     * Like {@link #askWithin(Duration, String, String, Supplier)}, for work of which the caller limits the amount, such as
     * searches, so that it does not take a place from questions that people wait for.
     *
     * @param limit the time beyond the work's own limit
     */
    public <T> T workWithin(Duration limit, FoundVariant found, String asked, Supplier<T> work) {
        return inTime(found, asked, wait -> questions(found).work(found, limit, asked, work));
    }

    /**
     * Asks a rule set for work that may take any time while it makes progress, such as a search or the replay of a long game;
     * in a registry {@linkplain #within with limits} it has a deadline. Otherwise like {@link #askWithin(Duration, String,
     * String, Supplier)}.
     *
     * @param work sets the counter as soon as it counts something; until then, and whenever the count does not change for
     *     {@link #PATIENCE}, it counts as stuck
     * @throws UnansweredException if it is stuck for that long
     */
    public <T> T follow(String setting, String asked, Function<WorkCounter, T> work) {
        return follow(patience, setting, asked, work);
    }

    /** Like {@link #follow(String, String, Function)}, with another limit for being stuck. */
    public <T> T follow(Duration silence, String setting, String asked, Function<WorkCounter, T> work) {
        FoundVariant found = find(SettingName.parse(setting).id());
        return limit.isPresent()
                ? askWithin(limit.get(), found, asked, () -> work.apply(new WorkCounter()))
                : inTime(found, asked, wait -> questions(found).follow(found, silence, asked, work, wait));
    }

    private <T> T inTime(FoundVariant found, String asked, Function<Wait, T> timed) {
        try {
            return slowCallListener.during(
                    VariantFailure.subject(found) + ", asked " + asked,
                    wait -> guarded(found, asked, () -> timed.apply(wait)));
        } catch (OutOfMemoryError exhausted) {
            throw new VariantFailure(found, asked, exhausted);
        }
    }

    private JarQuestions questions(FoundVariant found) {
        return questions.computeIfAbsent(found.file(), file -> new JarQuestions(timed));
    }

    /**
     * Asks a rule set for something that people take time over or that has deadlines of its own: without a time limit, but
     * failures name the rule set.
     */
    public <T> T guard(String setting, String asked, Supplier<T> question) {
        return guarded(find(SettingName.parse(setting).id()), asked, question);
    }

    private static <T> T guarded(FoundVariant found, String asked, Supplier<T> question) {
        try {
            return question.get();
        } catch (PlyspaceException | OutputException | CancellationException | OutOfMemoryError notItsFault) {
            throw notItsFault;
        } catch (Throwable failure) { // a jar may throw anything
            throw new VariantFailure(found, asked, failure);
        }
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

    /** The failure of a rule set that did something wrong when asked; {@code setting} must have been valid. */
    public VariantFailure failure(String setting, String asked, String how) {
        return new VariantFailure(find(SettingName.parse(setting).id()), asked, how);
    }

    /** The failure of a rule set that threw an exception when asked; {@code setting} must have been valid. */
    public VariantFailure failure(String setting, String asked, Throwable thrown) {
        return new VariantFailure(find(SettingName.parse(setting).id()), asked, thrown);
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
}
