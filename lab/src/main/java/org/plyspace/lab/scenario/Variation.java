package org.plyspace.lab.scenario;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * Makes rare positions of common ones: takes men off, shifts some, hangs boards elsewhere, lets the other side move. What the
 * rules then find faults with is repaired where that is easy, else the position is given up.
 */
final class Variation {

    private static final int REPAIRS = 3;
    private static final double SHIFT = 0.1;

    private final Rules rules;
    private final int anchors;

    Variation(Rules rules, int anchors) {
        this.rules = rules;
        this.anchors = anchors;
    }

    Optional<Position> of(Setup setup, SplittableRandom random) {
        Setup.Builder builder = setup.toBuilder();
        double keep = random.nextDouble() * random.nextDouble();
        boolean shifts = random.nextBoolean();
        for (int cell = 0; cell < setup.cells(); cell++) {
            int piece = setup.pieceAt(cell);
            if (piece != Piece.NONE && !isRoyal(piece) && random.nextDouble() > keep) {
                builder.piece(cell, Piece.NONE);
            } else if (piece != Piece.NONE && shifts && random.nextDouble() < SHIFT) {
                builder.piece(cell, Piece.NONE).piece(random.nextInt(setup.cells()), piece);
            }
        }
        if (anchors > 0 && random.nextBoolean()) {
            builder.anchor(random.nextInt(setup.boards()), random.nextInt(anchors));
        }
        if (random.nextBoolean()) {
            builder.side(setup.side().opposite());
        }
        return playable(builder);
    }

    private Optional<Position> playable(Setup.Builder builder) {
        for (int repair = 0; repair <= REPAIRS; repair++) {
            Setup setup = builder.build();
            List<Fault> faults = rules.faults(setup, Purpose.GAME);
            if (faults.isEmpty()) {
                return Optional.of(rules.position(setup, Purpose.GAME));
            }
            faults.forEach(fault -> builder.field(fault.field(), ""));
        }
        return Optional.empty();
    }

    private boolean isRoyal(int piece) {
        return rules.pieceTypes().get(Piece.type(piece)).royal();
    }
}
