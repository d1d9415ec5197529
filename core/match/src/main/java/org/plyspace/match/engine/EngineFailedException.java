package org.plyspace.match.engine;

import org.plyspace.api.FailureException;

/** An engine failed, and loses the game if it was playing one; the message says how. */
public final class EngineFailedException extends FailureException {

    private static final long serialVersionUID = 1L;

    private final boolean illegalMove;

    /** Creates an exception that says how the engine failed, such as {@code "the engine did not answer within 5 s"}. */
    public EngineFailedException(String reason) {
        this(reason, false);
    }

    private EngineFailedException(String reason, boolean illegalMove) {
        super(reason);
        this.illegalMove = illegalMove;
    }

    /** Creates the exception for an illegal move. */
    public static EngineFailedException illegalMove(String reason) {
        return new EngineFailedException(reason, true);
    }

    /** Whether the engine played an illegal move. */
    public boolean isIllegalMove() {
        return illegalMove;
    }
}
