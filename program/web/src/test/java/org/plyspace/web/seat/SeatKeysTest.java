package org.plyspace.web.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Side;

class SeatKeysTest {

    private static final String KEY = "0123456789abcdef".repeat(2);

    @ParameterizedTest
    @EnumSource(Role.class)
    void aKeyOpensItsOwnRoleAlone(Role role) {
        Map<String, String> made = SeatKeys.make();
        SeatKeys keys = new SeatKeys(SeatKeys.digests(made));
        String key = made.get(role.word());

        assertEquals(Optional.of(role), keys.roleOf(key));
        assertEquals(Role.values().length, new HashSet<>(made.values()).size());
        assertTrue(key.matches("[0-9a-f]{32}"), key);
        assertFalse(SeatKeys.digests(made).containsValue(key), "kept as it is");
        for (String other : new String[] {
            "", key.substring(1), key + "0", KEY, SeatKeys.digests(made).get(role.word())
        }) {
            assertEquals(Optional.empty(), keys.roleOf(other), other);
        }
    }

    /** Players change sides, onlookers stay what they are. */
    @Test
    void aRematchTurnsTheSidesRound() {
        assertEquals(Role.BLACK, Role.WHITE.swapped());
        assertEquals(Role.WHITE, Role.BLACK.swapped());
        assertEquals(Role.WATCH, Role.WATCH.swapped());
        assertEquals(Optional.of(Side.BLACK), Role.BLACK.side());
        assertEquals(Optional.empty(), Role.WATCH.side());
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke-20261122-190501-123456", "a+b%c", "R\u00f6\u00dflsprung"})
    void aLinkIsReadAsItIsWritten(String game) {
        SeatLink link = new SeatLink(KEY, game);

        assertEquals(Optional.of(link), SeatLink.parse(link.text()));
        assertFalse(link.toString().contains(KEY), link.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".game", "game", "0123.game", "0123456789ABCDEF0123456789ABCDEF.game", "%"})
    void whatIsNoLinkIsNone(String text) {
        assertEquals(Optional.empty(), SeatLink.parse(text));
        assertEquals(Optional.empty(), SeatLink.parse(KEY + "."));
        assertEquals(Optional.empty(), SeatLink.parse(KEY + "0.game"));
        assertEquals(Optional.empty(), SeatLink.parse(KEY + ".%zz"));
    }
}
