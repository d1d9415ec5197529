package org.plyspace.arch;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.plyspace.api.Variant;

/**
 * A tree of packages that the rules are about: the project, or a fixture laid out like it.
 *
 * @param root the package above all modules
 * @param variantIds ids of the rule sets in it
 */
record Codebase(String root, Set<String> variantIds) {

    private static final Pattern MODULE = Pattern.compile("variant\\.\\w+|\\w+");

    /** What every rule set may be used through, and never the other way round. */
    static final List<String> CORE = List.of(
            "api",
            "geometry",
            "movegen",
            "vectors",
            "engine",
            "search",
            "statistics",
            "match",
            "conformance",
            "lab",
            "report",
            "spark",
            "web",
            "cli",
            "tck");

    /** The project itself, with the ids that its rule sets report. */
    static Codebase project() {
        Set<String> ids = new TreeSet<>();
        ServiceLoader.load(Variant.class).forEach(variant -> ids.add(variant.id()));
        return new Codebase("org.plyspace", ids);
    }

    /** A fixture with one rule set, whose id is {@code quux}. */
    static Codebase fixture(String name) {
        return new Codebase(Codebase.class.getPackageName() + ".fixture." + name, Set.of("quux"));
    }

    JavaClasses classes() {
        return new ClassFileImporter().importPackages(root);
    }

    /** The classes that are shipped, without tests. */
    JavaClasses shippedClasses() {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(root);
    }

    /** The pattern for everything in a module. */
    String in(String module) {
        return root + "." + module + "..";
    }

    /** The module that a class belongs to: the first part of its package below the root, and for rule sets the second one too. */
    String moduleOf(JavaClass type) {
        String path = type.getPackageName().substring(root.length() + 1);
        Matcher module = MODULE.matcher(path);
        return module.lookingAt() ? module.group() : path;
    }

    String[] inCore() {
        return CORE.stream().map(this::in).toArray(String[]::new);
    }

    /** What plugins are loaded into, and see nothing of. */
    String[] inProgram() {
        return Stream.of("engine", "search", "match", "conformance", "lab", "report", "web", "cli")
                .map(this::in)
                .toArray(String[]::new);
    }

    String variants() {
        return root + ".variant";
    }
}
