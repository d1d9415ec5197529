package org.plyspace.engine.replay;

import org.plyspace.api.Side;

/**
 * A move in a game's text that the rules do not allow.
 *
 * @param number the move's number
 * @param side the side that moves
 * @param line the line of the file where the move begins, from 1; in a record, the line where the record begins
 * @param text the move as written
 * @param reason why it cannot be played, or what is wrong with its mark
 */
public record BadMove(int number, Side side, int line, String text, String reason) {

    @Override
    public String toString() {
        String quoted = "'" + text + "'";
        return "move " + number + " of " + side.word() + " (line " + line + "), "
                + (reason.startsWith(quoted) ? reason : quoted + ": " + reason);
    }
}
