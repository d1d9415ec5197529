package org.plyspace.movegen.stack.words;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.castling.CastlingTerms;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.stack.declare.Citations.Topic;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.stack.tables.CastlingBits;

/** The conditions of castling over a stack: boards carry rights away, whole columns must be clear, and the first moves may be too early. */
final class StackCastlingTerms implements CastlingTerms {

    private final StackExplainer explainer;
    private final StackState state;

    StackCastlingTerms(StackExplainer explainer) {
        this.explainer = explainer;
        this.state = explainer.state;
    }

    @Override
    public boolean isOff(String text) {
        return explainer.declaration.chosen().castlingOff();
    }

    @Override
    public Optional<Castling> way(String text) {
        return Stream.of(state.tables.castlings)
                .map(bits -> bits.declared().way())
                .filter(way -> way.side().index() == state.mover && way.text().equals(text))
                .findFirst();
    }

    private int index(Castling way) {
        return IntStream.range(0, state.tables.castlings.length)
                .filter(i -> state.tables.castlings[i].declared().way().equals(way))
                .findFirst()
                .orElseThrow();
    }

    private CastlingBits bits(Castling way) {
        return state.tables.castlings[index(way)];
    }

    @Override
    public boolean hasRight(Castling way) {
        return (state.rights & bits(way).right()) != 0;
    }

    @Override
    public String whatWasDone() {
        return "moved or been carried";
    }

    @Override
    public Optional<Illegal> objection(Castling way) {
        int first = bits(way).firstMove();
        if (state.fullmoveNumber >= first) {
            return Optional.empty();
        }
        String when = first == 2 ? "as the first move of the game" : "before move " + first + " of the game";
        return Optional.of(
                Explainer.illegal(Refusal.RIGHT_LOST, "castling is not allowed " + when, explainer.cite(Topic.CASTLING))
                        .mark(Role.MOVER, way.kingFrom()));
    }

    @Override
    public int[] empty(Castling way) {
        CastlingBits bits = bits(way);
        return StackExplainer.cells(state.attachment.cells(bits.clearColumns()) | bits.clearCells());
    }

    @Override
    public int[] safe(Castling way) {
        return StackExplainer.cells(bits(way).passedCells());
    }

    @Override
    public long move(Castling way) {
        return explainer.coder.castling(index(way));
    }
}
