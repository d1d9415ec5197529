/**
 * Notations of moves beside the machine form, the same for every family of rule sets: {@link
 * org.plyspace.movegen.notation.SourceNotation} is what a rule set brings, {@link org.plyspace.movegen.notation.MoveFinder} helps it
 * to complete what its source leaves out.
 */
package org.plyspace.movegen.notation;
