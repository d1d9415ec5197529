package org.plyspace.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.engine.picture.BoardSheet;
import org.plyspace.engine.picture.Mark;

/**
 * Games to step through, in the form that the page's script shows: the changes from step to step.
 *
 * @param boards all boards, at every place where they can be
 * @param games the games, which refer to boards by their index in that list
 */
record GameViews(List<BoardSheet.Drawn> boards, List<View> games) {

    /**
     * A game.
     *
     * @param caption the caption that identifies the game
     * @param men the drawings and names of its men, by their code
     * @param steps the start, and the position after each move
     */
    record View(String caption, Map<Integer, Man> men, List<Step> steps) {}

    /** The drawing and the name of a man. */
    record Man(String part, String name) {}

    /**
     * A position.
     *
     * @param move the move that led to it; null for the start
     * @param tags the tags of the move
     * @param boards the boards that changed: for each place, the index of the board in the list
     * @param men the men that changed: for each cell, the code, 0 if empty
     * @param last the cells of the move
     * @param moved the places of the boards that the move moved
     * @param check the cells of royal pieces in check
     * @param hands the hands of White and Black; null if the rules have no hands
     */
    @JsonInclude(Include.NON_EMPTY)
    record Step(
            String move,
            List<String> tags,
            Map<Integer, Integer> boards,
            Map<Integer, Integer> men,
            List<Integer> last,
            List<Integer> moved,
            List<Integer> check,
            List<String> hands) {}

    static GameViews of(List<SampleGame> games, BoardSheet sheet) {
        Map<BoardSheet.Drawn, Integer> boards = new LinkedHashMap<>();
        List<View> views = games.stream().map(game -> view(game, sheet, boards)).toList();
        return new GameViews(List.copyOf(boards.keySet()), views);
    }

    private static View view(SampleGame game, BoardSheet sheet, Map<BoardSheet.Drawn, Integer> boards) {
        Map<Integer, Man> men = new TreeMap<>();
        List<Step> steps = new ArrayList<>();
        List<Integer> before = List.of();
        for (int i = 0; i < game.steps().size(); i++) {
            SampleGame.Step step = game.steps().get(i);
            List<Integer> now = sheet.boards(step.layout()).stream()
                    .map(drawn -> boards.computeIfAbsent(drawn, unused -> boards.size()))
                    .toList();
            step.men().values().forEach(code -> men.computeIfAbsent(code, unused -> man(game, sheet, code)));
            steps.add(step(game, i, changed(before, now)));
            before = now;
        }
        return new View(game.caption(), men, steps);
    }

    private static Man man(SampleGame game, BoardSheet sheet, int code) {
        return new Man(
                sheet.man(game.types(), code),
                Piece.side(code).word() + " "
                        + game.types().get(Piece.type(code)).name());
    }

    private static Map<Integer, Integer> changed(List<Integer> before, List<Integer> now) {
        Map<Integer, Integer> changed = new TreeMap<>();
        for (int place = 0; place < now.size(); place++) {
            if (place >= before.size() || !before.get(place).equals(now.get(place))) {
                changed.put(place, now.get(place));
            }
        }
        return changed;
    }

    private static Step step(SampleGame game, int number, Map<Integer, Integer> boards) {
        SampleGame.Step step = game.steps().get(number);
        Map<Integer, Integer> men = new TreeMap<>();
        game.changes(number).forEach(cell -> men.put(cell, step.men().getOrDefault(cell, Piece.NONE)));
        String white = step.hand(Side.WHITE, game.types());
        return new Step(
                step.move(),
                step.tags(),
                boards,
                men,
                game.marked(number, Mark.LAST_MOVE),
                moved(step),
                game.marked(number, Mark.CHECK),
                white.isEmpty() ? List.of() : List.of(white, step.hand(Side.BLACK, game.types())));
    }

    /** The boards that moved, by their places on the page; moves count movable boards only. */
    private static List<Integer> moved(SampleGame.Step step) {
        Set<Integer> boards = step.marks().boards();
        if (boards.isEmpty()) {
            return List.of();
        }
        List<String> names = step.layout().movableBoards().stream()
                .map(board -> board.name())
                .toList();
        List<Integer> places = new ArrayList<>();
        List<String> shown = BoardSheet.names(step.layout());
        boards.forEach(board -> places.add(shown.indexOf(names.get(board))));
        return places.stream().sorted().toList();
    }
}
