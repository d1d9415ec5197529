package org.plyspace.web.study;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Rules;
import org.plyspace.lab.compare.AspectRow;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;
import org.plyspace.web.question.RulesCache;

/**
 * Answers with rule sets side by side: their statements on each aspect, and the command that plays them. Takes comparisons to play, and
 * answers how far they are.
 */
public final class ComparisonRoutes implements Routes {

    private static final String ONE = "/api/comparisons/{comparison}";

    private final RulesCache cache;
    private final ComparisonQueue queue;
    private final String options;

    @Inject
    ComparisonRoutes(RulesCache cache, ComparisonQueue queue, PageSettings settings) {
        this.cache = cache;
        this.queue = queue;
        options = settings.options();
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/compare", context -> context.json(rules(new RequestParameters(context))));
        routes.get(
                "/api/comparisons",
                context -> context.json(new Comparisons(queue.isOpen(), ComparisonRequest.ENGINES, queue.list())));
        routes.post(
                "/api/comparisons",
                context -> context.json(queue.add(ComparisonRequest.of(
                        new RequestParameters(context).body(List.of("variants", "games", "engine")), queue.now()))));
        routes.get(ONE + "/summary", context -> context.json(Map.of("summary", queue.summary(id(context)))));
        routes.post(ONE + "/stop", context -> context.json(queue.stop(id(context))));
        routes.post(ONE + "/go-on", context -> context.json(queue.goOn(id(context))));
    }

    private static String id(Context context) {
        return context.pathParam("comparison");
    }

    /**
     * All comparisons.
     *
     * @param open whether this server plays more
     */
    record Comparisons(boolean open, List<ComparisonRequest.Choice> engines, List<ComparisonQueue.View> comparisons) {}

    private Compared rules(RequestParameters requestParameters) {
        List<String> specs = requestParameters.texts("variant");
        if (specs.size() < 2 || specs.size() > ComparisonRequest.MOST_VARIANTS) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "there are " + specs.size() + " parameters 'variant'; expected 2 to "
                            + ComparisonRequest.MOST_VARIANTS);
        }
        List<RuleSetSummary> summaries = specs.stream()
                .map(spec -> cache.ask(spec, "", "for its rules", ComparisonRoutes::summary))
                .toList();
        return new Compared(
                summaries.stream()
                        .map(one -> new Titled(one.name(), one.title()))
                        .toList(),
                AspectRow.of(summaries).stream()
                        .map(row -> new Row(row.aspect().word(), row.texts(), row.isSame()))
                        .toList(),
                "./"
                        + ComparisonRequest.command(
                                summaries.stream().map(RuleSetSummary::name).toList(), "", options));
    }

    private static RuleSetSummary summary(Rules rules) {
        return RuleSetSummary.of(rules.setting(), rules, List.of());
    }

    /** @param command the command that plays them */
    record Compared(List<Titled> variants, List<Row> rows, String command) {}

    record Titled(String variant, String title) {}

    record Row(String aspect, List<String> texts, boolean same) {}
}
