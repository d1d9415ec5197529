package org.plyspace.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
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
import org.plyspace.engine.plugin.Waits;

/**
 * All rule sets there are, and the way from what people type to rules. Shared between threads. Compiling rules takes long, and
 * questions come in runs about one rule set, so the rules asked for last are kept.
 */
public final class Registry {

    private static final int MOST_NAMED = 5;

    private static final String FOR_ITS_RULES = "for its rules";

    private final Plugins plugins;
    private final Waits waits;
    private final AtomicReference<Compiled> latest = new AtomicReference<>();

    /** Rules with what they were compiled from. */
    private record Compiled(FoundVariant found, String values, Rules rules) {

        boolean isOf(FoundVariant variant, OptionValues wanted) {
            return found.equals(variant) && values.equals(wanted.text());
        }
    }

    /** With rule sets whose answers nobody waits for. */
    public Registry(Plugins plugins) {
        this(plugins, Waits.NONE);
    }

    /** With rule sets, and who hears when the program waits for one. */
    public Registry(Plugins plugins, Waits waits) {
        this.plugins = plugins;
        this.waits = waits;
    }

    /** The rule sets found: bundled ones first, by id within each. */
    public List<FoundVariant> variants() {
        return plugins.variants();
    }

    /** The jars and files that were refused. */
    public List<RefusedFile> refusals() {
        return plugins.refusals();
    }

    /**
     * The rule set with this id.
     *
     * @throws VariantException if there is none; it says what there is, or why it was refused
     */
    public FoundVariant find(String id) {
        return plugins.find(id).orElseThrow(() -> unknown(id));
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

    /** The wanted one may be in a file whose id nobody could read. */
    private String refusedFiles() {
        List<String> names = refusals().stream()
                .filter(refusal -> refusal.id().isEmpty())
                .map(refusal -> refusal.file().getFileName().toString())
                .distinct()
                .toList();
        int left = names.size() - MOST_NAMED;
        return names.isEmpty()
                ? ""
                : "; refused files, see 'variants': "
                        + names.stream().limit(MOST_NAMED).collect(Collectors.joining(", "))
                        + (left > 0 ? " and " + left + " more" : "");
    }

    /**
     * The rules that {@code id} or {@code id:option=value,...} stands for.
     *
     * @throws VariantException if it cannot be read, or the variant is unknown or has no such option
     * @throws VariantFailure if the variant fails
     * @throws OptionException if the variant's option does not take the value
     */
    public Rules rules(String spec) {
        return rules(spec, "");
    }

    /**
     * The rules that a spec stands for where a position's text is given too, which may fix options by itself.
     *
     * @param position may be anything; empty for none
     * @throws VariantException as {@link #rules(String)}, or if an option was given and the position says otherwise
     * @throws OptionException if the variant's option does not take the value
     */
    public Rules rules(String spec, String position) {
        VariantSpec parsed = VariantSpec.parse(spec);
        FoundVariant found = find(parsed.id());
        return ask(found.id(), FOR_ITS_RULES, () -> rules(found, parsed, position));
    }

    /**
     * What the rules of a spec are called, {@link Rules#spec}, without compiling them: what is asked for in two ways has one name.
     *
     * @throws VariantException as {@link #rules(String)}
     * @throws OptionException if the variant's option does not take the value
     */
    public String name(String spec) {
        VariantSpec parsed = VariantSpec.parse(spec);
        FoundVariant found = find(parsed.id());
        return guarded(found, "for its options", () -> {
            checkNames(found, parsed);
            String chosen =
                    OptionValues.of(found.variant().options(), parsed.given()).text();
            return found.id() + (chosen.isEmpty() ? "" : ":" + chosen);
        });
    }

    private Rules rules(FoundVariant found, VariantSpec parsed, String position) {
        checkNames(found, parsed);
        try {
            Map<String, String> fixed =
                    position.isEmpty() ? Map.of() : found.variant().optionsOf(position);
            OptionValues values = OptionValues.of(found.variant().options(), merged(parsed, fixed));
            return compiled(found, values);
        } catch (OptionException refused) {
            throw new OptionException(refused.option(), found.id() + ": " + refused.getMessage());
        }
    }

    /**
     * Asks a rule set something in whose course it may break: one question, one game.
     *
     * @param spec the rule set, with options if any
     * @param asked in words, as {@code "for its moves"}
     * @throws VariantException if there is no such rule set
     * @throws VariantFailure if it throws anything that is not a refusal; memory that is used up is not its fault alone
     */
    public <T> T ask(String spec, String asked, Supplier<T> question) {
        FoundVariant found = find(VariantSpec.parse(spec).id());
        return waits.during(VariantFailure.subject(found) + ", asked " + asked, () -> guarded(found, asked, question));
    }

    /** As {@link #ask}, for what takes the time of people, who are not to be told that the program waits. */
    public <T> T guard(String spec, String asked, Supplier<T> question) {
        return guarded(find(VariantSpec.parse(spec).id()), asked, question);
    }

    private static <T> T guarded(FoundVariant found, String asked, Supplier<T> question) {
        try {
            return question.get();
        } catch (PlyspaceException | OutputException | OutOfMemoryError notItsFault) {
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

    /** What to say where a rule set did something wrong when asked; {@code spec} must have been good for rules. */
    public VariantFailure failure(String spec, String asked, String how) {
        return new VariantFailure(find(VariantSpec.parse(spec).id()), asked, how);
    }

    /** What to say where a rule set threw something when asked; {@code spec} must have been good for rules. */
    public VariantFailure failure(String spec, String asked, Throwable thrown) {
        return new VariantFailure(find(VariantSpec.parse(spec).id()), asked, thrown);
    }

    private static void checkNames(FoundVariant found, VariantSpec spec) {
        List<String> names =
                found.variant().options().stream().map(Option::name).toList();
        Optional<String> wrong = spec.given().keySet().stream()
                .filter(name -> !names.contains(name))
                .findFirst();
        wrong.ifPresent(name -> {
            String all = names.isEmpty() ? "it has no options" : "it has " + String.join(", ", names);
            throw new VariantException("variant '" + found.id() + "' has no option '" + Texts.shorten(name) + "'; "
                    + all + NearestMatch.question(name, names));
        });
    }

    private static Map<String, String> merged(VariantSpec spec, Map<String, String> fixed) {
        Map<String, String> merged = new LinkedHashMap<>(spec.given());
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
