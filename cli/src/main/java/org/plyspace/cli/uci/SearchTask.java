package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.engine.Registry;
import org.plyspace.search.Limits;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.SearchProgress;
import org.plyspace.search.SearchResult;
import org.plyspace.search.Searcher;

/** The search of a position. */
final class SearchTask implements Task {

    private final Asked asked;
    private final Question question;
    private final BiConsumer<Task, List<String>> info;
    private volatile String known;
    private long told;

    /** Whom a move is asked of, for messages. */
    record Asked(Registry registry, String spec) {

        private static final String FOR_A_MOVE = "for the best move";
    }

    /**
     * What is searched.
     *
     * @param position nobody else's
     * @param earlier keys of the game's positions before it
     * @param lines how many are wanted
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Question(Searcher searcher, Position position, long[] earlier, Limits limits, int lines) {}

    /**
     * A search that has not begun.
     *
     * @param known some legal move, or what is said instead of one
     * @param info takes what is found meanwhile
     */
    SearchTask(Asked asked, Question question, String known, BiConsumer<Task, List<String>> info) {
        this.asked = asked;
        this.question = question;
        this.known = known;
        this.info = info;
        question.searcher().forgetOrders();
    }

    /** Whatever the rule set does, there is a last line. */
    @Override
    public List<String> run() {
        try {
            return asked.registry().guard(asked.spec(), Asked.FOR_A_MOVE, this::search);
        } catch (PlyspaceException broken) {
            return failed(broken.getMessage());
        } catch (OutOfMemoryError exhausted) {
            return failed(asked.registry()
                    .failure(asked.spec(), Asked.FOR_A_MOVE, exhausted)
                    .getMessage());
        }
    }

    private List<String> failed(String reason) {
        return List.of(InfoLines.information(reason), InfoLines.BEST_MOVE + known);
    }

    private List<String> search() {
        Position position = question.position();
        SearchResult searchResult = question.searcher()
                .search(position, question.earlier(), question.limits(), question.lines(), new SearchProgress() {
                    @Override
                    public void iterated(SearchResult soFar) {
                        told = soFar.nodes();
                        known = InfoLines.bestMove(position, soFar);
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
        return InfoLines.last(position, searchResult, searchResult.nodes() > told);
    }

    @Override
    public void stop() {
        question.searcher().stop();
    }

    /** Ends it by these limits, whose time counts from now. */
    void confine(Limits limits) {
        question.searcher().confine(limits);
    }

    @Override
    public long progress() {
        return question.searcher().nodes();
    }

    @Override
    public List<String> givenUp(Duration silence) {
        return failed(asked.registry()
                .failure(asked.spec(), Asked.FOR_A_MOVE, "no answer within " + silence.toSeconds() + " s")
                .getMessage());
    }
}
