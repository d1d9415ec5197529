package org.plyspace.movegen.notation;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;

/** Writes and judges the moves of one position in all notations: the machine form, and those of the rule set's sources. */
public final class NotatedMoves {

    private final Position position;
    private final List<SourceNotation> sources;
    private final MachineForm machine;

    /** The machine form of moves of the position. */
    public interface MachineForm {

        /** Writes a legal move. */
        String write(long move);

        Verdict judge(String typed);
    }

    public NotatedMoves(Position position, List<SourceNotation> sources, MachineForm machine) {
        this.position = position;
        this.sources = List.copyOf(sources);
        this.machine = machine;
    }

    /** Implements {@link org.plyspace.api.PositionWords#text(long, Notation)}. */
    public String text(long move, Notation notation) {
        return source(notation).map(source -> marked(source, move)).orElseGet(() -> machine.write(move));
    }

    private String marked(SourceNotation source, long move) {
        String text = source.write(position, move);
        position.make(move);
        String mark = position.inCheck() ? source.checkMark(!position.hasLegalMove()) : "";
        position.unmake();
        return text + mark;
    }

    /** Implements {@link org.plyspace.api.PositionWords#judge}. */
    public Verdict judge(String text, Notation notation) {
        return source(notation).map(source -> source.judge(position, text)).orElseGet(() -> machine.judge(text));
    }

    /** The source's notation for a notation; empty for the machine form. */
    private Optional<SourceNotation> source(Notation notation) {
        if (notation.equals(Notation.MACHINE)) {
            return Optional.empty();
        }
        Optional<SourceNotation> found = sources.stream()
                .filter(source -> source.notation().equals(notation))
                .findFirst();
        if (found.isEmpty()) {
            throw new IllegalArgumentException(
                    "no notation " + notation.id() + " in " + position.rules().setting() + "; there are "
                            + position.rules().notations());
        }
        return found;
    }
}
