package org.plyspace.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the poms have what a public repository requires, and one version. */
final class PomTest {

    private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");
    private static final Pattern VERSION = Pattern.compile(
            "<artifactId>(?:plyspace-(?:parent|variant-parent)|variant-\\w+|embedding)</artifactId>\\s*<version>([0-9].*)</version>"
                    + "|<plyspace.version>(.*)</plyspace.version>");

    private final Path checkout = SourceTree.checkout();
    private final String root = Checkout.read(checkout.resolve("pom.xml"));

    @ParameterizedTest
    @ValueSource(strings = {"name", "description", "url", "licenses", "developers", "scm"})
    void theParentSaysWhatARepositoryAsksFor(String element) {
        assertTrue(root.contains("\n  <" + element + ">") || root.contains("\n  <" + element + " "), element);
    }

    @Test
    void everyModuleHasANameAndADescriptionOfItsOwn() {
        for (String module : modules().toList()) {
            String pom = pom(module);
            assertTrue(pom.contains("\n  <name>"), module);
            assertTrue(pom.contains("\n  <description>"), module);
        }
    }

    @Test
    void allHaveOneVersion() {
        String version = versions(root).get(0);

        for (String module : modules().toList()) {
            List<String> versions = versions(pom(module));
            assertTrue(!versions.isEmpty(), module);
            assertEquals(List.of(version), versions.stream().distinct().toList(), module);
        }
    }

    private Stream<String> modules() {
        return Stream.concat(
                MODULE.matcher(root).results().map(match -> match.group(1)), Stream.of("examples/embedding"));
    }

    private String pom(String module) {
        return Checkout.read(checkout.resolve(module).resolve("pom.xml"));
    }

    private static List<String> versions(String pom) {
        return VERSION.matcher(pom).results().map(PomTest::version).toList();
    }

    private static String version(MatchResult match) {
        return match.group(1) == null ? match.group(2) : match.group(1);
    }
}
