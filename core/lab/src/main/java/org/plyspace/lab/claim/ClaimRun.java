package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;

/**
 * Tests claims. The result depends on the rules, the claims and the sizes, not on the number of threads. If a set of claims
 * cannot be tested, or its rule set fails, the others still are.
 */
public final class ClaimRun {

    private final Registry registry;
    private final ClaimSizes sizes;
    private final ClaimTables tables;
    private final Optional<ClaimFolder> folder;

    /**
     * Creates a run over the rule sets of a registry.
     *
     * @param folder keeps what is played, and has what was; empty if nothing is kept
     */
    public ClaimRun(Registry registry, ClaimSizes sizes, ClaimTables tables, Optional<ClaimFolder> folder) {
        this.registry = registry;
        this.sizes = sizes;
        this.tables = tables;
        this.folder = folder;
    }

    /** The progress of one set of claims. */
    private static final class Course {
        private final RuleSetClaims set;
        private final Map<ClaimTest, TestResult> counted = new LinkedHashMap<>();
        private Map<ClaimTest, PlayedNumber> numbers = Map.of();
        private Optional<Measurer> measurer = Optional.empty();
        private Optional<String> failure = Optional.empty();

        Course(RuleSetClaims set) {
            this.set = set;
        }

        void attempt(Runnable job) {
            if (failure.isEmpty()) {
                try {
                    job.run();
                } catch (PlyspaceException refused) {
                    failure = Optional.of(refused.getMessage());
                }
            }
        }
    }

    /**
     * Tests all sets.
     *
     * @param threads the number of games to play at a time, and of threads that make tables
     * @param progress receives the number of games played
     */
    public List<RuleSetClaimsResult> run(List<RuleSetClaims> sets, int threads, Progress progress) {
        List<Course> courses = sets.stream().map(Course::new).toList();
        courses.forEach(course -> course.attempt(() -> check(course)));
        courses.forEach(course -> course.attempt(() -> count(course, threads)));
        long total = courses.stream()
                .flatMap(course -> course.measurer.stream())
                .mapToLong(Measurer::steps)
                .sum();
        Steps steps = new Steps(progress, total);
        courses.forEach(course -> course.attempt(
                () -> course.measurer.ifPresent(measurer -> course.numbers = measurer.measure(threads, steps))));
        Decisions decisions = new Decisions(courses.stream()
                .filter(course -> course.failure.isEmpty())
                .flatMap(course -> course.numbers.values().stream())
                .toList());
        return courses.stream().map(course -> result(course, decisions)).toList();
    }

    private void check(Course course) {
        for (Claim claim : course.set.claims()) {
            for (ClaimTest test : claim.tests()) {
                named(course.set, claim, () -> test.check(registry));
            }
        }
        if (!sizes.withoutGames() || folder.isPresent()) {
            course.measurer = Optional.of(new Measurer(registry, course.set, sizes, folder));
        }
    }

    private void count(Course course, int threads) {
        boolean asksTables = course.set.claims().stream()
                .flatMap(claim -> claim.tests().stream())
                .anyMatch(TablesTest.class::isInstance);
        Optional<StoredCounts> stored =
                folder.filter(keeping -> asksTables).map(keeping -> new StoredCounts(keeping, course.set.id()));
        try {
            count(course, stored, threads);
        } finally {
            stored.ifPresent(StoredCounts::close);
        }
    }

    private void count(Course course, Optional<StoredCounts> stored, int threads) {
        for (Claim claim : course.set.claims()) {
            for (ClaimTest test : claim.tests()) {
                if (test instanceof CountingTest || test instanceof TablesTest) {
                    named(
                            course.set,
                            claim,
                            () -> course.counted.put(
                                    test,
                                    registry.follow(
                                            course.set.id(),
                                            "about claims",
                                            counter -> count(test, stored, threads, counter))));
                }
            }
        }
    }

    private TestResult count(ClaimTest test, Optional<StoredCounts> stored, int threads, WorkCounter counter) {
        if (test instanceof TablesTest asked) {
            ClaimTables.Answers answers = tables.ask(asked, registry, stored, threads, sizes.quick(), counter);
            return TestResult.counted(test, answers.cases(), answers.leftOut());
        }
        AtomicLong steps = new AtomicLong();
        counter.count(steps::get);
        return TestResult.counted(test, ((CountingTest) test).count(registry, steps::incrementAndGet));
    }

    private static void named(RuleSetClaims set, Claim claim, Runnable question) {
        try {
            question.run();
        } catch (PlyspaceException refused) {
            throw new UsageException(set.place(claim), refused.getMessage());
        }
    }

    private static RuleSetClaimsResult result(Course course, Decisions decisions) {
        if (course.failure.isPresent()) {
            return new RuleSetClaimsResult(course.set, List.of(), course.failure);
        }
        List<ClaimResult> results = new ArrayList<>();
        for (Claim claim : course.set.claims()) {
            results.add(new ClaimResult(
                    claim,
                    claim.tests().stream()
                            .map(test -> result(test, course, decisions))
                            .toList()));
        }
        return new RuleSetClaimsResult(course.set, results, Optional.empty());
    }

    private static TestResult result(ClaimTest test, Course course, Decisions decisions) {
        if (course.counted.containsKey(test)) {
            return course.counted.get(test);
        }
        return Optional.ofNullable(course.numbers.get(test))
                .map(number -> decisions.result(test, number))
                .orElseGet(() -> TestResult.without(test));
    }
}
