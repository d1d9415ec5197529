package org.plyspace.web.game;

import org.plyspace.engine.Registry;
import org.plyspace.web.question.Patience;

/** What all rooms share: the rule sets, how long they are waited for, the place where engines think, and who is told. */
record GameServices(Registry registry, Patience patience, EnginePool desk, GameListener audience) {}
