package org.plyspace.report.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Marks;

/**
 * A game to step through on a page, collected once from its rule set.
 *
 * @param setting the name of the rule set in the table of results
 * @param caption the caption: which game it is, and how it ended
 * @param types the types of its pieces
 * @param steps the start, and the position after each move
 */
public record SampleGame(String setting, String caption, List<PieceType> types, List<Step> steps) {

    /** The most games on a page, which would otherwise become too long. */
    static final int MOST = 12;

    /**
     * A position of the game.
     *
     * @param move the move that led to it, in machine form; empty for the start
     * @param tags the tags of the move; may be empty
     * @param layout the layout of the boards
     * @param men the piece on each occupied cell
     * @param marks the squares and boards that the move touched, and the royal pieces that are in check
     */
    public record Step(String move, List<String> tags, Layout layout, Map<Integer, Integer> men, Marks marks) {

        /** Copies the collections. */
        public Step {
            tags = List.copyOf(tags);
            men = Map.copyOf(men);
        }

        /** A side's hand in words; empty if the rules have none. */
        String hand(Side side, List<PieceType> types) {
            List<Layout.Held> all = layout.hands().stream()
                    .filter(held -> Piece.side(held.piece()) == side)
                    .toList();
            String held = all.stream()
                    .filter(pieces -> pieces.count() > 0)
                    .map(pieces -> pieces.count() + " "
                            + types.get(Piece.type(pieces.piece())).name())
                    .collect(Collectors.joining(", "));
            return all.isEmpty() ? "" : held.isEmpty() ? "nothing" : held;
        }
    }

    /** Copies the lists. */
    public SampleGame {
        types = List.copyOf(types);
        steps = List.copyOf(steps);
    }

    /**
     * Replays a game.
     *
     * @param setting the name of the rule set in the table of results
     * @param caption the caption: which game it is, and how it ended
     * @param game the game, which is left unchanged
     */
    public static SampleGame of(String setting, String caption, Rules rules, Game game) {
        Game replayed = new Game(rules, game.start());
        List<Step> steps = new ArrayList<>();
        steps.add(step("", List.of(), replayed.position(), Marks.NONE));
        for (long move : game.moves()) {
            Position position = replayed.position();
            String text = position.words().text(move, Notation.MACHINE);
            List<String> tags = tags(rules, position.tags(move));
            List<Effect> effects = position.words().describe(move);
            replayed.play(move);
            steps.add(
                    step(text, tags, replayed.position(), Marks.ofMove(effects).withCheck(replayed.position())));
        }
        return new SampleGame(setting, caption, rules.pieceTypes(), steps);
    }

    private static List<String> tags(Rules rules, long tags) {
        return IntStream.range(0, rules.tags().size())
                .filter(i -> (tags >>> i & 1) != 0)
                .mapToObj(i -> rules.tags().get(i).name())
                .toList();
    }

    private static Step step(String move, List<String> tags, Position position, Marks marks) {
        Map<Integer, Integer> men = new HashMap<>();
        for (int cell = 0; cell < position.rules().cells(); cell++) {
            int code = position.pieceAt(cell);
            if (code != Piece.NONE) {
                men.put(cell, code);
            }
        }
        return new Step(move, tags, position.words().layout(), men, marks);
    }

    /** The cells whose men differ from the step before; in the first step, all occupied cells. */
    Set<Integer> changes(int step) {
        Map<Integer, Integer> before =
                step == 0 ? Map.of() : steps.get(step - 1).men();
        Map<Integer, Integer> after = steps.get(step).men();
        Set<Integer> cells = new HashSet<>(before.keySet());
        cells.addAll(after.keySet());
        cells.removeIf(cell -> Objects.equals(before.get(cell), after.get(cell)));
        return cells;
    }

    /** The cells with a mark after a step, in order. */
    List<Integer> marked(int step, Mark mark) {
        return steps.get(step).marks().of(mark).stream().sorted().toList();
    }

    /** The moves, with the numbers of White's: {@code 1. a2-a3 b7-b6 2. ...}. */
    String moves() {
        return IntStream.range(1, steps.size())
                .mapToObj(i ->
                        (i % 2 == 1 ? (i + 1) / 2 + ". " : "") + steps.get(i).move())
                .collect(Collectors.joining(" "));
    }
}
