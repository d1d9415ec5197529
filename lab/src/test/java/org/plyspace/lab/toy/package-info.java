/** A game whose statistics can be worked out by hand. */
package org.plyspace.lab.toy;
