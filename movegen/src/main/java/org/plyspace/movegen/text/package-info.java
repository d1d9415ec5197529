/**
 * The text of positions and moves as far as all rule sets share it (notation.md): fields, placement rows, clocks, extras, and the liberties
 * allowed in typed moves. Rule sets define what a field's content means.
 */
package org.plyspace.movegen.text;
