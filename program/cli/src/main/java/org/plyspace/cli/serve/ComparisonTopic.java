package org.plyspace.cli.serve;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.lab.compare.ComparedSettings;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.study.Experiment;
import org.plyspace.report.ComparisonData;
import org.plyspace.search.SearchSettings;
import tools.jackson.databind.JsonNode;

/**
 * Comparisons of rule sets by games that engines play.
 *
 * @param files gives the rule sets of a file
 */
record ComparisonTopic(Provider<Registry> registry, Function<Path, Registry> files) implements Topics {

    @Inject
    ComparisonTopic {}

    @Override
    public Map<String, Topic> all() {
        return Map.of(
                "compare",
                Topic.of(
                        List.of(
                                "variants",
                                "engines",
                                "games",
                                "seed",
                                "openingPlies",
                                "maxPlies",
                                "positions",
                                "judge",
                                "baseline",
                                "metrics",
                                "seconds",
                                "threads"),
                        this::compared));
    }

    private JsonNode compared(JsonFields question) {
        List<String> variants = question.texts("variants");
        Optional<String> baseline = question.optionalText("baseline");
        ComparisonSettings settings = settings(question, baseline);
        int threads = question.optionalNumber("threads", 1, SearchSettings.MOST_THREADS)
                .orElseGet(() -> Runtime.getRuntime().availableProcessors());
        ComparedSettings compared = new ComparedSettings(registry.get(), files);
        baseline.ifPresent(one -> compared.add(one, false));
        variants.forEach(one -> compared.add(one, false));
        if (compared.found().isEmpty()) {
            throw question.refusal("variants", "expected a variant or more, found none");
        }
        return ComparisonData.tree(new ComparisonRun(settings).run(compared.found(), threads, Progress.NONE));
    }

    private static ComparisonSettings settings(JsonFields question, Optional<String> baseline) {
        List<String> engines = question.optionalTexts("engines").orElse(Experiment.USUAL_PLAYERS).stream()
                .distinct()
                .toList();
        if (engines.isEmpty()) {
            throw question.refusal("engines", "expected an engine or more, found none");
        }
        ComparisonSettings settings = new ComparisonSettings(
                engines,
                question.optionalNumber("games", 1, ComparisonSettings.MAX_GAMES)
                        .orElse(ComparisonSettings.USUAL_GAMES),
                question.optionalLong("seed").orElse(ComparisonSettings.USUAL_SEED),
                question.optionalNumber("openingPlies", 0, ComparisonSettings.MAX_OPENING)
                        .orElse(ComparisonSettings.USUAL_OPENING),
                question.optionalNumber("maxPlies", 1, ComparisonSettings.MAX_PLIES)
                        .orElse(ComparisonSettings.USUAL_PLIES),
                question.optionalTexts("positions").orElse(List.of()),
                question.optionalFlag("judge").orElse(false),
                baseline,
                question.optionalTexts("metrics").orElse(List.of()),
                Duration.ofSeconds(question.optionalNumber("seconds", 1, ComparisonSettings.MAX_SECONDS)
                        .orElse(ComparisonSettings.DEFAULT_SECONDS)));
        settings.repeated().ifPresent(engine -> {
            throw question.refusal(
                    "openingPlies",
                    "with 0 plies '" + engine
                            + "' would play the same game again and again; expected more plies, at most "
                            + settings.starts() + " games, or an engine that chooses at random");
        });
        return settings;
    }
}
