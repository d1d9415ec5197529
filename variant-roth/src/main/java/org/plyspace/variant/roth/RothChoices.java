package org.plyspace.variant.roth;

import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;

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
        RothOption.RookPawns rookPawns,
        RothOption.PathB pathB,
        RothOption.BoardStep boardStep,
        RothOption.BoardPawn boardPawn,
        RothOption.CarriedPawn carriedPawn) {

    private static final Option ROOK_PAWNS = RothOption.of("rookPawns", RothOption.RookPawns.values());
    private static final Option PATH_B = RothOption.of("pathB", RothOption.PathB.values());
    private static final Option BOARD_STEP = RothOption.of("boardStep", RothOption.BoardStep.values());
    private static final Option BOARD_PAWN = RothOption.of("boardPawn", RothOption.BoardPawn.values());
    private static final Option CARRIED_PAWN = RothOption.of("carriedPawn", RothOption.CarriedPawn.values());

    /** All options. */
    static List<Option> options() {
        return List.of(ROOK_PAWNS, PATH_B, BOARD_STEP, BOARD_PAWN, CARRIED_PAWN);
    }

    static RothChoices of(OptionValues values) {
        return new RothChoices(
                RothOption.chosen(values, ROOK_PAWNS, List.of(RothOption.RookPawns.values())),
                RothOption.chosen(values, PATH_B, List.of(RothOption.PathB.values())),
                RothOption.chosen(values, BOARD_STEP, List.of(RothOption.BoardStep.values())),
                RothOption.chosen(values, BOARD_PAWN, List.of(RothOption.BoardPawn.values())),
                RothOption.chosen(values, CARRIED_PAWN, List.of(RothOption.CarriedPawn.values())));
    }

    /** Whether these are Roth's own rules. */
    boolean isDefault() {
        return List.<RothOption>of(rookPawns, pathB, boardStep, boardPawn, carriedPawn).stream()
                .allMatch(value -> value.ordinal() == 0);
    }
}
