/**
 * Standard algebraic notation for any rule set, based on its legal moves alone, and the signs that people type in place of
 * plain ones.
 */
package org.plyspace.engine.notation;
