package org.plyspace.web.game;

import org.plyspace.engine.Game;
import org.plyspace.lab.player.Players;
import org.plyspace.search.Choice;
import org.plyspace.search.Found;

/** A machine's turn in a game: it thinks about a copy of it, and what it chooses counts if nobody has called it off meanwhile. */
final class MachineTurn implements Runnable {

    private final Room room;
    private final Game game;
    private final Players players;
    private volatile boolean calledOff;
    private volatile boolean hurried;

    /**
     * Of a game.
     *
     * @param game a copy that is nobody else's
     */
    MachineTurn(Room room, Game game, Players players) {
        this.room = room;
        this.game = game;
        this.players = players;
    }

    /** Whatever is chosen, it will not be played. */
    void callOff() {
        calledOff = true;
        players.stop();
    }

    /** The time is up: what was found until now is played. */
    void hurry() {
        hurried = true;
        players.stop();
    }

    /** Whether the machines can play the next move too: those that were stopped may be in haste still. */
    boolean leavesMachinesReady() {
        return !calledOff && !hurried;
    }

    @Override
    public void run() {
        try {
            if (calledOff) {
                return;
            }
            players.begin(game.position().rules());
            players.tell(this::tell);
            Choice choice = room.guarded(() -> players.choice(game));
            room.choose(this, choice);
        } catch (RuntimeException failed) { // a machine that cannot go on must not be waited for
            room.fail(this, failed);
        } finally {
            if (!leavesMachinesReady()) {
                players.close();
            }
        }
    }

    private void tell(Found found) {
        if (!calledOff && !found.lines().isEmpty()) {
            room.tell(ThoughtView.of(room.id(), ThoughtView.PLAY, game.plies(), game.position(), found, false));
        }
    }
}
