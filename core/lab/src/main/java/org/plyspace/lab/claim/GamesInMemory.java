package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.plyspace.lab.experiment.ExperimentRun;
import org.plyspace.lab.experiment.GameRange;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.metric.GameRow;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.row.RowMaker;

/** Games that are lost when the program ends. */
final class GamesInMemory implements ClaimGames {

    private final ReadyExperiment ready;
    private final RowMaker maker;
    private final Map<Integer, PlayedGame<Long>> played = new HashMap<>();

    GamesInMemory(ReadyExperiment ready) {
        this.ready = ready;
        this.maker = new RowMaker(ready);
    }

    private record Ended(PlayedGame<Long> game, GameRow row) {}

    @Override
    public ReadyExperiment ready() {
        return ready;
    }

    @Override
    public List<GameRow> play(IntPredicate wanted, int threads, Steps steps) {
        List<GameRow> rows = new ArrayList<>();
        new ExperimentRun(ready)
                .play(
                        GameRange.all(ready.experiment().numbers()),
                        wanted,
                        threads,
                        (game, nanos) -> new Ended(game, maker.played(game)),
                        over -> {
                            over.forEach(each -> {
                                played.put(each.game.number(), each.game);
                                rows.add(each.row);
                            });
                            steps.taken(over.size());
                        });
        return rows;
    }

    @Override
    public List<GameTrace> traces(List<Integer> numbers) {
        return numbers.stream().map(played::get).map(this::trace).toList();
    }

    private GameTrace trace(PlayedGame<Long> game) {
        return ready.ask(
                game.setting(),
                "to replay game " + game.number(),
                () -> GameTrace.of(
                        maker.traits(game.setting()),
                        ready.start(game.setting(), game.opening()),
                        game.moves(),
                        game.summary()));
    }
}
