/** An outside variant written as one declaration: orthodox chess, whose perft counts everybody knows. */
package org.plyspace.examples.orthodox;
