package org.plyspace.arch;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;

/** The classes that find out, or play, what is printed. */
final class Deciding {

    /** What statistics gives to print: numbers with their intervals, and counts. */
    private static final Set<String> MEASURED =
            Set.of("Estimate", "Estimates", "JointIntervals", "PairCounts", "PairSprt", "PairStrength", "State");

    private static final Set<String> PLAYING =
            Set.of("ExperimentRun", "ExperimentGames", "StoreWriter", "ComparisonRun");

    private Deciding() {}

    static DescribedPredicate<JavaClass> classes(Codebase code) {
        return describe(
                "test, plan or play",
                type -> (type.getPackageName().equals(code.root() + ".statistics")
                                && !MEASURED.contains(type.getSimpleName()))
                        || PLAYING.contains(type.getSimpleName()));
    }
}
