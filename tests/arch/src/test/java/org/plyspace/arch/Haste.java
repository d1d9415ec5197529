package org.plyspace.arch;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.Set;

/** By what a test depends on how quick the machine is: it asks the clock, or lets time pass. */
final class Haste {

    private static final Set<String> TIMES = Set.of("nanoTime", "currentTimeMillis");
    private static final Set<String> PAUSES = Set.of("parkNanos", "parkUntil");

    private Haste() {}

    static DescribedPredicate<JavaAccess<?>> ofTests() {
        return describe("asks the clock, or lets time pass", access -> isOne(access.getTarget()));
    }

    private static boolean isOne(AccessTarget target) {
        String name = target.getName();
        return switch (target.getOwner().getFullName()) {
            case "java.lang.Thread", "java.util.concurrent.TimeUnit" -> name.equals("sleep");
            case "java.util.concurrent.locks.LockSupport" -> PAUSES.contains(name);
            case "java.lang.System" -> TIMES.contains(name);
            case "java.time.Instant" -> name.equals("now");
            case "org.junit.jupiter.api.Assertions" -> name.startsWith("assertTimeout");
            default -> false;
        };
    }
}
