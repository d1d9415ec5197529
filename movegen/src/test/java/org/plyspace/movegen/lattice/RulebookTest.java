package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Repetition;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Stalemate;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.tck.GoldenFile;

/** Compares the rulebook of a declaration that states nothing itself with a file that people have read. */
@DisplayName("The rulebook of a declaration")
final class RulebookTest {

    private static final Map<String, Supplier<LatticeSpec>> GAMES = new TreeMap<>(Map.of(
            "cannons", Toys::cannons,
            "cannonsInHand", Toys::cannonsInHand,
            "folded", () -> Toys.folded(PawnBlock.ENEMY_ON_CAPTURE),
            "folded, blocked by any man", () -> Toys.folded(PawnBlock.ANY_ADVANCE_OCCUPIED),
            "hands", Toys::hands,
            "levels", Toys::levels,
            "mirrors", Toys::mirrors,
            "ragged", Toys::ragged,
            "twoKings", Toys::twoKings,
            "with other ends", RulebookTest::withOtherEnds));

    private static LatticeSpec withOtherEnds() {
        return Toys.twoKings()
                .end(EndRule.SHARED
                        .withStalemate(Stalemate.LOSS)
                        .withClock(75)
                        .withClockThroughCaptures()
                        .withGoals((side, cell) -> cell == 24)
                        .withBareKing()
                        .withExtinction("R", "N")
                        .withChecks(3))
                .repetition(new Repetition(4, Repetition.Meaning.LOSS_FOR_PERPETUAL_CHECK, Repetition.Bound.GAME));
    }

    @Test
    void saysWhatIsDeclared() {
        List<String> lines = new ArrayList<>();
        GAMES.forEach((name, game) -> {
            lines.add("# " + name);
            Toy.rules(game.get()).rules().rulebook().stream()
                    .map(rule -> rule.aspect() + ": " + rule.text() + " (" + rule.citation() + ")")
                    .forEach(lines::add);
        });
        GoldenFile.of(RulebookTest.class, "rulebooks.txt").holds(String.join("\n", lines) + "\n");
    }
}
