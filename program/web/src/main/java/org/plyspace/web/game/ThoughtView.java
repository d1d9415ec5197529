package org.plyspace.web.game;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Position;
import org.plyspace.match.advice.SearchResultReport;
import org.plyspace.search.SearchResult;
import org.plyspace.web.view.AttemptView;

/**
 * The result of an engine's search so far.
 *
 * @param purpose {@value #PLAY} or {@value #ANALYSIS}
 * @param ply the ply of the position that is searched
 * @param done whether this is the last result
 */
record ThoughtView(
        String type,
        String game,
        String purpose,
        int ply,
        int depth,
        long nodes,
        double seconds,
        List<Line> lines,
        boolean done) {

    /** The purpose of an engine's search for its move. */
    static final String PLAY = "play";

    /** The purpose of an analysis that somebody has asked for. */
    static final String ANALYSIS = "analysis";

    /** The number of moves of a line to draw. */
    private static final int ARROWS = 2;

    /** A principal variation, with its first moves as attempts by hand. */
    record Line(@JsonUnwrapped SearchResultReport.Entry entry, List<AttemptView> attempts) {}

    /** Creates the view of a search of a position, which is left unchanged. */
    static ThoughtView of(
            String game, String purpose, int ply, Position position, SearchResult searchResult, boolean done) {
        SearchResultReport report = SearchResultReport.of(position, searchResult);
        List<Line> lines = IntStream.range(0, report.lines().size())
                .mapToObj(i -> new Line(
                        report.lines().get(i),
                        searchResult.lines().get(i).moves().stream()
                                .limit(ARROWS)
                                .map(AttemptView::of)
                                .toList()))
                .toList();
        return new ThoughtView(
                "thought", game, purpose, ply, report.depth(), report.nodes(), report.seconds(), lines, done);
    }
}
