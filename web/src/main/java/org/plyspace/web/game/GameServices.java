package org.plyspace.web.game;

import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import org.plyspace.engine.Registry;
import org.plyspace.web.question.Patience;

/**
 * What all games share.
 *
 * @param registry the rule sets
 * @param patience how long they are waited for
 * @param pool where engines think
 * @param changes is told by any thread that a game is at another version
 * @param thoughts is told by any thread what an engine that plays has found
 */
record GameServices(
        Registry registry,
        Patience patience,
        EnginePool pool,
        ObjLongConsumer<String> changes,
        Consumer<ThoughtView> thoughts) {}
