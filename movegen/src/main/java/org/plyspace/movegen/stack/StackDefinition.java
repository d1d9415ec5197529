package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.option.CommonOptions;

/** A rule set over a stack of boards, its options fixed: everything in which it differs from others. Immutable. */
public interface StackDefinition {

    BoardStack stack();

    SquareNames squares();

    PathRule paths();

    /** How blocked paths are put into words. */
    PathWords pathWords();

    PawnRule pawns();

    PromotionRule promotion();

    BoardRule boards();

    /** All ways to castle, both sides'. */
    List<Castling> castlings();

    /** Whether a double step crosses a whole column, whose squares can all be landed on, not one square. */
    boolean columnsCrossed();

    /** How games end, beside checkmate. */
    default EndRule end() {
        return EndRule.SHARED;
    }

    /** What common options switch; a declaration leaves this to {@link StackVariant}. */
    default Switches switches() {
        return Switches.NONE;
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

    /** The source's own examples that hold with the options chosen. */
    List<Scenario> scenarios();

    /** The sections that verdicts cite. */
    Citations citations();

    /** The notation of the rule set's source. */
    SourceNotation sourceNotation();
}
