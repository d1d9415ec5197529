/** Games written as text, and played again move by move. */
package org.plyspace.engine.replay;
