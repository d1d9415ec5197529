package org.plyspace.web.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.SavedGameNamer;
import org.plyspace.engine.session.Table;
import org.plyspace.match.engine.Seat;
import org.plyspace.web.question.Patience;
import org.plyspace.web.toy.Mezzanine;

/** A game on the page where something breaks. */
final class LiveGameTest {

    private final Registry registry = Mezzanine.registry();

    @Test
    void aMachineWhoseMoveCannotBeKeptDoesNotEndInSilence() throws InterruptedException {
        BlockingQueue<Long> versions = new LinkedBlockingQueue<>();
        GameListener gameListener = new GameListener() {
            @Override
            public void changed(String game, long version) {
                versions.add(version);
            }

            @Override
            public void thought(ThoughtView thought) {}
        };
        SavedGameNamer broken = variant -> {
            throw new IllegalStateException("the shelf fell down");
        };
        try (EnginePool desk = new EnginePool()) {
            Rules rules = registry.rules("mezzanine");
            LiveGame liveGame = new LiveGame(
                    "g",
                    new Table(new Game(rules, rules.start()), Optional.empty()),
                    Map.of(Side.WHITE, Seat.of("random"), Side.BLACK, Seat.of(Seat.HUMAN)),
                    new Autosave(new GameFiles(() -> registry), Optional.of(broken), Optional.empty(), ignored -> {}),
                    new TimedRules(registry, registry.find("mezzanine"), Patience.USUAL.answer()),
                    new GameServices(registry, Patience.USUAL, desk, gameListener));
            long before = liveGame.version();
            liveGame.wake();

            Long told = versions.poll(10, TimeUnit.SECONDS);

            assertTrue(told != null && told > before, "nobody was told: " + told);
            GameView view = liveGame.view(OptionalInt.empty());
            assertEquals(told, view.version());
            assertFalse(view.thinking());
            assertTrue(view.trouble().orElse("").contains("the shelf fell down"), view::toString);
        }
    }
}
