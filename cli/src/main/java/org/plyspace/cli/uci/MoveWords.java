package org.plyspace.cli.uci;

import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Notations;

/** Moves that a program writes: as the protocol does where the rule set has a name there, or in machine form. */
final class MoveWords {

    private MoveWords() {}

    /** What a word is here; one that is legal in neither form is judged in machine form if it can be read so, else as the protocol writes moves. */
    static Verdict judge(Position position, String word) {
        Verdict exchanged = position.words().judge(word, Notations.exchanged(position.rules()));
        if (exchanged instanceof Verdict.Legal) {
            return exchanged;
        }
        Verdict machine = position.words().judge(word, Notation.MACHINE);
        return machine instanceof Verdict.Malformed ? exchanged : machine;
    }
}
