package org.plyspace.tck;

import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;

/**
 * A seeded game of random moves. Every third move is a capture if there is one, so that boards get thin and rare things happen.
 */
final class RandomGame {

    private final Rules rules;
    private final Setup start;
    private final String startText;
    private final long seed;
    private final int plies;
    /** Chosen on first use and cached: many contracts need the moves of one game. */
    private volatile long[] moves;

    /**
     * Stores what determines the moves.
     *
     * @param startText the text that identifies a start other than the rules' own in the names of tests, or empty
     */
    RandomGame(Rules rules, Setup start, String startText, long seed, int plies) {
        this.rules = rules;
        this.start = start;
        this.startText = startText;
        this.seed = seed;
        this.plies = plies;
    }

    Rules rules() {
        return rules;
    }

    long seed() {
        return seed;
    }

    String name() {
        return rules.setting() + ", seed " + seed + (startText.isEmpty() ? "" : ", from " + Texts.shorten(startText));
    }

    /** The same game continued to a multiple of its plies. */
    RandomGame longer(int times) {
        return new RandomGame(rules, start, startText, seed, times * plies);
    }

    Position begin() {
        return rules.position(start, Purpose.GAME);
    }

    /** Plays the game and runs a check at every n-th ply; a failure is rethrown with the ply and the position. */
    void play(int everyPly, Consumer<Position> check) {
        play(0, everyPly, check);
    }

    /**
     * Plays the game and runs a check at the beginning, which may be a position chosen for what is rare, at one of the first n
     * plies, and at every n-th ply from there.
     */
    void play(int firstPly, int everyPly, Consumer<Position> check) {
        long[] played = moves();
        Position position = begin();
        for (int ply = 0; ply <= played.length; ply++) {
            if (ply == 0 || ply % everyPly == firstPly || ply == played.length) {
                checkAt(position, ply, check);
            }
            if (ply < played.length) {
                position.make(played[ply]);
            }
        }
    }

    /** The moves of the game. */
    long[] moves() {
        long[] known = moves;
        if (known == null) {
            known = choose();
            moves = known;
        }
        return known.clone();
    }

    private long[] choose() {
        Position position = begin();
        Random random = new Random(seed);
        MoveList scratch = new MoveList();
        MoveList played = new MoveList();
        while (played.size() < plies && choose(position, scratch, random)) {
            played.add(scratch.get(0));
            position.make(scratch.get(0));
        }
        return played.toArray();
    }

    /** Puts the chosen move first in the list; returns whether there was one. */
    private static boolean choose(Position position, MoveList moves, Random random) {
        moves.clear();
        if (random.nextInt(3) == 0) {
            position.legalCaptures(moves);
        }
        if (moves.size() == 0) {
            position.legalMoves(moves);
        }
        if (moves.size() > 0) {
            moves.set(0, moves.get(random.nextInt(moves.size())));
        }
        return moves.size() > 0;
    }

    private void checkAt(Position position, int ply, Consumer<Position> check) {
        try {
            check.accept(position);
        } catch (AssertionError | RuntimeException wrong) {
            String where = rules.setting() + ", seed " + seed + ", ply " + ply + ", '" + textAt(ply) + "'";
            throw new AssertionFailedError(where + ": " + Specimens.why(wrong), wrong);
        }
    }

    /** The game is replayed, since a failed check may have left its position in any state. */
    private String textAt(int ply) {
        Position position = begin();
        LongStream.of(moves()).limit(ply).forEach(position::make);
        return position.words().text();
    }
}
