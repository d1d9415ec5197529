package org.plyspace.variant.roth;

import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.variant.roth.RothOption.BoardPawn;
import org.plyspace.variant.roth.RothOption.BoardStep;
import org.plyspace.variant.roth.RothOption.CarriedPawn;
import org.plyspace.variant.roth.RothOption.PathB;
import org.plyspace.variant.roth.RothOption.RookPawns;

/**
 * The options chosen (roth.md 7).
 *
 * @param rookPawns whether pawns on files a and f may also go inwards
 * @param pathB the relation of path B to path A
 * @param boardStep the distance that a board moves
 * @param boardPawn whether a side needs a pawn to move boards
 * @param carriedPawn whether a ride uses up a pawn's first move
 */
record RothChoices(
        RookPawns rookPawns, PathB pathB, BoardStep boardStep, BoardPawn boardPawn, CarriedPawn carriedPawn) {

    private static final Option ROOK_PAWNS = RothOption.of("rookPawns", RookPawns.values());
    private static final Option PATH_B = RothOption.of("pathB", PathB.values());
    private static final Option BOARD_STEP = RothOption.of("boardStep", BoardStep.values());
    private static final Option BOARD_PAWN = RothOption.of("boardPawn", BoardPawn.values());
    private static final Option CARRIED_PAWN = RothOption.of("carriedPawn", CarriedPawn.values());

    /** All options. */
    static List<Option> options() {
        return List.of(ROOK_PAWNS, PATH_B, BOARD_STEP, BOARD_PAWN, CARRIED_PAWN);
    }

    static RothChoices of(OptionValues values) {
        return new RothChoices(
                RothOption.chosen(values, ROOK_PAWNS, List.of(RookPawns.values())),
                RothOption.chosen(values, PATH_B, List.of(PathB.values())),
                RothOption.chosen(values, BOARD_STEP, List.of(BoardStep.values())),
                RothOption.chosen(values, BOARD_PAWN, List.of(BoardPawn.values())),
                RothOption.chosen(values, CARRIED_PAWN, List.of(CarriedPawn.values())));
    }

    /** Whether these are Roth's own rules. */
    boolean isDefault() {
        return List.<RothOption>of(rookPawns, pathB, boardStep, boardPawn, carriedPawn).stream()
                .allMatch(value -> value.ordinal() == 0);
    }
}
