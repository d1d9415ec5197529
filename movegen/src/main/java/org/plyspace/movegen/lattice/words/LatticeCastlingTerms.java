package org.plyspace.movegen.lattice.words;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.castling.CastlingTerms;
import org.plyspace.movegen.lattice.play.LatticePosition;
import org.plyspace.movegen.lattice.tables.CastlingTables;

/** The conditions of castling on a lattice: a king may be frozen, and a piece may arrive elsewhere. */
final class LatticeCastlingTerms implements CastlingTerms {

    private final LatticeExplainer explainer;
    private final LatticePosition position;
    private final CastlingTables tables;

    LatticeCastlingTerms(LatticeExplainer explainer) {
        this.explainer = explainer;
        this.position = explainer.position;
        this.tables = explainer.tables.castling;
    }

    @Override
    public boolean isOff(String text) {
        return explainer.declared.castlingsOff().contains(text);
    }

    @Override
    public Optional<Castling> way(String text) {
        return Stream.of(tables.ways[position.state.side])
                .filter(way -> way.text().equals(text))
                .findFirst();
    }

    @Override
    public boolean hasRight(Castling way) {
        int need = tables.need(way);
        return (position.state.rights & need) == need && position.pieceAt(way.kingFrom()) != Piece.NONE;
    }

    @Override
    public String whatWasDone() {
        return "moved";
    }

    @Override
    public Optional<Illegal> objection(Castling way) {
        return explainer.frozen(way.kingFrom());
    }

    @Override
    public int[] empty(Castling way) {
        return way.empty().stream().mapToInt(Integer::intValue).toArray();
    }

    /** Where pieces go on to another cell after moving, kings are judged on the cell where they land. */
    @Override
    public int[] safe(Castling way) {
        IntStream crossed = way.crossed().stream().mapToInt(Integer::intValue);
        return explainer.declared.arrival.isEmpty()
                ? IntStream.concat(crossed, IntStream.of(way.kingTo())).toArray()
                : crossed.toArray();
    }

    @Override
    public long move(Castling way) {
        return Move.of(way.kingFrom(), way.kingTo(), position.pieceAt(way.kingFrom()), Piece.NONE, Move.CASTLING);
    }
}
