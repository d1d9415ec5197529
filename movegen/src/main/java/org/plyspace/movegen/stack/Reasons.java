package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.stack.Citations.Topic;

/** Makes verdicts of reasons, with the rule set's citations. */
final class Reasons {

    private final StackDefinition definition;
    private final Squares squares;

    Reasons(StackDefinition definition, Squares squares) {
        this.definition = definition;
        this.squares = squares;
    }

    /** A refusal by the section on a topic, for a type of men where the topic asks for one. */
    Verdict.Illegal illegal(Refusal kind, String reason, Topic topic, int pieceType) {
        return new Verdict.Illegal(kind, reason, definition.citations().of(topic, pieceType));
    }

    /** A refusal by a section that needs no type. */
    Verdict.Illegal illegal(Refusal kind, String reason, Topic topic) {
        return illegal(kind, reason, topic, definition.men().only(Man.Rank.ROYAL));
    }

    /** A refusal because of a common option. */
    static Verdict.Illegal switched(Refusal kind, String reason, CommonOption option) {
        return new Verdict.Illegal(kind, reason, option.citation());
    }

    /** The type that sections on promotion are about: the pawn's, or the royal one's in a game without pawns. */
    int pawn() {
        int pawn = definition.men().only(Man.Rank.PAWN);
        return pawn == Men.NO_TYPE ? definition.men().only(Man.Rank.ROYAL) : pawn;
    }

    /** The symbols that a pawn may choose from by the rules as they are played. */
    List<String> choices() {
        return definition.switches().choices(definition);
    }

    /** The symbols that a pawn may choose from by the rules as declared, common options apart. */
    List<String> declaredChoices() {
        return definition.promotion().choices();
    }

    Switches switches() {
        return definition.switches();
    }

    String name(int cell) {
        return squares.name(cell);
    }

    /** The cells of a set, from the lowest. */
    static int[] cells(long cells) {
        int[] list = new int[Long.bitCount(cells)];
        int count = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            list[count++] = Long.numberOfTrailingZeros(rest);
        }
        return list;
    }
}
