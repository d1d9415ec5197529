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
import org.plyspace.engine.plugin.TimedWork;

/**
 * All rule sets there are, and the way from what people type to rules. Shared between threads. Compiling rules takes long, and
 * questions come in runs about one rule set, so the rules asked for last are kept.
 */
public final class Registry {

    /**
     * How long somebody at a terminal waits for the answer to a short question, and for long work that stands still; so long that a busy
     * machine has one.
     */
    public static final Duration PATIENCE = Duration.ofMinutes(1);

    /** So many refused files are told with their reasons. */
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

    /** Rules with what they were compiled from. */
    private record Compiled(FoundVariant found, String values, Rules rules) {

        boolean isOf(FoundVariant variant, OptionValues wanted) {
            return found.equals(variant) && values.equals(wanted.text());
        }
    }

    /** With rule sets whose answers nobody waits for. */
    public Registry(Plugins plugins) {
        this(plugins, SlowCallListener.NONE);
    }

    /** With rule sets, and who hears when the program waits for one. */
    public Registry(Plugins plugins, SlowCallListener slowCallListener) {
        this.plugins = new AtomicReference<>(plugins);
        this.slowCallListener = slowCallListener;
        this.latest = new AtomicReference<>();
        this.questions = new ConcurrentHashMap<>();
        this.timed = new TimedWork();
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
     * The same rule sets within limits: whatever they are {@linkplain #ask asked} must be answered in time, and rules that are too large are
     * refused, before they are made where that is known.
     *
     * @param limit as for {@link #askWithin(Duration, String, String, Supplier)}
     * @param mostCells that rules may have
     */
    public Registry within(Duration limit, int mostCells) {
        return new Registry(this, patience, Optional.of(limit), mostCells);
    }

    /** The same rule sets, for whose answers is waited another time than {@link #PATIENCE}. */
    public Registry waiting(Duration newPatience) {
        return new Registry(this, newPatience, limit, mostCells);
    }

    /** The rule sets found: bundled ones first, by id within each. */
    public List<FoundVariant> variants() {
        return plugins.get().variants();
    }

    /** The jars and files that were refused. */
    public List<RefusedFile> refusals() {
        return plugins.get().refusals();
    }

    /**
     * Looks into the folders again. A file that is as it was brings the rule sets that it brought; whatever was written anew, was refused, or is
     * asked no more for want of answers is loaded anew. Rules that were compiled before remain as they are.
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

    /** Whether this is what the rule set's id stands for now. */
    public boolean isCurrent(FoundVariant found) {
        return plugins.get().find(found.id()).filter(found::equals).isPresent();
    }

    /** Why a rule set is asked no more for want of answers, if it is not; a clause. */
    public Optional<String> silence(FoundVariant found) {
        return Optional.ofNullable(questions.get(found.file())).flatMap(JarQuestions::refusal);
    }

    /**
     * The rule set with this id.
     *
     * @throws VariantException if there is none; it says what there is, or why it was refused
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
        return new VariantException(
                "no variant '" + Texts.shorten(id) + "'; " + all + refusedFiles() + NearestMatch.question(id, ids));
    }

    /** The wanted one may be in a file whose id nobody could read: few of them are told with their reasons. */
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
     * The rules that {@code id} or {@code id:option=value,...} stands for.
     *
     * @throws VariantException if it cannot be read, or the variant is unknown or has no such option
     * @throws VariantFailure if the variant fails
     * @throws OptionException if the variant's option does not take the value
     */
    public Rules rules(String setting) {
        return rules(setting, "");
    }

    /**
     * The rules that a setting stands for where a position's text is given too, which may fix options by itself.
     *
     * @param position may be anything; empty for none
     * @throws VariantException as {@link #rules(String)}, or if an option was given and the position says otherwise
     * @throws OptionException if the variant's option does not take the value
     */
    public Rules rules(String setting, String position) {
        SettingName parsed = SettingName.parse(setting);
        FoundVariant found = find(parsed.id());
        return ask(found.id(), FOR_ITS_RULES, () -> rules(found, parsed, position));
    }

    /**
     * What the rules of a setting are called, {@link Rules#setting}, without compiling them: what is asked for in two ways has one name.
     *
     * @throws VariantException as {@link #rules(String)}
     * @throws OptionException if the variant's option does not take the value
     */
    public String name(String setting) {
        SettingName parsed = SettingName.parse(setting);
        FoundVariant found = find(parsed.id());
        return guarded(found, "for its options", () -> {
            checkNames(found, parsed);
            return name(found, OptionValues.of(found.variant().options(), parsed.given()));
        });
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
     * Asks a rule set a short question, in whose course it may break or never come back; it has {@link #PATIENCE}, or in a registry
     * {@linkplain #within within limits} its time. For the rest as {@link #askWithin(Duration, String, String, Supplier)}.
     */
    public <T> T ask(String setting, String asked, Supplier<T> question) {
        FoundVariant found = find(SettingName.parse(setting).id());
        return limit.isPresent()
                ? askWithin(limit.get(), found, asked, question)
                : workWithin(patience, found, asked, question);
    }

    /**
     * Asks a rule set something that must be answered in time. The question is asked on a thread of its own: it may touch what the caller
     * made before, and takes no lock that the caller holds. After an {@link UnansweredException} it may still run, so that nothing that it
     * touches, such as a position, may be used again. A question within a question to the same jar has the time of the outer one.
     *
     * @param limit how long the caller waits; for a place among those who ask the same jar, as long again
     * @param setting the rule set, with options if any
     * @param asked in words, as {@code "for its moves"}
     * @throws VariantException if there is no such rule set
     * @throws UnansweredException if there is no answer in time, or there was none three times before, or too many ask the jar at once
     * @throws VariantFailure if it throws anything that is not a refusal, or the memory is used up
     */
    public <T> T askWithin(Duration limit, String setting, String asked, Supplier<T> question) {
        return askWithin(limit, find(SettingName.parse(setting).id()), asked, question);
    }

    /** As {@link #askWithin(Duration, String, String, Supplier)}, for a rule set that was found, be it found again or not. */
    public <T> T askWithin(Duration limit, FoundVariant found, String asked, Supplier<T> question) {
        return inTime(found, asked, wait -> questions(found).ask(found, limit, asked, question));
    }

    /**
     * As {@link #askWithin(Duration, String, String, Supplier)}, for work that its caller does only so much of at a time, such as searches: it
     * does not take the place of questions that people wait for.
     *
     * @param limit beyond the time that the work gives itself
     */
    public <T> T workWithin(Duration limit, FoundVariant found, String asked, Supplier<T> work) {
        return inTime(found, asked, wait -> questions(found).work(found, limit, asked, work));
    }

    /**
     * Asks a rule set for work that may take any time, as a search or the replay of a long game, as long as it gets on; in a registry
     * {@linkplain #within within limits}, for work that must be done in time. For the rest as {@link #askWithin(Duration, String, String,
     * Supplier)}.
     *
     * @param work sets the counter as soon as it counts something; until then, and wherever nothing is counted for {@link #PATIENCE}, it
     *     stands still
     * @throws UnansweredException if it stands still so long
     */
    public <T> T follow(String setting, String asked, Function<WorkCounter, T> work) {
        return follow(patience, setting, asked, work);
    }

    /** As {@link #follow(String, String, Function)}, for work that may stand still for another time. */
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

    /** Asks a rule set for what takes the time of people or has deadlines of its own: whatever it throws is named, and it may take any time. */
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

    /** What to say where a rule set did something wrong when asked; {@code setting} must have been good for rules. */
    public VariantFailure failure(String setting, String asked, String how) {
        return new VariantFailure(find(SettingName.parse(setting).id()), asked, how);
    }

    /** What to say where a rule set threw something when asked; {@code setting} must have been good for rules. */
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
