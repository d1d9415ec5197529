package org.plyspace.match.tune;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.ResumableMatch;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.Weights;

/**
 * Fits the weights of the evaluation to games, which the search plays against itself or which were played before.
 *
 * @param eval the weights to begin with, which play the games and which the fit is held near
 * @param seed the seed of openings, and of what is learnt in which order
 * @param standstill how long no game may advance
 */
public record TuningTask(Registry registry, String eval, long seed, Duration standstill) {

    /** The number of random plies that begin each game, which are not learnt from. */
    private static final int OPENING = 8;

    private static final int MOST_PLIES = 400;

    /** A little noise, since the two games of a pair between equal players would be the same without it. */
    private static final int NOISE = 12;

    /**
     * The games that the search plays to learn from.
     *
     * @param number the number of games, which is even
     * @param nodes the nodes searched for each move
     * @param file where each is saved as it ends, and from which an interrupted run goes on
     */
    public record OwnGames(int number, int nodes, Optional<String> file) {}

    /** Learns from games that it plays; returns the text of the weights. */
    public String fromOwn(String variant, OwnGames games, int threads, Progress progress) {
        return tuned(variant, (rules, counter, each) -> {
            String player = "alphabeta:nodes=" + games.nodes + ",hash=4,noise=" + NOISE + ",eval=" + eval;
            EngineSpec spec = EngineSpec.parse(player);
            Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), MOST_PLIES);
            MatchSettings settings = new MatchSettings(
                    games.number / 2, seed, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
            Match match = new Match(rules, spec, spec, settings);
            counter.count(match::plies);
            String event = "games of " + player + " to learn from, seed " + seed;
            ResumableMatch.play(match, rules.setting(), event, games.file, threads, game -> {
                each.accept(game);
                progress.reached(match.standing().games(), games.number);
            });
            return games.number;
        });
    }

    /** Learns from the games of one rule set in files of records; returns the text of the weights. */
    public String fromFiles(String variant, List<String> files) {
        return tuned(variant, (rules, counter, each) -> {
            AtomicLong done = new AtomicLong();
            counter.count(done::get);
            return RecordedGames.read(files, rules.setting(), game -> {
                each.accept(game);
                done.incrementAndGet();
            });
        });
    }

    /**
     * Learns from the games of several rule sets in files of records the weights of what men attack; returns the text of the
     * weights.
     */
    public String together(List<String> variants, List<String> files) {
        List<Rules> ruleSets = variants.stream().map(registry::rules).toList();
        SharedTuning tuning = new SharedTuning(EngineSpec.WeightTexts.named(eval), OPENING, seed);
        for (int i = 0; i < ruleSets.size(); i++) {
            Rules rules = ruleSets.get(i);
            registry.within(CallLimit.work(standstill))
                    .follow(variants.get(i), "for positions to learn from", counter -> {
                        AtomicLong done = new AtomicLong();
                        counter.count(done::get);
                        List<MatchGame> read = new ArrayList<>();
                        RecordedGames.read(files, rules.setting(), read::add);
                        tuning.add(rules, read, done::incrementAndGet);
                        return tuning;
                    });
        }
        SharedTuning.Result result = tuning.fit();
        StringBuilder head = new StringBuilder();
        result.slopes()
                .forEach((setting, slope) -> head.append(String.format(
                        Locale.ROOT, "# %s: expectancy of a score s: 1 / (1 + exp(-%.6f s))%n", setting, slope)));
        head.append(String.format(Locale.ROOT, "# %d positions, seed %d%n", result.positions(), seed));
        return text(result.weights(), head.toString());
    }

    /** Where games come from. */
    private interface Games {

        /** Passes each game, in any order, and returns their number. */
        int each(Rules rules, WorkCounter counter, Consumer<MatchGame> each);
    }

    private String tuned(String variant, Games games) {
        return registry.within(CallLimit.work(standstill)).follow(variant, "for games to learn from", counter -> {
            Rules rules = registry.rules(variant);
            Tuning tuning = new Tuning(rules, OPENING, EngineSpec.WeightTexts.named(eval), seed);
            int learnt = games.each(rules, counter, tuning::add);
            return text(tuning.fit(), rules, learnt);
        });
    }

    private String text(Tuning.Result result, Rules rules, int learnt) {
        String head = String.format(
                Locale.ROOT,
                """
                # %s: %d positions of %d games, seed %d
                # on games not learnt from, cross entropy %.5f nats by the first weights, by these less by %.5f (%.5f to %.5f)
                # expectancy of a score s in hundredths of a pawn: 1 / (1 + exp(-%.6f s))
                """,
                rules.setting(),
                result.positions(),
                learnt,
                seed,
                result.before(),
                result.gain().mean(),
                result.gain().low(),
                result.gain().high(),
                result.slope());
        return text(result.weights(), head);
    }

    /** The weights with a head of comments below their first line. */
    private static String text(Weights weights, String head) {
        String text = weights.text();
        int first = text.indexOf('\n') + 1;
        return text.substring(0, first) + head + text.substring(first);
    }

    /** Finished games in files of records, such as those that {@code match --out} writes, to learn weights from. */
    public static final class RecordedGames {

        private static final int LONGEST = 500_000_000;

        private RecordedGames() {}

        /**
         * Reads the games of one rule set.
         *
         * @param files their games are numbered on: pairs stay together if each file has an even number of games
         * @param setting the rule set; games of others are left out
         * @param each receives every finished game
         * @return the number of games read
         * @throws UsageException if a file cannot be read, or no game is of this rule set
         */
        public static int read(List<String> files, String setting, Consumer<MatchGame> each) {
            int[] count = new int[1];
            for (String file : files) {
                read(file, record -> {
                    if (record.setting().equals(setting) && record.result() != GameResult.OPEN) {
                        each.accept(new MatchGame(count[0]++, record));
                    }
                });
            }
            if (count[0] == 0) {
                throw new UsageException("no finished game of " + Texts.shorten(setting) + " is in "
                        + String.join(", ", files.stream().map(Texts::shorten).toList()));
            }
            return count[0];
        }

        private static void read(String file, Consumer<GameRecord> each) {
            try {
                Path path = Path.of(file);
                String name = FileNames.shown(path);
                try (InputStream stream = TextFiles.open(path);
                        RecordReader reader =
                                new RecordReader(new StringReader(TextFiles.read(stream, name, LONGEST)), name)) {
                    for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                        each.accept(next.get());
                    }
                }
            } catch (IOException failed) {
                throw FileErrors.unreadable(file, failed);
            } catch (InvalidPathException invalid) {
                throw new UsageException("'" + Texts.shorten(file) + "' cannot be the name of a file");
            }
        }
    }
}
