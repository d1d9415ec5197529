package org.plyspace.match.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Notations;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;

/**
 * An engine that is another program. It is started once; if it fails, it is ended, and started again for the next game. Subclasses
 * speak the protocols.
 */
abstract class ExternalEngine implements GameEngine {

    final ExternalEngineSpec order;
    final Rules rules;
    final Notation notation;
    private final ThreadTimes times;
    private final AtomicLong looks = new AtomicLong();
    private volatile EngineConversation engineConversation;
    private volatile boolean stopped;
    private OptionalLong othersMillis = OptionalLong.empty();

    /** Prepares for a program; the times judge whether it is late. */
    ExternalEngine(ExternalEngineSpec order, Rules rules, ThreadTimes times) {
        this.order = order;
        this.rules = rules;
        this.times = times;
        this.notation = Notations.exchanged(rules);
    }

    /** Opens the conversation: sets the rule set and the options. */
    abstract void greet(EngineConversation with);

    /** Tells the engine that a game begins. */
    abstract void begin(EngineConversation with);

    /** Asks the engine for a move. */
    abstract EngineMove ask(EngineConversation with, Game game, Optional<Clock> clock);

    /** The command to move at once. */
    abstract String hurry();

    /** Whether it can play another game. */
    boolean isReusable() {
        return true;
    }

    /** Starts the program unless it is running. */
    final void start() {
        if (engineConversation == null) {
            engineConversation = new EngineConversation(order.command(), times);
            run(() -> greet(engineConversation));
        }
    }

    @Override
    public final void newGame(long seed) {
        if (engineConversation != null && !isReusable()) {
            close();
        }
        start();
        stopped = false;
        othersMillis = OptionalLong.empty();
        run(() -> begin(engineConversation));
    }

    @Override
    public final void otherHas(long millis) {
        othersMillis = OptionalLong.of(millis);
    }

    /** The milliseconds that the other side has; those of the engine if unknown. */
    final long othersMillis(Clock own) {
        return othersMillis.orElse(own.millis());
    }

    @Override
    public final EngineMove choose(Game game, Optional<Clock> clock) {
        start();
        EngineMove[] engineMove = new EngineMove[1];
        run(() -> engineMove[0] = ask(engineConversation, game, clock));
        return engineMove[0];
    }

    /**
     * Makes the program think, and reads up to its move. Programs ignore a command to move at once that comes before they think.
     *
     * @param go the command to think
     * @param isMove whether a line is the move
     * @param others receives all lines before it
     */
    final String think(
            EngineConversation with,
            String go,
            Predicate<String> isMove,
            Consumer<String> others,
            Optional<Clock> clock) {
        with.send(go);
        if (stopped) {
            with.send(hurry());
        }
        return with.answer(isMove, others, order.forAMove(clock));
    }

    /** Runs an action, and ends the program if that fails. */
    private void run(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException failed) {
            engineConversation.kill();
            engineConversation = null;
            throw failed;
        }
    }

    /** The moves of a game from a ply on, as sent to the program. */
    final List<String> moves(Game game, int from) {
        List<String> all = MoveTexts.inTurn(rules.position(game.start(), Purpose.GAME), game.moves(), notation);
        return all.subList(from, all.size());
    }

    /** Reads a move, which must be legal. */
    final long move(Position position, String text) {
        return move(position, text, notation);
    }

    /** Reads a move in another notation than this program's usual one. */
    static long move(Position position, String text, Notation written) {
        Verdict verdict = position.words().judge(text, written);
        if (verdict instanceof Verdict.Legal legal) {
            return legal.move();
        }
        throw EngineFailedException.illegalMove("the engine played '" + Texts.shorten(text) + "', which is "
                + (verdict instanceof Verdict.Illegal illegal
                        ? "illegal: " + MoveTexts.reason(illegal)
                        : "no move: " + MoveTexts.reason(text, (Verdict.Malformed) verdict)));
    }

    /** A new number on each call: every request to the program has a deadline, so waiting counts as progress. */
    @Override
    public final long progress() {
        return looks.incrementAndGet();
    }

    @Override
    public final void stop() {
        stopped = true;
        EngineConversation with = engineConversation;
        if (with != null) {
            with.send(hurry());
        }
    }

    @Override
    public final void close() {
        EngineConversation with = engineConversation;
        engineConversation = null;
        if (with != null) {
            with.quit();
        }
    }
}
