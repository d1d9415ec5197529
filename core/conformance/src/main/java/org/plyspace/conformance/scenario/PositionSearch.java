package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Seeds;

/** Visits positions of random games, and {@linkplain Variation variations} of each. */
final class PositionSearch {

    private static final int LONGEST_GAME = 160;
    private static final int VARIATIONS = 4;

    private final Rules rules;
    private final long seed;

    PositionSearch(Rules rules, long seed) {
        this.rules = rules;
        this.seed = seed;
    }

    /**
     * Visits positions; the visitor must leave each unchanged.
     *
     * @throws org.plyspace.api.NoStartException if the rules have no start position
     */
    void visit(int games, Consumer<Position> visitor, Progress progress) {
        for (int i = 0; i < games; i++) {
            play(new SplittableRandom(Seeds.derive(seed, "scenarios " + rules.setting(), i)), visitor);
            progress.reached(i + 1L, games);
        }
    }

    private void play(SplittableRandom random, Consumer<Position> visitor) {
        Game game = Game.fromStart(rules);
        Position position = game.position();
        Variation variation =
                new Variation(rules, position.words().layout().anchors().size());
        while (true) {
            visitor.accept(position);
            variation.spoilingEnPassant(position, random).ifPresent(visitor);
            for (int i = 0; i < VARIATIONS; i++) {
                variation.of(position.words().setup(), random).ifPresent(visitor);
            }
            if (game.plies() == LONGEST_GAME || game.outcome().isPresent()) {
                return;
            }
            game.play(any(position, random));
        }
    }

    /** A random legal move, chosen by its text, so that a matrix does not depend on the order of move generation. */
    private static long any(Position position, SplittableRandom random) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Map<String, Long> byText = new TreeMap<>();
        for (long move : moves.toArray()) {
            byText.put(position.words().text(move, Notation.MACHINE), move);
        }
        return List.copyOf(byText.values()).get(random.nextInt(byText.size()));
    }
}
