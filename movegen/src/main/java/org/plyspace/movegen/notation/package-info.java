/**
 * Notations of moves besides the machine form, the same for every family of rule sets: {@link org.plyspace.movegen.notation.SourceNotation}
 * is what a rule set provides, {@link org.plyspace.movegen.notation.MoveFinder} helps it to complete what its source omits.
 */
package org.plyspace.movegen.notation;
