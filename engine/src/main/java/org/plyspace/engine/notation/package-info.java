/** Standard algebraic notation for any rule set, over its legal moves alone, and what people type in place of plain signs. */
package org.plyspace.engine.notation;
