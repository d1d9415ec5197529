package org.plyspace.cli.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Who plays which side. Random players choose among the legal moves, all equally likely. */
public final class Players {

    private final Player white;
    private final Player black;
    private final long seed;
    private final SplittableRandom random;

    /** With the seed of the random players; the same seed and the same moves of people give the same game. */
    public Players(Player white, Player black, long seed) {
        this.white = white;
        this.black = black;
        this.seed = seed;
        this.random = new SplittableRandom(seed);
    }

    boolean isHuman(Side side) {
        return player(side) == Player.HUMAN;
    }

    boolean anyHuman() {
        return white == Player.HUMAN || black == Player.HUMAN;
    }

    private Player player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** A legal move of the side to move, which must have one. */
    long choose(Position position) {
        return position.randomMove(random, new MoveList());
    }

    /** The tags White and Black of a record. */
    Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", inWords(white));
        tags.put("Black", inWords(black));
        return tags;
    }

    private String inWords(Player player) {
        return player == Player.RANDOM ? player + ", seed " + seed : player.toString();
    }
}
