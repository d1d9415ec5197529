package org.plyspace.tck;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/**
 * Runs all contract tests on one rule set, as a program of its own: {@code ContractRun ID FILE}, with a jar FILE, or the source that reads
 * FILE, on the class path. It writes lines of words with tabs between them, and a space for what would break them:
 * <ul>
 *   <li>{@code plan}, the number of tests
 *   <li>{@code begin}, the name of a test, and what a rule set must do
 *   <li>{@code ok}, {@code no} or {@code skipped}, these two, how often it was asked, and why not
 * </ul>
 */
public final class ContractRun {

    private static final String ID = "plyspace.contract.id";
    private static final String FILE = "plyspace.contract.file";
    private static final String PAGE = "writing-a-variant.md";
    private static final Pattern MUST = Pattern.compile("\\|\\s*(\\S.*?)\\s*\\|\\s*`([A-Za-z]+)`\\s*\\|");

    private ContractRun() {}

    /**
     * Runs the tests; ends when all have ended.
     *
     * @throws IOException if the page for authors cannot be read
     */
    public static void main(String[] args) throws IOException {
        PrintStream lines = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // A rule set may print what it likes.
        System.setProperty(ID, args[0]);
        System.setProperty(FILE, args[1]);
        Launcher launcher = LauncherFactory.create();
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(DiscoverySelectors.selectClass(OfRuleSet.class))
                        .build(),
                new Lines(lines, musts()));
    }

    /** The rule set of a file that a source reads, or of the class path, or else of a jar with such files in its folder. */
    private static Variant find(String id, Path file) throws IOException {
        if (isRead(file)) {
            return read(file);
        }
        Optional<Variant> ofClasses =
                first(Variant.class, variant -> variant.id().equals(id));
        if (ofClasses.isPresent()) {
            return ofClasses.get();
        }
        try (FileSystem jar = FileSystems.newFileSystem(file);
                Stream<Path> all = Files.list(jar.getPath("META-INF", "plyspace"))) {
            for (Path each : all.filter(ContractRun::isRead).toList()) {
                Variant variant = read(each);
                if (variant.id().equals(id)) {
                    return variant;
                }
            }
        }
        throw new IllegalArgumentException("there is no rule set '" + id + "' in " + file);
    }

    private static boolean isRead(Path file) {
        String name = file.getFileName().toString();
        return first(VariantSource.class, source -> source.reads(name)).isPresent();
    }

    private static Variant read(Path file) throws IOException {
        String name = file.getFileName().toString();
        try (InputStream content = Files.newInputStream(file)) {
            return first(VariantSource.class, source -> source.reads(name))
                    .orElseThrow()
                    .read(name, content);
        }
    }

    private static <T> Optional<T> first(Class<T> service, Predicate<T> wanted) {
        return ServiceLoader.load(service).stream()
                .map(ServiceLoader.Provider::get)
                .filter(wanted)
                .findFirst();
    }

    /** What a rule set must do, by the name of the test, from the page for authors. */
    private static Map<String, String> musts() throws IOException {
        Map<String, String> musts = new HashMap<>();
        try (BufferedReader page = new BufferedReader(
                new InputStreamReader(ContractRun.class.getResourceAsStream(PAGE), StandardCharsets.UTF_8))) {
            page.lines()
                    .map(MUST::matcher)
                    .filter(Matcher::matches)
                    .forEach(row -> musts.put(row.group(2), row.group(1)));
        }
        return musts;
    }

    /** The contract of the rule set of this run. */
    static final class OfRuleSet extends VariantContract {

        private final Variant variant;

        OfRuleSet() throws IOException {
            variant = find(System.getProperty(ID), Path.of(System.getProperty(FILE)));
        }

        @Override
        protected Variant variant() {
            return variant;
        }
    }

    /** Writes what becomes of each test; those that a factory makes count as one. */
    private static final class Lines implements TestExecutionListener {

        private final PrintStream lines;
        private final Map<String, String> musts;
        private final List<String> failures = new ArrayList<>();
        private TestPlan plan;
        private int asked;

        Lines(PrintStream lines, Map<String, String> musts) {
            this.lines = lines;
            this.musts = musts;
        }

        @Override
        public void testPlanExecutionStarted(TestPlan testPlan) {
            plan = testPlan;
            long methods = testPlan.getRoots().stream()
                    .flatMap(root -> Stream.concat(Stream.of(root), testPlan.getDescendants(root).stream()))
                    .filter(this::isMethod)
                    .count();
            write("plan", String.valueOf(methods));
        }

        /** Whether it is a test or a factory of tests, and not one that a factory made. */
        private boolean isMethod(TestIdentifier test) {
            return test.getSource().filter(MethodSource.class::isInstance).isPresent()
                    && plan.getParent(test)
                            .flatMap(TestIdentifier::getSource)
                            .filter(MethodSource.class::isInstance)
                            .isEmpty();
        }

        @Override
        public void executionStarted(TestIdentifier test) {
            if (isMethod(test)) {
                failures.clear();
                asked = 0;
                write("begin", source(test).getMethodName(), statement(source(test)));
            }
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            asked += test.isTest() && result.getStatus() != TestExecutionResult.Status.ABORTED ? 1 : 0;
            if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                Throwable thrown = result.getThrowable().orElseThrow();
                String why = Specimens.why(thrown);
                boolean told = isMethod(test) || why.startsWith(test.getDisplayName());
                failures.add(told ? why : test.getDisplayName() + ": " + why);
            }
            if (isMethod(test)) {
                end(source(test));
            }
        }

        private void end(MethodSource test) {
            String what = failures.isEmpty() ? asked > 0 ? "ok" : "skipped" : "no";
            write(
                    what,
                    test.getMethodName(),
                    statement(test),
                    String.valueOf(asked),
                    failures.isEmpty() ? "" : failures.get(0));
        }

        private String statement(MethodSource test) {
            return test.getJavaMethod().getDeclaringClass().getSimpleName() + ", must "
                    + musts.getOrDefault(test.getMethodName(), "hold");
        }

        private static MethodSource source(TestIdentifier test) {
            return (MethodSource) test.getSource().orElseThrow();
        }

        private void write(String... words) {
            lines.println(String.join(
                    "\t",
                    Stream.of(words)
                            .map(word -> word.replaceAll("[\\t\\r\\n]+", " "))
                            .toList()));
            if (lines.checkError()) {
                Runtime.getRuntime().halt(1); // Nobody reads any more.
            }
        }
    }
}
