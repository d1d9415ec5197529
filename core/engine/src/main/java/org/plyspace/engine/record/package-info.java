/** Records of games in the format {@code plyspace-game/1}: JSON, read strictly, written deterministically, and saved atomically. */
package org.plyspace.engine.record;
