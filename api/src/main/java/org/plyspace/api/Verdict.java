package org.plyspace.api;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The judgement of the rules on the text of a move. */
@PublicApi(usage = PublicApi.Usage.CALL)
public sealed interface Verdict {

    /**
     * The move may be made.
     *
     * @param move the move, as {@link Position#legalMoves} lists it
     * @param remark a clause on what makes the move possible if that is not obvious, such as which of two paths is free; may be
     *     empty
     * @param marks the cells that the remark mentions, each with its role; may be empty
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Legal(long move, String remark, List<Mark> marks) implements Verdict {

        public Legal {
            marks = List.copyOf(marks);
        }

        /** Creates a verdict without marks. */
        public Legal(long move, String remark) {
            this(move, remark, List.of());
        }

        /** Creates a verdict without a remark. */
        public Legal(long move) {
            this(move, "");
        }
    }

    /**
     * The text is a move, but the rules forbid it here.
     *
     * @param kind the kind of rule that forbids it
     * @param reason a clause that names the squares concerned
     * @param citation the rules page and section that forbid it
     * @param marks the cells concerned, each with its role, in the order in which the reason mentions them
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Illegal(Refusal kind, String reason, String citation, List<Mark> marks) implements Verdict {

        public Illegal {
            marks = List.copyOf(marks);
        }

        /** Creates a verdict without marks; {@link #mark} adds them. */
        public Illegal(Refusal kind, String reason, String citation) {
            this(kind, reason, citation, List.of());
        }

        /** The same verdict with further cells marked with a role; negative numbers are skipped. */
        public Illegal mark(Role role, int... cells) {
            List<Mark> more = new ArrayList<>(marks);
            IntStream.of(cells).filter(cell -> cell >= 0).forEach(cell -> more.add(new Mark(role, cell)));
            return new Illegal(kind, reason, citation, more);
        }

        /** The cells with a role, in the order of the marks. */
        public List<Integer> cells(Role role) {
            return marks.stream()
                    .filter(mark -> mark.role() == role)
                    .map(Mark::cell)
                    .toList();
        }
    }

    /**
     * The text is not a move.
     *
     * @param reason what cannot be read, and what is expected
     * @param offset the index of the first character that cannot be read
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Malformed(String reason, int offset) implements Verdict {}

    /** A cell and its role. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Mark(Role role, int cell) {}
}
