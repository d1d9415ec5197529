package org.plyspace.arch;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

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
 * A tree of packages that the rules apply to: the project, or a fixture laid out like it.
 *
 * @param root the package above all modules
 * @param variantIds the ids of its rule sets
 */
record Codebase(String root, Set<String> variantIds) {

    private static final Pattern MODULE = Pattern.compile("variant\\.\\w+|\\w+");

    /** The modules of the core, which must not depend on a rule set. */
    static final List<String> CORE = List.of(
            "api",
            "geometry",
            "movegen",
            "vectors",
            "engine",
            "search",
            "library",
            "endgame",
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

    /** A fixture with one rule set, {@code quux}. */
    static Codebase fixture(String name) {
        return new Codebase(Codebase.class.getPackageName() + ".fixture." + name, Set.of("quux"));
    }

    JavaClasses classes() {
        return new ClassFileImporter().importPackages(root);
    }

    /** The classes of the project that are shipped, without tests; read once. */
    static JavaClasses shippedClasses() {
        return Shipped.CLASSES;
    }

    private static final class Shipped {

        private static final JavaClasses CLASSES = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(project().root);
    }

    /** The classes of the tests of all modules that {@link SourceTree#testTypes} knows. */
    static JavaClasses testClasses() {
        Set<String> types = Set.copyOf(SourceTree.testTypes());
        return new ClassFileImporter()
                .importPaths(SourceTree.testClasses())
                // What a source left that is no longer there is nobody's.
                .that(describe(
                        "have a source", type -> types.contains(outermost(type).getName())));
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(Codebase::outermost).orElse(type);
    }

    /** The package pattern of a module. */
    String in(String module) {
        return root + "." + module + "..";
    }

    /** The module of a class: the first part of its package below the root, and for rule sets the second one too. */
    String moduleOf(JavaClass type) {
        String path = type.getPackageName().substring(root.length() + 1);
        Matcher module = MODULE.matcher(path);
        return module.lookingAt() ? module.group() : path;
    }

    String[] inCore() {
        return CORE.stream().map(this::in).toArray(String[]::new);
    }

    /** The packages of the program that loads plugins, which plugins must not use. */
    String[] inProgram() {
        return Stream.of(
                        "engine", "search", "library", "endgame", "match", "conformance", "lab", "report", "web", "cli")
                .map(this::in)
                .toArray(String[]::new);
    }

    String variants() {
        return root + ".variant";
    }
}
