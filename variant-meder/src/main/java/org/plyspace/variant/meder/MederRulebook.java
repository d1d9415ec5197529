package org.plyspace.variant.meder;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;

/** Meder's rules as short statements. */
final class MederRulebook {

    private MederRulebook() {}

    static List<RuleStatement> of(Edition edition, boolean hasShadow, CommonOptions chosen) {
        boolean formal = edition == Edition.FORMAL;
        return Stream.of(
                        rule(
                                Aspect.BOARD,
                                "three fixed 4x4 boards and four " + chosen.unless(CommonOption.BOARD_MOVES, "movable ")
                                        + "2x2 attack boards on twelve pins; 64 squares",
                                "1"),
                        blocking(hasShadow),
                        formal
                                ? rule(Aspect.BLOCKING, "a ghost column ends a line", "2, FS 3.1")
                                : rule(Aspect.BLOCKING, "lines run on over ghost columns", "9, TR 3.1"),
                        rule(Aspect.KING, "one step to a neighbouring column, any level", "2, FS 3.4"),
                        rule(Aspect.QUEEN, "rook and bishop together", "2, FS 3.3"),
                        rule(Aspect.ROOK, "along files and ranks of columns, landing on any level", "2, FS 3.1"),
                        rule(Aspect.BISHOP, "along diagonals of columns, landing on any level", "2, FS 3.2"),
                        rule(
                                Aspect.KNIGHT,
                                "a knight's leap of columns, landing on any level; nothing blocks it",
                                "2, FS 3.5"),
                        rule(
                                Aspect.PAWN,
                                "one step forward" + chosen.unless(CommonOption.DOUBLE_STEP, ", two from its start")
                                        + ", captures diagonally forward, on any level",
                                "2, FS 3.6"),
                        rule(
                                Aspect.PAWN,
                                chosen.unless(
                                        CommonOption.DOUBLE_STEP,
                                        "loses its double step when it moves"
                                                + chosen.unless(CommonOption.BOARD_MOVES, " or is carried")),
                                "2, FS 3.6"),
                        rule(
                                Aspect.PROMOTION,
                                "on the furthest rank of its file"
                                        + chosen.unless(
                                                CommonOption.BOARD_MOVES,
                                                ": by moving, by riding, or when the board beyond leaves"),
                                formal ? "3, FS 3.6, Table 2" : "3, TR 3.4"),
                        formal
                                ? rule(
                                        Aspect.CASTLING,
                                        "O-O: king b1 and rook e0 exchange places; O-O-O: king beside the rook, rook"
                                                + " to the king's square",
                                        "6, FS 5.1")
                                : rule(
                                        Aspect.CASTLING,
                                        "O-O: king d0 and rook e0 exchange places; O-O-O: king beside the rook; not as"
                                                + " the first move",
                                        "9, TR 3.5"),
                        rule(Aspect.EN_PASSANT, "lands on any empty square of the crossed column", "5, FS 5.2"),
                        rule(Aspect.ROYALTY, "one king per side; it may not be left attacked", "7, FS 5.3"),
                        rule(
                                Aspect.BOARD_MOVES,
                                "instead of a piece: to an adjacent pin, empty or carrying one piece, by that piece's"
                                        + " side or else the first owner",
                                formal ? "4, FS 4.1-4.3" : "4, TR 3.6"),
                        formal
                                ? rule(
                                        Aspect.BOARD_MOVES,
                                        "empty boards also go backward and then hang inverted",
                                        "4, FS 4.4, Table 3")
                                : rule(
                                        Aspect.BOARD_MOVES,
                                        "empty boards also go backward; none hang inverted",
                                        "9, TR 3.6"),
                        rule(Aspect.END, chosen.boardEnds(), "7, FS 5.3"))
                .toList();
    }

    private static RuleStatement blocking(boolean hasShadow) {
        return hasShadow
                ? rule(Aspect.BLOCKING, "any piece in a column closes it on every level", "2, FS 2.2")
                : rule(
                        Aspect.BLOCKING,
                        "a slider passes a column that has an empty square from the lower to the upper level of the"
                                + " move, or, having none there at all, an empty one anywhere; any piece stops a"
                                + " double step",
                        "10");
    }

    private static RuleStatement rule(Aspect aspect, String text, String section) {
        return new RuleStatement(aspect, text, "meder.md " + section);
    }
}
