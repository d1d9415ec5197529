package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Notations;
import org.plyspace.engine.Registry;
import org.plyspace.engine.StoppablePerft;
import org.plyspace.engine.VariantFailure;

/** {@code go perft N}: counts the sequences of N moves for each first move, and prints them as Stockfish does. */
final class PerftTask implements Thinking.Task {

    private static final String FOR_MOVES = "for its moves";

    private final Registry registry;
    private final String setting;
    private final Position position;
    private final int depth;
    private final BiConsumer<Thinking.Task, List<String>> info;
    private final StoppablePerft perft = new StoppablePerft();
    private volatile boolean stopped;

    /**
     * Creates a count; {@link #run} starts it.
     *
     * @param setting the setting of the position, for messages
     * @param position the position, which must not be shared
     * @param depth the length in plies, from 0
     * @param info receives the counts as they are made
     */
    PerftTask(
            Registry registry,
            String setting,
            Position position,
            int depth,
            BiConsumer<Thinking.Task, List<String>> info) {
        this.registry = registry;
        this.setting = setting;
        this.position = position;
        this.depth = depth;
        this.info = info;
    }

    @Override
    public List<String> run() {
        try {
            return registry.within(CallLimit.NONE).ask(setting, FOR_MOVES, this::count);
        } catch (PlyspaceException broken) {
            return failed(broken);
        } catch (OutOfMemoryError exhausted) {
            return failed(new VariantFailure(registry.of(setting), FOR_MOVES, exhausted));
        }
    }

    private List<String> count() {
        long nodes = depth == 0 ? 1 : 0;
        Notation notation = Notations.exchanged(position.rules());
        MoveList moves = new MoveList();
        if (depth > 0) {
            position.legalMoves(moves);
        }
        for (int i = 0; i < moves.size(); i++) {
            String text = position.words().text(moves.get(i), notation);
            position.make(moves.get(i));
            long following = perft.count(position, depth - 1);
            position.unmake();
            if (stopped) {
                return List.of(InfoLines.information("stopped before all moves were counted"));
            }
            nodes += following;
            info.accept(this, List.of(text + ": " + following));
        }
        return List.of("", "Nodes searched: " + nodes);
    }

    @Override
    public void stop() {
        stopped = true;
        perft.stop();
    }

    @Override
    public long progress() {
        return perft.counted();
    }

    @Override
    public List<String> givenUp(Duration silence) {
        String failure = "no answer within " + silence.toSeconds() + " s";
        return failed(new VariantFailure(registry.of(setting), FOR_MOVES, failure));
    }

    private static List<String> failed(PlyspaceException broken) {
        return List.of(InfoLines.information(broken.getMessage()));
    }
}
