/** Rules and positions asked and answered in text, for tests of the examples and rulings on a rules page. */
package org.plyspace.tck.text;
