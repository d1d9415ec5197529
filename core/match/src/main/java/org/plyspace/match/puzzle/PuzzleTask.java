package org.plyspace.match.puzzle;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Game;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.match.SelfPlay;
import org.plyspace.match.WorkerPool;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.EngineVersion;

/**
 * Finds puzzles of a rule set in games that a weak engine plays against itself, at most one in a game, and keeps them in a file. The file
 * depends on rule set, seed and the number of puzzles alone: not on threads, nor on whether the task was killed and went on. Kinds of puzzles
 * that are fewest go first; at most a third do all with one move.
 *
 * @param seed the seed of openings and of the engine
 * @param count the number of puzzles wanted
 * @param games the number of games after which the search is given up
 * @param standstill how long the task may make no progress
 */
public record PuzzleTask(
        Registry registry, String variant, long seed, int count, int games, int threads, Duration standstill) {

    /** It must blunder: those who never do leave nothing to be found. */
    private static final String PLAYER = "alphabeta:nodes=600,hash=1,noise=50,oversight=25";

    private static final int FIRST_OPENING = 2;
    private static final int LAST_OPENING = 12;
    private static final int MOST_PLIES = 240;

    /**
     * Finds what is missing.
     *
     * @param file the file, which is made if it is not there
     * @param progress receives the number of puzzles found
     * @throws UsageException if the file has other content; it is not changed
     */
    public PuzzleFile into(String file, Progress progress) {
        return OutputFiles.into(file, path -> {
            AtomicFile kept = new AtomicFile(path);
            Optional<String> before = Files.exists(path)
                    ? Optional.of(kept.read(FileNames.shown(path), PuzzleFile.LONGEST))
                    : Optional.empty();
            return registry.within(CallLimit.work(standstill)).follow(variant, "for puzzles", counter -> {
                Rules rules = registry.rules(variant);
                PuzzleFile begun = begun(rules, before, FileNames.shown(path));
                return new Run(rules, begun, kept, progress, counter).finish();
            });
        });
    }

    private PuzzleFile begun(Rules rules, Optional<String> text, String name) {
        PuzzleFile.Head head = new PuzzleFile.Head(rules.setting(), seed, PLAYER, EngineVersion.text(), 0);
        if (text.isEmpty()) {
            return new PuzzleFile(head, List.of());
        }
        PuzzleFile old = PuzzleFile.parse(text.get(), name);
        if (!old.head().after(0).equals(head)) {
            throw new UsageException(name + ": these are puzzles of " + inWords(old.head()) + "; expected "
                    + inWords(head) + ", or no file");
        }
        return PuzzleFile.read(text.get(), name, rules);
    }

    private static String inWords(PuzzleFile.Head head) {
        return Texts.shorten(head.variant()) + " with seed " + head.seed() + ", found by "
                + Texts.shorten(head.player()) + " (" + Texts.shorten(head.engine()) + ")";
    }

    /** Looks at games, several at a time, and takes what they give in their order. */
    private final class Run {

        private final Rules rules;
        private final AtomicFile kept;
        private final Progress progress;
        private final AtomicLong steps = new AtomicLong();
        private final AtomicInteger next;
        private final Map<Integer, List<Puzzle>> early = new HashMap<>();
        private PuzzleFile file;

        Run(Rules rules, PuzzleFile begun, AtomicFile kept, Progress progress, WorkCounter counter) {
            this.rules = rules;
            this.file = begun;
            this.kept = kept;
            this.progress = progress;
            this.next = new AtomicInteger(begun.head().games());
            counter.count(steps::get);
        }

        PuzzleFile finish() {
            progress.reached(file.puzzles().size(), count);
            new WorkerPool(threads, WorkerPool.UNLIMITED).run(this::nextJob, () -> {});
            return file;
        }

        private synchronized boolean isOver() {
            return file.puzzles().size() >= count || file.head().games() >= games;
        }

        private WorkerPool.Job nextJob() {
            int game = isOver() ? games : next.getAndIncrement();
            return game >= games
                    ? null
                    : new WorkerPool.Job() {
                        @Override
                        public void run() {
                            take(game, new LookedAt(rules, game, steps::incrementAndGet).puzzles());
                        }

                        @Override
                        public void overdue() {
                            throw new IllegalStateException("a game without a limit was overdue");
                        }
                    };
        }

        /** Keeps the puzzles of a game until those of all games before it are there. */
        private synchronized void take(int game, List<Puzzle> found) {
            early.put(game, found);
            for (List<Puzzle> now = nextFound(); now != null && !isOver(); now = nextFound()) {
                List<Puzzle> all = new ArrayList<>(file.puzzles());
                chosen(now).ifPresent(all::add);
                file = new PuzzleFile(file.head().after(file.head().games() + 1), all);
                keep();
                progress.reached(all.size(), count);
            }
        }

        private List<Puzzle> nextFound() {
            return early.remove(file.head().games());
        }

        private Optional<Puzzle> chosen(List<Puzzle> found) {
            long firstSight =
                    file.puzzles().stream().filter(Puzzle::isFirstSight).count();
            boolean takesFirstSight = 3 * (firstSight + 1) <= file.puzzles().size() + 1;
            return found.stream()
                    .filter(puzzle -> takesFirstSight || !puzzle.isFirstSight())
                    .filter(puzzle -> file.puzzles().stream()
                            .noneMatch(one -> placement(one).equals(placement(puzzle))))
                    .min(Comparator.comparingLong(this::like));
        }

        private long like(Puzzle puzzle) {
            return file.puzzles().stream()
                    .filter(one -> one.sort() == puzzle.sort())
                    .count();
        }

        private void keep() {
            try {
                kept.update(file.text());
            } catch (IOException failed) {
                throw FileErrors.unwritable(kept.path().toString(), failed);
            }
        }
    }

    /** The text of a position without its clocks. */
    private static String placement(Puzzle puzzle) {
        return puzzle.position().replaceFirst("( [0-9]+){2}$", "");
    }

    /** One game, and what is found in it: the first puzzle of each sort, the hardest win first. */
    private final class LookedAt {

        private final Rules rules;
        private final int number;
        private final Runnable step;

        LookedAt(Rules rules, int number, Runnable step) {
            this.rules = rules;
            this.number = number;
            this.step = step;
        }

        List<Puzzle> puzzles() {
            Game game = played();
            PuzzleProver prover = new PuzzleProver(rules, step);
            Map<Integer, Puzzle> found = new TreeMap<>(Comparator.reverseOrder());
            for (int ply = FIRST_OPENING; ply < game.plies(); ply++) {
                String text = game.positionAt(ply).words().text();
                OptionalInt sort = prover.glance(text);
                if (sort.isPresent() && !found.containsKey(sort.getAsInt())) {
                    PuzzleProver.Source source =
                            new PuzzleProver.Source(seed + "-" + number, text, ply, taken(game, ply));
                    (sort.getAsInt() > 0 ? prover.win(source) : prover.material(source))
                            .ifPresent(puzzle -> found.putIfAbsent(puzzle.sort(), puzzle));
                }
            }
            return List.copyOf(found.values());
        }

        /** The cell on which the move before a ply captured. */
        private OptionalInt taken(Game game, int ply) {
            long last = game.move(ply - 1);
            return Move.isCapture(last) ? OptionalInt.of(Move.to(last)) : OptionalInt.empty();
        }

        private Game played() {
            long own = Seeds.derive(seed, "puzzles", number);
            Game game = Game.fromStart(rules);
            SplittableRandom random = new SplittableRandom(own);
            int opening = random.nextInt(FIRST_OPENING, LAST_OPENING);
            MoveList scratch = new MoveList();
            Position position = game.position();
            while (game.plies() < opening && game.outcome().isEmpty()) {
                game.play(position.randomMove(random, scratch));
            }
            try (SelfPlay play = new SelfPlay(rules, EngineSpec.parse(PLAYER))) {
                play.play(game, own, MOST_PLIES, ply -> step.run());
            }
            return game;
        }
    }
}
