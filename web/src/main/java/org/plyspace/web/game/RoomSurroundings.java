package org.plyspace.web.game;

import org.plyspace.engine.Registry;

/** What all rooms share: the rule sets, the place where machines think, and who is told. */
record RoomSurroundings(Registry registry, MachineDesk desk, Audience audience) {}
