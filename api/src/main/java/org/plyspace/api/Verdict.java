package org.plyspace.api;

import java.util.List;
import org.plyspace.api.PublicApi.Usage;

/** What the rules say of a move given as text. */
@PublicApi(usage = Usage.CALL)
public sealed interface Verdict {

    /**
     * It may be made.
     *
     * @param move the move, as {@link Position#legalMoves} lists it
     */
    @PublicApi(usage = Usage.CALL)
    record Legal(long move) implements Verdict {}

    /**
     * It is a move's text, but the rules forbid it here.
     *
     * @param reason a sentence that names the squares concerned
     * @param citation the rules page and section that forbid it
     * @param cells the cells that the reason speaks of; may be empty
     * @param exposesRoyal whether the only thing wrong is that a royal piece of the mover's would be attacked
     */
    @PublicApi(usage = Usage.CALL)
    record Illegal(String reason, String citation, List<Integer> cells, boolean exposesRoyal) implements Verdict {

        public Illegal {
            cells = List.copyOf(cells);
        }

        /** Something else than an exposed royal piece. */
        public Illegal(String reason, String citation, List<Integer> cells) {
            this(reason, citation, cells, false);
        }
    }

    /**
     * It is no move's text.
     *
     * @param reason what cannot be read and what would be accepted
     * @param offset the character it cannot be read from
     */
    @PublicApi(usage = Usage.CALL)
    record Malformed(String reason, int offset) implements Verdict {}
}
