/** An outside variant: Dragonchess, with moves by level, capture from afar and freezing (dragonchess.md). */
package org.plyspace.examples.dragonchess;
