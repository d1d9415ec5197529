/**
 * The text of positions and moves as far as all rule sets share it (notation.md): fields, placement rows, clocks, extras,
 * and the liberties allowed in typed moves. What a field's content means is the rule set's matter.
 */
package org.plyspace.movegen.text;
