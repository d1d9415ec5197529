package org.plyspace.arch;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import java.util.function.Predicate;

/** The rules on what only certain classes may do: write files, read texts, print, and load plugins. */
final class Doors {

    private static final String CONSTRUCTOR = "<init>";

    private static final Set<String> WRITING_METHODS_OF_FILES = Set.of(
            "copy",
            "createDirectories",
            "createDirectory",
            "createFile",
            "createLink",
            "createSymbolicLink",
            "createTempDirectory",
            "createTempFile",
            "delete",
            "deleteIfExists",
            "move",
            "newBufferedWriter",
            "newByteChannel",
            "newOutputStream",
            "setLastModifiedTime",
            "setPosixFilePermissions",
            "write",
            "writeString");
    private static final Set<String> WRITING_METHODS_OF_FILE =
            Set.of("createNewFile", "createTempFile", "delete", "mkdir", "mkdirs", "renameTo");
    private static final Set<String> WRITERS = Set.of(
            "java.io.FileOutputStream",
            "java.io.FileWriter",
            "java.io.PrintStream",
            "java.io.PrintWriter",
            "java.io.RandomAccessFile",
            "java.util.Formatter");
    private static final Set<String> FILES_BY_NAME = Set.of("java.io.File", "java.lang.String");

    private static final Set<String> READING_METHODS_OF_FILES =
            Set.of("lines", "newBufferedReader", "newInputStream", "readAllBytes", "readAllLines", "readString");
    private static final Set<String> READERS =
            Set.of("java.io.FileInputStream", "java.io.FileReader", "java.io.InputStreamReader", "java.util.Scanner");

    private Doors() {}

    /** A rule that forbids an access to the whole program outside a package. */
    static ArchRule onlyIn(Codebase code, String packageName, DescribedPredicate<JavaAccess<?>> it) {
        return noClasses()
                .that()
                .resideInAnyPackage(code.inProgram())
                .and()
                .resideOutsideOfPackage(code.in(packageName))
                .should()
                .accessTargetWhere(it);
    }

    static DescribedPredicate<JavaAccess<?>> writeFiles() {
        return to("writes or changes a file", Doors::writesFiles);
    }

    static DescribedPredicate<JavaAccess<?>> readTexts() {
        return to("reads a file or makes characters of bytes", Doors::readsTexts);
    }

    static DescribedPredicate<JavaAccess<?>> print() {
        return to("prints, or reads what is typed", Doors::prints);
    }

    static DescribedPredicate<JavaAccess<?>> loadServices() {
        return to("looks for plugins", target -> owner(target).equals("java.util.ServiceLoader"));
    }

    private static DescribedPredicate<JavaAccess<?>> to(String what, Predicate<AccessTarget> predicate) {
        return describe(what, access -> predicate.test(access.getTarget()));
    }

    private static boolean writesFiles(AccessTarget target) {
        return switch (owner(target)) {
            case "java.nio.file.Files" -> WRITING_METHODS_OF_FILES.contains(target.getName());
            case "java.io.File" -> WRITING_METHODS_OF_FILE.contains(target.getName());
            case "java.nio.channels.FileChannel", "java.nio.channels.AsynchronousFileChannel" ->
                target.getName().equals("open");
            default -> WRITERS.contains(owner(target)) && isMadeOfAName(target);
        };
    }

    private static boolean isMadeOfAName(AccessTarget target) {
        return target.getName().equals(CONSTRUCTOR)
                && target instanceof CodeUnitAccessTarget constructor
                && !constructor.getRawParameterTypes().isEmpty()
                && FILES_BY_NAME.contains(
                        constructor.getRawParameterTypes().get(0).getFullName());
    }

    private static boolean readsTexts(AccessTarget target) {
        return switch (owner(target)) {
            case "java.nio.file.Files" -> READING_METHODS_OF_FILES.contains(target.getName());
            case "java.lang.Process" -> target.getName().equals("inputReader");
            default -> READERS.contains(owner(target)) && target.getName().equals(CONSTRUCTOR);
        };
    }

    private static boolean prints(AccessTarget target) {
        return switch (owner(target)) {
            case "java.lang.System" -> Set.of("out", "err", "in").contains(target.getName());
            case "java.io.PrintStream" -> !Set.of(CONSTRUCTOR, "flush", "close").contains(target.getName());
            case "java.lang.Throwable" -> target.getName().equals("printStackTrace");
            default -> false;
        };
    }

    private static String owner(AccessTarget target) {
        return target.getOwner().getFullName();
    }
}
