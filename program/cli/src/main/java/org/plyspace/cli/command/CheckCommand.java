package org.plyspace.cli.command;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Output;
import org.plyspace.conformance.check.CheckAnswer;
import org.plyspace.conformance.check.RuleCheck;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.RefusedFile;
import org.plyspace.report.doc.Wrapping;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace check}: asks rule sets what must hold of any. */
@Command(
        name = "check",
        description =
                "Asks a rule set, in a second or two, what must hold of any: whether it can be played, every piece goes"
                        + " somewhere and is in the rulebook, and every value of an option changes something.")
public final class CheckCommand implements Callable<Integer> {

    private static final String HOLDS = "  ok  ";
    private static final String FAILS = "  no  ";

    private final Provider<Registry> registry;
    private final Function<Path, Registry> files;
    private final Output output;
    private final WidthOption width;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "a file of rules as data, a jar, or a variant's id")
    private List<String> names = new ArrayList<>();

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public CheckCommand(Provider<Registry> registry, Function<Path, Registry> files, Output output, WidthOption width) {
        this.registry = registry;
        this.files = files;
        this.output = output;
        this.width = width;
    }

    /**
     * The JSON form of all answers.
     *
     * @param refused the files that were refused, with their mistakes
     */
    record Checked(boolean holds, List<OfVariant> variants, List<String> refused) {}

    /** The JSON form of the answers of one rule set. */
    record OfVariant(String variant, boolean holds, List<OfQuestion> checks, Map<String, Integer> ends) {

        static OfVariant of(RuleCheck check) {
            return new OfVariant(
                    check.variant(),
                    check.holds(),
                    check.answers().stream().map(OfQuestion::of).toList(),
                    check.ends());
        }
    }

    /** The JSON form of one answer; no failure if it holds. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record OfQuestion(String id, String statement, int asked, boolean holds, Optional<String> failure) {

        static OfQuestion of(CheckAnswer answer) {
            return new OfQuestion(answer.id(), answer.statement(), answer.asked(), answer.holds(), answer.failure());
        }
    }

    @Override
    public Integer call() {
        List<String> refused = new ArrayList<>();
        List<RuleCheck> checks =
                names.stream().flatMap(name -> checked(name, refused).stream()).toList();
        boolean holds = refused.isEmpty() && checks.stream().allMatch(RuleCheck::holds);
        if (asJson) {
            output.json(new Checked(holds, checks.stream().map(OfVariant::of).toList(), refused));
        } else {
            refused.forEach(output::text);
            checks.forEach(this::print);
        }
        return ExitCode.of(holds);
    }

    private List<RuleCheck> checked(String name, List<String> refused) {
        Optional<Path> file = file(name);
        if (file.isEmpty()) {
            return List.of(checked(registry.get(), registry.get().find(name)));
        }
        Registry ofFile = files.apply(file.get());
        ofFile.refusals().stream().map(RefusedFile::toString).forEach(refused::add);
        if (ofFile.variants().isEmpty() && ofFile.refusals().isEmpty()) {
            throw new UsageException(
                    "there is no rule set in '" + Texts.shorten(name) + "'; expected rules as data, or a jar");
        }
        return ofFile.variants().stream().map(found -> checked(ofFile, found)).toList();
    }

    /** The file of a name; empty for an id. */
    private static Optional<Path> file(String name) {
        try {
            return Optional.of(Path.of(name)).filter(path -> name.contains(".") || Files.isRegularFile(path));
        } catch (InvalidPathException noFile) {
            return Optional.empty();
        }
    }

    private static RuleCheck checked(Registry from, FoundVariant found) {
        return from.calls()
                .ask(found, CallLimit.work(Registry.PATIENCE), "to be checked", () -> RuleCheck.of(found.variant()));
    }

    private void print(RuleCheck check) {
        output.line(check.variant());
        for (CheckAnswer answer : check.answers()) {
            String text = answer.statement()
                    + answer.failure().map(why -> ": " + why).orElseGet(() -> ", asked " + times(answer.asked()));
            String mark = answer.holds() ? HOLDS : FAILS;
            Wrapping.hangingBetweenWords(mark, text, width.characters()).forEach(output::line);
        }
        if (!check.ends().isEmpty()) {
            output.line("      games at random, of " + RuleCheck.PLIES + " plies at most: "
                    + check.ends().entrySet().stream()
                            .sorted(Map.Entry.comparingByKey())
                            .map(end -> end.getValue() + " " + end.getKey())
                            .collect(Collectors.joining(", ")));
        }
    }

    private static String times(int asked) {
        return asked == 1 ? "once" : asked + " times";
    }
}
