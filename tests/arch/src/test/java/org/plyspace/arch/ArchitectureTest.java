package org.plyspace.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/** The rules hold for the project, and saw all of it. */
final class ArchitectureTest {

    /** With fewer sources than this, the checkout was not found. */
    private static final int LEAST_TYPES = 30;

    private static final Codebase PROJECT = Codebase.project();
    private static final JavaClasses CLASSES = Codebase.shippedClasses();
    private static final JavaClasses TESTS = Codebase.testClasses();

    @ParameterizedTest
    @EnumSource
    void ruleHolds(ArchitectureRule rule) {
        JavaClasses classes = rule.isForTests() ? TESTS : CLASSES;
        assertFalse(
                rule.evaluate(PROJECT, classes).hasViolation(),
                () -> rule.evaluate(PROJECT, classes).getFailureReport().toString());
    }

    @Test
    void rulesSeeEveryTypeOfEveryModule() {
        assertSeen(CLASSES, SourceTree.shippedTypes());
    }

    @Test
    void rulesForTestsSeeEveryTypeOfEveryModule() {
        assertSeen(TESTS, SourceTree.testTypes());
    }

    private static void assertSeen(JavaClasses seen, List<String> types) {
        assertTrue(types.size() >= LEAST_TYPES, () -> "only these source files were found: " + types);
        assertEquals(
                List.of(),
                types.stream().filter(type -> !seen.contain(type)).toList(),
                "not seen by the rules; are their modules among the dependencies of arch?");
    }

    @Test
    void everyVariantModuleIsFoundAsAService() {
        Set<String> found = Stream.concat(
                        ServiceLoader.load(Variant.class).stream(), ServiceLoader.load(VariantSource.class).stream())
                .map(provider -> variantPackage(provider.type().getName()))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> modules = CLASSES.stream()
                .map(JavaClass::getName)
                .filter(name -> name.startsWith(PROJECT.variants() + ".") && !name.endsWith("package-info"))
                .map(ArchitectureTest::variantPackage)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(modules, found, "packages of rule sets, and those among them that ServiceLoader finds one in");
    }

    private static String variantPackage(String className) {
        return className.substring(PROJECT.variants().length() + 1).split("\\.", 2)[0];
    }
}
