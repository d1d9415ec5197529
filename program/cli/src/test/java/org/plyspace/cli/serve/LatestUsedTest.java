package org.plyspace.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatestUsedTest {

    private final List<String> quit = new ArrayList<>();
    private final SearchTopics.LatestUsed<String> latest = new SearchTopics.LatestUsed<>(quit::add);
    private int made;

    private String use(String key) {
        return latest.use(key, () -> key + ++made, thing -> thing);
    }

    @Test
    void whatWasUsedLastIsUsedAgainAndQuitForAnother() {
        assertEquals("engine1", use("engine"));
        assertEquals("engine1", use("engine"));
        assertEquals("other2", use("other"));
        assertEquals(List.of("engine1"), quit);

        latest.close();
        assertEquals(List.of("engine1", "other2"), quit);
    }

    @Test
    void whatIsInUseIsNotUsedBySomebodyElse() {
        assertEquals("engine2", latest.use("engine", () -> "engine" + ++made, thing -> use("engine")));
    }

    @Test
    void whatFailedIsQuit() {
        assertThrows(
                IllegalStateException.class,
                () -> latest.use("engine", () -> "engine", thing -> {
                    throw new IllegalStateException(thing);
                }));
        assertEquals(List.of("engine"), quit);
        assertEquals("engine1", use("engine"));
    }

    /** A question that was given up comes back while the next one has long been answered. */
    @Test
    void whatComesBackLateReplacesNothing() {
        latest.use("hung", () -> "hung", thing -> use("next"));

        assertEquals(List.of("hung"), quit);
        assertEquals("next1", use("next"));
    }
}
