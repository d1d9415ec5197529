package org.plyspace.engine;

import java.util.List;
import org.plyspace.api.Position;

/**
 * The legal moves of a position, for programs.
 *
 * @param study whether the position may be one that cannot be played
 * @param side the side to move, {@code white} or {@code black}
 * @param check whether that side is in check
 */
public record MovesReport(
        String variant, String position, boolean study, String side, boolean check, List<MoveFacts> moves) {

    /** All legal moves of a position. */
    public static MovesReport of(Position position, boolean study) {
        return new MovesReport(
                position.rules().setting(),
                position.words().text(),
                study,
                position.sideToMove().word(),
                position.inCheck(),
                MoveTexts.facts(position));
    }

    /** The same position with the moves that begin on a square. */
    public MovesReport from(String square) {
        return new MovesReport(
                variant,
                position,
                study,
                side,
                check,
                moves.stream()
                        .filter(move -> move.from().filter(square::equals).isPresent())
                        .toList());
    }
}
