package org.plyspace.lab.scenario;

import java.util.Optional;

/**
 * The text of a move that the rules may well refuse.
 *
 * @param mover what would move where that is no piece on the board, in words that fit every rule set: {@code board move},
 *     {@code drop of a pawn}; empty where the verdict tells
 */
record Doubt(Optional<String> mover, String text) {

    /** Of a piece on the board, if there is one at all. */
    Doubt(String text) {
        this(Optional.empty(), text);
    }

    /** Of anything else. */
    Doubt(String mover, String text) {
        this(Optional.of(mover), text);
    }
}
