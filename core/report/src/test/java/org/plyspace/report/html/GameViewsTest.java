package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.picture.BoardSheet;
import org.plyspace.engine.picture.BoardSheet.Spot;
import org.plyspace.engine.testing.Bundled;

/** The steps shown of a game are those of the game itself. */
class GameViewsTest {

    private static final long SEED = 3;

    @ParameterizedTest(name = "{0}, seed " + SEED)
    @ValueSource(strings = {"koernke", "meder", "roth", "twoboard", "cube:n=4"})
    void stepsPutTogetherAreThePositionsOfTheGame(String setting) {
        Rules rules = Bundled.REGISTRY.rules(setting);
        Game game = Reports.random(rules, SEED, 120);
        BoardSheet sheet = new BoardSheet();
        GameViews views = GameViews.of(List.of(SampleGame.of(setting, "caption", rules, game)), sheet);
        GameViews.View view = views.games().get(0);
        assertEquals(game.plies() + 1, view.steps().size());

        Game replayed = new Game(rules, game.start());
        Map<Integer, Integer> boards = new HashMap<>();
        Map<Integer, Integer> men = new HashMap<>();
        for (int ply = 0; ply <= game.plies(); ply++) {
            GameViews.Step step = view.steps().get(ply);
            boards.putAll(step.boards());
            men.putAll(step.men());
            for (int cell = 0; cell < rules.cells(); cell++) {
                int code = replayed.position().pieceAt(cell);
                assertEquals(code, men.getOrDefault(cell, Piece.NONE), "cell " + cell + " after ply " + ply);
                assertTrue(code == Piece.NONE || view.men().containsKey(code));
            }
            Map<Integer, String> names = new HashMap<>();
            for (int board : boards.values()) {
                for (Spot spot : views.boards().get(board).spots()) {
                    names.put(spot.cell(), spot.name());
                }
            }
            assertEquals(rules.cells(), names.size());
            for (int cell = 0; cell < rules.cells(); cell++) {
                assertEquals(replayed.position().words().name(cell), names.get(cell));
            }
            if (ply < game.plies()) {
                long move = game.move(ply);
                assertEquals(
                        replayed.position().words().text(move, Notation.MACHINE),
                        view.steps().get(ply + 1).move());
                replayed.play(move);
            }
        }
        String definitions = sheet.definitions();
        views.boards().forEach(board -> assertTrue(definitions.contains("<g id=\"" + board.part() + "\">")));
        view.men().values().forEach(man -> assertTrue(definitions.contains("<g id=\"" + man.part() + "\">")));
    }

    @Test
    void boardsThatMovedAreMarkedWhereTheyAreShown() {
        Rules rules = Bundled.REGISTRY.rules("meder");
        Game game = Reports.random(rules, SEED, 120);
        GameViews.View view = GameViews.of(List.of(SampleGame.of("meder", "caption", rules, game)), new BoardSheet())
                .games()
                .get(0);
        List<GameViews.Step> moved =
                view.steps().stream().filter(step -> !step.moved().isEmpty()).toList();
        assertTrue(!moved.isEmpty());
        moved.forEach(step -> assertTrue(step.boards().keySet().containsAll(step.moved()), step::toString));
    }
}
