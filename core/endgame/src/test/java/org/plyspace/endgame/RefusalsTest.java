package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.FailureException;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

/** What has no table is refused before anything is made. */
class RefusalsTest {

    @ParameterizedTest
    @CsvFileSource(resources = "refused.tsv", delimiter = '\t', quoteCharacter = '"')
    void materialsWithoutATableAreRefusedByName(String file, String material, String expected) {
        UsageException refused = assertThrows(UsageException.class, () -> {
            FixedBoards ground = Toys.ground(file, "-");
            ground.standing(Material.parse(ground.rules(), material));
        });
        assertTrue(refused.getMessage().contains(expected), refused.getMessage());
    }

    /** A hopper is thought to stay on its file, since alone it does. */
    @ParameterizedTest
    @EnumSource(names = {"FORWARD", "RETROGRADE"})
    void aPositionThatArisesAndHasNoNumberIsRefused(TableBuilder.Direction direction) {
        FixedBoards ground = Toys.ground("hops.json", "-");

        FailureException refused = assertThrows(FailureException.class, () -> Toys.tables(ground, "KHvKR", direction));
        assertTrue(
                refused.getMessage().contains("the tables have no number for a position that arises"),
                refused.getMessage());
    }

    @Test
    void aTableThatDoesNotFitIntoMemoryIsRefused() {
        Rules rules = Toys.rules("mini.json", "-");
        TableEstimate huge = new TableEstimate(Material.parse(rules, "KQvK"), 1L << 50, 1L << 51, 1L << 50, 0);
        FailureException refused = assertThrows(FailureException.class, () -> TableBuilder.checkMemory(huge));
        assertTrue(refused.getMessage().contains("PLYSPACE_JAVA_OPTS"), refused.getMessage());
    }

    @Test
    void menAreOrderedByTheRuleSetWhateverTheyAreTypedLike() {
        Rules rules = Toys.rules("mini.json", "-");
        assertEquals("KQRvKR", Material.parse(rules, "RQKvRK").toString());
        assertEquals(Material.parse(rules, "KRRvK"), Material.parse(rules, "RKRvK"));
    }

    @Test
    void theSideWithMoreMenHasTheTableWhereSidesCanBeExchanged() {
        FixedBoards ground = Toys.ground("mini.json", "-");
        assertEquals(
                "KQvK", ground.tableOf(Material.parse(ground.rules(), "KvKQ")).toString());
    }
}
