package org.plyspace.cli.uci;

import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Notations;

/** Reads the moves that a program writes: in UCI notation if the rule set has a name in the protocol, or in machine form. */
final class MoveWords {

    private MoveWords() {}

    /**
     * Judges a word. One that is legal in neither form gets the verdict of the machine form if it is well-formed there, else that of UCI
     * notation.
     */
    static Verdict judge(Position position, String word) {
        Verdict exchanged = position.words().judge(word, Notations.exchanged(position.rules()));
        if (exchanged instanceof Verdict.Legal) {
            return exchanged;
        }
        Verdict machine = position.words().judge(word, Notation.MACHINE);
        return machine instanceof Verdict.Malformed ? exchanged : machine;
    }
}
