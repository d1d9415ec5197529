package org.plyspace.lab.player;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.search.Choice;
import org.plyspace.search.Found;

/** Who plays which side. Sides that are played by the same kind of machine are played by the same one. */
public final class Players implements AutoCloseable {

    private final Player white;
    private final Player black;
    private final long seed;
    private final Map<String, GamePlayer> machines = new ConcurrentHashMap<>();

    /** With the seed of the random players; the same seed and the same moves of people give the same game. */
    public Players(Player white, Player black, long seed) {
        this.white = white;
        this.black = black;
        this.seed = seed;
    }

    public boolean isHuman(Side side) {
        return player(side).isHuman();
    }

    public boolean anyHuman() {
        return white.isHuman() || black.isHuman();
    }

    /** Who plays a side. */
    public Player player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /**
     * Lets the machines begin, which play games of one rule set.
     *
     * @throws org.plyspace.lab.player.PlayerException if one is another program that does not start, or does not play this rule set
     */
    public void begin(Rules rules) {
        for (Side side : Side.values()) {
            player(side)
                    .machine()
                    .filter(spec -> !machines.containsKey(spec.toString()))
                    .ifPresent(spec -> {
                        GamePlayer machine = spec.make(rules);
                        machines.put(spec.toString(), machine);
                        machine.newGame(seed);
                    });
        }
    }

    /**
     * A legal move of the side to move, which must have one and be played by a machine.
     *
     * @throws org.plyspace.lab.player.PlayerException if the machine fails
     */
    public long choose(Game game) {
        return choice(game).move();
    }

    /** Likewise, with what the machine thinks of it. */
    public Choice choice(Game game) {
        PlayerSpec spec = player(game.position().sideToMove()).machine().orElseThrow();
        return machines.get(spec.toString()).choose(game, Optional.empty());
    }

    /**
     * Has somebody told what machines find while they choose, as far as they say it; they must have {@linkplain #begin begun}.
     *
     * @param progress is told in the thread that asks for the move
     */
    public void tell(Consumer<Found> progress) {
        machines.values().forEach(machine -> machine.tell(progress));
    }

    /** Lets a choice that is being made be made as soon as may be; the machines may then play the next move in haste too. Any thread may ask. */
    public void stop() {
        machines.values().forEach(GamePlayer::stop);
    }

    /** Ends the machines. */
    @Override
    public void close() {
        machines.values().forEach(GamePlayer::close);
        machines.clear();
    }

    /** The tags White and Black of a record. */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", inWords(white));
        tags.put("Black", inWords(black));
        return tags;
    }

    private String inWords(Player player) {
        boolean random = player.machine().filter(PlayerSpec::isRandom).isPresent();
        return random ? player + ", seed " + seed : player.toString();
    }
}
