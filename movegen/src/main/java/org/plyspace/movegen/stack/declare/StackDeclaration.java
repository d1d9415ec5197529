package org.plyspace.movegen.stack.declare;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOptions;

/** A rule set over a stack of boards with fixed options: everything in which it differs from others. Immutable. */
public interface StackDeclaration {

    BoardStack stack();

    SquareNames squares();

    /** The types of men, by index; one of them is royal, and at most one a pawn. */
    default Men men() {
        return Men.ORTHODOX;
    }

    /** The paths of men that slide along columns; none unless overridden. */
    default PathRule paths() {
        return PathRule.NONE;
    }

    /** The words for blocked paths; plain ones unless overridden. */
    default PathWords pathWords() {
        return way -> "the way of the " + way.man() + " is blocked";
    }

    /** The moves of pawns; none unless overridden. */
    default PawnRule pawns() {
        return PawnRule.NONE;
    }

    /** Where pawns promote, and to what; nowhere unless overridden. */
    default PromotionRule promotion() {
        return PromotionRule.NONE;
    }

    BoardRule boards();

    /** All ways to castle of both sides; none unless overridden. */
    default List<StackCastling> castlings() {
        return List.of();
    }

    /**
     * Men that wait in hand; none unless overridden. A pawn is never dropped where it would have to promote as boards hang; on a starting
     * square it has its double step. With hands, {@code StackVariant} makes kings alone no draw, whatever {@link #end()} says, and counts
     * repetitions over the whole game. The rulebook must have a statement on hands.
     */
    default Optional<Hands> hands() {
        return Optional.empty();
    }

    /**
     * Whether a double step crosses a whole column, rather than a single square: a capturing pawn may then land on any of its squares;
     * unless overridden, true but for men that move in space.
     */
    default boolean columnsCrossed() {
        return !men().moveInSpace();
    }

    /** How games end, besides checkmate. */
    default EndRule end() {
        return EndRule.SHARED;
    }

    /** The common options in effect; a declaration leaves this to {@code StackVariant}. */
    default CommonOptions chosen() {
        return CommonOptions.UNCHANGED;
    }

    /** The text of the start position, with all castling rights. */
    String start();

    /** The rules as short statements, ordered by aspect. */
    List<RuleStatement> rulebook();

    /**
     * The rules without the statements that common options make void. The options' own statements are added automatically; castling and en
     * passant need none. Overridden where {@link #rulebook()} mentions double steps, what pawns promote to, stalemate, repetition or the
     * clock.
     */
    default List<RuleStatement> rulebook(CommonOptions chosen) {
        return rulebook();
    }

    /** The source's own examples that hold under the options; none unless overridden. */
    default List<Scenario> scenarios() {
        return List.of();
    }

    /** The sections that verdicts cite. */
    Citations citations();

    /** The notation of the rule set's source. */
    SourceNotation sourceNotation();
}
