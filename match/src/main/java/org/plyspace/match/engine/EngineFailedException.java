package org.plyspace.match.engine;

import org.plyspace.api.FailureException;

/** An engine failed, and loses the game if it plays one; the message says what it did. */
public final class EngineFailedException extends FailureException {

    private static final long serialVersionUID = 1L;

    private final boolean illegalMove;

    /** With what it did, such as {@code "the engine did not answer within 5 s"}. */
    public EngineFailedException(String reason) {
        this(reason, false);
    }

    private EngineFailedException(String reason, boolean illegalMove) {
        super(reason);
        this.illegalMove = illegalMove;
    }

    /** Of a machine that played what the rules forbid. */
    public static EngineFailedException illegalMove(String reason) {
        return new EngineFailedException(reason, true);
    }

    /** Whether the engine played what the rules forbid. */
    public boolean isIllegalMove() {
        return illegalMove;
    }
}
