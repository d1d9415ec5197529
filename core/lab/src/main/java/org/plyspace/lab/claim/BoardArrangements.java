package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.plyspace.api.MoveList;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.endgame.index.Arrangements;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.Game;
import org.plyspace.engine.Seeds;

/** Arrangements of empty boards: some, taken from random games, or all. */
final class BoardArrangements {

    private static final int LONGEST = 200;

    private BoardArrangements() {}

    /** Setups without men, beginning with that of the start; only that one if boards do not move. */
    static List<Setup> of(Rules rules, int count, long seed) {
        List<Setup> found = new ArrayList<>();
        found.add(rules.empty());
        for (int i = 1; i < count && rules.empty().boards() > 0; i++) {
            SplittableRandom random = new SplittableRandom(Seeds.derive(seed, rules.setting(), i));
            found.add(withoutMen(rules, played(rules, random)));
        }
        return List.copyOf(found);
    }

    /**
     * An arrangement.
     *
     * @param boards the boards without men
     * @param count the number of arrangements it stands for, itself and its mirror images
     */
    record Standing(Setup boards, int count) {}

    /**
     * Finds all arrangements; only that of the start if boards do not move.
     *
     * @param piece the symbol of a piece, whose moves must have the symmetries that make arrangements alike
     */
    static List<Standing> all(Rules rules, String piece) {
        if (rules.empty().boards() == 0) {
            return List.of(new Standing(rules.empty(), 1));
        }
        String king = rules.pieceTypes().stream()
                .filter(PieceType::royal)
                .map(PieceType::symbol)
                .findFirst()
                .orElseThrow();
        return Arrangements.of(rules, Material.parse(rules, king + piece + "v" + king)).stream()
                .map(each -> new Standing(rules.read(each.arrangement().text()), each.count()))
                .toList();
    }

    private static Setup played(Rules rules, SplittableRandom random) {
        Game game = Game.fromStart(rules);
        MoveList scratch = new MoveList();
        int plies = random.nextInt(1, LONGEST);
        while (game.plies() < plies && game.outcome().isEmpty()) {
            game.play(game.position().randomMove(random, scratch));
        }
        return game.position().words().setup();
    }

    private static Setup withoutMen(Rules rules, Setup setup) {
        Setup.Builder builder = rules.empty().toBuilder();
        for (int board = 0; board < setup.boards(); board++) {
            builder.anchor(board, setup.anchorOf(board));
        }
        return builder.build();
    }

    /** Adds a man on a cell. */
    static Setup with(Setup setup, int cell, int code) {
        return setup.toBuilder().piece(cell, code).build();
    }

    /** Adds a man on each of several cells. */
    static Setup with(Setup setup, Stream<Integer> cells, int code) {
        Setup.Builder builder = setup.toBuilder();
        cells.forEach(cell -> builder.piece(cell, code));
        return builder.build();
    }
}
