package org.plyspace.lab.claim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.ExperimentRun;
import org.plyspace.lab.experiment.GameRange;
import org.plyspace.lab.experiment.Manifest;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.experiment.Store;
import org.plyspace.lab.experiment.StoreWriter;
import org.plyspace.lab.metric.GameRow;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.row.RowFile;
import org.plyspace.lab.row.RowLog;
import org.plyspace.lab.row.RowMaker;
import org.plyspace.lab.row.RowParts;
import org.plyspace.lab.row.RowSource;
import org.plyspace.lab.row.StoreRows;

/**
 * Games in a store, or of which the rows are in a file, or some in either. They are read whatever program played them; to play on takes
 * the same one.
 */
final class StoredGames implements ClaimGames {

    private static final String ASKED_FOR = "what the claims ask for";

    private final ClaimFolder folder;
    private final Path path;
    private Optional<Store> store;
    private final Optional<RowFile> file;
    private final ReadyExperiment ready;
    private final RowMaker maker;

    /**
     * Opens what is there.
     *
     * @param path the folder of the store
     * @param asked what the claims ask for; a store that has more games of it keeps them
     * @throws UsageException if what is there is of another experiment
     */
    StoredGames(ClaimFolder folder, Path path, Experiment asked, Registry registry) {
        this.folder = folder;
        this.path = path;
        this.store = Store.ifThere(path);
        Path rows = ClaimFolder.rows(path);
        this.file = Files.isRegularFile(rows) ? Optional.of(RowFile.open(rows)) : Optional.empty();
        store.ifPresent(there -> there.manifest().checkSameExperiment(there.name(), asked, ASKED_FOR));
        file.ifPresent(there -> there.manifest().checkSameExperiment(there.name(), asked, ASKED_FOR));
        int games = manifests().mapToInt(there -> there.experiment().games()).reduce(asked.games(), Math::max);
        this.ready = ReadyExperiment.of(asked.withGames(games), FileNames.shown(path), registry);
        this.maker = new RowMaker(ready);
    }

    private Stream<Manifest> manifests() {
        return Stream.concat(store.map(Store::manifest).stream(), file.map(RowFile::manifest).stream());
    }

    @Override
    public ReadyExperiment ready() {
        return ready;
    }

    @Override
    public List<GameRow> play(IntPredicate wanted, int threads, Steps steps) {
        BitSet there = file.map(RowFile::numbers).orElseGet(BitSet::new);
        store.ifPresent(open -> open.numbers().forEach(there::set));
        int[] all = IntStream.range(0, ready.experiment().numbers().total())
                .filter(wanted)
                .toArray();
        BitSet missing = new BitSet();
        IntStream.of(all).filter(number -> !there.get(number)).forEach(missing::set);
        steps.taken(all.length - missing.cardinality());
        Manifest here = ready.manifest(folder.version());
        if (missing.isEmpty()) {
            manifests().findFirst().stream()
                    .flatMap(played -> played.provenance().unlike(here.provenance()).stream())
                    .forEach(unlike -> folder.notices().accept(FileNames.shown(path) + ": " + unlike));
        } else {
            play(here, missing, threads, steps);
        }
        return rows();
    }

    private record Ended(PlayedGame<String> game, GameRow row) {}

    private void play(Manifest here, BitSet missing, int threads, Steps steps) {
        file.ifPresent(there -> there.manifest().checkSameGames(there.name(), here, ASKED_FOR));
        try (StoreWriter open = StoreWriter.open(path, here, game -> {});
                RowLog log = new RowLog(open)) {
            new ExperimentRun(ready)
                    .play(
                            GameRange.all(ready.experiment().numbers()),
                            missing::get,
                            threads,
                            (game, nanos) -> new Ended(ready.stored(game), maker.played(game)),
                            over -> {
                                keep(open, log, over);
                                steps.taken(over.size());
                            });
        } catch (IOException failed) {
            throw FileErrors.unwritable(FileNames.shown(path), failed);
        }
        store = Optional.of(Store.open(path));
    }

    private static void keep(StoreWriter open, RowLog log, List<Ended> games) {
        try {
            open.add(games.stream().map(Ended::game).toList());
            log.add(games.stream().map(Ended::row).toList());
        } catch (IOException failed) {
            throw FileErrors.unwritable(open.name(), failed);
        }
    }

    private List<GameRow> rows() {
        List<RowSource> sources = new ArrayList<>();
        store.ifPresent(open -> sources.add(new StoreRows(open, maker)));
        file.ifPresent(sources::add);
        List<GameRow> rows = new ArrayList<>();
        if (!sources.isEmpty()) {
            new RowParts(sources).rows(rows::add);
        }
        return rows;
    }

    @Override
    public List<GameTrace> traces(List<Integer> numbers) {
        if (numbers.isEmpty()) {
            return List.of();
        }
        Optional<Integer> without = numbers.stream()
                .filter(number -> store.filter(open -> open.has(number)).isEmpty())
                .findFirst();
        if (without.isPresent()) {
            throw new UsageException(
                    FileNames.shown(ClaimFolder.rows(path)),
                    "it has the row of game " + without.get()
                            + ", but a claim about these games needs a judge, who needs the"
                            + " moves; expected the game in " + FileNames.shown(path));
        }
        Store open = store.orElseThrow();
        try (Stream<PlayedGame<String>> games = open.games(numbers.stream().mapToInt(Integer::intValue))) {
            return games.map(game -> maker.replayed(game, open.name(), trace -> trace))
                    .toList();
        }
    }
}
