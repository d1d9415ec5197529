package org.plyspace.lab.player;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Notations;
import org.plyspace.search.Choice;
import org.plyspace.search.Clock;

/**
 * Another program that plays. It is started once; where it failed, it is ended, and started again for the next game. What the protocols
 * differ in is a subclass's.
 */
abstract class OutsidePlayer implements GamePlayer {

    final EngineOrder order;
    final Rules rules;
    final Notation notation;
    private volatile Talk talk;

    /** Starts it. */
    OutsidePlayer(EngineOrder order, Rules rules) {
        this.order = order;
        this.rules = rules;
        this.notation = Notations.exchanged(rules);
    }

    /** Agrees on the rule set and on options. */
    abstract void greet(Talk with);

    /** Says that a game begins. */
    abstract void begin(Talk with);

    /** Lets it choose a move. */
    abstract Choice ask(Talk with, Game game, Optional<Clock> clock);

    /** How it is told to move at once. */
    abstract String hurry();

    /** Whether it can play another game. */
    boolean isReusable() {
        return true;
    }

    /** Starts it unless it runs. */
    final void start() {
        if (talk == null) {
            talk = new Talk(order.command());
            run(() -> greet(talk));
        }
    }

    @Override
    public final void newGame(long seed) {
        if (talk != null && !isReusable()) {
            close();
        }
        start();
        run(() -> begin(talk));
    }

    @Override
    public final Choice choose(Game game, Optional<Clock> clock) {
        start();
        Choice[] choice = new Choice[1];
        run(() -> choice[0] = ask(talk, game, clock));
        return choice[0];
    }

    /** Does something, and ends the program if it fails at it. */
    private void run(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException failed) {
            talk.kill();
            talk = null;
            throw failed;
        }
    }

    /** The moves of a game from a ply on, as the program is told them. */
    final List<String> moves(Game game, int from) {
        List<String> all = MoveTexts.inTurn(rules.position(game.start(), Purpose.GAME), game.moves(), notation);
        return all.subList(from, all.size());
    }

    /** The legal move that a text means. */
    final long move(Position position, String text) {
        return move(position, text, notation);
    }

    /** Likewise, in another notation than the usual one of this program. */
    static long move(Position position, String text, Notation written) {
        Verdict verdict = position.words().judge(text, written);
        if (verdict instanceof Verdict.Legal legal) {
            return legal.move();
        }
        throw new PlayerException("the engine played '" + Texts.shorten(text) + "', which is "
                + (verdict instanceof Verdict.Illegal illegal
                        ? "illegal: " + MoveTexts.reason(illegal)
                        : "no move: " + MoveTexts.reason(text, (Verdict.Malformed) verdict)));
    }

    @Override
    public final void stop() {
        Talk with = talk;
        if (with != null) {
            with.send(hurry());
        }
    }

    @Override
    public final void close() {
        Talk with = talk;
        talk = null;
        if (with != null) {
            with.quit();
        }
    }
}
