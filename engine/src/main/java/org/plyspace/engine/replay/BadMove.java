package org.plyspace.engine.replay;

import org.plyspace.api.Side;

/**
 * A move that a game's text has and the rules do not.
 *
 * @param number the move's number
 * @param side whose move it is
 * @param line the line of the file it begins in, from 1; in a record, the line that the record begins in
 * @param text the move as written
 * @param reason why it cannot be played, or what is wrong about its mark
 */
public record BadMove(int number, Side side, int line, String text, String reason) {

    @Override
    public String toString() {
        String quoted = "'" + text + "'";
        return "move " + number + " of " + side.word() + " (line " + line + "), "
                + (reason.startsWith(quoted) ? reason : quoted + ": " + reason);
    }
}
