package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.RuleSets;

/** Rule sets with boards that can move, hanging in one way. */
class MovableBoardsTest {

    private final Rules roth = RuleSets.of("roth");

    @Test
    void aBoardThatChangesHandsByACaptureDoesNotMatter() {
        FixedBoards ground = new FixedBoards(roth, Arrangement.atHome(roth));
        TableBuilder builder = new TableBuilder(ground, 1, TableBuilder.Direction.EITHER);
        TableSet none = new TableSet(ground, List.of());
        Plan plan = builder.plan(Material.parse(roth, "KQvK"), none);
        assertTrue(plan.plain());
    }

    @Test
    void arrangementsAreEqualWhoeverOwnsTheBoards() {
        Position position = roth.readPosition("2:4/4/4/K3|4:4/4/4/4|6:4/4/4/4|WQL@b1(2):2/2|WKL@e1(2):Q1/k1"
                + "|BQL@b8(6):2/2|BKL@e8(6):2/2 b - - 0 1 own=BQL:w");
        assertEquals(Arrangement.atHome(roth), Arrangement.of(position));
        assertTrue(Arrangement.of(position).isAtHome());
    }

    @InWholeForm
    @Test
    void arrangementsThatASymmetryTurnsIntoEachOtherHaveTheSameCounts() {
        // The queen's boards of one file, turned to the king's file and from near to far.
        TableStats one =
                stats("2:4/4/4/4|4:4/4/4/4|6:4/4/4/4|WQL@b3(4):2/2|WKL@e1(2):2/2|BQL@b8(6):2/2|BKL@e8(6)i:2/2");
        TableStats other =
                stats("2:4/4/4/4|4:4/4/4/4|6:4/4/4/4|WQL@b1(2):2/2|WKL@e3(4):2/2|BQL@b8(6)i:2/2|BKL@e8(6):2/2");
        assertEquals(one.white().wins(), other.white().wins());
        assertEquals(one.white().winsIn(), other.white().winsIn());
        assertEquals(one.black().lossesIn(), other.black().lossesIn());
        assertTrue(one.white().wins().whole() > 0);
    }

    private TableStats stats(String boards) {
        Position bare = roth.position(roth.read(boards + " w - - 0 1"), Purpose.STUDY);
        FixedBoards ground = new FixedBoards(roth, Arrangement.of(bare));
        TableSet set = Toys.tables(ground, "KQvK", TableBuilder.Direction.EITHER);
        return TableStats.of(Toys.table(set, "KQvK"), 2, counter -> {});
    }
}
