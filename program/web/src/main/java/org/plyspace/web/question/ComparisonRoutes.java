package org.plyspace.web.question;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.Rules;
import org.plyspace.engine.io.ShellWord;
import org.plyspace.lab.compare.AspectRow;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;

/** Answers with rule sets side by side: their statements on each aspect, and the command that plays them. */
public final class ComparisonRoutes implements Routes {

    private static final int MOST_COMPARED = 4;

    private final RulesCache cache;
    private final String options;

    @Inject
    ComparisonRoutes(RulesCache cache, PageSettings settings) {
        this.cache = cache;
        options = settings.options();
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/compare", context -> context.json(rules(new RequestParameters(context))));
    }

    private Compared rules(RequestParameters requestParameters) {
        List<String> specs = requestParameters.texts("variant");
        if (specs.size() < 2 || specs.size() > MOST_COMPARED) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "there are " + specs.size() + " parameters 'variant'; expected 2 to " + MOST_COMPARED);
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
                command(summaries));
    }

    private static RuleSetSummary summary(Rules rules) {
        return RuleSetSummary.of(rules.setting(), rules, List.of());
    }

    /** A command with a baseline: without one, rule sets of different ids are not compared. */
    private String command(List<RuleSetSummary> summaries) {
        return summaries.stream()
                        .map(one -> ShellWord.quoted(one.name()))
                        .collect(Collectors.joining(" ", "./plyspace compare --baseline ", ""))
                + (options.isEmpty() ? "" : " " + options);
    }

    /** @param command the command that plays them */
    record Compared(List<Titled> variants, List<Row> rows, String command) {}

    record Titled(String variant, String title) {}

    record Row(String aspect, List<String> texts, boolean same) {}
}
