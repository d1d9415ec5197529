package org.plyspace.engine;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.Refusal;

/**
 * All rule sets there are, and the way from what people type to rules. May be shared by threads. Rules asked for again
 * are the same object while there is memory for them: to compile them takes longer than most questions about one
 * position.
 */
public final class Registry {

    private static final int MOST_NAMED = 5;
    private static final int MOST_KEPT = 16;

    private final Plugins plugins;
    /** By id and options, the ones compiled last; guarded by itself. */
    private final Map<String, SoftReference<Rules>> kept = new LinkedHashMap<>();

    public Registry(Plugins plugins) {
        this.plugins = plugins;
    }

    /** The rule sets found: bundled ones first, by id within each. */
    public List<FoundVariant> variants() {
        return plugins.variants();
    }

    /** The jars and files that were refused. */
    public List<Refusal> refusals() {
        return plugins.refusals();
    }

    /**
     * The rule set with this id.
     *
     * @throws VariantException if there is none; it says what there is, or why it was refused
     */
    public FoundVariant find(String id) {
        return variants().stream()
                .filter(variant -> variant.id().equals(id))
                .findFirst()
                .orElseThrow(() -> unknown(id));
    }

    private VariantException unknown(String id) {
        String refused = refusals().stream()
                .filter(refusal -> refusal.concerns(id))
                .map(Refusal::toString)
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
        String names = refusals().stream()
                .filter(refusal -> refusal.id().isEmpty())
                .map(refusal -> refusal.file().getFileName().toString())
                .distinct()
                .limit(MOST_NAMED)
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : "; refused files, see 'variants': " + names;
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
        checkNames(found, parsed);
        try {
            Map<String, String> fixed =
                    position.isEmpty() ? Map.of() : found.variant().optionsOf(position);
            OptionValues values = OptionValues.of(found.variant().options(), merged(parsed, fixed));
            return rules(found, values);
        } catch (OptionException refused) {
            throw new OptionException(refused.option(), found.id() + ": " + refused.getMessage());
        } catch (PlyspaceException | OutOfMemoryError notItsFault) {
            throw notItsFault;
        } catch (Throwable failure) { // a jar may throw anything
            throw new VariantFailure(found, failure);
        }
    }

    private Rules rules(FoundVariant found, OptionValues values) {
        String key = found.id() + ":" + values.text();
        Rules known = known(key);
        if (known != null) {
            return known;
        }
        Rules rules = found.variant().rules(values);
        if (rules == null) {
            throw new VariantFailure(found, "its rules are null");
        }
        keep(key, rules);
        return rules;
    }

    private Rules known(String key) {
        synchronized (kept) {
            SoftReference<Rules> known = kept.get(key);
            return known == null ? null : known.get();
        }
    }

    private void keep(String key, Rules rules) {
        synchronized (kept) {
            kept.remove(key);
            kept.put(key, new SoftReference<>(rules));
            if (kept.size() > MOST_KEPT) {
                kept.remove(kept.keySet().iterator().next());
            }
        }
    }

    /** What to say where a rule set threw something while it was asked; {@code spec} must have been good for rules. */
    public VariantFailure failure(String spec, Throwable thrown) {
        return new VariantFailure(find(VariantSpec.parse(spec).id()), thrown);
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
