package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.RuleStatement;
import org.plyspace.geometry.stack.BoardStack;

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

    /** The text of the start position. */
    String start();

    /** The rules as short statements, ordered by aspect. */
    List<RuleStatement> rulebook();

    /** The sections that verdicts cite. */
    Citations citations();

    /** The notation of the rule set's source. */
    SourceNotation sourceNotation();
}
