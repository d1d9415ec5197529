package org.plyspace.movegen.lattice;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.lattice.Lattice;

/** Says why a pawn may not go where a text sends it, promotion and exposed kings apart. */
final class PawnExplainer {

    private final LatticePosition position;
    private final LatticeRules rules;
    private final PawnTables pawns;
    private final Explainer explainer;
    private final String citation;

    PawnExplainer(LatticePosition position, Explainer explainer) {
        this.position = position;
        this.rules = position.rules();
        this.pawns = position.tables.pawns;
        this.explainer = explainer;
        this.citation = rules.declaration().citation(Aspect.PAWN);
    }

    Optional<Verdict> refusal(MoveReading.Step step) {
        int from = step.from();
        int to = step.to();
        boolean advance = contains(pawns.advances[position.side][from], to);
        boolean capture = contains(pawns.captures[position.side][from], to);
        boolean occupied = position.pieceAt(to) != Piece.NONE;
        if (capture && (occupied || !advance)) {
            return occupied ? Optional.empty() : Optional.of(nothingToCapture(to));
        }
        if (advance) {
            return occupied ? blocked(to) : hindrance(from);
        }
        int over = crossed(from, to);
        if (over >= 0) {
            return occupied ? blocked(to) : position.pieceAt(over) != Piece.NONE ? blocked(over) : hindrance(from);
        }
        return Optional.of(explainer.illegal(
                "a pawn on " + rules.name(from) + " does not move to " + rules.name(to) + doubleStepHint(from, to),
                citation,
                from,
                to));
    }

    private static boolean contains(int[] cells, int wanted) {
        return IntStream.of(cells).anyMatch(cell -> cell == wanted);
    }

    private Verdict nothingToCapture(int to) {
        String enPassant = pawns.enPassant ? ", nor has a pawn just crossed it" : "";
        return explainer.illegal(
                "a pawn goes to " + rules.name(to) + " only to capture, and no enemy stands there" + enPassant,
                citation,
                to);
    }

    private Optional<Verdict> blocked(int cell) {
        return Optional.of(explainer.illegal("blocked: " + explainer.occupied(cell), citation, cell));
    }

    /** The cell crossed by a double step that is allowed from here, or -1. */
    private int crossed(int from, int to) {
        int[] ends = pawns.doubles[position.side][from];
        int index = IntStream.range(0, ends.length)
                .filter(i -> ends[i] == to)
                .findFirst()
                .orElse(-1);
        return index < 0 ? -1 : pawns.advances[position.side][from][index];
    }

    private String doubleStepHint(int from, int to) {
        boolean twoAdvances = IntStream.of(pawns.advances[position.side][from])
                .anyMatch(next -> contains(pawns.advances[position.side][next], to));
        boolean anyDoubles = Stream.of(pawns.doubles[position.side])
                .flatMapToInt(IntStream::of)
                .anyMatch(end -> end != Lattice.NO_CELL);
        return twoAdvances && anyDoubles
                ? ": it would have to be a double step from a starting square of its side"
                : "";
    }

    /** What keeps a pawn from advancing although its way is free. */
    private Optional<Verdict> hindrance(int from) {
        int[] watched = switch (pawns.block) {
            case NONE -> new int[0];
            case ANY_ADVANCE_OCCUPIED -> pawns.advances[position.side][from];
            case ENEMY_ON_CAPTURE -> pawns.captures[position.side][from];
        };
        boolean onlyEnemies = pawns.block == PawnBlock.ENEMY_ON_CAPTURE;
        return IntStream.of(watched)
                .filter(cell -> position.pieceAt(cell) != Piece.NONE)
                .filter(cell -> !onlyEnemies || (position.pieceAt(cell) & 1) != position.side)
                .boxed()
                .findFirst()
                .map(cell ->
                        explainer.illegal("a pawn may not advance while " + explainer.occupied(cell), citation, cell));
    }
}
