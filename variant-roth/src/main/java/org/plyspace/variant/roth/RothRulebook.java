package org.plyspace.variant.roth;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;

/** Roth's rules as short statements. */
final class RothRulebook {

    private static final String PAGE = "roth.md ";

    private RothRulebook() {}

    static List<RuleStatement> of(RothChoices choices, CommonOptions chosen) {
        List<RuleStatement> rules = new ArrayList<>();
        rules.add(rule(
                Aspect.BOARD,
                "three fixed 4x4 boards and four movable 2x2 attack boards on twelve posts; 64 squares",
                "1"));
        rules.add(rule(
                Aspect.BLOCKING,
                "only the highest square of each column up to the higher of start and target blocks (path A)",
                "2"));
        rules.add(rule(Aspect.BLOCKING, choices.pathB(), "2"));
        rules.add(rule(Aspect.KING, "one step to a neighbouring column, any elevation", "3"));
        rules.add(rule(Aspect.QUEEN, "rook and bishop together", "3"));
        rules.add(rule(Aspect.ROOK, "along files and ranks of columns, landing on any elevation", "3"));
        rules.add(rule(Aspect.BISHOP, "along diagonals of columns, landing on any elevation", "3"));
        rules.add(rule(Aspect.KNIGHT, "a knight's leap of columns, landing on any elevation; needs no path", "3"));
        rules.add(rule(
                Aspect.PAWN,
                "one step forward" + chosen.unless(CommonOption.DOUBLE_STEP, ", two on its first move")
                        + ", captures diagonally forward, on any elevation",
                "3"));
        rules.add(rule(Aspect.PAWN, choices.rookPawns(), "3"));
        if (!chosen.unless(CommonOption.DOUBLE_STEP, "carried").isEmpty()) {
            rules.add(rule(Aspect.PAWN, choices.carriedPawn(), "3"));
        }
        rules.add(rule(Aspect.PROMOTION, "on the last two ranks, by moving or by riding", "3"));
        rules.add(rule(
                Aspect.CASTLING,
                "O-O: king and rook exchange places; O-O-O: king beside the rook, rook to the king's square",
                "5"));
        rules.add(rule(Aspect.EN_PASSANT, "lands on the one square that the double step's path crossed", "3"));
        rules.add(rule(Aspect.ROYALTY, "one king per side; it may not be left attacked", "6"));
        rules.add(rule(
                Aspect.BOARD_MOVES,
                "instead of a piece: an owned board, empty or with one own pawn, along its file, turned over, or both",
                "4"));
        rules.add(rule(Aspect.BOARD_MOVES, choices.boardStep(), "4"));
        rules.add(rule(Aspect.BOARD_MOVES, choices.boardPawn(), "4"));
        rules.add(rule(Aspect.BOARD_MOVES, "capturing the owner's last piece on a board wins the board", "4"));
        rules.add(rule(
                Aspect.END,
                "checkmate wins; " + chosen.unless(CommonOption.STALEMATE, "stalemate, ")
                        + chosen.unless(CommonOption.REPETITION, "threefold repetition, ")
                        + chosen.unless(CommonOption.CLOCK, "fifty moves, ")
                        + "bare kings draw; board moves count",
                "6"));
        return List.copyOf(rules);
    }

    private static RuleStatement rule(Aspect aspect, String text, String section) {
        return new RuleStatement(aspect, text, PAGE + section);
    }

    private static RuleStatement rule(Aspect aspect, RothOption chosen, String section) {
        return new RuleStatement(aspect, chosen.statement(), chosen.section(PAGE + section));
    }
}
