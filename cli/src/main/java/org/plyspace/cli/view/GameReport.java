package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.engine.Game;

/** A game for people: the position it has come to, and how many plies were played. */
public final class GameReport {

    private GameReport() {}

    /**
     * The lines to print.
     *
     * @param sound whether all went well, so that a game without outcome is one that goes on
     * @param width how many characters the boards may take side by side
     */
    public static List<String> lines(Game game, boolean sound, int width) {
        List<String> lines = new ArrayList<>(PositionReport.lines(game.position(), game.outcome(), width));
        lines.add(plies(game) + " played" + (sound && game.outcome().isEmpty() ? "; the game goes on" : ""));
        return lines;
    }

    /** {@code 1 ply}, {@code 2 plies}. */
    public static String plies(Game game) {
        return game.plies() + (game.plies() == 1 ? " ply" : " plies");
    }
}
