package org.plyspace.arch;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rules that classes do not show, such as that no pom, resource, script or comment of the core mentions a rule set. */
enum TextRule {
    /** The library's pom says, like that of dist, which rule sets come with it. */
    POMS_USE_NO_VARIANT(checkout -> checkout.coreModules().stream()
            .filter(module -> !module.endsWith("library"))
            .flatMap(module -> found(module.resolve("pom.xml"), TextRule::variantDependencies))),

    RESOURCES_NAME_NO_VARIANT(checkout -> checkout.coreModules().stream()
            .flatMap(module -> Checkout.below(module.resolve("src/main/resources")).stream())
            .flatMap(file -> found(file, text -> matches(names(checkout), text)))),

    SCRIPT_NAMES_NO_VARIANT(
            checkout -> found(checkout.root().resolve("plyspace"), text -> matches(names(checkout), text))),

    COMMENTS_CITE_NO_VARIANT(checkout -> checkout.coreModules().stream()
            .flatMap(module -> Checkout.below(module.resolve("src/main/java")).stream())
            .flatMap(file ->
                    found(file, text -> comments(text).flatMap(comment -> matches(citations(checkout), comment))))),

    /** The classes of spark are not available, since the build omits the module; so its imports are checked. */
    SPARK_HAS_TWO_SIDES(checkout -> SourceTree.modules(checkout.root()).stream()
            .filter(module -> module.endsWith("spark"))
            .flatMap(module -> Checkout.below(module.resolve("src/main/java")).stream())
            .flatMap(file -> found(file, text -> strangeImports(file, text)))),

    NOTHING_USES_SPARK(checkout -> checkout.poms().stream()
            .filter(pom -> !pom.getParent().endsWith("spark"))
            .flatMap(pom -> found(pom, TextRule::sparkDependencies))),

    /** As {@link ArchitectureRule#TESTS_WAIT_FOR_EVENTS}, where the classes are built later, on request or by strangers. */
    LATER_TESTS_WAIT_FOR_EVENTS(checkout -> SourceTree.laterModules(checkout.root()).stream()
            .flatMap(module -> Checkout.below(module.resolve("src/test/java")).stream())
            .flatMap(file -> found(file, TextRule::haste)));

    /** Forbidden to the side that Spark loads: anything but Spark, the JDK and the side's own package. */
    private static final Pattern NOT_OUTSIDE = Pattern.compile(
            "^import (?!java\\.|org\\.apache\\.spark\\.|org\\.plyspace\\.spark\\.\\w+;).*;", Pattern.MULTILINE);
    /**
     * Forbidden to the side behind the class loader: Spark, and anything of ours beyond lab, what lab uses, and the other
     * side's types.
     */
    private static final Pattern NOT_INSIDE = Pattern.compile(
            "^import (?!java\\.|org\\.plyspace\\.(?:api|engine|match|lab)\\.|org\\.plyspace\\.spark\\.\\w+;).*;",
            Pattern.MULTILINE);

    private static final Pattern HASTE = Pattern.compile(
            "\\.sleep\\(|\\bSystem\\s*(?:\\.|::)\\s*(?:nanoTime|currentTimeMillis)\\b|\\bInstant\\s*(?:\\.|::)\\s*now\\b"
                    + "|\\bassertTimeout\\w*|\\bpark(?:Nanos|Until)\\b");

    private static final Pattern SPARK = Pattern.compile("<groupId>org.apache.spark<|<artifactId>plyspace-spark<");

    /** The modules whose tests, and only tests, ask real rule sets. */
    private static final List<String> EXPERIMENTS =
            List.of("search", "endgame", "match", "conformance", "lab", "report");

    private static final Pattern DEPENDENCY = Pattern.compile("<dependency>.*?</dependency>", Pattern.DOTALL);
    private static final Pattern VARIANT = Pattern.compile("<artifactId>(?:plyspace-)?variant-");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
    /** Ids that a comment may use as ordinary words. */
    private static final Set<String> ORDINARY_WORDS = Set.of("cube", "orthodox", "hill");

    @SuppressWarnings("ImmutableEnumChecker") // the lambdas above capture nothing
    private final Function<Checkout, Stream<String>> violations;

    TextRule(Function<Checkout, Stream<String>> violations) {
        this.violations = violations;
    }

    /** The violations, one per line, with the file and the text found. */
    List<String> violations(Checkout checkout) {
        return violations
                .apply(checkout)
                .map(violation -> violation.replace(checkout.root() + "/", ""))
                .toList();
    }

    private static Stream<String> found(Path file, Function<String, Stream<String>> search) {
        boolean experiments = EXPERIMENTS.stream().anyMatch(file.getParent()::endsWith);
        return search.apply(Checkout.read(file))
                .filter(found -> !(experiments && found.contains("<scope>test</scope>")))
                .map(found -> file + ": " + found.replaceAll("\\s+", " "));
    }

    private static Stream<String> variantDependencies(String pom) {
        return matches(DEPENDENCY, pom)
                .filter(dependency -> VARIANT.matcher(dependency).find());
    }

    private static Stream<String> strangeImports(Path file, String source) {
        return matches(file.getParent().endsWith("core") ? NOT_INSIDE : NOT_OUTSIDE, source);
    }

    private static Stream<String> sparkDependencies(String pom) {
        return matches(DEPENDENCY, pom)
                .filter(dependency -> SPARK.matcher(dependency).find());
    }

    private static Stream<String> haste(String source) {
        return matches(HASTE, source);
    }

    private static Stream<String> comments(String source) {
        return matches(COMMENT, source);
    }

    private static Stream<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group);
    }

    private static Pattern names(Checkout checkout) {
        return words(checkout.variantIds(), "");
    }

    /** Names that stand for a rule set in any context, and the pages of all rule sets. */
    private static Pattern citations(Checkout checkout) {
        Set<String> proper = checkout.variantIds().stream()
                .filter(id -> !ORDINARY_WORDS.contains(id))
                .collect(Collectors.toSet());
        return Pattern.compile(
                words(proper, "") + "|" + words(checkout.variantIds(), "\\.md"), Pattern.CASE_INSENSITIVE);
    }

    private static Pattern words(Set<String> ids, String ending) {
        return Pattern.compile(
                ids.stream()
                                .sorted()
                                .map(Pattern::quote)
                                .collect(Collectors.joining("|", "(?<![\\p{L}\\p{N}])(?:", ")"))
                        + ending + "(?![\\p{L}\\p{N}])",
                Pattern.CASE_INSENSITIVE);
    }
}
