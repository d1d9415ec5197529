package org.plyspace.web.game;

import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import org.plyspace.web.http.PageSettings.Timeouts;

/**
 * The services that all games share.
 *
 * @param patience how long to wait for them
 * @param pool the threads of the engines
 * @param changes called by any thread when a game has a new version
 * @param time the time of the clocks
 * @param thoughts called by any thread with what a playing engine has found
 */
record GameServices(
        Timeouts patience,
        EnginePool pool,
        PageTime time,
        ObjLongConsumer<String> changes,
        Consumer<ThoughtView> thoughts) {}
