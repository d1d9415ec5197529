package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOptions;

/** A rule set over a stack of boards, its options fixed: everything in which it differs from others. Immutable. */
public interface StackDeclaration {

    BoardStack stack();

    SquareNames squares();

    /** The types of men, by index; one of them is royal, and at most one a pawn. */
    default Men men() {
        return Men.ORTHODOX;
    }

    PathRule paths();

    /** How blocked paths are put into words. */
    PathWords pathWords();

    /** How pawns go; none unless overridden. */
    default PawnRule pawns() {
        return PawnRule.NONE;
    }

    /** Where pawns promote, and to what; nowhere unless overridden. */
    default PromotionRule promotion() {
        return PromotionRule.NONE;
    }

    BoardRule boards();

    /** All ways to castle, both sides'; none unless overridden. */
    default List<StackCastling> castlings() {
        return List.of();
    }

    /** Whether a double step crosses a whole column, whose squares can all be landed on, not one square; so unless overridden. */
    default boolean columnsCrossed() {
        return true;
    }

    /** How games end, beside checkmate. */
    default EndRule end() {
        return EndRule.SHARED;
    }

    /** The common options chosen; a declaration leaves this to {@link StackVariant}. */
    default CommonOptions chosen() {
        return CommonOptions.UNCHANGED;
    }

    /** The text of the start position, with all rights to castle that there are. */
    String start();

    /** The rules as short statements, ordered by aspect. */
    List<RuleStatement> rulebook();

    /**
     * The same, without what common options take away; what they bring is added by itself, and there is nothing to do about castling
     * and en passant. Overridden where {@link #rulebook()} speaks of double steps, of what pawns become, of stalemate or of the clock.
     */
    default List<RuleStatement> rulebook(CommonOptions chosen) {
        return rulebook();
    }

    /** The source's own examples that hold with the options chosen; none unless overridden. */
    default List<Scenario> scenarios() {
        return List.of();
    }

    /** The sections that verdicts cite. */
    Citations citations();

    /** The notation of the rule set's source. */
    SourceNotation sourceNotation();
}
