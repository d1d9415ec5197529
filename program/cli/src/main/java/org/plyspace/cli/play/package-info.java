/** A game in the terminal: who plays, what is typed, what it does. */
package org.plyspace.cli.play;
