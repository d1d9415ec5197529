package org.plyspace.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every rule fails where it is broken, and only there. Its fixture is the package named after it, in which classes whose names
 * start with {@code Breaks} break it, each in a different way, and all others keep it.
 */
final class ArchitectureRuleTest {

    private static final Pattern BREAKER = Pattern.compile("[\\w.]+\\.Breaks\\w+");

    @ParameterizedTest
    @EnumSource
    void ruleNamesEveryClassThatBreaksIt(ArchitectureRule rule) {
        JavaClasses classes = fixture(rule).classes();
        Set<String> breakers = classes.stream()
                .map(JavaClass::getName)
                .filter(name -> BREAKER.matcher(name).matches())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> named = violations(rule, classes).stream()
                .flatMap(violation -> BREAKER.matcher(violation).results())
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
        assertFalse(
                breakers.isEmpty(),
                () -> "no class to break it in " + fixture(rule).root());
        assertEquals(breakers, named);
    }

    @ParameterizedTest
    @EnumSource
    void ruleNamesNothingElse(ArchitectureRule rule) {
        assertEquals(
                List.of(),
                violations(rule, fixture(rule).classes()).stream()
                        .filter(violation -> !BREAKER.matcher(violation).find())
                        .toList());
    }

    private static List<String> violations(ArchitectureRule rule, JavaClasses classes) {
        return rule.evaluate(fixture(rule), classes).getFailureReport().getDetails();
    }

    private static Codebase fixture(ArchitectureRule rule) {
        return Codebase.fixture(rule.name().toLowerCase(Locale.ROOT).replace("_", ""));
    }
}
