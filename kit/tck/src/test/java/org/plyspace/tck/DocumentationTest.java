package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that each "must" of docs/writing-a-variant.md names its contract test, and that each contract test is listed there.
 */
class DocumentationTest {

    private static final Path PAGE = Path.of("..", "..", "docs", "writing-a-variant.md");
    private static final List<Class<?>> OPTIONAL =
            List.of(ReasonContract.class, VectorContract.class, GameContract.class, OptionPlayContract.class);
    private static final Pattern SECTION = Pattern.compile("### .*: ([A-Za-z]+Contract)");
    private static final Pattern MUST = Pattern.compile("\\| \\S.* \\| `([A-Za-z]+)` \\|");

    @Test
    void everyMustNamesItsContractTestAndEveryContractTestItsMust() throws IOException {
        Map<String, Set<String>> tests = contractTests();

        assertTrue(tests.size() > 20, "contracts found: " + tests.keySet());
        assertEquals(lines(tests), lines(documented()));
    }

    /** The names of test methods by the contract that declares them. */
    private static Map<String, Set<String>> contractTests() {
        Map<String, Set<String>> tests = new TreeMap<>();
        for (Class<?> whole : List.of(VariantContract.class, OptionPlayContract.class)) {
            for (Class<?> contract : whole.getInterfaces()) {
                tests.put(contract.getSimpleName(), testsOf(contract));
            }
        }
        for (Class<?> contract : OPTIONAL) {
            tests.put(contract.getSimpleName(), testsOf(contract));
        }
        return tests;
    }

    private static Set<String> testsOf(Class<?> contract) {
        Set<String> names = new TreeSet<>();
        Arrays.stream(contract.getDeclaredMethods())
                .filter(method ->
                        method.isAnnotationPresent(Test.class) || method.isAnnotationPresent(TestFactory.class))
                .map(Method::getName)
                .forEach(names::add);
        return names;
    }

    private static Map<String, Set<String>> documented() throws IOException {
        Map<String, Set<String>> tests = new TreeMap<>();
        String contract = "";
        for (String line : Files.readAllLines(PAGE)) {
            Matcher section = SECTION.matcher(line);
            Matcher must = MUST.matcher(line);
            if (section.matches()) {
                contract = section.group(1);
            } else if (must.matches()) {
                assertTrue(
                        tests.computeIfAbsent(contract, c -> new TreeSet<>()).add(must.group(1)),
                        "named twice: " + must.group(1));
            }
        }
        return tests;
    }

    /** One test per line, so that a difference is easy to see. */
    private static String lines(Map<String, Set<String>> tests) {
        StringBuilder lines = new StringBuilder();
        tests.forEach((contract, names) -> names.forEach(name -> lines.append(contract + "." + name + "\n")));
        return lines.toString();
    }
}
