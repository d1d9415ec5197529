/** A text interface to rules and positions, for tests of the examples and rulings on a rules page. */
package org.plyspace.tck.text;
