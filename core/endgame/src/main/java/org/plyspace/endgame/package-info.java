/** Tablebases for any rule set: built, kept in files, asked and verified through the interface alone. */
package org.plyspace.endgame;
