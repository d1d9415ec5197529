package org.plyspace.cli.play;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.search.Chooser;
import org.plyspace.search.ChooserSpec;

/** Who plays which side. Sides that are played by the same kind of machine are played by the same one. */
public final class Players {

    private final Player white;
    private final Player black;
    private final long seed;
    private final Map<String, Chooser> machines = new HashMap<>();

    /** With the seed of the random players; the same seed and the same moves of people give the same game. */
    public Players(Player white, Player black, long seed) {
        this.white = white;
        this.black = black;
        this.seed = seed;
    }

    boolean isHuman(Side side) {
        return player(side).isHuman();
    }

    boolean anyHuman() {
        return white.isHuman() || black.isHuman();
    }

    /** Who plays a side. */
    Player player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** A legal move of the side to move, which must have one and be played by a machine. */
    long choose(Game game) {
        Position position = game.position();
        ChooserSpec spec = player(position.sideToMove()).machine().orElseThrow();
        return machines.computeIfAbsent(spec.toString(), unused -> spec.make(position.rules(), seed))
                .choose(position, game.earlierKeys(), Optional.empty())
                .move();
    }

    /** The tags White and Black of a record. */
    Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", inWords(white));
        tags.put("Black", inWords(black));
        return tags;
    }

    private String inWords(Player player) {
        boolean random = player.machine().filter(ChooserSpec::isRandom).isPresent();
        return random ? player + ", seed " + seed : player.toString();
    }
}
