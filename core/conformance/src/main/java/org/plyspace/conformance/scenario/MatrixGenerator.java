package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;

/**
 * Generates the matrix of a rule set: the source's own examples, and cases of every category that occurs in random play and
 * its variations. The rules decide what is expected.
 */
public final class MatrixGenerator {

    /** The default number of games, usually enough to find cases of most categories. */
    public static final int DEFAULT_GAMES = 30;

    /** The seed of the matrices in docs/scenarios. */
    public static final long DEFAULT_SEED = 1;
    /** The default number of generated cases in a category. */
    public static final int DEFAULT_PER_CATEGORY = 5;

    private final Rules rules;
    private final long seed;
    private final int perCategory;

    /**
     * Creates a generator.
     *
     * @param seed the same seed gives the same matrix
     * @param perCategory the most generated cases in a category
     */
    public MatrixGenerator(Rules rules, long seed, int perCategory) {
        this.rules = rules;
        this.seed = seed;
        this.perCategory = perCategory;
    }

    /**
     * Searches games for candidates and chooses the cases.
     *
     * @param games the number of random games to search
     * @param counter counts the positions examined
     * @throws IllegalStateException if the rules contradict one of their own examples
     */
    public Matrix generate(int games, Progress progress, WorkCounter counter) {
        List<TestCase> cases = new ArrayList<>(new CuratedCases(rules).cases());
        Set<String> asked = cases.stream().map(TestCase::question).collect(Collectors.toSet());
        Collector collector = new Collector(perCategory);
        if (hasStart()) {
            AtomicLong looked = new AtomicLong();
            counter.count(looked::get);
            CaseFinder finder = new CaseFinder(rules, seed, collector);
            Consumer<Position> visitor = position -> {
                finder.look(position);
                looked.incrementAndGet();
            };
            new PositionSearch(rules, seed).visit(games, visitor, progress);
        }
        cases.addAll(collector.choose(asked));
        return new Matrix(rules.setting(), cases);
    }

    private boolean hasStart() {
        try {
            rules.start();
            return true;
        } catch (NoStartException examplesOnly) {
            return false;
        }
    }
}
