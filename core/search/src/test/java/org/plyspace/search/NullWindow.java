package org.plyspace.search;

import java.util.Set;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Searches single moves of positions with windows of one hundredth of a pawn, as most moves of a search are. */
final class NullWindow {

    private static final int ENTRIES = 4096;

    private final NodeBudget budget = new NodeBudget();
    private final SearchLine searchLine;
    private final NodeSearch nodeSearch;

    NullWindow(Rules rules, PieceValues values, Set<Technique> used) {
        this(rules, values, used, TranspositionTable.ofEntries(ENTRIES));
    }

    NullWindow(Rules rules, PieceValues values, Set<Technique> used, TranspositionTable table) {
        searchLine = new SearchLine(values, rules, new Noise(0), budget);
        nodeSearch = new NodeSearch(searchLine, values, table, new History(rules), new BlunderModel(0), used);
    }

    /** Starts with a position, which belongs to it until the next start. */
    void start(Position position) {
        budget.start(Long.MAX_VALUE, 1);
        searchLine.start(position, new long[0], Limits.NONE);
        nodeSearch.start();
    }

    /** The score of a move for the side that makes it: more than alpha, or at most alpha. */
    int score(long move, int alpha, int depth) {
        return nodeSearch.searchRoot(move, false, alpha, alpha + 1, depth);
    }
}
