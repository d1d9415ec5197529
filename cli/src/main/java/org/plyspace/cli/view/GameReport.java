package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Position;
import org.plyspace.engine.Game;
import org.plyspace.engine.picture.Picture.Panel;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.session.LastMove;

/** A game for people: the position it has come to, and how many plies were played. */
public final class GameReport {

    private GameReport() {}

    /**
     * The lines to print.
     *
     * @param sound whether all went well, so that a game without outcome is one that goes on
     * @param boardStyle how the boards are printed
     */
    public static List<String> lines(Game game, boolean sound, BoardStyle boardStyle) {
        List<String> lines = new ArrayList<>(PositionReport.lines(
                game.position(), LastMove.of(game).withCheck(game.position()), game.outcome(), boardStyle));
        lines.add(plies(game) + " played" + (sound && game.outcome().isEmpty() ? "; the game goes on" : ""));
        return lines;
    }

    /**
     * What is to be said before them of a game that is not as its text says, and an empty line.
     *
     * @param ofMove whether a move is wrong, before which the position is then shown
     */
    public static List<String> problem(String words, boolean ofMove) {
        return ofMove ? List.of(words, "the position before it:", "") : List.of(words, "");
    }

    /** The same as a picture. */
    public static Panel panel(Game game) {
        Position position = game.position();
        return new Panel(
                position.rules().setting(),
                Scene.of(position, LastMove.of(game).withCheck(position)),
                PositionReport.words(position, game.outcome()));
    }

    /** {@code 1 ply}, {@code 2 plies}. */
    public static String plies(Game game) {
        return game.plies() + (game.plies() == 1 ? " ply" : " plies");
    }
}
