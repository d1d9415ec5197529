/** Tablebases for any rule set: built, stored in files, probed and verified through the interface alone. */
package org.plyspace.endgame;
