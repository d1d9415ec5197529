package org.plyspace.web.question;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.engine.io.ShellWord;
import org.plyspace.lab.compare.AspectRow;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.experiment.SourceFile;
import org.plyspace.lab.experiment.SourceFiles;
import org.plyspace.report.PairNumbers;
import org.plyspace.report.SavedComparisons;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.RequestParameters;

/** Answers with rule sets side by side: their statements on each aspect, and the numbers of the last comparison of their games. */
public final class ComparisonAnswers {

    private static final int MOST_COMPARED = 4;

    private final RuleShelf shelf;
    private final SavedComparisons kept;
    private final String options;

    /**
     * Creates the answers about rule sets.
     *
     * @param options the options with which a command uses the same rule sets, quoted for a shell; may be empty
     */
    public ComparisonAnswers(RuleShelf shelf, SavedComparisons kept, String options) {
        this.shelf = shelf;
        this.kept = kept;
        this.options = options;
    }

    /** Registers the answers. */
    public void register(RoutesConfig routes) {
        routes.get("/api/compare", context -> context.json(rules(new RequestParameters(context))));
        routes.get("/api/comparison", context -> context.json(numbers(new RequestParameters(context))));
    }

    private List<RuleSetSummary> summaries(RequestParameters requestParameters, int most) {
        List<String> specs = requestParameters.texts("variant");
        if (specs.size() < 2 || specs.size() > most) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "there are " + specs.size() + " parameters 'variant'; expected "
                            + (most == 2 ? "2" : "2 to " + most));
        }
        return specs.stream()
                .map(spec -> shelf.ask(spec, "", "for its rules", ComparisonAnswers::summary))
                .toList();
    }

    private static RuleSetSummary summary(Rules rules) {
        return RuleSetSummary.of(rules.setting(), rules, List.of());
    }

    private static List<Titled> titles(List<RuleSetSummary> summaries) {
        return summaries.stream()
                .map(one -> new Titled(one.name(), one.title()))
                .toList();
    }

    private Compared rules(RequestParameters requestParameters) {
        List<RuleSetSummary> summaries = summaries(requestParameters, MOST_COMPARED);
        return new Compared(
                titles(summaries),
                AspectRow.of(summaries).stream()
                        .map(row -> new Row(row.aspect().word(), row.texts(), row.isSame()))
                        .toList());
    }

    record Compared(List<Titled> variants, List<Row> rows) {}

    record Titled(String variant, String title) {}

    record Row(String aspect, List<String> texts, boolean same) {}

    private Played numbers(RequestParameters requestParameters) {
        List<Titled> both = titles(summaries(requestParameters, 2));
        String first = both.get(0).variant();
        String second = both.get(1).variant();
        if (first.equals(second)) {
            throw new HttpError(
                    ErrorType.MALFORMED, "both are " + first + "; expected two rule sets, or two settings of one");
        }
        SavedComparisons.Found found = kept.find(first, second, this::name, this::digests);
        return new Played(both, command(first, second), found.numbers(), found.ignored());
    }

    private Optional<String> name(String asked) {
        try {
            return Optional.of(shelf.registry().name(asked));
        } catch (PlyspaceException notThere) {
            return Optional.empty();
        }
    }

    private List<String> digests(String id) {
        return SourceFiles.ifThere(shelf.registry(), id).stream()
                .map(SourceFile::sha256)
                .toList();
    }

    /** The command to repeat it, with a baseline: without one, rule sets of different ids are not compared. */
    private String command(String first, String second) {
        return "./plyspace compare --baseline " + ShellWord.quoted(first) + " " + ShellWord.quoted(second)
                + (options.isEmpty() ? "" : " " + options);
    }

    /**
     * The results of games.
     *
     * @param command the command that plays them
     * @param numbers the numbers of the last comparison of both; empty if there is none
     * @param ignored the files of comparisons that cannot be read, with the reason
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Played(List<Titled> variants, String command, Optional<PairNumbers> numbers, List<String> ignored) {}
}
