package org.plyspace.conformance.check;

import java.util.Random;
import java.util.function.Consumer;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Seeded games of random moves from the start; every third move is a capture if there is one, so that boards get thin. */
final class RandomGames {

    private final Rules rules;
    private final int games;
    private final int plies;

    /**
     * Creates the games, without playing any yet.
     *
     * @param games how many; the first has seed 1
     * @param plies the length at which a game is left
     */
    RandomGames(Rules rules, int games, int plies) {
        this.rules = rules;
        this.games = games;
        this.plies = plies;
    }

    /** Shows every position of the games to {@code user}, who must leave it as it is, and then each last one to {@code atEnd}. */
    void play(Consumer<Position> user, Consumer<Position> atEnd) {
        MoveList moves = new MoveList();
        for (int seed = 1; seed <= games; seed++) {
            Random random = new Random(seed);
            Position position = rules.startPosition();
            user.accept(position);
            for (int ply = 0; ply < plies && position.outcome().isEmpty(); ply++) {
                position.make(choose(position, moves, random));
                user.accept(position);
            }
            atEnd.accept(position);
        }
    }

    private static long choose(Position position, MoveList moves, Random random) {
        moves.clear();
        if (random.nextInt(3) == 0) {
            position.legalCaptures(moves);
        }
        if (moves.size() == 0) {
            position.legalMoves(moves);
        }
        return moves.get(random.nextInt(moves.size()));
    }
}
