package org.plyspace.engine;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.testing.StandIn;

/**
 * Rules in which every move leads around a ring of four positions, so that each recurs after four plies. Questions that the
 * tests do not need fail.
 *
 * @param repetition the consequence of repetition in these rules
 * @param check whether the side to move is in check after a number of plies
 * @param clock the halfmove clock after a number of plies
 */
public record Ring(Repetition repetition, IntPredicate check, IntUnaryOperator clock) {

    public static final Setup START = Setup.builder(1, 0).build();
    public static final long MOVE = 1;
    static final int LENGTH = 4;

    Rules rules() {
        return StandIn.of(Rules.class, (name, arguments) -> switch (name) {
            case "repetition" -> repetition;
            case "position" -> position(0);
            default -> throw StandIn.notAsked(name);
        });
    }

    private Position position(int start) {
        int[] plies = {start};
        return StandIn.of(Position.class, (name, arguments) -> switch (name) {
            case "make" -> plies[0]++;
            case "unmake" -> plies[0]--;
            case "copy" -> position(plies[0]);
            case "repetitionKey" -> (long) (plies[0] % LENGTH);
            case "inCheck" -> check.test(plies[0]);
            case "halfmoveClock" -> clock.applyAsInt(plies[0]);
            case "sideToMove" -> Side.of(plies[0] % 2);
            case "hasLegalMove" -> true;
            case "ending" -> Optional.<Outcome>empty();
            default -> throw StandIn.notAsked(name);
        });
    }

    /** A game of a number of plies. */
    public Game game(int plies) {
        return game(plies, START);
    }

    /** A game of a number of plies from another start. */
    public Game game(int plies, Setup start) {
        Game game = new Game(rules(), start);
        for (int ply = 0; ply < plies; ply++) {
            game.play(MOVE);
        }
        return game;
    }
}
