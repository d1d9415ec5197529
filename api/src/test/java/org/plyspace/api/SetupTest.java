package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SetupTest {

    private static Setup.Builder sample() {
        return Setup.builder(4, 2)
                .piece(1, 2)
                .anchor(0, 5)
                .side(Side.BLACK)
                .clocks(3, 9)
                .field("own", "H:b");
    }

    @Test
    void setupsBuiltAlikeAreEqual() {
        assertEquals(sample().build(), sample().build());
        assertEquals(sample().build().hashCode(), sample().build().hashCode());
        assertEquals(sample().build(), sample().build().toBuilder().build());
    }

    static Stream<UnaryOperator<Setup.Builder>> changes() {
        return Stream.of(
                setup -> setup.piece(1, 3),
                setup -> setup.piece(0, 2),
                setup -> setup.anchor(1, 4),
                setup -> setup.hand(2, 1),
                setup -> setup.hand(3, 1),
                setup -> setup.side(Side.WHITE),
                setup -> setup.clocks(4, 9),
                setup -> setup.clocks(3, 8),
                setup -> setup.field("own", "H:w"),
                setup -> setup.field("own", ""),
                setup -> setup.field(Setup.CASTLING, "K"));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void anyDifferenceMakesThemUnequal(UnaryOperator<Setup.Builder> change) {
        assertNotEquals(sample().build(), change.apply(sample()).build());
    }

    @Test
    void theOrderOfSettingFieldsDoesNotMatter() {
        Setup one = Setup.builder(1, 0).field("a", "1").field("b", "2").build();
        Setup other = Setup.builder(1, 0).field("b", "2").field("a", "1").build();
        assertEquals(one, other);
    }

    @Test
    void fieldsNotSetHaveTheTextOfNothing() {
        Setup setup = Setup.builder(1, 0)
                .field("spent", "-")
                .field(Setup.CASTLING, "")
                .build();
        assertEquals("-", setup.field(Setup.CASTLING));
        assertEquals("-", setup.field(Setup.EN_PASSANT));
        assertEquals("", setup.field("spent"));
        assertEquals(Map.of(), setup.fields());
    }

    @Test
    void aBuilderUsedAgainLeavesWhatItBuiltAlone() {
        Setup.Builder builder = sample();
        Setup built = builder.build();
        builder.piece(0, 7).anchor(0, 1).field("own", "");
        assertEquals(sample().build(), built);
    }

    @Test
    void boardsHangOnAnchorsInOrderAtFirst() {
        Setup setup = Setup.builder(1, 3).build();
        assertEquals(3, setup.boards());
        assertEquals(2, setup.anchorOf(2));
    }

    @Test
    void handsAreKeptAndBuiltUpon() {
        Setup setup = sample().hand(5, 2).build();
        assertEquals(2, setup.hand(5));
        assertEquals(0, setup.hand(4));
        assertEquals(setup, setup.toBuilder().build());
        assertEquals(3, setup.toBuilder().hand(5, 3).build().hand(5));
        assertEquals(2, setup.hand(5));
    }
}
