package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plyspace.api.Fault;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/**
 * Turns common positions into rare ones: removes men, shifts some, hangs boards elsewhere, changes the side to move. Faults that the
 * rules then find are repaired if that is easy; otherwise the position is dropped.
 */
record Variation(Rules rules, int anchors) {

    private static final int REPAIRS = 3;
    private static final double SHIFT = 0.1;
    private static final int BARE_ONE_IN = 4;
    private static final double ACCOMPANY = 0.4;

    Optional<Position> of(Setup setup, SplittableRandom random) {
        Setup.Builder builder = setup.toBuilder();
        if (random.nextInt(BARE_ONE_IN) == 0) {
            bare(setup, builder, random);
        } else {
            thin(setup, builder, random);
            if (random.nextBoolean()) {
                restore(setup, builder);
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

    /** The position with a man on an en passant landing square; empty without such a square. */
    Optional<Position> spoilingEnPassant(Position position, SplittableRandom random) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int[] passing = LongStream.of(moves.toArray())
                .filter(move -> Move.kind(move) == Move.EN_PASSANT)
                .mapToInt(Move::to)
                .sorted()
                .distinct()
                .toArray();
        if (passing.length == 0) {
            return Optional.empty();
        }
        Setup setup = position.words().setup();
        int[] men = IntStream.range(0, setup.cells())
                .map(setup::pieceAt)
                .filter(piece -> piece != Piece.NONE && !isRoyal(piece))
                .toArray();
        int spoilt = passing[random.nextInt(passing.length)];
        return playable(setup.toBuilder().piece(spoilt, men[random.nextInt(men.length)]));
    }

    /** Leaves one side only its royal pieces and the other few men, at random places: some such positions are mates and stalemates. */
    private void bare(Setup setup, Setup.Builder builder, SplittableRandom random) {
        Side lone = random.nextBoolean() ? Side.WHITE : Side.BLACK;
        List<Integer> men = new ArrayList<>();
        for (int cell = 0; cell < setup.cells(); cell++) {
            int piece = setup.pieceAt(cell);
            builder.piece(cell, Piece.NONE);
            if (piece != Piece.NONE
                    && (isRoyal(piece) || (Piece.side(piece) != lone && random.nextDouble() < ACCOMPANY))) {
                men.add(piece);
            }
        }
        men.forEach(piece -> builder.piece(random.nextInt(setup.cells()), piece));
    }

    /** Puts back men whose absence is a fault, such as those with the right to castle. */
    private void restore(Setup setup, Setup.Builder builder) {
        for (Fault fault : rules.faults(builder.build(), Purpose.GAME)) {
            fault.cells().forEach(cell -> builder.piece(cell, setup.pieceAt(cell)));
        }
    }

    private void thin(Setup setup, Setup.Builder builder, SplittableRandom random) {
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
