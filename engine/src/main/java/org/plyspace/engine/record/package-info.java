/** Games as records that last: {@code plyspace-game/1}, JSON, strictly read, stably written, saved so that no kill spoils them. */
package org.plyspace.engine.record;
