package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Position;
import org.plyspace.engine.Game;
import org.plyspace.engine.picture.Picture.Panel;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.session.LastMove;

/** A report on a game: its current position, and how many plies were played. */
public final class GameReport {

    private GameReport() {}

    /**
     * The lines to print.
     *
     * @param sound whether the game was read without error, so that a game without outcome is still going on
     * @param boardStyle the style of the boards
     */
    public static List<String> lines(Game game, boolean sound, BoardStyle boardStyle) {
        List<String> lines = new ArrayList<>(PositionReport.lines(
                game.position(), LastMove.of(game).withCheck(game.position()), game.outcome(), boardStyle));
        lines.add(plies(game) + " played" + (sound && game.outcome().isEmpty() ? "; the game goes on" : ""));
        return lines;
    }

    /**
     * The lines to print first if the game differs from its text: the problem, and an empty line.
     *
     * @param ofMove whether a move is wrong; the position shown is then the one before it
     */
    public static List<String> problem(String words, boolean ofMove) {
        return ofMove ? List.of(words, "the position before it:", "") : List.of(words, "");
    }

    /** The current position as a panel of a picture. */
    public static Panel panel(Game game) {
        Position position = game.position();
        return new Panel(
                position.rules().setting(),
                Scene.of(position, LastMove.of(game).withCheck(position)),
                PositionReport.words(position, game.outcome()));
    }

    /** The number of plies in words: {@code 1 ply}, {@code 2 plies}. */
    public static String plies(Game game) {
        return game.plies() + (game.plies() == 1 ? " ply" : " plies");
    }
}
