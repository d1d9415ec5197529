package org.plyspace.api;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.PublicApi.Usage;

/** What the rules say of a move given as text. */
@PublicApi(usage = Usage.CALL)
public sealed interface Verdict {

    /**
     * It may be made.
     *
     * @param move the move, as {@link Position#legalMoves} lists it
     * @param remark a clause on what made it possible where that is not plain, such as which of two paths is free; may be empty
     * @param marks the cells that the remark speaks of, each with the part it plays; may be empty
     */
    @PublicApi(usage = Usage.CALL)
    record Legal(long move, String remark, List<Mark> marks) implements Verdict {

        public Legal {
            marks = List.copyOf(marks);
        }

        /** Without cells. */
        public Legal(long move, String remark) {
            this(move, remark, List.of());
        }

        /** Without remark. */
        public Legal(long move) {
            this(move, "");
        }
    }

    /**
     * It is a move's text, but the rules forbid it here.
     *
     * @param kind what kind of rule forbids it
     * @param reason a clause that names the squares concerned
     * @param citation the rules page and section that forbid it
     * @param marks the cells concerned, each with the part it plays, in the order in which the reason speaks of them
     */
    @PublicApi(usage = Usage.CALL)
    record Illegal(Refusal kind, String reason, String citation, List<Mark> marks) implements Verdict {

        public Illegal {
            marks = List.copyOf(marks);
        }

        /** Without cells; {@link #mark} adds them. */
        public Illegal(Refusal kind, String reason, String citation) {
            this(kind, reason, citation, List.of());
        }

        /** The same verdict with cells that play a part marked as well; numbers below 0 are passed over. */
        public Illegal mark(Role role, int... cells) {
            List<Mark> more = new ArrayList<>(marks);
            IntStream.of(cells).filter(cell -> cell >= 0).forEach(cell -> more.add(new Mark(role, cell)));
            return new Illegal(kind, reason, citation, more);
        }

        /** The cells that play a part, in the order of the marks. */
        public List<Integer> cells(Role role) {
            return marks.stream()
                    .filter(mark -> mark.role() == role)
                    .map(Mark::cell)
                    .toList();
        }
    }

    /**
     * It is not a move's text.
     *
     * @param reason what cannot be read and what is expected
     * @param offset the character it cannot be read from
     */
    @PublicApi(usage = Usage.CALL)
    record Malformed(String reason, int offset) implements Verdict {}

    /** A cell and the part that it plays. */
    @PublicApi(usage = Usage.CALL)
    record Mark(Role role, int cell) {}
}
