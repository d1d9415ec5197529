package org.plyspace.lab.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.plyspace.lab.numbers.Compared;
import org.plyspace.lab.numbers.ResultTableMaker;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.Estimates;
import org.plyspace.statistics.PValues;

/**
 * Holds the hypotheses of an experiment against its games, for each engine that they are about: by intervals that hold together, or,
 * where an experiment has no need of them, by tests adjusted by Holm's method. A metric stands for its first number.
 */
public final class HypothesisTests {

    private final ReadyExperiment ready;
    private final Experiment experiment;
    private final List<SettingGames> games;
    private final ResultTableMaker whole;

    /**
     * Creates tests of games.
     *
     * @param games the games of all settings
     */
    public HypothesisTests(ReadyExperiment ready, List<SettingGames> games) {
        this(ready, games, new ResultTableMaker(games, ready.experiment().seed()));
    }

    /**
     * Creates tests of games that have been summed up.
     *
     * @param whole the numbers of the same games
     */
    public HypothesisTests(ReadyExperiment ready, List<SettingGames> games, ResultTableMaker whole) {
        this.ready = ready;
        this.experiment = ready.experiment();
        this.games = List.copyOf(games);
        this.whole = whole;
    }

    /** The name by which games refer to a setting of the experiment. */
    private String name(String setting) {
        return ready.name(experiment.settings().indexOf(setting));
    }

    /** The hypotheses with their verdicts, for one engine after the other. */
    public List<HypothesisResult> results() {
        if (experiment.hypotheses().isEmpty()) {
            return List.of();
        }
        return experiment.isReadFromIntervals()
                ? new IntervalVerdicts(this).results()
                : new HolmVerdicts(this).results();
    }

    /** The experiment whose hypotheses these are. */
    public Experiment experiment() {
        return experiment;
    }

    /** A hypothesis held against the games of one engine. */
    public record Question(Hypothesis hypothesis, String player) {}

    /** All hypotheses with the engines that they are about. */
    public List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        for (String player : experiment.players()) {
            for (Hypothesis hypothesis : experiment.hypotheses()) {
                if (hypothesis.players(experiment.players()).contains(player)) {
                    questions.add(new Question(hypothesis, player));
                }
            }
        }
        return questions;
    }

    /** The number of first games that all settings of a hypothesis have; 0 if it names none. */
    int complete(Question question) {
        return question.hypothesis().isStatedInNumbers()
                ? question.hypothesis().settings().stream()
                        .mapToInt(setting -> complete(setting, question.player()))
                        .min()
                        .orElse(0)
                : 0;
    }

    private int complete(String setting, String player) {
        return games.stream()
                .filter(each -> isOf(each.setting(), name(setting), player))
                .mapToInt(SettingGames::complete)
                .findFirst()
                .orElse(0);
    }

    private static boolean isOf(Setting setting, String name, String player) {
        return setting.spec().equals(name) && setting.player().equals(player);
    }

    /** The numbers of all games. */
    public ResultTableMaker numbers() {
        return whole;
    }

    /** The numbers of the first games of all settings, summed up anew if these are not all. */
    ResultTableMaker numbers(int first) {
        return first >= experiment.games() ? whole : numbers(opening -> opening < first);
    }

    /** The numbers of the games of all settings with some openings, summed up anew. */
    ResultTableMaker numbers(IntPredicate openings) {
        return new ResultTableMaker(
                games.stream().map(each -> each.only(openings)).toList(), experiment.seed());
    }

    /** The mean search depth of the engine in the baseline, or in the only setting, in plies; 0 if it does not search. */
    double depth(Question question) {
        List<String> settings = question.hypothesis().settings();
        String baseline = name(settings.get(settings.size() - 1));
        return games.stream()
                .filter(each -> isOf(each.setting(), baseline, question.player()))
                .mapToDouble(SettingGames::meanDepth)
                .findFirst()
                .orElse(0);
    }

    /** The difference that an expectation is about; empty if no game contributes to it. */
    public Optional<Compared> compare(Question question, Expectation expectation, ResultTableMaker numbers) {
        String metric = expectation.metric().orElseThrow();
        String setting = name(question.hypothesis().setting().orElseThrow());
        return expectation.than().isPresent()
                ? numbers.compare(metric, expectation.than().getAsDouble(), setting, question.player())
                : numbers.compare(
                        metric, name(question.hypothesis().baseline().orElseThrow()), setting, question.player());
    }

    /** A hypothesis of which nothing was measured. */
    HypothesisResult unmeasured(Question question, HypothesisVerdict verdict) {
        return new HypothesisResult(
                question.hypothesis(),
                question.hypothesis().setting().map(this::name).orElse(""),
                question.hypothesis().baseline().map(this::name).orElse(""),
                question.player(),
                List.of(),
                verdict,
                complete(question),
                experiment.games());
    }

    /**
     * Verdicts at the end of an experiment whose hypotheses have no margins. Each is tested in its own direction, for it and against it; an
     * equivalence is tested by two one-sided tests within the margin of its number. The probability that any hypothesis is wrongly supported
     * is at most 5 %; so is the probability that any is wrongly refuted.
     */
    record HolmVerdicts(HypothesisTests tests) {

        private static final double LEVEL = 0.05;

        /** What was measured, with the probability of such games if a hypothesis, or its opposite, is false. */
        private record Tested(Optional<Compared> compared, double support, double refutation) {}

        List<HypothesisResult> results() {
            List<HypothesisTests.Question> questions = tests.questions();
            ResultTableMaker numbers = tests.numbers();
            List<Tested> tested =
                    questions.stream().map(question -> test(question, numbers)).toList();
            double[] support =
                    PValues.holm(tested.stream().mapToDouble(Tested::support).toArray());
            double[] refutation =
                    PValues.holm(tested.stream().mapToDouble(Tested::refutation).toArray());
            return IntStream.range(0, support.length)
                    .mapToObj(i -> result(questions.get(i), tested.get(i), support[i], refutation[i]))
                    .toList();
        }

        private HypothesisResult result(
                HypothesisTests.Question question, Tested tested, double support, double refutation) {
            if (tested.compared.isEmpty()) {
                return tests.unmeasured(question, HypothesisVerdict.UNTESTED);
            }
            int games = tests.experiment().games();
            if (tests.complete(question) < games) {
                return tests.unmeasured(question, HypothesisVerdict.INTERIM);
            }
            HypothesisVerdict verdict = support <= LEVEL
                    ? HypothesisVerdict.SUPPORTED
                    : refutation <= LEVEL ? HypothesisVerdict.REFUTED : HypothesisVerdict.OPEN;
            Expectation expectation = question.hypothesis().expectations().get(0);
            MeasuredEffect effect = new MeasuredEffect(expectation, tested.compared.get(), Estimates.TAIL, verdict);
            return tests.unmeasured(question, verdict).with(verdict, games, List.of(effect));
        }

        /** Tests a hypothesis, not yet adjusted for the others. */
        private Tested test(HypothesisTests.Question question, ResultTableMaker numbers) {
            if (!question.hypothesis().isStatedInNumbers()) {
                return new Tested(Optional.empty(), Double.NaN, Double.NaN);
            }
            Expectation expectation = question.hypothesis().expectations().get(0);
            Optional<Compared> compared = tests.compare(question, expectation, numbers);
            if (compared.isEmpty()) {
                return new Tested(compared, Double.NaN, Double.NaN);
            }
            Difference difference = compared.get().difference();
            OptionalDouble margin = compared.get().margin();
            double alike = margin.isPresent() ? difference.equivalenceP(margin.getAsDouble()) : Double.NaN;
            return switch (expectation.direction().orElseThrow()) {
                case HIGHER -> new Tested(compared, difference.higherP(), difference.lowerP());
                case LOWER -> new Tested(compared, difference.lowerP(), difference.higherP());
                case DIFFERENT -> new Tested(compared, difference.p(), alike);
                case EQUIVALENT ->
                    new Tested(
                            compared,
                            alike,
                            margin.isPresent() ? difference.largerP(margin.getAsDouble()) : Double.NaN);
                case NOT_HIGHER, NOT_LOWER ->
                    throw new IllegalStateException("a hypothesis with a margin is read from intervals");
            };
        }
    }
}
