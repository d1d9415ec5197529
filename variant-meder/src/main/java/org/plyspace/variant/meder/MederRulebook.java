package org.plyspace.variant.meder;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;

/** Meder's rules as short statements. */
final class MederRulebook {

    private static final String CLOSED = "any piece in a column closes it on every level";

    private static final String LIFTED =
            "a slider passes a column that has an empty square from the lower to the upper level of the move, or, having"
                    + " none there at all, an empty one anywhere; any piece stops a double step";

    private MederRulebook() {}

    static List<RuleStatement> of(Edition edition, String shadow, CommonOptions chosen) {
        boolean formal = edition == Edition.FORMAL;
        String movable = chosen.unless(CommonOption.BOARD_MOVES, "movable ");
        String carried = chosen.unless(CommonOption.BOARD_MOVES, " or is carried");
        String ways =
                chosen.unless(CommonOption.BOARD_MOVES, ": by moving, by riding, or when the board beyond leaves");
        String twice = chosen.unless(CommonOption.DOUBLE_STEP, ", two from its start");
        String lost = chosen.unless(CommonOption.DOUBLE_STEP, "loses its double step when it moves" + carried);
        String castling = "O-O: king %s and rook e0 exchange places; O-O-O: king beside the rook";
        List<RuleStatement> rules = new ArrayList<>();
        rules.add(rule(
                Aspect.BOARD,
                "three fixed 4x4 boards and four " + movable + "2x2 attack boards on twelve pins; 64 squares",
                "1"));
        rules.add(blocking(shadow));
        rules.add(
                formal
                        ? rule(Aspect.BLOCKING, "a ghost column ends a line", "2, FS 3.1")
                        : rule(Aspect.BLOCKING, "lines run on over ghost columns", "9, TR 3.1"));
        rules.add(rule(Aspect.KING, "one step to a neighbouring column, any level", "2, FS 3.4"));
        rules.add(rule(Aspect.QUEEN, "rook and bishop together", "2, FS 3.3"));
        rules.add(rule(Aspect.ROOK, "along files and ranks of columns, landing on any level", "2, FS 3.1"));
        rules.add(rule(Aspect.BISHOP, "along diagonals of columns, landing on any level", "2, FS 3.2"));
        rules.add(rule(
                Aspect.KNIGHT, "a knight's leap of columns, landing on any level; nothing blocks it", "2, FS 3.5"));
        rules.add(rule(
                Aspect.PAWN, "one step forward" + twice + ", captures diagonally forward, on any level", "2, FS 3.6"));
        rules.add(rule(Aspect.PAWN, lost, "2, FS 3.6"));
        rules.add(rule(
                Aspect.PROMOTION,
                "on the furthest rank of its file" + ways,
                formal ? "3, FS 3.6, Table 2" : "3, TR 3.4"));
        rules.add(
                formal
                        ? rule(Aspect.CASTLING, castling.formatted("b1") + ", rook to the king's square", "6, FS 5.1")
                        : rule(Aspect.CASTLING, castling.formatted("d0") + "; not as the first move", "9, TR 3.5"));
        rules.add(rule(Aspect.EN_PASSANT, "lands on any empty square of the crossed column", "5, FS 5.2"));
        rules.add(rule(Aspect.ROYALTY, "one king per side; it may not be left attacked", "7, FS 5.3"));
        rules.add(rule(
                Aspect.BOARD_MOVES,
                "instead of a piece: to an adjacent pin, empty or carrying one piece, by that piece's side or else the"
                        + " first owner",
                formal ? "4, FS 4.1-4.3" : "4, TR 3.6"));
        rules.add(rule(
                Aspect.BOARD_MOVES,
                "empty boards also go backward" + (formal ? " and then hang inverted" : "; none hang inverted"),
                formal ? "4, FS 4.4, Table 3" : "9, TR 3.6"));
        rules.add(rule(Aspect.END, chosen.boardEnds(), "7, FS 5.3"));
        return List.copyOf(rules);
    }

    private static RuleStatement blocking(String shadow) {
        return switch (shadow) {
            case "on" -> rule(Aspect.BLOCKING, CLOSED, "2, FS 2.2");
            case "strict" ->
                rule(Aspect.BLOCKING, CLOSED + ", and nobody lands there except by a capture", "10, M-14, FS 2.2");
            default -> rule(Aspect.BLOCKING, LIFTED, "10");
        };
    }

    private static RuleStatement rule(Aspect aspect, String text, String section) {
        return new RuleStatement(aspect, text, "meder.md " + section);
    }
}
