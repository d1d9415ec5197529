/** Games written as text, and their replay move by move. */
package org.plyspace.engine.replay;
