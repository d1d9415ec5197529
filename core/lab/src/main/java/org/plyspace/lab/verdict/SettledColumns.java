package org.plyspace.lab.verdict;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.GameNumbers;
import org.plyspace.lab.experiment.Hypothesis;
import org.plyspace.lab.experiment.Looks;

/**
 * The settings, each with an engine, that an experiment no longer plays, as all hypotheses about them were settled at its looks. A
 * baseline goes on as long as any setting that is compared with it. Confined to one thread.
 */
public final class SettledColumns {

    private final Experiment experiment;
    private final Supplier<List<HypothesisResult>> verdicts;
    private Set<Integer> settled = Set.of();

    /**
     * Creates the columns of an experiment, none of which is settled yet.
     *
     * @param verdicts gives the verdicts on the games played so far
     */
    public SettledColumns(Experiment experiment, Supplier<List<HypothesisResult>> verdicts) {
        this.experiment = experiment;
        this.verdicts = verdicts;
    }

    /** The numbers of games after which to look, the last being all: only that one if no look can end a column. */
    public List<Integer> stages() {
        return experiment.looks().filter(Looks::stops).map(Looks::games).orElse(List.of(experiment.games()));
    }

    /** Whether a column, as counted by {@link GameNumbers#column(int)}, is no longer played. */
    public boolean isSettled(int column) {
        return settled.contains(column);
    }

    /** Reads the verdicts on the games played so far. */
    public void look() {
        GameNumbers numbers = experiment.numbers();
        Set<Integer> asked = new HashSet<>();
        Set<Integer> open = new HashSet<>();
        for (HypothesisResult result : verdicts.get()) {
            if (result.hypothesis().isStatedInNumbers()) {
                Set<Integer> columns = columns(result, numbers);
                asked.addAll(columns);
                if (!result.verdict().isSettled()) {
                    open.addAll(columns);
                }
            }
        }
        asked.removeAll(open);
        settled = Set.copyOf(asked);
    }

    private Set<Integer> columns(HypothesisResult result, GameNumbers numbers) {
        Hypothesis hypothesis = result.hypothesis();
        int player = experiment.players().indexOf(result.player());
        return hypothesis.settings().stream()
                .map(setting -> numbers.column(experiment.settings().indexOf(setting), player))
                .collect(Collectors.toSet());
    }

    /** The columns that are no longer played, in order: {@code mine:castling=off, alphabeta:nodes=1000}. */
    public List<String> names() {
        GameNumbers numbers = experiment.numbers();
        return IntStream.range(0, numbers.columns())
                .filter(this::isSettled)
                .mapToObj(column -> experiment.settings().get(numbers.setting(column)) + ", "
                        + experiment.players().get(numbers.player(column)))
                .toList();
    }
}
