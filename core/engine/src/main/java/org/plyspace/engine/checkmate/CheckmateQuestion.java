package org.plyspace.engine.checkmate;

import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * Whether the side to move is in check without a legal move. Takes any setup, even one that cannot be played
 * (docs/checkmate.md). Confined to one thread.
 */
public final class CheckmateQuestion {

    private final Setup setup;
    private final Position position;

    /**
     * Creates the question about a setup.
     *
     * @throws org.plyspace.api.InvalidSetupException if the question is meaningless for the setup
     */
    public CheckmateQuestion(Rules rules, Setup setup) {
        this.setup = setup;
        this.position = rules.position(setup, Purpose.CHECKMATE);
    }

    /** The answer. */
    public boolean isCheckmate() {
        return position.inCheck() && !position.hasLegalMove();
    }

    /** The explanation; empty if the side to move is not in check and has a legal move. */
    public Optional<Explanation> explanation() {
        return position.inCheck() || !position.hasLegalMove()
                ? Optional.of(new EvasionExplainer(setup, position).explain())
                : Optional.empty();
    }

    /** The position asked about, to be read only. */
    public Position position() {
        return position;
    }
}
