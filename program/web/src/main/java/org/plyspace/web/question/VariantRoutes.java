package org.plyspace.web.question;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Piece;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.VariantListing;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.engine.lesson.Lesson;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.search.PieceValues;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;
import org.plyspace.web.view.RuleSetView;

/** Answers with the list of rule sets, the facts about each, what its pieces are worth to engines, its rules and lessons. */
@Singleton
public final class VariantRoutes implements Routes {

    private static final int LONGEST_PAGE = 1_000_000;
    private static final Pattern CITATION = Pattern.compile("(?:[A-Za-z0-9-]+/)*([A-Za-z0-9-]+\\.md)(?:,? (.*))?");

    /** The page on notation, which is the same for all rule sets. */
    private static final String NOTATION = "notation.md";

    private final RulesCache cache;
    private final Optional<String> first;
    /** The descriptions, asked for once, so that a list never waits twice for a rule set. */
    private final Map<FoundVariant, VariantListing.Entry> described = new ConcurrentHashMap<>();

    @Inject
    VariantRoutes(RulesCache cache, PageSettings settings) {
        this.cache = cache;
        first = settings.shown().first();
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/variants", context -> context.json(listing()));
        routes.get("/api/variant", context -> context.json(ruleSet(new RequestParameters(context))));
        routes.get("/api/worth", context -> context.json(worth(new RequestParameters(context))));
        routes.get("/api/ruling", context -> context.json(ruling(new RequestParameters(context))));
        routes.get("/api/lessons", context -> context.json(lessons(new RequestParameters(context))));
    }

    /** All rule sets, and the refused files. */
    Listing listing() {
        Registry registry = cache.registry();
        List<VariantListing.Entry> entries = new ArrayList<>();
        List<VariantListing.Refused> refused = new ArrayList<>();
        for (FoundVariant found : registry.variants()) {
            try {
                entries.add(described(found));
            } catch (VariantException | VariantFailure failure) {
                refused.add(VariantListing.Refused.of(found, failure));
            }
        }
        described.keySet().retainAll(registry.variants());
        refused.addAll(VariantListing.Refused.of(registry));
        Map<String, Integer> counts = new HashMap<>();
        entries.stream()
                .flatMap(entry -> entry.options().stream())
                .forEach(one -> counts.merge(key(one), 1, Integer::sum));
        return new Listing(
                entries.stream().map(entry -> ListedVariant.of(entry, counts)).toList(),
                refused.stream().map(ListedRefusal::of).toList(),
                first);
    }

    private VariantListing.Entry described(FoundVariant found) {
        VariantListing.Entry known = described.get(found);
        if (known == null) {
            known = cache.registry()
                    .calls()
                    .ask(
                            found,
                            CallLimit.work(cache.patience().answer()),
                            "for its description",
                            () -> VariantListing.Entry.of(found));
            described.put(found, known);
        }
        return known;
    }

    private static String key(VariantListing.OptionEntry option) {
        return option.name() + ": " + option.meaning();
    }

    /** @param first the rule set to show on a first visit */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Listing(List<ListedVariant> variants, List<ListedRefusal> refused, Optional<String> first) {}

    record ListedVariant(
            String id, String title, String summary, String source, String origin, List<ListedOption> options) {

        static ListedVariant of(VariantListing.Entry entry, Map<String, Integer> counts) {
            return new ListedVariant(
                    entry.id(),
                    entry.title(),
                    entry.summary(),
                    entry.source(),
                    entry.origin(),
                    entry.options().stream()
                            .map(option -> new ListedOption(option, counts.get(key(option)) > 1))
                            .toList());
        }
    }

    /** An option, and whether several rule sets describe it in the same words. */
    record ListedOption(@JsonUnwrapped VariantListing.OptionEntry option, boolean shared) {}

    /** A refused file by its name alone, without its folder. */
    record ListedRefusal(String file, Optional<String> id, String reason) {

        static ListedRefusal of(VariantListing.Refused refused) {
            return new ListedRefusal(refused.file().replaceFirst(".*[/\\\\]", ""), refused.id(), refused.reason());
        }
    }

    private RuleSetView ruleSet(RequestParameters requestParameters) {
        return cache.ask(requestParameters.text("variant"), "", "for its boards", RuleSetView::of);
    }

    private Ruling ruling(RequestParameters requestParameters) {
        return cache.ask(
                requestParameters.text("variant"),
                "",
                "for its rules",
                rules -> Ruling.of(rules, requestParameters.optional("citation")));
    }

    /**
     * The text of a citation.
     *
     * @param text the page, if the rule set's jar contains it or all rule sets share it
     * @param line the line of the section, from 0
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Ruling(
            String citation,
            String page,
            String section,
            List<RuleSetView.StatementView> statements,
            Optional<String> text,
            Optional<Integer> line) {

        static Ruling of(Rules rules, Optional<String> asked) {
            String usual = rules.rulebook().stream()
                    .map(statement -> statement.citation().replaceFirst(" .*", ""))
                    .findFirst()
                    .orElse("");
            String citation = asked.orElse(usual);
            Matcher parts = CITATION.matcher(citation);
            boolean known = parts.matches();
            // A rule set with a single page need not name it.
            String page = known ? parts.group(1) : usual;
            String section = known ? Optional.ofNullable(parts.group(2)).orElse("") : citation;
            Optional<String> text = CITATION.matcher(page).matches() ? page(rules, page) : Optional.empty();
            return new Ruling(
                    citation,
                    page,
                    section,
                    rules.rulebook().stream()
                            .filter(statement ->
                                    List.of(citation, page + " " + section).contains(statement.citation()))
                            .map(RuleSetView.StatementView::of)
                            .toList(),
                    text,
                    text.filter(any -> !section.isEmpty()).flatMap(any -> line(any, section)));
        }

        private static Optional<String> page(Rules rules, String name) {
            Optional<InputStream> stream = rules.variant().resource(name).or(() -> ofAll(name));
            if (stream.isEmpty()) {
                return Optional.empty();
            }
            try (InputStream open = stream.get()) {
                return Optional.of(TextFiles.read(open, name, LONGEST_PAGE));
            } catch (IOException unreadable) {
                return Optional.empty();
            }
        }

        /** The page of that name that all rule sets share. */
        private static Optional<InputStream> ofAll(String name) {
            return Optional.of(name).filter(NOTATION::equals).map(VariantRoutes.class::getResourceAsStream);
        }

        /** The line of a section; if several match, the last one, a ruling after its chapter. */
        private static Optional<Integer> line(String text, String section) {
            List<String> lines = text.lines().toList();
            String[] parts = section.split(",\\s*", -1);
            for (int i = parts.length - 1; i >= 0; i--) {
                String part = Pattern.quote(parts[i]);
                for (String form : List.of(
                        "#+ " + part + "(\\.? .*)?",
                        ".*\\*\\*" + part + "\\*\\*.*",
                        ".*\\*\\* " + part + "\\b.*",
                        ".*\\b" + part + "\\b.*")) {
                    Pattern pattern = Pattern.compile(form);
                    for (int line = 0; line < lines.size(); line++) {
                        if (pattern.matcher(lines.get(line)).matches()) {
                            return Optional.of(line);
                        }
                    }
                }
            }
            return Optional.empty();
        }
    }

    private Lessons lessons(RequestParameters requestParameters) {
        return cache.ask(
                requestParameters.text("variant"),
                "",
                "for its lessons",
                rules -> new Lessons(rules.setting(), rules.variant().title(), Lesson.of(rules)));
    }

    record Lessons(String variant, String title, List<Lesson> steps) {}

    private Worths worth(RequestParameters requestParameters) {
        return cache.ask(requestParameters.text("variant"), "", "for what its pieces are worth", rules -> {
            PieceValues values = new PieceValues(rules);
            return new Worths(
                    rules.setting(),
                    rules.pieceTypes().stream()
                            .map(type -> values.worth(Piece.code(Side.WHITE, type.index())))
                            .toList());
        });
    }

    /**
     * The value of each type of piece.
     *
     * @param worth the values in hundredths of a pawn, by the type's index; 0 for royal pieces
     */
    record Worths(String variant, List<Integer> worth) {}
}
