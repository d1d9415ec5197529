package org.plyspace.variant.json;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.plyspace.api.Aspect;

/** Where the rulebook speaks of a piece, by its name. */
final class Aspects {

    private static final Set<Aspect> PIECES = EnumSet.of(Aspect.QUEEN, Aspect.ROOK, Aspect.BISHOP, Aspect.KNIGHT);

    private Aspects() {}

    static Aspect of(PieceReader.Declared piece) {
        return piece.royal()
                ? Aspect.KING
                : Arrays.stream(Aspect.values())
                        .filter(aspect ->
                                PIECES.contains(aspect) && aspect.word().equals(piece.name()))
                        .findFirst()
                        .orElse(Aspect.OTHER_PIECES);
    }
}
