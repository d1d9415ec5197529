package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.search.Limits;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.SearchProgress;
import org.plyspace.search.SearchResult;
import org.plyspace.search.Searcher;

/** The search of a position. */
final class SearchTask implements Thinking.Task {

    private final Target target;
    private final Question question;
    private final BiConsumer<Thinking.Task, List<String>> info;
    private volatile String bestMove;
    private long reportedNodes;

    /** The registry and the setting that a move is asked of, for messages. */
    record Target(Registry registry, String spec) {

        private static final String FOR_A_MOVE = "for the best move";
    }

    /**
     * What to search.
     *
     * @param position the position, which must not be shared
     * @param earlier the keys of the game's earlier positions
     * @param lines the number of principal variations wanted
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Question(Searcher searcher, Position position, long[] earlier, Limits limits, int lines) {}

    /**
     * Creates a search; {@link #run} starts it.
     *
     * @param fallback some legal move, or the word for none, in case nothing is found
     * @param info receives what is found during the search
     */
    SearchTask(Target target, Question question, String fallback, BiConsumer<Thinking.Task, List<String>> info) {
        this.target = target;
        this.question = question;
        this.bestMove = fallback;
        this.info = info;
        question.searcher().forgetOrders();
    }

    /** {@inheritDoc} Ends with a best move even if the rule set fails. */
    @Override
    public List<String> run() {
        try {
            return target.registry().within(CallLimit.NONE).ask(target.spec(), Target.FOR_A_MOVE, this::search);
        } catch (PlyspaceException broken) {
            return failed(broken.getMessage());
        } catch (OutOfMemoryError exhausted) {
            return failed(
                    new VariantFailure(target.registry().of(target.spec()), Target.FOR_A_MOVE, exhausted).getMessage());
        }
    }

    private List<String> failed(String reason) {
        return List.of(InfoLines.information(reason), InfoLines.BEST_MOVE + bestMove);
    }

    private List<String> search() {
        Position position = question.position();
        SearchResult searchResult = question.searcher()
                .search(position, question.earlier(), question.limits(), question.lines(), new SearchProgress() {
                    @Override
                    public void iterated(SearchResult soFar) {
                        reportedNodes = soFar.nodes();
                        bestMove = InfoLines.bestMove(position, soFar);
                        info.accept(SearchTask.this, InfoLines.of(position, soFar));
                    }

                    @Override
                    public void bounded(
                            PrincipalVariation principalVariation, int index, boolean atLeast, SearchResult soFar) {
                        info.accept(
                                SearchTask.this,
                                List.of(InfoLines.bound(position, principalVariation, index, atLeast, soFar)));
                    }
                });
        return InfoLines.last(position, searchResult, searchResult.nodes() > reportedNodes);
    }

    @Override
    public void stop() {
        question.searcher().stop();
    }

    /** Sets the limits of the search, whose time starts now. */
    void confine(Limits limits) {
        question.searcher().confine(limits);
    }

    @Override
    public long progress() {
        return question.searcher().nodes();
    }

    @Override
    public List<String> givenUp(Duration silence) {
        return failed(new VariantFailure(
                        target.registry().of(target.spec()),
                        Target.FOR_A_MOVE,
                        "no answer within " + silence.toSeconds() + " s")
                .getMessage());
    }
}
